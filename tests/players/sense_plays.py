"""What to play: positions with the cards that make sense, and one line why.

The history is written as in ``situations.playing``; the position's trick is led by whoever won the
last one.  Everything is seen from South, who is to play.
"""

from typing import NamedTuple


class Play(NamedTuple):
    why: str
    before: str
    trick: str
    hand: str
    good: str
    totals: tuple[int, int, int, int] = (0, 0, 0, 0)
    levels: str = "normal hard"


# One trick of clubs is gone, and W, N, E or S leads.
FIRST = {
    "W": "S: 2C AC 4C 3C",
    "N": "S: 2C 3C AC 4C",
    "E": "S: 2C 3C 4C AC",
    "S": "W: 2C 3C 4C AC",
}
# Five tricks without a point are gone; of the clubs 9-K are left, of the diamonds 8-Q, of the
# spades 6-A, and all hearts.
_MIDDLE = "S: 2C 3C 4C AC / E: 5C 8C 6C 7C / S: 2D 3D AD 4D / N: 5D 6D 7D KD / "
MIDDLE = {
    "W": _MIDDLE + "W: 5S 2S 3S 4S",
    "N": _MIDDLE + "W: 2S 5S 3S 4S",
    "E": _MIDDLE + "W: 2S 3S 5S 4S",
    "S": _MIDDLE + "W: 2S 3S 4S 5S",
}
# West has the queen, East a heart, South no diamonds; left are QC, 8D JD, 4S-JS KS, 3H-AH.
_GONE = _MIDDLE + "W: AS 2S QS 3S / W: 9D TD QD 2H / "
GONE = {
    "W": _GONE + "E: 9C TC KC JC",
    "N": _GONE + "E: 9C TC JC KC",
    "E": _GONE + "E: KC 9C TC JC",
    "S": _GONE + "E: 9C KC TC JC",
}
# West has the queen and the one heart played; left are 9C-KC, TD JD, 4S-JS KS, 3H-AH.
_THREAT = _MIDDLE + "W: AS 2S QS 3S / W: QD 8D 9D 2H"
THREAT = {
    "W": _THREAT,
    "N": _THREAT + " / W: 9C KC TC JC",
    "E": _THREAT + " / W: 9C TC KC JC",
    "S": _THREAT + " / W: 9C TC JC KC",
}
# West has the queen and five hearts; left are 9C-KC, TD JD, 4S-JS KS, 6H-KH.
RISING = _THREAT + " / W: AH 3H 4H 5H"
RISING_S = RISING + " / W: 9C TC JC KC"
RISING_E = RISING + " / W: 9C TC KC JC"
RISING_N = RISING + " / W: 9C KC TC JC"
# West has the queen and nine hearts; left are 9C-KC, TD JD, 4S-JS KS, 9H-QH.
SHOOTING = RISING + " / W: KH 6H 7H 8H"
SHOOTING_S = SHOOTING + " / W: 9C TC JC KC"
# South has the queen and the one heart played; left are 9C-JC, 8D-QD, all spades but the queen,
# 3H-AH.
OWN = "W: 2C 3C 4C AC / S: KC 5C 6C QS / S: AD 2D 3D 4D / S: KD 5D 6D 7D / S: QC 7C 8C 2H"

