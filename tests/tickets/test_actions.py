"""Action numbers and names are one to one."""

import pytest

from damrak.core.errors import BadData
from tests.tickets.tables import BOARD, GAME


def test_numbers_and_names_are_a_bijection() -> None:
    names = [GAME.name_of(action) for action in range(GAME.actions)]
    assert len(set(names)) == len(names) == GAME.actions == 339
    assert [GAME.number_of(name) for name in names] == list(range(GAME.actions))


def test_names_read_as_the_rules_speak() -> None:
    names = {GAME.name_of(action) for action in range(GAME.actions)}
    assert {
        "keep both",
        "keep dam--blauwbrug",
        "draw unseen",
        "draw red",
        "draw joker",
        "draw contracts",
        "pass",
        "claim dam--begijnhof red",
        "claim dam--begijnhof red 1 joker",
        "claim dam--begijnhof 2 jokers",
        "claim dam--oost-indisch-huis--green green 2 jokers",
        "claim dam--oost-indisch-huis--green 3 jokers",
        "claim oude-waal--waag 1 joker",
    } <= names


@pytest.mark.parametrize("action", [-1, 339, 10**30])
def test_a_number_that_is_none_has_no_name(action: int) -> None:
    with pytest.raises(BadData) as refused:
        GAME.name_of(action)
    assert refused.value.message == "core-unknown-action"


def test_a_number_is_no_name() -> None:
    with pytest.raises(BadData, match="There is no action “7”"):
        GAME.number_of(7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "name",
    [
        "",
        "keep",
        "draw mauve",
        "draw unseen ",
        "Pass",
        "claim dam--begijnhof",
        "claim dam--begijnhof mauve",
        "claim dam--begijnhof red 2 jokers",
        "claim dam--begijnhof red 1 jokers",
        "claim dam--paris red",
    ],
)
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.number_of(name)
    assert (refused.value.message, refused.value.arguments["action"]) == ("core-unknown-action", name)


def test_every_id_has_a_title_for_people() -> None:
    ids = [*BOARD.routes, *BOARD.contracts, *BOARD.places]
    assert [name for name in ids if name not in GAME.titles] == []
    assert GAME.titles["dam--oost-indisch-huis--green"] == "Dam – Oost-Indisch Huis"
