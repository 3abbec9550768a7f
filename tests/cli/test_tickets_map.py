"""The map in letters leaves out no place and no space."""

import pytest

import damrak as library
from damrak.cli.pictures import SHAPES, Scene
from damrak.cli.tickets_map import NARROWEST, WIDEST, city_map
from damrak.cli.tickets_signs import SYMBOLS
from damrak.cli.voice import Voice
from damrak.core.game import Game

GAME = library.game("tickets")


def drawn(
    width: int, monkeypatch: pytest.MonkeyPatch, match: library.Match | None = None, game: Game = GAME
) -> str:
    monkeypatch.setenv("COLUMNS", str(width))
    view = match.view(None) if match else None
    text = city_map(Scene(view, game, ("Anna", "Bram", "Cees"), Voice("en")))
    assert text is not None
    return text.plain


@pytest.mark.parametrize("board", library.boards("tickets"))
@pytest.mark.parametrize("width", [NARROWEST, 110, 120, WIDEST, 200])
def test_every_place_and_every_space_is_on_the_map(
    width: int, board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = library.game("tickets", board)
    facts, text = game.board.facts, drawn(width, monkeypatch, game=game)
    missing = [place.name for place in facts.place if place.name not in text]
    assert missing == []
    for colour in {route.colour for route in facts.route}:
        spaces = sum(route.length for route in facts.route if route.colour == colour)
        assert text.count(SYMBOLS[colour]) == spaces, colour
    assert text.count("¤") == sum(route.carts for route in facts.route)
    assert max(map(len, text.splitlines())) <= width


def test_carts_stand_on_claimed_routes(monkeypatch: pytest.MonkeyPatch) -> None:
    match = library.Match("tickets", seats=3, seed="4")
    while not match.is_over:
        seat = match.state.to_act()[0]
        match.play(seat, match.state.legal(seat)[-1 if len(match.moves) > 12 else 0])
    text, view = drawn(120, monkeypatch, match), match.view(None)
    for player in view.players:
        assert text.count(SHAPES[player.seat]) == 3 * (16 - player.carts) > 0


def test_a_narrow_terminal_gets_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(NARROWEST - 1))
    assert city_map(Scene(None, GAME, (), Voice("en"))) is None
