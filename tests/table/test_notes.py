"""Every sentence that is ever said in a note fits, on every glass and in every language."""

import pytest

from game.rules.seen import Seen
from game.shell.fonts import measure
from game.table.geometry import Insets, Size
from game.table.lettering import Lettering
from game.table.marks import Button, Panel
from game.table.moment import Moment, Note
from game.table.motion import Timeline
from game.table.note_view import note_marks, note_room
from game.table.pace import PACES, Speed
from game.table.solve import solve, zoom_for
from game.table.style import Arrangement, TextSize
from game.words import Words
from tests.headless import CATALOGUES
from tests.players.situations import passing, playing
from tests.table.sights import PARAMETERS, USUAL, WAYS, View

SAID = ("tip_", "hint_", "guide_", "finish_")
TAPPED = ("guide_", "finish_")
ELSEWHERE = {"hint_points", "guide_over", "guide_over_text"}
IN_THE_PASS = ("tip_pass", "tip_keep_queen", "tip_make_void", "hint_pass", "guide_pass")
HAND = "3C 7C 9C JC 4D 8D TD JD 7S KS 3H 5H 8H"
PASSING, PLAYING = passing(HAND), playing(HAND)


def sentences(words: Words) -> dict[str, str]:
    """Return every sentence of a note, with the longest values that it may name."""
    suit = max((words.say(key) for key in ("clubs", "diamonds", "spades", "hearts")), key=len)
    named = {"card": "10♦", "suit": suit, "name": "Lucía", "taker": "Lucía", "count": 13}
    weighed = words.say("hint_points", points="12,5", other="10♦", other_points="13,5")
    return {
        key: f"{words.say(key, **named)} {weighed if key.startswith('hint_') else ''}"
        for key in CATALOGUES[words.language]
        if key.startswith(SAID) and key not in ELSEWHERE
    }


def at(view: View, lettering: Lettering, seen: Seen) -> Moment:
    """Return the table at rest in a view."""
    set_to = {**USUAL, **WAYS[view.way]}
    text: TextSize = set_to.pop("text")
    zoom = zoom_for(view.size, text.zoom)
    return Moment(
        seen=seen,
        timeline=Timeline(seen),
        layout=solve(
            Size(view.size.width / zoom, view.size.height / zoom),
            Insets(*(inset / zoom for inset in view.insets)),
            Arrangement(**set_to),
            passing=seen is PASSING,
        ),
        lettering=lettering,
        pace=PACES[Speed.MEDIUM],
        now=0,
    )


@pytest.mark.parametrize("view", PARAMETERS)
@pytest.mark.parametrize("language", sorted(CATALOGUES))
def test_every_note_fits(view: View, language: str) -> None:
    lettering = Lettering(Words(language, CATALOGUES[language]), measure)
    for key, text in sentences(lettering.words).items():
        moment = at(view, lettering, PASSING if key.startswith(IN_THE_PASS) else PLAYING)
        target = Button("more") if key.startswith(TAPPED) else None
        marks = note_marks(moment, Note(text, target=target))
        box = next(mark.rect for mark in marks if isinstance(mark.look, Panel))
        room = note_room(moment)
        assert room.encloses(box, slack=0.5), (key, text, box, room)
