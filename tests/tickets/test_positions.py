"""Positions written down and refused."""

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from damrak.core.errors import BadData
from damrak.core.wire import from_json, to_json
from damrak.locales import LANGUAGES, bundle
from tests.tickets.tables import BLACK_3, BOARD, GAME, GREEN_3, GREY_2, laid

Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_dumped_state_is_the_same_position_and_plays_on_alike(seats: int) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats=seats, seed="p")
    moves = 0
    while not state.is_over:
        moves += 1
        seat = rng.choice(state.to_act())
        action = rng.choice(state.legal(seat))
        if moves % 4:
            state.play(seat, action)
            continue
        copied = GAME.position(from_json(to_json(GAME.dump(state))))
        assert GAME.dump(copied) == GAME.dump(state)
        assert copied.legal(seat) == state.legal(seat)
        state.play(seat, action)
        copied.play(seat, action)
        assert GAME.dump(copied) == GAME.dump(state)
    assert GAME.dump(GAME.position(GAME.dump(state))) == GAME.dump(state)


def written(phase: str = "turn") -> dict[str, Any]:
    """A sound position of three players."""
    state = GAME.start(seats=3, seed="8", options={"first": 0})
    if phase != "choosing":
        for seat in range(3):
            state.play(seat, GAME.number_of("keep both"))
    if phase == "contracts":
        state.play(0, GAME.number_of("draw contracts"))
    if phase == "second-card":
        state.play(0, GAME.number_of("draw unseen"))
    return copy.deepcopy(GAME.dump(state))


def own(position: dict[str, Any], *routes: str) -> bool:
    """Give the first player routes, with all that follows left to be worked out."""
    for player in position["players"]:
        player.update(routes=[], carts=None, points=None, merchandise=None)
    position["players"][0]["routes"] = list(routes)
    position["merchandise"] = None
    return False


def empty_pile(position: dict[str, Any], row: list[str | None]) -> None:
    """Put all cards but those of the row into the first player's hand."""
    for player in position["players"]:
        player.update(hand={}, seen={}, drew=None)
    left = {colour: n - row.count(colour) for colour, n in BOARD.facts.cards.items()}
    position["players"][0]["hand"] = left
    position.update(row=row, pile=[], discards={}, pile_from=None)


def jokers_in_row(position: dict[str, Any]) -> None:
    """Swap three cards of the row for jokers of the pile."""
    for slot in range(3):
        position["pile"].remove("joker")
        position["pile"].append(position["row"][slot])
        position["row"][slot] = "joker"
    position["pile_from"] = None
    for player in position["players"]:
        player["drew"] = None


WRONG: dict[str, tuple[str, Change]] = {
    "shape": ("turn", lambda p: p.update(pile=3)),
    "no such key": ("turn", lambda p: p.update(weather="fine")),
    "board": ("turn", lambda p: p.update(board="0123")),
    "seats": ("turn", lambda p: p["players"].pop()),
    "one player": ("turn", lambda p: p.update(players=p["players"][:1])),
    "unknown colour": ("turn", lambda p: p["row"].__setitem__(0, "mauve")),
    "unknown route": ("turn", lambda p: p["players"][0]["routes"].append("dam--paris")),
    "unknown contract": ("turn", lambda p: p["contract_pile"].__setitem__(0, "dam--paris")),
    "unknown seat": ("turn", lambda p: p.update(turn=3)),
    "a card too many": ("turn", lambda p: p["pile"].append("red")),
    "a card too few": ("turn", lambda p: p["pile"].pop()),
    "fewer than no cards": ("turn", lambda p: p["players"][0]["hand"].update(red=-1)),
    "seen but not held": ("turn", lambda p: p["players"][0]["seen"].update(red=6)),
    "pile from nowhere": ("turn", lambda p: p.update(pile_from={})),
    "row of four": ("turn", lambda p: p["pile"].append(p["row"].pop())),
    "a number too large": ("turn", lambda p: p.update(turns=2**70)),
    "more in the pile than in the deck": ("turn", lambda p: p["pile"].extend(["red"] * 50)),
    "pile from more than there is": ("turn", lambda p: p["pile_from"].update(red=100)),
    "drew fewer than none": ("turn", lambda p: p["players"][0].update(drew={"red": -1})),
    "a take of nothing": ("turn", lambda p: p["takes"][0].update(offered=[], returned=None)),
    "more takes than contracts": ("turn", lambda p: p["takes"].extend(p["takes"] * 20)),
    "row of six": ("turn", lambda p: p["row"].append(None)),
    "row short": ("turn", lambda p: p["pile"].append(p["row"].pop()) or p["row"].append(None)),
    "pile empty": ("turn", lambda p: p.update(discards=counted(p["pile"]), pile=[])),
    "three jokers": ("turn", jokers_in_row),
    "contract lost": ("turn", lambda p: p["contract_pile"].pop()),
    "contract twice": ("turn", lambda p: p["contract_pile"].append(p["players"][0]["contracts"][0])),
    "route of two owners": ("turn", lambda p: own(p, GREY_2) or p["players"][1]["routes"].append(GREY_2)),
    "both of a double route": ("turn", lambda p: own(p, GREEN_3, BLACK_3)),
    "too many carts": ("turn", lambda p: own(p, *BOARD.routes[::2])),
    "carts do not follow": ("turn", lambda p: p["players"][0].update(carts=15)),
    "points do not follow": ("turn", lambda p: p["players"][0].update(points=1)),
    "merchandise lost": ("turn", lambda p: p.update(merchandise=15)),
    "merchandise below none": (
        "turn",
        lambda p: p["players"][0].update(merchandise=-1) or p.update(merchandise=17),
    ),
    "offered out of time": ("contracts", lambda p: p.update(phase="turn")),
    "offered nothing": ("turn", lambda p: p.update(phase="contracts")),
    "kept what was not offered": ("choosing", lambda p: p["players"][0].update(kept=[p["contract_pile"][0]])),
    "no contracts held": (
        "turn",
        lambda p: p["contract_pile"].extend(p["players"][0]["contracts"]) or drop(p),
    ),
    "all have chosen": ("choosing", lambda p: [x.update(kept=x["offered"]) for x in p["players"]]),
    "no second card": ("second-card", lambda p: empty_pile(p, ["joker", "joker", None, None, None])),
    "too many last turns": ("turn", lambda p: p.update(last_turns={"by": 0, "left": 4})),
    "takes that cannot be": ("turn", lambda p: p["takes"][0].update(returned=p["takes"][0]["offered"][0])),
}


