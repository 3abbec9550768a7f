"""A clone is the same state and goes its own way; a position written down is the same state again."""

from damrak.core.chance import chance_of
from damrak.core.wire import from_json, to_json
from tests.any_game.looking import digest
from tools.random_games import Table, choose, started, steps


def test_a_clone_is_the_same_and_goes_its_own_way(table: Table, few: list[str]) -> None:
    for seed in few:
        for turn, (game, state, seat, action) in enumerate(steps(table, seed)):
            copy, before = state.clone(), digest(game, state)
            assert digest(game, copy) == before
            copy.play(seat, action)
            assert digest(game, state) == before, f"move {turn} of {seed} changed what it was cloned from"


def test_playing_on_leaves_a_clone_alone(table: Table) -> None:
    kept = []
    for turn, (game, state, _seat, _action) in enumerate(steps(table, "kept")):
        if turn % 7 == 0:
            kept.append((game, state.clone(), digest(game, state)))
    assert len(kept) > 5
    assert all(digest(game, copy) == before for game, copy, before in kept)


def test_a_clone_tells_no_story(table: Table) -> None:
    _game, state, chance = started(table, "story")
    state.story = []
    copy = state.clone()
    copy.play(*choose(copy, chance))
    assert state.story == []
    assert copy.story is None


def test_assign_takes_over_the_whole_state(table: Table) -> None:
    """Search reuses one scratch state: whatever it was, after `assign` it is the other one."""
    game, scratch, _chance = started(table, "scratch")
    for turn, (_game, state, seat, action) in enumerate(steps(table, "root")):
        if turn % 5 == 0:
            scratch.assign(state)
            before = digest(game, state)
            assert digest(game, scratch) == before
            scratch.play(seat, action)
            assert digest(game, state) == before


def test_a_position_written_down_plays_on_alike(table: Table, few: list[str]) -> None:
    """Through JSON and back: the same dump, and the same game move for move to its end."""
    for seed in few:
        for turn, (game, state, _seat, _action) in enumerate(steps(table, seed)):
            if turn % 29:
                continue
            again = game.position(from_json(to_json(game.dump(state))))
            assert to_json(game.dump(again)) == to_json(game.dump(state))
            live, chance, other = state.clone(), chance_of(seed), chance_of(seed)
            for _ in range(60):
                if live.is_over:
                    break
                move = choose(live, chance)
                assert choose(again, other) == move
                live.play(*move)
                again.play(*move)
            assert to_json(game.dump(again)) == to_json(game.dump(live))
            assert again.is_over == live.is_over
