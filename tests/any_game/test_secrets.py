"""Secrets planted in a state never reach those who may not know them: not one byte of their view changes.

Each planter takes a game written down, changes something hidden, and says who may notice.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from damrak.core.chance import Chance, chance_of
from tests.any_game.looking import digest, seen, watchers
from tools.random_games import Table, steps

Position = dict[str, Any]
Planter = Callable[[Position, Chance], set[int] | None]
"""Changes a position and says which seats may notice, or None if there is nothing to change."""


def one_of(things: Any, chance: Chance) -> Any:
    return things[chance.below(len(things))]


def another_order(cards: list[Any], chance: Chance) -> list[Any]:
    """The same cards as they were not."""
    at = [int(chance.below(n + 1)) for n in range(len(cards))]
    mixed: list[Any] = []
    for card, place in zip(cards, at, strict=True):
        mixed.insert(place, card)
    return mixed


# Both games


def pile(position: Position, chance: Chance) -> set[int] | None:
    """T21, M45: nobody knows the order of the pile."""
    position["pile"] = another_order(list(position["pile"]), chance)
    return set()


# Tickets


def generator(position: Position, chance: Chance) -> set[int] | None:
    """Nobody knows what chance will bring."""
    position["chance"] = [int(chance.word()) for _ in range(3)] + [1]
    return set()


def card_in_hand(position: Position, chance: Chance) -> set[int] | None:
    """T21: what somebody drew unseen might as well be what is still in the pile."""
    owner = int(chance.below(len(position["players"])))
    player, left = position["players"][owner], list(position["pile"])
    unseen = Counter(player["hand"]) - Counter(player["seen"])
    swaps = [(mine, other) for mine in unseen if player["drew"].get(mine) for other in left if other != mine]
    if not swaps:
        return None
    mine, other = one_of(swaps, chance)
    for cards in (player["hand"], player["drew"]):
        cards[mine] -= 1
        cards[other] = cards.get(other, 0) + 1
    left[left.index(other)] = mine
    position["pile"] = left
    return {owner}


def contract_held(position: Position, chance: Chance) -> set[int] | None:
    """T21: a contract that somebody holds might as well be one that nobody has looked at."""
    owner = int(chance.below(len(position["players"])))
    player = position["players"][owner]
    looked_at = {contract for take in position["takes"] for contract in take["offered"]}
    fresh = [contract for contract in position["contract_pile"] if contract not in looked_at]
    if not fresh or not player["contracts"]:
        return None
    mine, other = one_of(player["contracts"], chance), one_of(fresh, chance)
    swapped = {mine: other, other: mine}
    player["contracts"] = [swapped.get(contract, contract) for contract in player["contracts"]]
    position["contract_pile"] = [swapped.get(contract, contract) for contract in position["contract_pile"]]
    for take in position["takes"]:
        take["offered"] = [swapped.get(contract, contract) for contract in take["offered"]]
    return {owner}


def first_choice(position: Position, chance: Chance) -> set[int] | None:
    """T4: what somebody has kept shows only when all have chosen."""
    chosen = [seat for seat, player in enumerate(position["players"]) if player["kept"]]
    if not chosen:
        return None
    owner = one_of(chosen, chance)
    player = position["players"][owner]
    keeps = [[one] for one in player["offered"]] + [list(player["offered"])]
    player["kept"] = one_of([keep for keep in keeps if sorted(keep) != sorted(player["kept"])], chance)
    return {owner}


# Merchants


def sealed_limit(position: Position, chance: Chance) -> set[int] | None:
    """M45: another's limit is secret, and so is whether it has been named."""
    auction = position["auction"]
    named = [] if auction is None else [s for s, limit in enumerate(auction["limits"]) if limit is not None]
    unnamed = [] if auction is None else [s for s, limit in enumerate(auction["limits"]) if limit is None]
    open_to = [seat for seat in unnamed if seat not in auction["excluded"]] if auction else []
    if not named and len(open_to) < 2:
        return None
    owner = one_of(named or open_to, chance)
    limits = list(auction["limits"])
    limits[owner] = "none" if limits[owner] != "none" else None
    auction["limits"] = limits
    return {owner}


def purse(position: Position, chance: Chance) -> set[int] | None:
    """M45: with hidden money nobody knows what another has."""
    if not position["options"]["hidden_money"] or position["auction"] is not None:
        return None
    owner = int(chance.below(len(position["players"])))
    player = position["players"][owner]
    player["money"] += 70
    player["ledger"]["exchange"] += 70
    return {owner}


PLANTERS: dict[str, list[Planter]] = {
    "tickets": [pile, generator, card_in_hand, contract_held, first_choice],
    "merchants": [pile, sealed_limit, purse],
}


def test_planted_secrets_never_reach_those_who_may_not_know(table: Table) -> None:
    chance, planted = chance_of(f"planted {table}"), Counter[str]()
    for n in range(3):
        for turn, (game, state, _seat, _action) in enumerate(steps(table, f"planted {n}")):
            for planter in planters_at(table, turn):
                position = game.dump(state)
                knowing = planter(position, chance)
                if knowing is None:
                    continue
                other = game.position(position)
                planted[planter.__name__] += digest(game, other) != digest(game, state)
                for watcher in watchers(table.seats):
                    if watcher not in knowing:
                        assert seen(game, other, watcher) == seen(game, state, watcher), planter.__name__
    hidden_money = table.options.get("hidden_money", False)
    for planter in PLANTERS[table.game]:
        assert planted[planter.__name__] or (planter is purse and not hidden_money), planter.__name__


def planters_at(table: Table, turn: int) -> list[Planter]:
    """All of them while a game begins, then one after another."""
    planters = PLANTERS[table.game]
    return planters if turn < 6 else [planters[turn % len(planters)]]


def test_who_may_know_a_secret_does_see_it(table: Table) -> None:
    """The planters do plant: the owner of what was changed sees the change."""
    noticed = Counter[str]()
    chance = chance_of(f"noticed {table}")
    for turn, (game, state, _seat, _action) in enumerate(steps(table, "noticed")):
        for planter in planters_at(table, turn):
            position = game.dump(state)
            for owner in planter(position, chance) or ():
                noticed[planter.__name__] += seen(game, game.position(position), owner) != seen(
                    game, state, owner
                )
    assert len(noticed) >= (3 if table.game == "tickets" else 1)
    assert all(noticed.values())
