"""Table talk of Dweebies: every query of Part 13 of its specification with its exact sentence, in both languages."""

import pytest

from bythebook.kernel.questions import kind_asked
from bythebook.kernel.table import digest_of
from bythebook.terminal.line import Line
from tests.terminal.session import at_position, say

GAME = "dweebies"
WHOLE = "seats AB ; T N1W1: ga dr / . kn li ga ; H A ga ga dr li po ; H B +5 ; P 12 ; W A19 B8 ; turn A"
SPLIT = "seats AB ; T C: ga dr . kn / . . . li ; H A ga ga dr li po ; H B +5 ; P 12 ; W A14 B14 ; turn A"
EMPTY = "seats AB ; T - ; H A ga ga dr li po ; H B +5 ; P 12 ; W A32 B0 ; turn A"
MANUAL = f"{SPLIT} ; owed A0 B1 ; opt draw=manual tally=on"

ANSWERS = [
    (WHOLE, "en", "h hand", "Hand, 5 cards: 2 times Gardener; Drummer; Postie; Lifeguard."),
    (WHOLE, "fr", "h main", "Main, 5 cartes : 2 fois Jardinière ; Batteur ; Facteur ; Maître-nageur."),
    (WHOLE, "en", "c table", "5 cards, 1 group, north 1 to centre, west 1 to east 2."),
    (WHOLE, "fr", "c table", "5 cartes, 1 groupe, de nord 1 au centre, d’ouest 1 à est 2."),
    (EMPTY, "en", "C rows", "The table is empty: the next card goes in the centre."),
    (EMPTY, "en", "p", "1 playable cell: centre."),
    (WHOLE, "en", "rows",
     "North 1: west 1 Gardener, centre Drummer. Centre row: centre Knitter, east 1 Lifeguard, east 2 Gardener."),
    (WHOLE, "fr", "rangées",
     ("Nord 1 : ouest 1 Jardinière, centre Batteur. "
      "Rangée du centre : centre Tricoteuse, est 1 Maître-nageur, est 2 Jardinière.")),
    (SPLIT, "en", "row_C row", "Centre row: centre Gardener, east 1 Drummer, 1 free, east 3 Knitter."),
    (SPLIT, "en", "row_n9", "North 9: nothing."),
    (SPLIT, "en", "column_E3", "East 3: centre Knitter, south 1 Lifeguard."),
    (SPLIT, "fr", "colonne_E3", "Est 3 : centre Tricoteuse, sud 1 Maître-nageur."),
    (WHOLE, "en", "L lines",
     ("Row of 2 between north 1, west 1 and north 1: Gardener, Drummer; "
      "row of 3 between centre and east 2: Knitter, Lifeguard, Gardener; "
      "column of 2 between north 1 and centre: Drummer, Knitter.")),
    (WHOLE, "en", "G groups", "The Dweebies are one group."),
    (SPLIT, "en", "G groups",
     ("Split: 2 groups, 1 card needed. Group 1: 2 cards, first card Gardener, centre. "
      "Group 2: 2 cards, first card Knitter, east 3.")),
    (SPLIT, "fr", "G groupes",
     ("Séparés : 2 groupes, 1 carte nécessaire. Groupe 1 : 2 cartes, première carte Jardinière, centre. "
      "Groupe 2 : 2 cartes, première carte Tricoteuse, est 3.")),
    (WHOLE, "en", "x_N1E2",
     ("Free, playable, north 1, east 2. Row: nothing; column: end of 2, other end Gardener. "
      "Above: free; left: free; right: free; below: Gardener.")),
    (WHOLE, "en", "cell_e4 x_e4",
     "Outside, east 4. Row: nothing; column: nothing. Above: free; left: free; right: free; below: free."),
    (SPLIT, "en", "x_E2",
     ("Free, playable, east 2. Row: middle of 4; column: nothing; joins all. "
      "Above: free; left: Drummer; right: Knitter; below: free.")),
    (SPLIT, "fr", "case_E4",
     ("Libre, est 4. Rangée : au bout de 2, à l’autre bout Tricoteuse ; colonne : rien ; encore séparés. "
      "Au-dessus : libre ; à gauche : Tricoteuse ; à droite : libre ; au-dessous : libre.")),
    (SPLIT, "en", "x_E1",
     ("Drummer, east 1. Row of 2 between centre and east 1: Gardener, Drummer. Column: nothing. "
      "Above: free; left: Gardener; right: free; below: free.")),
    (SPLIT, "en", "x_zz", "'zz' is no cell: say C for the centre, or for example N1, E2 or S1W3."),
    (WHOLE, "en", "M collects",
     ("Gardener: west 1: row of 4 and column of 2; north 1, east 1: row of 3; north 2, west 1: column of 2; "
      "north 1, east 2: column of 2; south 1, east 2: column of 2; 5 other cells are playable. "
      "Drummer: north 1, west 2: row of 3; south 1: column of 3; 8 other cells are playable. "
      "Lifeguard: north 1, east 1: column of 2; south 1, east 1: column of 2; 8 other cells are playable.")),
    (SPLIT, "en", "M collects", "No card of your hand collects anything now."),
    (SPLIT, "fr", "prises", "Aucune carte de votre main ne ramasse pour l’instant."),
    (SPLIT, "en", "e counts", "Draw pile, 12 cards. You: 5 cards. Ben: 5 cards."),
    (MANUAL, "fr", "e comptes", "Pioche, 12 cartes. Vous : 5 cartes. Ben : 5 cartes, 1 pioche due."),
    (WHOLE, "en", "s scores", "Collected, you: 19 cards. Collected, Ben: 8 cards. You lead."),
    (SPLIT, "fr", "s scores", "Cartes ramassées, vous : 14. Cartes ramassées, Ben : 14. Vous et Ben menez."),
    (f"{SPLIT} ; wins A0 B1 ; opt match=two_wins", "en", "s",
     ("Collected, you: 14 cards. You: 0 of 2 round wins. Collected, Ben: 14 cards. Ben: 1 of 2 round wins. "
      "You and Ben lead.")),
    (WHOLE, "en", "t who", "Your turn. Which card do you place, and where?"),
    (WHOLE, "fr", "t qui", "À vous de jouer. Quelle carte posez-vous, et où ?"),
    (WHOLE, "en", "i tally", "The tally is off: you count for yourself."),
]  # fmt: skip


