"""Every version of the rules that can be played: matches go on by the rules they were begun with."""

import pytest

import damrak
from damrak.core.chance import chance_of
from damrak.core.errors import BadData
from damrak.core.wire import from_json, to_json
from tests.any_game.looking import digest, seen, watchers
from tools.random_games import NEWEST, Table, choose, random_match, tables

VERSIONS = range(1, NEWEST + 1)
TABLES = [(version, table) for version in VERSIONS for table in tables(version)]


@pytest.mark.parametrize(("version", "kind"), TABLES, ids=str)
def test_record_and_replay_go_in_lock_step(version: int, kind: Table) -> None:
    """Every few moves, the record so far is played again: it is the same game for everybody."""
    live = damrak.Match(kind.game, kind.seats, "lock-step", kind.options, rules_version=version)
    chance, moves = chance_of("lock-step"), 0
    while not live.is_over:
        live.play(*choose(live.state, chance))
        moves += 1
        if moves % 25 == 0 or live.is_over:
            again = damrak.replay(from_json(to_json(live.record())))
            assert again.rules_version == live.rules_version == version
            assert digest(again.game, again.state) == digest(live.game, live.state)
            for watcher in watchers(live.seats):
                assert seen(again.game, again.state, watcher) == seen(live.game, live.state, watcher)
            assert again.story() == live.story()
    assert to_json(again.record()) == to_json(live.record())


@pytest.mark.parametrize("version", VERSIONS)
def test_positions_and_imagined_worlds_keep_the_version(game_name: str, version: int) -> None:
    game = damrak.game(game_name)
    state = game.start(seats=3, seed="version", rules_version=version)
    assert game.dump(state)["rules_version"] == version
    assert game.dump(game.position(game.dump(state))) == game.dump(state)
    world = game.imagine(game.view(state, 0), "world")
    assert (world.rules, game.view(world, 0)) == (version, game.view(state, 0))


def test_the_same_seed_deals_otherwise_by_the_first_version(game_name: str) -> None:
    deals = {
        to_json(random_match(table, "deal", version).record()["log"]) for version, table in firsts(game_name)
    }
    assert len(deals) == NEWEST


def firsts(game_name: str) -> list[tuple[int, Table]]:
    """Of each version the first table of a game."""
    return [(v, next(table for table in tables(v) if table.game == game_name)) for v in VERSIONS]


def test_a_newer_version_is_refused_in_words(game_name: str) -> None:
    record = damrak.Match(game_name, 3, "newer").record() | {"rules_version": NEWEST + 1}
    with pytest.raises(BadData) as refusal:
        damrak.replay(record)
    assert str(refusal.value) == (
        f"The record follows version {NEWEST + 1} of the rules; this is version {NEWEST}."
        " A newer Damrak can read it."
    )
    game = damrak.game(game_name)
    with pytest.raises(BadData, match="The position follows version"):
        game.position(game.dump(game.start(seats=3, seed="p")) | {"rules_version": NEWEST + 1})


def test_a_position_without_a_version_follows_the_newest(game_name: str) -> None:
    game = damrak.game(game_name)
    written = game.dump(game.start(seats=3, seed="p", rules_version=NEWEST))
    del written["rules_version"]
    assert game.dump(game.position(written))["rules_version"] == NEWEST
