"""Every level plays, sees only its view, and keeps its promises."""

from typing import Any

import pytest

import damrak
from damrak.bots import LEVELS, bots, levels, name_in_words, names_in_record, sit
from damrak.bots.bot import Budget, ask
from damrak.bots.levels import HEURISTICS
from damrak.bots.search_bot import SearchBot
from damrak.locales import LANGUAGES, tell
from tests.bots.legal import Kind, kinds, tally_of
from tests.bots.positions import TABLES, legal_names, positions


def quick_bot(name: str, game: Any, seed: str) -> Any:
    """The searching levels with a budget that a test can afford."""
    return SearchBot(game, Budget(4), seed) if name in ("merchant", "regent") else sit(game, name, seed)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("level", ["random", "greedy", "heuristic", "merchant"])
def test_a_bot_given_another_world_with_the_same_view_plays_the_same(
    name: str, seats: int, level: str
) -> None:
    bot_name = HEURISTICS[name] if level == "heuristic" else level
    for game, state, seat in positions(name, seats, "same", every=17 if level != "merchant" else 50):
        view, legal = game.view(state, seat), legal_names(game, state, seat)
        other = game.imagine(view, "another world")
        other_view = game.view(other, seat)
        assert legal_names(game, other, seat) == legal
        first = ask(quick_bot(bot_name, game, "s"), view, legal)
        second = ask(quick_bot(bot_name, game, "s"), other_view, legal)
        assert first == second
        assert not first.simple


@pytest.mark.parametrize("kind", list(kinds()), ids=str)
def test_no_bot_ever_names_an_illegal_action(kind: Kind) -> None:
    for number in range(4 if kind.game == "tickets" else 1):
        tally = tally_of(kind, ("random", "apprentice", "clerk", "skipper"), number)
        assert tally.simple == [0] * kind.seats
        assert sum(tally.asked) > 20


def test_there_are_five_levels_with_names_in_three_languages() -> None:
    assert levels("tickets") == levels("merchants") == LEVELS
    assert len(LEVELS) == 5
    for language in LANGUAGES:
        names = [tell(f"bots-level-{level}", {}, language) for level in LEVELS]
        about = [tell(f"bots-level-{level}-about", {}, language) for level in LEVELS]
        assert len(set(names)) == len(set(about)) == 5
        assert not any(text.startswith("bots-") for text in names + about)


@pytest.mark.parametrize("name", damrak.games())
def test_every_bot_listed_can_sit_down(name: str) -> None:
    for bot in bots(name):
        assert sit(name, bot.replace(":N", ":5"), "s")


@pytest.mark.parametrize(
    "bot", ["grandmaster", "search:none", "search:0", "merchant:9", "random:2", "", "exec:true"]
)
def test_a_bot_that_does_not_exist_is_refused(bot: str) -> None:
    with pytest.raises(damrak.BadData):
        sit("tickets", bot, "s")


@pytest.mark.parametrize("level", ["random", "clerk", "merchant"])
def test_a_bot_with_a_seed_that_is_no_text_does_not_sit_down(level: str) -> None:
    """Else it would fail at every choice, and somebody would choose for it each time."""
    with pytest.raises(damrak.BadData, match="A seed is a text"):
        sit("tickets", level, 7)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "said"),
    [("clerk", "Commis"), ("clerk 2", "Commis 2"), ("Anna", "Anna"), ("clerk two", "clerk two"), ("", "")],
)
def test_a_bot_without_a_name_is_called_by_its_level(name: str, said: str) -> None:
    assert name_in_words(name, "fr") == said


def test_a_record_names_bots_by_level_numbered_from_the_second_on() -> None:
    names, levels = ["Anna", "", "", "Saskia", ""], ["", "clerk", "clerk", "clerk", "skipper"]
    assert names_in_record(names, levels) == ["Anna", "clerk", "clerk 2", "Saskia", "skipper"]
    assert names_in_record(["clerk", ""], ["", "clerk"]) == ["clerk", "clerk 2"]