DUCKING = [
    Play("Last to play, go under a trick with points.", MIDDLE["W"], "9D 2H JD",
         "8D TD QD 6S 7S 9C 3H 4H", "8D TD"),
    Play("Last, the highest card that still loses is let go.", MIDDLE["W"], "9D 2H QD",
         "8D JD 6S 7S 9C 3H 4H 5H", "JD"),
    Play("Last under a queen in the trick: anything but the take.", MIDDLE["W"], "9C QS JC",
         "TC KC 8D 9D 6S 7S 3H 4H", "TC"),
    Play("Last on hearts, the highest under is spent.", GONE["W"], "7H JH 9H",
         "3H 5H TH QH 4S 5S", "TH"),
    Play("Last on hearts with only one lower card.", GONE["W"], "7H 4H 6H",
         "5H 9H TH KH 4S 5S", "5H"),
    Play("Last and nothing lower: the highest card wins it.", GONE["W"], "3H 4H 5H",
         "6H TH KH AH 4S 5S", "AH KH"),
    Play("Second to a heart lead, go under.", GONE["E"], "8H",
         "4H 6H TH KH 5S 6S", "6H"),
    Play("Third on hearts, go under what lies.", GONE["N"], "5H 9H",
         "4H 8H TH KH 5S 6S", "8H"),
    Play("Under the ace of hearts the king goes.", GONE["W"], "5H AH 9H",
         "4H 8H TH KH 5S 6S", "KH"),
    Play("Under the king of hearts the queen goes.", GONE["W"], "5H KH 9H",
         "4H 8H QH AH 5S 6S", "QH"),
    Play("No points and last: take it with the highest club.", MIDDLE["W"], "9C TC JC",
         "QC KC 8D 9D 6S 7S 3H 4H", "KC QC"),
    Play("A heart has fallen on clubs: stay under.", MIDDLE["W"], "TC 5H JC",
         "9C QC KC 9D 6S 7S 3H 4H", "9C"),
    Play("A heart has fallen on diamonds: stay under.", MIDDLE["W"], "TD JD 5H",
         "8D 9D QD KC 6S 7S 3H 4H", "9D"),
    Play("The queen has fallen on diamonds: stay under at any price.", MIDDLE["W"], "TD QS JD",
         "8D 9D QD KC 6S 7S 3H 4H", "8D 9D"),
    Play("The queen lies there and all my clubs are high: the highest goes.", MIDDLE["W"],
         "9C QS TC", "JC QC KC 9D 6S 7S 3H 4H", "KC"),
    Play("Third hand, queen in the trick: under.", MIDDLE["N"], "JC QS",
         "9C TC KC 9D 6S 7S 3H 4H", "9C TC"),
    Play("Last on low spades with the queen out: no ace while it may lose.", MIDDLE["W"],
         "6S KS 7S", "8S JS AS 9D 9C TC 3H 4H", "AS JS"),
]

