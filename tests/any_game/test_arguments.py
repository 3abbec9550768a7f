"""Who calls the library with something that does not exist is told so in words, and nothing has changed."""

from typing import Any

import pytest

import damrak
from damrak.core.errors import BadData, IllegalAction
from damrak.locales import LANGUAGES, bundle

NO_SEATS = [-5, -2, -1, 5, 7, 2**70]


def new_match(game_name: str) -> damrak.Match:
    return damrak.Match(game_name, seats=3, seed="arguments")


def in_words(error: BadData | IllegalAction) -> bool:
    """Whether every language has a sentence for it, with all its arguments."""
    told = [error.sentence(language) for language in LANGUAGES]
    return all(bundle(language).has_message(error.message) for language in LANGUAGES) and "{" not in str(told)


@pytest.mark.parametrize("seat", NO_SEATS)
def test_nobody_sees_from_a_seat_that_is_not_there(game_name: str, seat: int) -> None:
    match = new_match(game_name)
    for look in (match.view, match.story, lambda seat: match.game.view(match.state, seat)):
        with pytest.raises(BadData, match=r"There is no seat .+; the seats are 0 to 2\.") as refusal:
            look(seat)
        assert in_words(refusal.value)
    assert match.state.legal(seat) == []


@pytest.mark.parametrize("seat", NO_SEATS)
def test_nobody_plays_or_consents_from_a_seat_that_is_not_there(game_name: str, seat: int) -> None:
    match = new_match(game_name)
    asked = match.state.to_act()[0]
    action = match.state.legal(asked)[0]
    with pytest.raises(IllegalAction):
        match.play(seat, action)
    match.play(asked, action)
    with pytest.raises((IllegalAction, BadData)):
        match.undo(consent=[0, 1, 2, seat])
    assert len(match.moves) == len(match.log) == 1


@pytest.mark.parametrize("action", ["fly", None, 1.5, []])
def test_what_is_no_action_cannot_be_played(game_name: str, action: Any) -> None:
    match = new_match(game_name)
    with pytest.raises(BadData, match="There is no action") as refusal:
        match.play(match.state.to_act()[0], action)
    assert in_words(refusal.value)
    assert match.moves == []


@pytest.mark.parametrize("action", [-1, 10**6, 2**70])
def test_a_number_of_no_action_cannot_be_played(game_name: str, action: int) -> None:
    match = new_match(game_name)
    with pytest.raises(IllegalAction):
        match.play(match.state.to_act()[0], action)
    with pytest.raises(BadData, match="There is no action"):
        match.game.name_of(action)


@pytest.mark.parametrize("seed", [7, 1.5, b"7", "\ud800"])
def test_a_seed_is_a_text(game_name: str, seed: Any) -> None:
    with pytest.raises(BadData, match='A seed is a text such as "7", not') as refusal:
        damrak.Match(game_name, seats=3, seed=seed)
    assert in_words(refusal.value)


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Bram", "Cees", "Daan"]])
def test_no_match_begins_whose_record_could_not_be_read(game_name: str, names: list[str]) -> None:
    with pytest.raises(BadData, match="for 3 seats") as refusal:
        damrak.Match(game_name, seats=3, names=names)
    assert in_words(refusal.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 2**70])
def test_a_table_has_as_many_seats_as_the_game_is_for(game_name: str, seats: int) -> None:
    with pytest.raises(BadData, match="This game is for"):
        damrak.Match(game_name, seats=seats)
    with pytest.raises(BadData, match="This game is for"):
        damrak.game(game_name).start(seats=seats, seed="arguments")


def test_only_views_of_the_same_game_and_board_are_imagined(game_name: str) -> None:
    game = damrak.game(game_name)
    others = [damrak.game(name, board) for name in damrak.games() for board in damrak.boards(name)]
    foreign = [
        damrak.Match(other, seats=3, seed="arguments").view(0) for other in others if other is not game
    ]
    for view in (*foreign, None, {"seat": 0}, new_match(game_name).state):
        with pytest.raises(BadData, match="This is not a view of this game on the board") as refusal:
            game.imagine(view, "arguments")
        assert in_words(refusal.value)