def counted(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in cards}


def drop(position: dict[str, Any]) -> bool:
    position["players"][0]["contracts"] = []
    position["takes"] = []
    return True


@pytest.mark.parametrize("what", WRONG)
def test_a_position_that_cannot_be_is_refused_in_three_languages(what: str) -> None:
    phase, change = WRONG[what]
    position = written(phase)
    GAME.position(position)
    change(position)
    with pytest.raises(BadData) as refused:
        GAME.position(position)
    for language in LANGUAGES:
        assert bundle(language).has_message(refused.value.message)
        assert "{" not in refused.value.sentence(language)


def test_every_reason_to_refuse_a_position_is_tested() -> None:
    reasons = set()
    for phase, change in WRONG.values():
        position = written(phase)
        change(position)
        with pytest.raises(BadData) as refused:
            GAME.position(position)
        reasons.add(refused.value.message)
    catalogue = {name for name in bundle("en")._messages if name.startswith("tickets-position-")}
    assert catalogue - reasons == {"tickets-position-seats"} - reasons


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    state = laid([{"red": 1}, {}], routes=[[GREY_2, "westermarkt--begijnhof"]])
    player = GAME.dump(state)["players"][0]
    assert (player["carts"], player["points"], player["merchandise"]) == (11, 6, 1)
    assert GAME.dump(state)["merchandise"] == 15


def test_a_position_that_does_not_tell_how_contracts_were_taken_plays_on() -> None:
    """Worlds can be imagined after every further take: what came before stays unknown."""
    rng = random.Random(5)
    state = laid([{"red": 3}, {"blue": 2}, {}], contracts=[[BOARD.contracts[0]], [BOARD.contracts[1]]])
    taken = 0
    while not state.is_over:
        names = [GAME.name_of(action) for action in state.legal(state.turn)]
        action = "draw contracts" if "draw contracts" in names and rng.random() < 0.5 else rng.choice(names)
        taken += action == "draw contracts"
        state.play(state.turn, GAME.number_of(action))
        written = GAME.dump(state)
        assert written["takes"] == []
        assert GAME.dump(GAME.position(from_json(to_json(written)))) == written
        for seat in (0, 1, 2, None):
            seen = GAME.view(state, seat)
            world = GAME.imagine(seen, "any")
            assert GAME.view(world, seat) == seen
    assert taken > 3


def test_a_position_keeps_the_stream_that_its_match_is_dealt_from() -> None:
    state = GAME.start(seats=2, seed="stream", rules_version=2)
    written = GAME.dump(state)
    assert set(written["chance"]) == {"key", "drawn"}
    bad = written | {"chance": {"key": "ab", "drawn": 0}}
    with pytest.raises(BadData, match="not a position"):
        GAME.position(bad)
    again = GAME.position(from_json(to_json(written)))
    for game in (state, again):
        rng = random.Random(1)
        while not game.is_over:
            seat = rng.choice(game.to_act())
            game.play(seat, rng.choice(game.legal(seat)))
    assert GAME.dump(again) == GAME.dump(state)


def test_no_view_holds_the_key_of_the_stream() -> None:
    state = GAME.start(seats=2, seed="secret", rules_version=2)
    key = GAME.dump(state)["chance"]["key"]
    assert all(key.encode() not in to_json(GAME.view(state, seat)) for seat in (0, 1, None))
