"""Looking back on a match, and hints with reasons in three languages."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from damrak.bots import Budget, ask, sentences, sit
from damrak.bots.analyse_command import done, html
from damrak.bots.analysis import (
    TURNING_POINTS,
    Analysis,
    TurningPoint,
    analyse,
    changes,
    explained,
    largest,
)
from damrak.bots.craft import craft_of
from damrak.bots.hint import hint
from damrak.bots.many_minds import ManyMinds, favourite
from damrak.cli.main import main
from damrak.cli.voice import Voice
from damrak.core.chance import chance_of
from damrak.core.match import Match
from damrak.locales import LANGUAGES
from tests.bots.positions import legal_names, positions
from tests.merchants.tables import using


def played(name: str, seats: int, level: str) -> Match:
    match = Match(name, seats, "look back", names=["Anna", "Bram", "Cato"][:seats])
    bots = [sit(match.game, level, str(seat)) for seat in range(seats)]
    while not match.is_over:
        seat = match.state.to_act()[0]
        legal = legal_names(match.game, match.state, seat)
        match.play(seat, ask(bots[seat], match.view(seat), legal).action)
    return match


@pytest.fixture(scope="module")
def tickets() -> Match:
    return played("tickets", 2, "skipper")


@pytest.fixture(scope="module")
def merchants() -> Match:
    return played("merchants", 3, "clerk")


def test_chances_add_up_and_end_with_the_winner(tickets: Match) -> None:
    found = analyse(tickets, playouts=3)
    assert len(found.chances) == len(tickets.moves) + 1
    for chances in found.chances:
        assert sum(chances) == pytest.approx(1, abs=0.01)
    assert [seat for seat, chance in enumerate(found.chances[-1]) if chance] == list(found.winners)
    assert found == analyse(tickets, playouts=3)


def test_turning_points_are_the_largest_changes_for_the_mover(tickets: Match) -> None:
    steady = [(0.5, 0.5)] * (len(tickets.moves) + 1)
    mover = tickets.moves[7].seat
    turned = [*steady[:8], *[(1.0, 0.0) if mover == 0 else (0.0, 1.0)] * (len(steady) - 8)]
    (best,) = largest(changes(tickets, turned), 1)
    assert (best.move, best.seat, best.gained) == (7, mover, 0.5)
    assert best.action == tickets.moves[7].action


def test_turning_points_stand_in_the_chart_as_they_are_told(tickets: Match) -> None:
    found = analyse(tickets, playouts=2)
    assert len(found.turning_points) == TURNING_POINTS
    for point in found.turning_points:
        before, after = found.chances[point.move], found.chances[point.move + 1]
        assert point.gained == pytest.approx(after[point.seat] - before[point.seat], abs=0.001)


def test_what_seemed_to_turn_the_game_is_looked_at_again(tickets: Match) -> None:
    """A chance found with a single playout is all or nothing; around the candidates it is no longer so."""
    found = analyse(tickets, playouts=1)
    candidates = {chance for point in found.turning_points for chance in found.chances[point.move]}
    assert candidates - {0.0, 0.5, 1.0}


def test_of_what_was_declined_it_is_known_what_it_was(merchants: Match) -> None:
    """M13: a card's part, or an offer of the time track."""
    craft = craft_of(merchants.game)
    assert craft.facts(using("colony-silk"), "decline") == {"phase": "colony", "card": "colony-silk"}
    declined = next(number for number, move in enumerate(merchants.moves) if move.action == "decline")
    points = [
        TurningPoint(number, merchants.moves[number].seat, merchants.moves[number].action, 0.1, {})
        for number in (declined - 1, declined)
    ]
    assert [point.facts for point in explained(merchants, craft, points)] == [{}, {"phase": "credit"}]


@pytest.mark.parametrize(("doubled", "said"), [(False, "press 120"), (True, "press 120 (240)")])
def test_of_a_price_it_is_known_what_it_costs(merchants: Match, doubled: bool, said: str) -> None:
    """M17: twice as much on the doubled clock."""
    state = using("colony-silk")
    state.doubled = doubled
    craft = craft_of(merchants.game)
    assert [craft.facts(state, action) for action in ("limit none", "build g1")] == [{}, {}]
    point = TurningPoint(0, 0, "press 120", 0.1, craft.facts(state, "press 120"))
    assert done(point, "merchants", Voice("en")) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "a trading post; colony: silk"), ("fr", "un comptoir; colonie : soie")],
)
def test_what_was_declined_is_told_in_words(language: str, said: str) -> None:
    point = TurningPoint(0, 0, "decline", 0.1, {"phase": "colony", "card": "colony-silk"})
    found = Analysis("merchants", ("Anna", "Bram"), (0,), ((0.5, 0.5), (1.0, 0.0)), (point,), ())
    assert f"decline ({said})" in html(found, Voice(language))


