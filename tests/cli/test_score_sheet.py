"""Every score on the sheet is the sum of its causes."""

import pytest

import damrak as library
from damrak.cli.score_sheet import CAUSES, gains_by_cause
from damrak.core.chance import chance_of


@pytest.mark.parametrize(
    ("game", "seats"), [("tickets", 2), ("tickets", 4), ("merchants", 3), ("merchants", 5)]
)
@pytest.mark.parametrize("seed", ["1", "2"])
def test_causes_add_up_to_the_scores(game: str, seats: int, seed: str) -> None:
    match, chance = library.Match(game, seats=seats, seed=seed), chance_of(seed)
    while not match.is_over:
        waiting = match.state.to_act()
        seat = waiting[chance.below(len(waiting))]
        legal = match.state.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    sheet = gains_by_cause(match)
    assert [sum(column) for column in zip(*sheet.values(), strict=True)] == match.state.scores()
    assert set(sheet) <= set(CAUSES[game]), "every cause has its line"
