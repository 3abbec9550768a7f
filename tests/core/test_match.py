"""A match is seed + log: playing, undoing, looking back, writing down and playing again."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from damrak.core.errors import BadData, IllegalAction
from damrak.core.match import CHECKPOINT_EVERY, Match, replay
from damrak.core.story import Event
from tests.core.toy import TOY, dump


def match_of(*actions: str, seats: int = 2, **more: Any) -> Match:
    """A match in which the seats take these actions in turn; `turn` does not pass the turn on."""
    match = Match(TOY, seats=seats, seed="7", **more)
    for action in actions:
        match.play(match.state.to_act()[0], action)
    return match


def test_play_tells_what_happened_and_logs_it_by_name() -> None:
    match = match_of("take 2")
    (event,) = match.play(1, 0)
    assert (event.what, event.rule, event.seat, event.gain, event.details) == (
        "took",
        "C1",
        1,
        1,
        {"coins": 1},
    )
    assert [(move.seat, move.action) for move in match.log] == [(0, "take 2"), (1, "take 1")]


def test_a_refused_action_leaves_no_trace() -> None:
    match = match_of("take 1")
    before = (dump(match.state), match.record(), match.story(0))
    with pytest.raises(IllegalAction):
        match.play(0, "take 1")
    with pytest.raises(BadData, match="There is no action “fly” in this game"):
        match.play(1, "fly")
    assert (dump(match.state), match.record(), match.story(0)) == before
    assert match.state.story is None


def test_a_match_draws_its_own_seed() -> None:
    seeds = {Match(TOY, seats=2).seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 32 for seed in seeds)


def test_names_and_options_are_in_the_record() -> None:
    record = match_of(options={"coins": 3}, names=("Saskia", "Titus")).record()
    assert record["options"] == {"coins": 3, "open": False}
    assert record["names"] == ("Saskia", "Titus")


# Undo


def test_ones_own_last_move_is_undone_freely_and_the_log_keeps_it() -> None:
    match = match_of("take 2")
    match.undo()
    assert dump(match.state) == dump(match_of().state)
    assert [(move.action, move.undo, move.consent) for move in match.log] == [("take 2", 0, ()), ("", 1, ())]
    assert match.moves == []
    assert match.story() == []


def test_a_move_is_not_undone_freely_once_another_seat_has_acted() -> None:
    match = match_of("take 1", "take 1")
    assert match.may_undo(1)
    assert not match.may_undo(2)
    with pytest.raises(IllegalAction, match="all players must agree"):
        match.undo(2)
    assert len(match.moves) == len(match.log) == 2


def test_what_has_been_learnt_is_not_undone_freely() -> None:
    match = match_of("turn")
    assert not match.may_undo()
    with pytest.raises(IllegalAction, match="learnt something"):
        match.undo()


def test_what_was_learnt_before_does_not_bind_what_came_after() -> None:
    match = match_of("turn", "take 1")
    assert match.may_undo(1)
    assert not match.may_undo(2)
    match.undo()
    assert [move.action for move in match.moves] == ["turn"]


def test_what_was_undone_leaves_no_trace_of_what_was_learnt() -> None:
    match = match_of("turn")
    match.undo(consent=(0, 1))
    match.play(0, "take 1")
    assert match.may_undo()


@pytest.mark.parametrize("consent", [(), (0,), (1,), (0, 1, 2), (-1, 0)])
def test_some_consent_is_not_consent_of_all(consent: tuple[int, ...]) -> None:
    with pytest.raises(IllegalAction):
        match_of("turn").undo(consent=consent)


def test_nobody_consents_from_a_seat_that_is_not_there() -> None:
    match = match_of("take 1")
    with pytest.raises(BadData, match="There is no seat 2; the seats are 0 to 1"):
        match.undo(consent=[2])
    assert replay(match.record(), TOY).record() == match.record()


def test_with_consent_of_all_anything_is_undone_and_the_log_keeps_who_agreed() -> None:
    match = match_of("take 1", "turn", "take 2")
    match.undo(3, consent=(1, 0, 1))
    assert dump(match.state) == dump(match_of().state)
    assert match.log[-1].undo == 3
    assert match.log[-1].consent == (0, 1)


def test_chance_is_the_same_again_after_an_undo() -> None:
    match = match_of("turn", "turn", "turn")
    told = match.story()
    match.undo(2, consent=(0, 1))
    match.play(0, "turn")
    match.play(0, "turn")
    assert match.story() == told


@pytest.mark.parametrize("moves", [0, -1, 2])
def test_there_must_be_something_to_undo(moves: int) -> None:
    match = match_of("take 1")
    assert not match.may_undo(moves)
    with pytest.raises(IllegalAction, match="to undo"):
        match.undo(moves, consent=(0, 1))


# Looking back


def test_every_earlier_state_can_be_seen_again() -> None:
    match, seen = match_of(), []
    for _ in range(35):
        seen.append(dump(match.state))
        match.play(match.state.to_act()[0], "take 1")
    assert [dump(match.state_at(n)) for n in range(35)] == seen
    assert dump(match.state_at(35)) == dump(match.state)


@pytest.mark.parametrize("moves", [-1, 2])
def test_a_move_that_was_not_made_cannot_be_seen(moves: int) -> None:
    with pytest.raises(BadData, match=f"There is no move {moves}; the match has 1"):
        match_of("take 1").state_at(moves)


def test_a_checkpoint_saves_playing_from_the_start() -> None:
    """The toy counts its plays along; a state made from a checkpoint must not disturb that count."""
    match = match_of(*["take 1"] * (2 * CHECKPOINT_EVERY + 3))
    looked_at = match.state_at(2 * CHECKPOINT_EVERY)
    assert looked_at.plays == 2 * CHECKPOINT_EVERY
    looked_at.play(*looked_at.to_act(), 0)
    assert match.state_at(2 * CHECKPOINT_EVERY).plays == 2 * CHECKPOINT_EVERY


def test_checkpoints_follow_an_undo_over_their_edge() -> None:
    match = match_of(*["take 1"] * (CHECKPOINT_EVERY + 1))
    match.undo(2, consent=(0, 1))
    match.play(match.state.turn, "take 2")
    match.play(match.state.turn, "take 2")
    other = match_of(*["take 1"] * (CHECKPOINT_EVERY - 1), "take 2", "take 2")
    for n in range(CHECKPOINT_EVERY - 2, CHECKPOINT_EVERY + 2):
        assert dump(match.state_at(n)) == dump(other.state_at(n))


# What a seat may know


def test_a_story_hides_the_others_secrets_until_the_end() -> None:
    match = match_of("take 2", options={"coins": 3})
    assert [event.secrets for event in match.story(0)] == [{"purse": 2}]
    assert [event.secrets for event in match.story(1)] == [{}]
    assert [event.secrets for event in match.story()] == [{}]
    match.play(1, "take 1")
    assert [event.secrets for event in match.story()] == [{"purse": 2}, {"purse": 1}]


def test_view_asks_the_game() -> None:
    match = match_of("take 2")
    assert match.view(1) == (38, 1)
    assert match.view() == (38, None)


# Redo, and the log that people read


def test_what_was_undone_is_redone_and_is_as_it_was() -> None:
    match = match_of("take 1", "turn", "take 2")
    before = dump(match.state), match.moves[:], match.stories[:], match.may_undo()
    match.undo(3, consent=(0, 1))
    match.redo()
    assert (dump(match.state), match.moves, match.stories, match.may_undo()) == before
    assert [(move.undo, move.redo) for move in match.log[3:]] == [(3, False), (0, True)]


def test_undos_are_redone_the_latest_first() -> None:
    match = match_of("take 1", "turn", "take 2")
    match.undo()
    match.undo(consent=(0, 1))
    match.redo()
    assert [move.action for move in match.moves] == ["take 1", "turn"]
    match.redo()
    assert [move.action for move in match.moves] == ["take 1", "turn", "take 2"]


def test_nothing_is_redone_once_something_else_was_played() -> None:
    match = match_of("take 1", "take 2")
    match.undo()
    match.play(1, "take 1")
    with pytest.raises(IllegalAction, match="nothing to redo"):
        match.redo()
    assert [move.action for move in match.moves] == ["take 1", "take 1"]


def test_an_undo_leaves_a_line_that_stays_where_it_was_made() -> None:
    match = match_of("take 1", "take 2")
    match.undo()
    match.play(1, "turn")
    assert [event.what for event in match.told()] == ["took", "undone", "turned"]
    match.undo(2, consent=(0, 1), asked=(1,))
    first, second = match.told()
    details: dict[str, str | int] = {"coins": 2, "undone": "took", "others": 0, "agreed": 0}
    assert first == Event("undone", "undo", 1, 0, details, {"purse": 2})
    assert second.details == {"coins": 1, "undone": "took", "others": 1, "agreed": 1}
    assert first.seen_by(0).secrets == {}
    assert replay(match.record(), TOY).told() == match.told()


@settings(deadline=None, max_examples=50)
@given(st.lists(st.sampled_from(["take 1", "take 2", "turn", "undo", "redo"]), max_size=60))
def test_a_record_with_undos_and_redos_is_the_same_match_move_by_move(deeds: list[str]) -> None:
    match, beside = match_of(), match_of()
    for deed in deeds:
        with suppress(IllegalAction):
            do(match, deed)
        for move in match.log[len(beside.log) :]:
            do(beside, "undo" if move.undo else "redo" if move.redo else move.action)
        again = replay(match.record(), TOY)
        for other in (beside, again):
            assert dump(other.state) == dump(match.state)
            assert (other.told(), other.undone, other.record()) == (
                match.told(),
                match.undone,
                match.record(),
            )


def do(match: Match, deed: str) -> None:
    if deed == "undo":
        match.undo(consent=(0, 1))
    elif deed == "redo":
        match.redo()
    else:
        match.play(match.state.turn, deed)


# Writing down and playing again


def test_a_record_played_again_is_the_same_match() -> None:
    match = match_of("take 1", "turn", "take 2", names=("Saskia", "Titus"))
    match.undo()
    match.play(1, "take 1")
    match.undo(3, consent=(0, 1))
    match.play(0, "take 2")
    again = replay(match.record(), TOY)
    assert again.record() == match.record()
    assert dump(again.state) == dump(match.state)
    assert again.story() == match.story()


def changed(**changes: Any) -> dict[str, Any]:
    """A good record but for these changes."""
    return {**match_of("take 1", "take 2").record(), **changes}


@pytest.mark.parametrize(
    ("record", "sentence"),
    [
        (changed(format=3), "The record is written in format 3; this version reads format 2."),
        (changed(game="chess"), "The record is of “chess”, not of “toy”."),
        (
            changed(rules_version=4),
            "The record follows version 4 of the rules; this is version 3. A newer Damrak can read it.",
        ),
        (
            changed(board={"name": "a floor", "fingerprint": "0"}),
            "The record was played on the board “a floor”, which differs from “a table” here.",
        ),
        (changed(names=["Saskia"]), "There is one name for 2 seats."),
        (changed(names=["Saskia", "Titus", "Rembrandt"]), "There are 3 names for 2 seats."),
        (changed(options={"coins": 7}), "Option “coins” cannot be “7”; it can be 40, 3."),
        (changed(options={"coins": True}), "Option “coins” cannot be “True”; it can be 40, 3."),
        (changed(options={"dice": 1}), "There is no option “dice” in this game; there are: coins, open."),
        (
            changed(log=[{"seat": 0, "action": "fly"}]),
            "Move 1 of the record cannot be played: There is no action “fly” in this game.",
        ),
        (
            changed(log=[{"seat": 0, "action": "take 1"}, {"seat": 0, "action": "take 1"}]),
            "Move 2 of the record cannot be played: It is not your turn to act. (C1)",
        ),
        (
            changed(log=[{"undo": 1}]),
            "Move 1 of the record cannot be played: There is no move to undo. (undo)",
        ),
    ],
)
def test_a_record_that_cannot_be_played_faithfully_is_refused_in_words(
    record: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadData) as refusal:
        replay(record, TOY)
    assert str(refusal.value) == sentence


def test_a_move_that_cannot_be_played_is_explained_in_the_readers_language() -> None:
    with pytest.raises(BadData) as refusal:
        replay(changed(log=[{"seat": 1, "action": "take 1"}]), TOY)
    french = "Le coup 1 de l’enregistrement ne peut pas être joué : Ce n’est pas à vous d’agir. (C1)"
    assert refusal.value.sentence("fr") == french


@pytest.mark.parametrize(
    "record",
    [{}, changed(log="take 1"), changed(log=[3]), changed(seats="two"), changed(shoes=2), changed(seed=7)],
)
def test_what_is_no_record_is_refused_in_words(record: dict[str, Any]) -> None:
    with pytest.raises(BadData, match=r"This is not a record of a match: .+"):
        replay(record, TOY)
