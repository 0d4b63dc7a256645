"""What to play by other rules than the usual ones: positions of the houses where they change it.

They are written like those of ``sense_plays``; what each house counts is said above its positions.
"""

from game.rules.house import HouseRules
from game.rules.options import Bonus
from game.rules.presets import PRESETS
from tests.players.sense_plays import FIRST, GONE, MIDDLE, RISING, Play

# As MIDDLE, and West has the queen of spades and a heart; left are QC, JD QD, 4S-JS KS, 3H-AH.
_LATE = (
    "S: 2C 3C 4C AC / E: 5C 8C 6C 7C / S: 2D 3D AD 4D / N: 5D 6D 7D KD / "
    "W: AS 2S QS 3S / W: TD 8D 2H 9D / "
)
LATE_S = _LATE + "W: 9C TC JC KC"

# Three play without the two of clubs; left are JD-AD, all spades and all hearts.
_THREE = "S: 3C 4C 5C / N: 6C 7C 8C / W: 9C TC JC / S: QC KC AC / N: 2D 3D 4D / W: 5D 6D 7D / "
THREE_W = _THREE + "S: 8D TD 9D"
THREE_S = _THREE + "S: TD 8D 9D"

# Of the 32 cards from the sevens up left are TC-KC, all diamonds, all spades and all hearts.
SEVENS_W = "S: 7C AC 8C 9C"