def test_every_auction_is_valued_for_every_seat(merchants: Match) -> None:
    worths = list(craft_of(merchants.game).auctions(merchants, 1, chance_of("auctions")))
    sold = [event for event in merchants.story() if event.what.startswith("sold")]
    assert [(one.buyer, one.price) for one in worths if one.buyer is not None] == [
        (event.seat, -event.gain) for event in sold
    ]
    for one in worths:
        assert len(one.worth) == 3
        assert all(worth.low <= worth.value <= worth.high for worth in one.worth)


def test_the_command_writes_a_page_with_a_chart(
    tickets: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, page = (tmp_path / name for name in ("match.json", "page.html"))
    record.write_text(json.dumps(tickets.record()))
    looking_back = ["analyse", str(record), "--playouts", "1", "--language", "en"]
    assert main([*looking_back, "--html", str(page)]) == 0
    assert page.read_text().count("<polyline") == 2
    told = capsys.readouterr()
    assert "Turning points" in told.out and not told.err
    assert main([*looking_back, "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["chances"]) == len(tickets.moves) + 1


def test_minds_leave_ctrl_c_to_their_parent() -> None:
    bot = sit("tickets", "search:1x2", "deaf")
    assert isinstance(bot, ManyMinds)
    assert bot.pool.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN
    bot.close()


def test_minds_can_be_ended() -> None:
    """They were started undisturbed, and would go on so: nobody could end one that thinks for ever."""
    game, state, seat = next(positions("tickets", 2, "minds"))
    bot = ManyMinds(game, Budget(1), "s", processes=1)
    bot.choose(game.view(state, seat), legal_names(game, state, seat))
    assert bot.pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result() == {signal.SIGINT}
    bot.close()


def test_players_of_the_same_name_have_a_line_each() -> None:
    found = Analysis("tickets", ("Anna", "Anna"), (0,), ((0.5, 0.5), (1.0, 0.0)), (), ())
    assert html(found, Voice("en")).count("<polyline") == 2


def test_a_record_that_is_none_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "nothing.json").write_text("{}")
    assert main(["analyse", str(tmp_path / "nothing.json")]) == 1
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.parametrize(("name", "seats", "every"), [("tickets", 2, 6), ("merchants", 3, 12)])
def test_a_hint_has_reasons_that_people_can_read(name: str, seats: int, every: int) -> None:
    told: dict[str, Any] = {language: set() for language in LANGUAGES}
    for game, state, seat in positions(name, seats, "hint", every=every):
        legal = legal_names(game, state, seat)
        choice = hint(game, game.view(state, seat), legal, level="skipper")
        assert choice.action in legal
        for language in LANGUAGES:
            told[language] |= set(sentences(game, choice.reasons, ("Anna", "Bram", "Cato"), language))
    for language in LANGUAGES:
        assert len(told[language]) >= 3
        assert not [text for text in told[language] if "bots-reason" in text or "$" in text or "{" in text]
    assert told["en"] != told["fr"] != told["nl"]


def test_a_hint_says_what_the_contracts_to_keep_are_worth() -> None:
    match = Match("tickets", 2, "keep")
    legal = legal_names(match.game, match.state, 0)
    choice = hint(match.game, match.view(0), legal, level="skipper")
    kept = [one for one in match.view(0).offered if "both" in choice.action or one.id in choice.action]
    assert kept
    assert {tuple(reason.arguments.values()) for reason in choice.reasons} == {
        (one.id, one.points) for one in kept
    }


def test_a_searching_hint_says_its_chances() -> None:
    game, state, seat = next(positions("tickets", 2, "chances"))
    bot = sit(game, "search:8", "s")
    choice = bot.choose(game.view(state, seat), legal_names(game, state, seat))
    assert choice.reasons[-1].message == "bots-reason-search"
    assert 0 <= int(choice.reasons[-1].arguments["chances"]) <= 100


def test_several_minds_agree_with_themselves() -> None:
    game, state, seat = next(positions("tickets", 2, "minds"))
    view, legal = game.view(state, seat), legal_names(game, state, seat)
    bots = [ManyMinds(game, Budget(8), "s", processes=2) for _ in range(2)]
    try:
        assert bots[0].choose(view, legal) == bots[1].choose(view, legal)
    finally:
        for bot in bots:
            bot.close()


def test_minds_prefer_what_is_best_on_average_and_often_visited() -> None:
    assert favourite([{"a": (40, 0.5), "b": (50, 0.6)}, {"a": (60, 0.7), "b": (50, 0.6)}]) == "a"
    assert favourite([{"a": (90, 0.5), "lucky": (10, 0.9)}]) == "a"
