"""What a watcher sees depends on nothing that is hidden from them."""

import damrak
from damrak.core.chance import chance_of
from damrak.core.wire import from_json, to_json
from tests.any_game.looking import digest, seen, watchers
from tools.random_games import Table, choose, started, steps

EVERY = 9


def test_an_imagined_world_gives_exactly_the_view_it_was_imagined_from(table: Table, few: list[str]) -> None:
    for seed in few:
        for turn, (game, state, _seat, _action) in enumerate(steps(table, seed)):
            if turn % EVERY:
                continue
            for watcher in watchers(table.seats):
                view = game.view(state, watcher)
                world = game.imagine(view, f"world {turn}")
                assert seen(game, world, watcher) == to_json(view), f"{watcher} after {turn} moves of {seed}"


def test_an_imagined_world_offers_the_watcher_the_same_actions(table: Table, few: list[str]) -> None:
    for seed in few:
        for turn, (game, state, _seat, _action) in enumerate(steps(table, seed)):
            if turn % EVERY:
                continue
            for seat in range(table.seats):
                world = game.imagine(game.view(state, seat), f"world {turn}")
                assert (seat in world.to_act()) == (seat in state.to_act())
                assert world.legal(seat) == state.legal(seat)


def test_an_imagined_world_can_be_played_to_its_end(table: Table) -> None:
    for turn, (game, state, seat, _action) in enumerate(steps(table, "imagined")):
        if turn % 17:
            continue
        world, chance = game.imagine(game.view(state, max(seat, 0)), f"{turn}"), chance_of(f"{turn}")
        while not world.is_over:
            world.play(*choose(world, chance))
        assert game.winners(world)


def test_imagining_is_repeatable_and_various(table: Table) -> None:
    """The same seed gives the same world, other seeds give others: the hidden things are drawn, not known."""
    game, state, _chance = started(table, "various")
    view = game.view(state, 0)
    worlds = [digest(game, game.imagine(view, seed)) for seed in ("a", "a", "b", "c", "d")]
    assert worlds[0] == worlds[1]
    assert len(set(worlds)) == 4
    assert digest(game, state) not in worlds


def test_a_view_is_plain_json_and_the_same_each_time(table: Table) -> None:
    for turn, (game, state, _seat, _action) in enumerate(steps(table, "plain")):
        if turn % EVERY == 0:
            for watcher in watchers(table.seats):
                sent = seen(game, state, watcher)
                assert isinstance(from_json(sent), dict)
                assert seen(game, state.clone(), watcher) == sent


def test_looking_changes_nothing(table: Table) -> None:
    for turn, (game, state, _seat, _action) in enumerate(steps(table, "looking")):
        if turn % EVERY == 0:
            before = digest(game, state)
            for watcher in watchers(table.seats):
                game.imagine(game.view(state, watcher), "x")
            for seat in (damrak.CLOCK, *range(table.seats)):
                state.legal(seat)
            state.scores()
            assert digest(game, state) == before
