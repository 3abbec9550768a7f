"""The boards that come with merchants: fair to every area, whatever the number of players."""

from collections import Counter

import pytest

import damrak
from damrak.core.game import Game
from damrak.locales import LANGUAGES, bundle
from damrak.merchants.facts import BoardFacts, CardFacts

GAMES = [damrak.game("merchants", board) for board in damrak.boards("merchants")]
every_board = pytest.mark.parametrize("game", GAMES, ids=damrak.boards("merchants"))
TURNS_EACH = {"amsterdam": (6, 5, 4), "short": (3, 3, 3)}
"""How often everybody is mayor with 3, 4 and 5 players."""


def used(facts: BoardFacts, seats: int) -> list[CardFacts]:
    """The cards that so many players use, each as often as there are of it."""
    return [card for card in facts.card if card.min_players <= seats for _ in range(card.count)]


@every_board
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("areas", ["continents", "districts", "commodities"])
def test_every_area_is_shown_by_as_many_cards(game: Game, seats: int, areas: str) -> None:
    shown = Counter(area for card in used(game.board.facts, seats) for area in getattr(card, areas))
    assert set(shown) == set(getattr(game.board.facts.ranking, areas))
    assert len(set(shown.values())) == 1


@pytest.mark.parametrize("board", damrak.boards("merchants"))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_mayor_equally_often(board: str, seats: int) -> None:
    cards = used(damrak.game("merchants", board).board.facts, seats)
    turns = sum(card.kind != "hourglass" for card in cards) / 3
    assert turns == seats * TURNS_EACH[board][seats - 3]


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words(game: Game, language: str) -> None:
    known = bundle(language)
    assert [c for c in game.board.cards.ids if not known.has_message(f"merchants-card-{c}")] == []


@every_board
def test_everything_is_scored_before_the_end(game: Game) -> None:
    events = {space.event for space in game.board.facts.time}
    assert events >= {"score-exchange", "score-districts", "score-colonies", "final"}


def test_a_short_game_has_the_dates_and_the_bank_of_the_usual_one() -> None:
    usual, short = (damrak.game("merchants", board).board.facts for board in ("amsterdam", "short"))
    events = {space.year: space.event for space in usual.time}
    assert all(events[space.year] == space.event for space in short.time)
    assert len(short.time) < len(usual.time)
    assert (short.bank, short.post, short.parcel, short.bridge) == (
        usual.bank,
        usual.post,
        usual.parcel,
        usual.bridge,
    )
