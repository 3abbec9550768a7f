"""What is told of a match."""

import random

import pytest

import damrak
from damrak.core.match import Match
from damrak.locales import LANGUAGES, tell, word
from damrak.tickets.story import KINDS
from tests.tickets.tables import BOARD, GAME, GREY_2, act, laid


def whole(seats: int, seed: str) -> Match:
    rng = random.Random(seed)
    match = damrak.Match("tickets", seats=seats, seed=seed)
    while not match.is_over:
        seat = rng.choice(match.state.to_act())
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gains_add_up_to_the_final_score(seats: int) -> None:
    for seed in range(8):
        match = whole(seats, str(seed))
        gains = [sum(event.gain for event in match.story() if event.seat == seat) for seat in range(seats)]
        assert gains == match.state.scores()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_story_names_the_winners(seats: int) -> None:
    for seed in range(8):
        match = whole(seats, str(seed))
        winners = tuple(event.seat for event in match.story() if event.what in ("won", "shared-win"))
        assert winners == GAME.winners(match.state)


def test_secrets_are_their_owners_until_the_end() -> None:
    state = laid([{}, {}], top=["orange"])
    state.story = []
    act(state, "draw unseen")
    (event,) = GAME.tell(state.story)
    assert event.secrets == {"colour": "orange", "seen": 1}
    assert (event.seen_by(0).secrets, event.seen_by(1).secrets) == (event.secrets, {})
    assert event.details == {}


def test_contracts_taken_are_secret() -> None:
    state = laid([{}, {}])
    state.story = []
    act(state, "draw contracts")
    act(state, f"keep {GAME.view(state, 0).offered[0].id}")
    took, kept = GAME.tell(state.story)
    assert took.seen_by(1).details == {}
    assert kept.seen_by(None).details == {"kept": 1}
    assert {took.secrets["contract"], took.secrets["other"]} <= set(BOARD.contracts)
    assert kept.secrets["returned"] in BOARD.contracts


def test_a_claim_is_told_with_route_and_payment() -> None:
    state = laid([{"red": 1, "joker": 1}, {}])
    state.story = []
    act(state, f"claim {GREY_2} red 1 joker")
    event = GAME.tell(state.story)[0]
    assert (event.what, event.rule, event.gain) == ("claimed", "T9", 2)
    assert event.details == {"route": GREY_2, "colour": "red", "jokers": 1}


def test_t20_a_shared_win_is_told_of_each_winner() -> None:
    """Both hold a failed contract of 3 points; nobody can do anything and all pass."""
    first, second = "oude-kerk--jan-roodenpoortstoren", "dam--de-drie-hendricken"
    third = [name for name in BOARD.contracts if name not in (first, second)]
    state = laid(
        [{}, {}, {}], row=[None] * 5, rest="hand", contracts=[[first], [second], third], passes=2, turn=2
    )
    state.players[2].carts = 0
    state.story = []
    act(state, "pass")
    told = [event for event in GAME.tell(state.story) if event.what == "shared-win"]
    assert [(event.seat, event.details) for event in told] == [
        (0, {"points": -3, "completed": 0}),
        (1, {"points": -3, "completed": 0}),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_sentence_with_and_without_its_secrets(language: str) -> None:
    samples = {"kept": 1, "seen": 1, "cards": 3, "jokers": 1, "carts": 2, "points": 9, "completed": 2}
    ids = {"colour": "red", "route": GREY_2} | dict.fromkeys(
        ("contract", "other", "returned"), "dam--blauwbrug"
    )
    for kind in KINDS:
        for hidden in (kind.secrets, ()):
            details = {name: (samples | ids)[name] for name in kind.details if name not in hidden}
            words = {k: word(k, v, "tickets", GAME.titles, language) for k, v in details.items()}
            sentence = tell(f"tickets-event-{kind.what}", words | {"who": "Ann", "gain": 3}, language)
            assert sentence[-1] == "."
            assert not set("{}$") & set(sentence)
            assert not [name for name in details.values() if isinstance(name, str) and "--" in sentence]


def test_all_kinds_but_the_rare_ones_happen_in_a_few_games() -> None:
    met = {event.what for seed in range(30) for event in whole(2 + seed % 3, str(seed)).story()}
    rare = {"passed", "nobody-can-act", "shared-win", "took-last"}
    assert {kind.what for kind in KINDS} - met <= rare


def test_the_last_line_of_a_whole_game_is_the_winner() -> None:
    assert whole(2, "1").story()[-1].what in ("won", "shared-win")
