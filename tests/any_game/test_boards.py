"""Every board that comes with a game can be played to the end, written down and read again."""

import pytest

import damrak
from damrak.core.chance import chance_of
from damrak.core.wire import from_json, to_json
from tests.any_game.looking import digest
from tools.random_games import choose

TABLES = [
    (name, board, seats)
    for name in damrak.games()
    for board in damrak.boards(name)
    for seats in damrak.game(name).seat_counts
]


@pytest.mark.parametrize(("name", "board", "seats"), TABLES)
def test_random_games_end_and_their_records_lead_to_the_same_end(name: str, board: str, seats: int) -> None:
    match, chance = damrak.Match(damrak.game(name, board), seats, board), chance_of(f"choices {board}")
    while not match.is_over:
        match.play(*choose(match.state, chance))
    again = damrak.replay(from_json(to_json(match.record())))
    assert again.game is match.game
    assert digest(again.game, again.state) == digest(match.game, match.state)
    assert again.story() == match.story()


@pytest.mark.parametrize("name", damrak.games())
def test_no_two_boards_of_a_game_have_one_name(name: str) -> None:
    names = [damrak.game(name, board).board.name for board in damrak.boards(name)]
    assert len(set(names)) == len(names) > 1
