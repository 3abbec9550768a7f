"""Action numbers and names are a bijection."""

import pytest

import damrak
from damrak.core.errors import BadData


def test_every_number_has_one_name_and_every_name_one_number(game_name: str) -> None:
    game = damrak.game(game_name)
    names = [game.name_of(number) for number in range(game.actions)]
    assert len(set(names)) == game.actions
    assert [game.number_of(name) for name in names] == list(range(game.actions))


def test_names_are_what_people_can_type(game_name: str) -> None:
    game = damrak.game(game_name)
    for number in range(game.actions):
        name = game.name_of(number)
        assert name == name.strip().lower()
        assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789- ")


@pytest.mark.parametrize(
    "name", ["", "fly", "keep", "claim", "goods", "limit 145", "KEEP BOTH", "pass ", " pass"]
)
def test_what_is_no_action_is_refused_in_words(game_name: str, name: str) -> None:
    with pytest.raises(BadData) as refusal:
        damrak.game(game_name).number_of(name)
    assert str(refusal.value) == f"There is no action “{name}” in this game."


@pytest.mark.parametrize("beyond", [-1, 0])
def test_numbers_beyond_the_table_have_no_name(game_name: str, beyond: int) -> None:
    game = damrak.game(game_name)
    with pytest.raises(BadData):
        game.name_of(game.actions if beyond == 0 else beyond)
