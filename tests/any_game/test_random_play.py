"""Random play: no dead end, no endless game, at any table."""

import damrak
from damrak.core.game import options_in
from tools.random_games import Table, choose, started, tables

DECISIONS = 45_000
LONGEST = 3_000
"""Far more decisions than any game takes: beyond this, one does not end."""


def test_every_option_is_played_with_every_number_of_seats(game_name: str) -> None:
    game = damrak.game(game_name)
    here = [table for table in tables() if table.game == game_name]
    for seats in game.seat_counts:
        for option in options_in(game.options, game.rules_version):
            played = {table.options[option.name] for table in here if table.seats == seats}
            assert played == {value for value in option.values if type(value) is not int or value < seats}


def test_random_play_never_sticks(table: Table, soak: int) -> None:
    played, number = 0, 0
    while played < DECISIONS * soak:
        played += decisions_of_one_game(table, f"random {number}")
        number += 1


def decisions_of_one_game(table: Table, seed: str) -> int:
    game, state, chance = started(table, seed)
    decisions = 0
    while not state.is_over:
        assert state.to_act(), f"nobody may act after {decisions} decisions of {seed}"
        seat, action = choose(state, chance)
        state.play(seat, action)
        decisions += 1
        assert decisions < LONGEST, f"{seed} does not end"
    assert state.to_act() == ()
    winners = game.winners(state)
    assert winners
    assert set(winners) <= set(range(table.seats))
    return decisions


def test_legal_actions_are_sorted_distinct_and_in_range(table: Table, few: list[str]) -> None:
    for seed in few:
        game, state, chance = started(table, seed)
        while not state.is_over:
            asked = state.to_act()
            assert len(set(asked)) == len(asked)
            for seat in [*range(table.seats), damrak.CLOCK]:
                legal = state.legal(seat)
                assert legal == sorted(set(legal))
                assert bool(legal) == (seat in asked)
                assert not legal or 0 <= legal[0] <= legal[-1] < game.actions
            state.play(*choose(state, chance))


def test_the_same_seed_gives_the_same_start_and_another_seed_another(table: Table) -> None:
    game = damrak.game(table.game)
    dumps = [
        game.dump(game.start(seats=table.seats, seed=seed, options=table.options)) for seed in ("a", "a", "b")
    ]
    assert dumps[0] == dumps[1]
    assert dumps[0] != dumps[2]