# fmt: off
# The jack of diamonds counts -10.
OMNIBUS = [
    Play("The jack lies there: the queen of diamonds takes it.",
         MIDDLE["W"], "9D JD TD",
         "8D QD 6S 7S 9C TC 3H 4H", "QD"),
    Play("Third hand takes the jack with the highest diamond that is left.",
         MIDDLE["N"], "9D JD",
         "8D QD 6S 7S 9C TC 3H 4H", "QD"),
    Play("Last, the jack takes the trick itself.",
         MIDDLE["W"], "8D 9D TD",
         "JD QD 6S 7S 9C TC 3H 4H", "JD"),
    Play("A heart is a small price for the jack's own trick.",
         MIDDLE["W"], "9D 2H TD",
         "8D JD 6S 7S 9C TC 3H 4H", "JD"),
    Play("Two hearts beside the jack are a small price too.",
         MIDDLE["W"], "JD 2H 5H",
         "8D QD 6S 7S 9C TC 3H 4H", "QD"),
    Play("The queen of spades is too high a price for the jack.",
         MIDDLE["W"], "9D JD QS",
         "8D QD 6S 7S 9C TC 3H 4H", "8D"),
    Play("The queen of diamonds lies there: the jack is kept for later.",
         MIDDLE["W"], "9D QD TD",
         "8D JD 6S 7S 9C TC 3H 4H", "8D"),
    Play("With three higher diamonds about, the jack is not shown second.",
         FIRST["E"], "5D",
         "3D 8D JD 5C 6C 4S 6S 8S 2H 4H 6H 8H", "3D 8D"),
    Play("Second with the jack or the king: the king, while ace and queen are to come.",
         FIRST["E"], "TD",
         "JD KD 5C 6C 7C 4S 6S 8S 2H 4H 6H 8H", "KD"),
    Play("The jack is never thrown on another's trick.",
         MIDDLE["W"], "9C TC KC",
         "JD QD 6S 7S 8S 3H 4H AH", "AH"),
    Play("Not even where all else is low.",
         MIDDLE["W"], "9C TC KC",
         "JD 6S 7S 8S 9S TS 3H 4H", "6S 7S 8S 9S TS 3H 4H"),
    Play("With the jack about, the ace of hearts goes and not the diamond that takes it.",
         MIDDLE["W"], "9C TC KC",
         "QD 6S 7S 8S 9S 3H 4H AH", "AH"),
    Play("The queen of spades goes before all else.",
         MIDDLE["W"], "9C TC KC",
         "JD QD QS 6S 7S 3H 4H AH", "QS"),
    Play("No higher diamond is left: the jack is led and comes home.",
         GONE["S"], "",
         "JD 4S 5S 3H 4H TH", "JD"),
    Play("The queen of diamonds is out: the jack is not led.",
         MIDDLE["S"], "",
         "9D JD 6S 7S 9C TC 3H 4H", "9D 6S 7S 9C TC"),
    Play("Ace, king and queen of diamonds are out: the jack is not led.",
         FIRST["S"], "",
         "3D 5D JD 5C 6C 8C 4S 6S 8S 2H 4H 6H", "3D 5D 5C 6C 8C 4S 6S 8S"),
    Play("The jack is the only other diamond: the queen catches it.",
         LATE_S, "",
         "QD 4S 5S 3H 4H TH", "QD"),
    Play("West has every point: the king of hearts ends his moon.",
         RISING, "QH 6H 7H",
         "8H KH 9C TC JC 4S", "KH"),
]
# The ten of diamonds counts -10, the jack nothing.
TEN = [
    Play("The ten is the prize here: the jack takes it.",
         MIDDLE["W"], "9D TD 4H",
         "8D JD QD 6S 7S 9C 3H 5H", "JD QD"),
    Play("The jack is no prize here: stay under the heart.",
         MIDDLE["W"], "9D JD 2H",
         "8D QD 6S 7S 9C TC 3H 4H", "8D"),
    Play("Rather take nothing with the ace than give the ten to the king.",
         FIRST["W"], "9D KD 8D",
         "TD AD 5C 6C 7C 4S 6S 8S 2H 4H 6H 8H", "AD"),
]
# Each heart counts its pips, jack to ace 11 to 14, the queen of spades 25.
SPOT = [
    Play("The ace of hearts counts fourteen: it goes before the two.",
         MIDDLE["W"], "9C TC KC",
         "8D 9D 6S 7S 8S 2H TH AH", "AH"),
    Play("A ten of hearts counts ten: it goes before the jack of spades.",
         MIDDLE["W"], "9C TC KC",
         "6S 7S 8S 9S TS JS 3H TH", "TH"),
    Play("The queen counts 25: she goes before the ace of hearts.",
         MIDDLE["W"], "9C TC KC",
         "QS 8D 9D TD JD 2H 3H AH", "QS"),
    Play("Under the ace the king of hearts goes, for thirteen.",
         GONE["W"], "5H AH 9H",
         "4H 8H QH KH 4S 5S", "KH"),
    Play("Second under the king of hearts: the queen goes.",
         GONE["E"], "KH",
         "4H 8H QH AH 4S 5S", "QH"),
    Play("An eight of hearts is a bad trick here.",
         MIDDLE["W"], "TC 8H JC",
         "9C QC 8D 9D 6S 7S 3H 4H", "9C"),
    Play("A low heart gets off the lead; a high one would be dear.",
         GONE["S"], "",
         "QC KS 3H 4H JH QH", "3H 4H KS"),
]
# The queen of spades counts 13, the king 10, the ace 7; three play, points fall on trick one too.
BLACK_MARIA = [
    Play("Under the ace the queen goes before the king.",
         THREE_W, "AS 3S",
         "2S 5S QS KS JD QD 2H 3H 4H 5H", "QS"),
    Play("Under the ace the king goes, for ten.",
         THREE_W, "AS 3S",
         "2S 5S 6S KS JD QD 2H 3H 4H 5H", "KS"),
    Play("The king lies there: not the ace.",
         THREE_W, "4S KS",
         "2S 5S AS JD QD 2H 3H 4H 5H 6H", "2S 5S"),
    Play("The king of spades goes before the ace.",
         THREE_W, "JD QD",
         "2S 3S KS AS 2H 3H 4H 5H 6H AH", "KS"),
    Play("The ace of spades counts seven: it goes before the ace of hearts.",
         THREE_W, "JD QD",
         "2S 3S 4S AS 2H 3H 4H 5H 6H AH", "AS"),
    Play("Points may fall on trick one: the queen goes at once.",
         "", "5C 9C",
         "2D 3D 5D 7D 9D JD 2S 4S 6S QS 2H 4H 6H 8H TH QH KH", "QS"),
    Play("With the queen out, neither ace nor king of spades is led.",
         THREE_S, "",
         "2S 4S KS AS JD 2H 3H 4H 5H 6H", "2S 4S JD 2H 3H 4H 5H 6H"),
]
# The queen of spades counts 5 and the jack of clubs 2; 32 cards from the sevens up.
DUTCH = [
    Play("Under the king the jack of clubs goes, for two.",
         SEVENS_W, "KC TC 7H",
         "JC QC 7D 8D 9S TS 8H", "JC"),
    Play("The jack of clubs lies there: stay under.",
         SEVENS_W, "QC JC 7D",
         "TC KC 8D 9D 9S TS 8H", "TC"),
    Play("The queen still counts most: she goes first.",
         SEVENS_W, "7D 8D 9D",
         "JC QC QS TS 9S 8H AH", "QS"),
]
# Queens count 13, that of spades 26, the jack of diamonds -10; a moon wins the match.
DIRTY = [
    Play("Under the king the queen of clubs goes, for thirteen.",
         MIDDLE["W"], "KC 9C TC",
         "JC QC 8D 9D 6S 7S 3H 4H", "QC"),
    Play("The queen of clubs lies there: not the king.",
         MIDDLE["W"], "JC QC TC",
         "9C KC 8D 9D 6S 7S 3H 4H", "9C"),
    Play("Of three queens that of spades goes first.",
         MIDDLE["W"], "9C TC KC",
         "QD QS 8D 9D TD 3H QH AH", "QS"),
    Play("The queen of hearts goes before the ace; the jack of diamonds is kept.",
         MIDDLE["W"], "9C TC KC",
         "JD 6S 7S 8S 9S 3H QH AH", "QH"),
]
# Only hearts count, and there is no moon.
HEARTS_ALONE = [
    Play("The queen of spades is a card like others: the ace of hearts goes.",
         MIDDLE["W"], "9C TC KC",
         "QS 8D 9D 6S 7S 3H 4H AH", "AH"),
    Play("The queen lies there and costs nothing: the king takes her, last.",
         MIDDLE["W"], "7S QS 8S",
         "6S KS 9C TC 8D 9D 3H 4H", "KS"),
    Play("West has every point, but there is no moon: stay under.",
         RISING, "QH 6H 7H",
         "8H KH 9C TC JC 4S", "8H"),
]
# The highest total wins.
REVERSE = [
    Play("Hearts are worth having: last, take them.",
         MIDDLE["W"], "9D 2H JD",
         "8D QD 6S 7S 9C TC 3H 4H", "QD"),
    Play("The queen lies there: take her.",
         FIRST["W"], "JS QS 5S",
         "7S KS AS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "KS AS"),
    Play("Last on a jack, the queen takes her own trick.",
         FIRST["W"], "JS 3S 5S",
         "7S QS 6S 5C 6C 3D 4D 8D 2H 4H 6H 8H", "QS"),
    Play("Under the ace she is not given away.",
         FIRST["W"], "AS 3S 5S",
         "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "7S JS"),
    Play("Ace and king are to come: she is not shown second.",
         FIRST["E"], "JS",
         "7S 8S QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "7S 8S"),
    Play("Nothing that counts is thrown on another's trick.",
         GONE["W"], "8D JD QC",
         "4S 5S KS 3H KH AH", "4S 5S"),
    Play("With ace and king of spades about, she is not led.",
         FIRST["S"], "",
         "7S QS 6S KC QC 3D 4D 8D 2H 4H 6H 8H", "7S 6S KC QC 3D 4D 8D"),
    Play("Hearts that are sure to win are led.",
         GONE["S"], "",
         "QC 4S 5S 3H KH AH", "AH KH"),
]
# North is the partner; each seat scores alone, but the sums of the sides decide.
PARTNERS = [
    Play("The queen does not go under the partner's ace.",
         FIRST["N"], "AS 3S",
         "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "7S JS"),
    Play("Last, with the partner's king on top: not the queen.",
         FIRST["W"], "4S KS 5S",
         "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "7S JS"),
    Play("Under an opponent's ace she goes.",
         FIRST["W"], "AS 3S 5S",
         "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "QS"),
    Play("The queen is not thrown on the partner's trick.",
         MIDDLE["N"], "KC 9C",
         "QS 8D 9D 6S 7S 3H 4H AH", "8D 9D 6S 7S AH"),
    Play("On an opponent's trick the queen goes.",
         MIDDLE["W"], "KC 9C TC",
         "QS 8D 9D 6S 7S 3H 4H AH", "QS"),
    Play("On an opponent's trick the ace of hearts goes.",
         MIDDLE["W"], "KC 9C TC",
         "8D 9D 6S 7S 8S 3H KH AH", "AH KH"),
]
# A nine of the suit led makes a trick go around once more.
NINES = [
    Play("The nine sends it around again: the queen may still fall on the ace.",
         FIRST["W"], "4S 9S 5S",
         "2S 3S AS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 3S"),
    Play("Without a nine, last and no queen there: the ace goes.",
         FIRST["W"], "4S 8S 5S",
         "2S 3S AS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "AS"),
    Play("The queen lies there: under her, nine or not.",
         FIRST["W"], "9S QS 5S",
         "2S 3S KS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 3S"),
]
# Six play with two packs, in which equal cards cancel each other.
CANCELLATION = [
    Play("Its twin cancels the king, and the seven takes the trick.",
         "", "4H KH 5H 6H 7H",
         "KH' AH 2C 3C 5C 7C 9C 2D 4D 6D 8D 2S 4S 6S 8S TS JS", "KH'"),
    Play("Both aces have cancelled each other: stay under the five.",
         "", "AH AH' 3H 4H 5H",
         "2H 9H 2C 3C 5C 7C 9C 2D 4D 6D 8D 2S 4S 6S 8S TS JS", "2H"),
]
# The ace of hearts, queen of spades, jack of diamonds and ten of clubs may be charged to count
# more; who takes the ten of clubs has its result doubled.
TURBO = [
    Play("The ten of clubs doubles what its taker has: it goes on another's trick.",
         MIDDLE["W"], "9D QD 8D",
         "9C TC 6S 7S 8S 3H 4H 5H", "TC"),
    Play("Under the king the ten of clubs goes, not the jack.",
         MIDDLE["W"], "KC 9C 5H",
         "TC JC 8D 9D 6S 7S 3H 4H", "TC", levels="normal"),
    Play("The jack of diamonds is taken here too.",
         MIDDLE["W"], "9D JD TD",
         "8D QD 6S 7S 9C JC 3H 4H", "QD"),
]
# The first point card brings its taker four cards that nobody has seen.
KITTY = [
    Play("The first heart brings the kitty, too: stay under.",
         "", "4H 8H 6H",
         "3H 7H TH 5C 6C 8C 3D 4D 8D 2S 4S 6S", "7H 3H"),
]
# Points may be given on the first trick, too.
AMERICAN = [
    Play("No club: the queen goes on the first trick.",
         "", "2C KC AC",
         "QS 3S 4S 5D 6D 7D 8D 9D 2H 3H 4H 5H 6H", "QS"),
    Play("A heart lies in the first trick: stay under.",
         "", "2C KC 5H",
         "3C 9C AC 4D 6D 7D 8D 3S 4S 6S 2H 4H 7H", "9C 3C"),
]
# fmt: on

TEN_OF_DIAMONDS = HouseRules(bonus=Bonus.TEN_OF_DIAMONDS)
_BY_HOUSE = (
    (PRESETS["omnibus"], OMNIBUS),
    (TEN_OF_DIAMONDS, TEN),
    (PRESETS["spot"], SPOT),
    (PRESETS["black_maria_2"], BLACK_MARIA),
    (PRESETS["hartenjagen_32"], DUTCH),
    (PRESETS["dirty"], DIRTY),
    (PRESETS["original_1880"], HEARTS_ALONE),
    (PRESETS["reverse"], REVERSE),
    (PRESETS["partners_apart"], PARTNERS),
    (PRESETS["booster_nines"], NINES),
    (PRESETS["cancellation"], CANCELLATION),
    (PRESETS["turbo"], TURBO),
    (PRESETS["kitty"], KITTY),
    (PRESETS["american"], AMERICAN),
)
HOUSE_PLAYS = [play._replace(house=house) for house, plays in _BY_HOUSE for play in plays]