QUEEN = [
    Play("The ace lies there: the queen goes under it.", FIRST["W"], "AS 3S 5S",
         "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "QS"),
    Play("The king lies there: the queen goes under it.", FIRST["W"], "KS 3S 5S",
         "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "QS"),
    Play("Second hand under the ace: the queen goes.", FIRST["E"], "AS",
         "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "QS"),
    Play("Third hand under the king: the queen goes.", FIRST["N"], "3S KS",
         "7S JS QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "QS"),
    Play("King and queen in hand under the ace: the queen, not the king.", FIRST["W"], "AS 3S 5S",
         "7S QS KS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "QS"),
    Play("Even from a well guarded queen: under the ace she goes.", FIRST["W"], "3S AS 5S",
         "2S 4S 6S 7S QS 5C 3D 4D 2H 4H 6H 8H", "QS"),
    Play("The queen is not needed: a low spade does it.", FIRST["W"], "4S 3S 5S",
         "2S 7S QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 7S"),
    Play("The queen is not needed on a jack.", FIRST["W"], "JS 3S 5S",
         "2S 7S QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 7S"),
    Play("Third hand on low spades: the queen stays home.", FIRST["N"], "8S 9S",
         "6S 7S QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "6S 7S"),
    Play("Second hand on a low spade: the queen stays home.", FIRST["E"], "8S",
         "6S 7S QS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "6S 7S"),
    Play("Ten and queen under nothing high: the ten.", FIRST["W"], "JS 3S 5S",
         "TS QS 5C 6C 7C 3D 4D 8D 2H 4H 6H 8H", "TS"),
    Play("King or queen on low spades, last: the king takes an empty trick.", FIRST["W"],
         "JS 3S 5S", "QS KS 5C 6C 7C 3D 4D 8D 2H 4H 6H 8H", "KS"),
    Play("Void in clubs, the queen is given.", MIDDLE["W"], "9C TC JC",
         "QS 7S 8S 8D 9D TD 3H 4H", "QS"),
    Play("Void in diamonds, the queen is given.", MIDDLE["W"], "9D TD JD",
         "QS 7S 8S 9C TC JC 3H 4H", "QS"),
    Play("Void in hearts, the queen is given.", GONE["W"].replace("AS 2S QS 3S", "AS 2S JS 3S"),
         "7H 4H 6H", "QS 4S 5S 6S 7S 8S", "QS"),
    Play("Void second hand, the queen is given at once.", MIDDLE["E"], "QC",
         "QS 7S 8S 8D 9D TD 3H 4H", "QS"),
    Play("Void third hand, the queen is given.", MIDDLE["N"], "QC 9C",
         "QS 7S 8S 8D 9D TD 3H 4H", "QS"),
    Play("The queen before the ace of hearts.", MIDDLE["W"], "9C TC JC",
         "QS 7S 8S 8D 9D TD KH AH", "QS"),
    Play("The queen before the ace of spades.", MIDDLE["W"], "9C TC JC",
         "QS AS 8S 8D 9D TD KH AH", "QS"),
    Play("Queen and hearts only, nothing broken: the law says the queen, the rest is luck.",
         MIDDLE["S"], "", "QS 6S 3H 4H 5H 6H 7H 8H", "6S"),
    Play("Leading, the queen is never led with a low spade beside her.", MIDDLE["S"], "",
         "QS 6S 7S 8S 9C 8D 4H 5H", "9C 8D 6S 7S 8S"),
    Play("Leading, other suits are there: the queen stays.", FIRST["S"], "",
         "QS KS 5C 6C 7C 3D 4D 8D 2H 4H 6H 8H", "5C 6C 7C 3D 4D 8D"),
]

HIGH_SPADES = [
    Play("Void with the queen out: the ace of spades is let go.", MIDDLE["W"], "9C TC JC",
         "AS 7S 8D 9D TD 3H 4H 5H", "AS"),
    Play("Void with the queen out: the king of spades is let go.", MIDDLE["W"], "9C TC JC",
         "KS 8D 9D TD 3H 4H 5H 6H", "KS"),
    Play("Ace and king: one of them goes.", MIDDLE["W"], "9C TC JC",
         "KS AS 8D 9D TD 3H 4H 5H", "AS KS"),
    Play("Last on spades without points: the ace goes while it is free.", FIRST["W"],
         "4S 3S 5S", "2S 7S AS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "AS"),
    Play("Last on spades without points: the king goes while it is free.", FIRST["W"],
         "4S 3S 5S", "2S 7S KS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "KS"),
    Play("Second hand: the ace would catch the queen.", FIRST["E"], "4S",
         "2S 7S AS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 7S"),
    Play("Second hand: the king would catch the queen.", FIRST["E"], "4S",
         "2S 7S KS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 7S"),
    Play("Third hand: the ace would catch the queen.", FIRST["N"], "4S 6S",
         "2S 7S AS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 7S"),
    Play("The queen lies there: not the ace.", FIRST["W"], "QS 3S 5S",
         "2S 7S AS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 7S"),
    Play("The queen lies there: not the king.", FIRST["N"], "JS QS",
         "2S 7S KS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 7S"),
    Play("The ace takes the king's trick in vain: keep under it.", FIRST["W"], "KS QS 5S",
         "2S 7S AS 5C 6C 3D 4D 8D 2H 4H 6H 8H", "2S 7S"),
]

LEADS = [
    Play("Low spades drive the queen out.", FIRST["S"], "",
         "4S 7S 9S 5C QC 3D TD KD 4H 9H JH QH", "4S 7S 9S"),
    Play("Low spades from a hand without high ones.", FIRST["S"], "",
         "4S 7S TS JS KC QC TD KD 4H 9H JH QH", "4S 7S TS JS"),
    Play("Spades again while the queen is out.", MIDDLE["S"], "",
         "6S 7S TS QC QD 9H JH QH", "6S 7S TS"),
    Play("The jack of spades is below the queen too.", MIDDLE["S"], "",
         "9S TS JS QC QD 9H JH QH", "9S TS JS"),
    Play("With a bare ace of spades no spade is led.", FIRST["S"], "",
         "AS 5C 6C 8C 3D 5D TD KD 4H 9H JH QH", "5C 6C 8C 3D 5D TD KD"),
    Play("With a bare king of spades no spade is led.", FIRST["S"], "",
         "KS 5C 6C 8C 3D 5D TD KD 4H 9H JH QH", "5C 6C 8C 3D 5D TD KD"),
    Play("Ace and king alone: no spade.", FIRST["S"], "",
         "KS AS 6C 8C 3D 5D TD KD 4H 9H JH QH", "6C 8C 3D 5D TD KD"),
    Play("A lone king beside a guard: the king is not led.", MIDDLE["S"], "",
         "7S KS 9C TC 8D 9D 4H 5H", "7S 9C TC 8D 9D"),
    Play("A suit that only I hold is not led when all the rest would discard.",
         MIDDLE["S"].replace("5C 8C 6C 7C", "9C JC TC QC")
         .replace("2D 3D AD 4D", "7C 8C KC 6C").replace("N: 5D 6D 7D KD", "N: 2D 3D 4D KD"),
         "", "5C 6S 7S 8S 5D 6D 3H 4H", "6S 7S 8S 5D 6D"),
    Play("Not the dead clubs while a low diamond loses the lead.", GONE["S"], "",
         "QC 4S 5S 3H 4H 5H", "4S 5S 3H 4H 5H"),
    Play("A low heart gets off the lead.", GONE["S"], "",
         "QC KS 3H 4H JH QH", "3H 4H KS", levels="normal hard"),
    Play("The lowest heart, not the ace.", GONE["S"], "",
         "KS JS 3H 4H KH AH", "3H 4H KS JS"),
    Play("A low club opens a hand of middling cards.", FIRST["S"], "",
         "5C 6C 9C 3D 6D TD QS 4S 6S 8S 2H 9H", "5C 6C 9C 3D 6D TD 4S 6S"),
    Play("Hearts not broken: diamonds or clubs, low.", MIDDLE["S"], "",
         "9C TC 8D 9D KS AS KH AH", "9C TC 8D 9D"),
    Play("The queen gone, a low spade is a fine exit.", GONE["S"], "",
         "4S 5S KS 9H TH AH", "4S 5S"),
    Play("The lowest spade exits, not the king.", GONE["S"], "",
         "4S KS JH QH KH AH", "4S"),
    Play("Lowest heart exits when spades are high.", GONE["S"], "",
         "KS 3H JH QH KH AH", "3H"),
]

TRICK_ONE = [
    Play("Nobody may give points: the highest club goes.", "", "2C 5C 7C",
         "4C QC AC 3D 6D TD 4S 6S 8S 2H 9H JH QH", "AC QC"),
    Play("Second hand on trick one: high.", "", "2C",
         "4C QC KC 3D 6D TD 4S 6S 8S 2H 9H JH QH", "KC QC"),
    Play("Third hand on trick one: high.", "", "2C 9C",
         "4C JC KC 3D 6D TD 4S 6S 8S 2H 9H JH QH", "KC JC"),
    Play("Void on trick one: a high spade goes before a high diamond.", "", "2C 5C 7C",
         "3D 6D 9D JD AS 4S 5S 2H 4H 5H 6H 9H JH", "AS JD"),
    Play("Void on trick one: the king of spades goes.", "", "2C 5C",
         "3D 6D 9D JD KS 4S 2H 4H 5H 6H 9H JH QH", "KS JD"),
    Play("Void on trick one: a lone king of diamonds goes.", "", "2C 5C 7C",
         "KD 4S 5S 6S 7S 8S 2H 4H 5H 6H 9H JH QH", "KD"),
]

DISCARDS = [
    Play("The highest heart is given.", GONE["W"], "8D JD QC",
         "4S 5S 3H 4H QH AH", "AH QH"),
    Play("A high heart before a low spade.", GONE["E"], "JD",
         "4S 5S 6S 3H QH KH", "KH QH"),
    Play("With the queen gone, spades are harmless: hearts go.", GONE["N"], "JD 8D",
         "4S 5S KS 3H QH AH", "AH QH KS"),
    Play("A dangerous middle heart before a low heart.", GONE["W"], "8D JD QC",
         "4S 5S 6S 3H 4H TH", "TH"),
    Play("An unguarded king of diamonds' heir goes on clubs.", MIDDLE["W"], "9C TC JC",
         "QD 6S 7S 8S 9S TS 3H 4H", "QD 3H 4H TS"),
    Play("No queen of mine, none to fear: the ace of hearts goes.", MIDDLE["W"], "9C TC JC",
         "8D 9D 6S 7S 8S 3H 4H AH", "AH"),
    Play("A lone high diamond or high hearts go.", MIDDLE["W"], "9C TC JC",
         "QD 6S 7S 8S 9S 3H KH AH", "AH KH QD"),
    Play("The ace of hearts goes on spades too.", MIDDLE["W"], "6S 7S 8S",
         "9C TC 8D 9D 3H 4H KH AH", "AH KH"),
]

STOPPING = [
    Play("West shoots: take this heart.", SHOOTING, "JH TH 4S",
         "QH 9H KC QC 9C", "QH"),
    Play("West shoots: the king takes the queen's trick.", RISING, "QH 6H 7H",
         "KH 8H 4S 5S 9C TC", "KH"),
    Play("West shoots: take a heart with the lowest that is sure.", RISING, "TH 6H 7H",
         "QH KH 4S 5S 9C TC", "QH KH"),
    Play("Nobody after me: the lower of two stoppers will do.", RISING, "9H 6H 7H",
         "TH KH 4S 5S 9C TC", "TH KH"),
    Play("North and East are done, I am last: the nine is enough.", SHOOTING, "9H TC 4S", "TH JH KC QC 9C", "TH JH"),
    Play("West wins clubs: keep both hearts back.", SHOOTING, "KC 9C TC",
         "QH JH 4S 5S 6S", "4S 5S 6S"),
    Play("West wins diamonds: no heart to it.", SHOOTING, "JD TD 9C",
         "QH 9H 4S 5S 6S", "4S 5S 6S"),
    Play("West wins spades: no heart to it.", SHOOTING, "KS 9S TS",
         "QH 9H KC QC 9C", "KC QC 9C"),
    Play("West wins diamonds and needs my hearts: a club goes.", RISING, "JD TD 9C",
         "KH QH 4S 5S KC QC", "4S 5S KC QC"),
    Play("West wins clubs: the king of hearts is kept.", RISING, "KC 9C TC",
         "KH 8H 4S 5S 6S 7S", "4S 5S 6S 7S"),
    Play("A heart lies on West's club: my king takes it.", RISING, "JC 8H TC",
         "KC 9C 4S 5S 6S 7S", "KC"),
    Play("A heart lies on West's club: my queen takes it.", SHOOTING, "JC 9H TC",
         "QC 9C 4S 5S 6S", "QC"),
    Play("A heart lies on West's spade: my king takes it.", SHOOTING, "JS 9H TS",
         "KS 4S 5S QC KC", "KS"),
    Play("A heart lies on West's spade: my jack takes it.", RISING, "TS 8H 9S",
         "JS 4S 5S QC KC KH", "JS"),
    Play("On lead with the top hearts: one trick with a heart ends it.", SHOOTING_S, "",
         "QH JH TH 5S", "QH JH TH 5S", levels="normal"),
    Play("On lead with the king of hearts: it ends the moon.", RISING_S, "",
         "KH 6H 4S 5S 6S", "KH", levels="normal"),
    Play("East leads a heart, West is still to play: the sure one.", RISING_E, "6H",
         "KH 8H 4S 5S 6S", "KH", levels="normal"),
    Play("North leads a heart, West is still to play: the sure one.", RISING_N, "6H 7H",
         "KH 8H 4S 5S 6S", "KH", levels="normal"),
    Play("One heart is with East already: nobody shoots, so go under.", GONE["W"], "QH 3H 4H",
         "KH 5H 4S 5S 6S 7S", "5H"),
    Play("One heart is with East already: give the high heart away.", GONE["W"], "JD 8D QC",
         "KH 5H 4S 5S 6S 7S", "KH"),
]

OWN_MOON = [
    Play("The rest is mine: go on.", OWN, "", "AH KH QH JH TH 9H AS KS",
         "AH KH QH JH TH 9H AS KS", levels="hard"),
    Play("All winners: the moon is won with any of them.", OWN, "", "AH KH QH JH TH AS KS JS",
         "AH KH QH AS KS", levels="hard"),
    Play("High hearts first or spades, but never the loser.", OWN, "",
         "AH KH QH JH TH 9H AS 2S", "AH KH QH JH TH 9H AS", levels="hard"),
    Play("A sure moon needs no low club.", OWN, "", "AH KH QH JH TH 9H AS 9C",
         "AH KH QH JH TH 9H AS", levels="hard"),
]

ALL_PLAYS = [*DUCKING, *QUEEN, *HIGH_SPADES, *LEADS, *TRICK_ONE, *DISCARDS, *STOPPING, *OWN_MOON]