def standing(position: str, lang: str) -> tuple[Line, list[str]]:
    """A line of A at a position."""
    return at_position(position, lang, GAME)


@pytest.mark.parametrize(("position", "lang", "typed", "answer"), ANSWERS)
def test_answers(position: str, lang: str, typed: str, answer: str) -> None:
    """Rules 10.8 and 7.11: told when it is asked for, in one's own turn as in another's, and it changes nothing."""
    for word in typed.split():
        line, said = standing(position, lang)
        before = digest_of(line.table.g)
        assert say(line, said, word.replace("_", " ")) == [answer]
        assert digest_of(line.table.g) == before


def test_the_tally_counts_what_its_listener_knows() -> None:
    """Rule 10.7."""
    line, said = standing(MANUAL, "en")
    [answer] = say(line, said, "tally")
    first, second, *_ = answer.split("; ")
    assert first.startswith("Gardener, 4: 1 on the table, ")
    assert first.endswith("2 in your hand, " + first.rsplit(", ", 1)[1])
    assert second.startswith("Drummer, 4: 1 on the table, ")
    assert len(answer.split("; ")) == 27


@pytest.mark.parametrize(("lang", "typed"), [("en", "?"), ("fr", "?")])
def test_help_names_every_query(lang: str, typed: str) -> None:
    line, said = standing(WHOLE, lang)
    lines = say(line, said, typed)
    assert len(lines) == len(line.queries.listed) + 3


def test_leaving_is_confirmed_where_that_is_wished() -> None:
    """Rule 5.11: what matches may be left."""
    line, said = standing("seats AB ; T C: ga dr ; H A ga +4 ; H B +5 ; turn A", "en")
    asking = "You could take these cards. Do you really leave them?"
    say(line, said, "ga@E2")
    assert say(line, said, "confirm on", "leave", "no") == ["Leaving will be confirmed.", asking, "It is not done."]
    assert line.plan.room.questions[kind_asked(line.table.g)] == "collect"
    assert say(line, said, "leave", "yes") == [asking]
    assert line.plan.room.questions[kind_asked(line.table.g)] == "place"
    assert "You leave the row of 3 on the table." in line.listener.log
