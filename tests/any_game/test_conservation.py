"""Nothing is made or lost: cards, contracts, merchandise, carts, tiles and money, at every step."""

from collections import Counter
from typing import Any

import damrak
from tools.random_games import Table, started, steps

TICKETS = damrak.game("tickets").board
SPACES = dict(zip(TICKETS.routes, TICKETS.spaces, strict=True))


def test_every_piece_is_somewhere_at_every_step(table: Table, few: list[str]) -> None:
    for seed in few:
        _game, state, _chance = started(table, seed)
        whole = pieces(table, state)
        for game, now, _seat, action in steps(table, seed):
            assert pieces(table, now) == whole, f"before {game.name_of(action)}"
            state = now
        assert pieces(table, state) == whole


def test_the_box_is_complete(table: Table) -> None:
    """T1, T2, T4, T5: 44 transport cards, 24 contracts, 16 merchandise cards, 16 carts a seat.

    M1, M2: 84 cards, of which 24 are hourglasses; 24 tiles a seat.
    """
    _game, state, _chance = started(table, "box")
    box = pieces(table, state)
    if table.game == "tickets":
        colours = ("pink", "blue", "green", "black", "red", "orange")
        assert box["cards"] == {"joker": 8} | dict.fromkeys(colours, 6)
        assert len(set(box["contracts"])) == len(box["contracts"]) == 24
        assert (box["carts"], box["merchandise"]) == ([16] * table.seats, 16)
    else:
        assert (box["cards"].total(), box["cards"]["hourglass"]) == (84, 24)
        assert box["tiles"] == [24] * table.seats
        assert (box["money"], box["purses agree with their ledgers"]) == (0, True)


def pieces(table: Table, state: Any) -> dict[str, Any]:
    """All that is in the box, wherever it lies now."""
    position = damrak.game(table.game).dump(state)
    return tickets_pieces(position) if table.game == "tickets" else merchants_pieces(position, state)


def tickets_pieces(position: dict[str, Any]) -> dict[str, Any]:
    players = position["players"]
    row = [card for card in position["row"] if card is not None]
    hands = [Counter(player["hand"]) for player in players]
    held = [contract for player in players for contract in (*player["contracts"], *player["offered"])]
    return {
        "cards": sum(hands, Counter(row) + Counter(position["pile"]) + Counter(position["discards"])),
        "contracts": sorted([*position["contract_pile"], *held]),
        "carts": [player["carts"] + sum(SPACES[route] for route in player["routes"]) for player in players],
        "merchandise": position["merchandise"] + sum(player["merchandise"] for player in players),
    }


def merchants_pieces(position: dict[str, Any], state: Any) -> dict[str, Any]:
    players, lying = position["players"], [*position["discs"].values(), position["hand"]]
    placed = Counter([*position["posts"].values(), *position["parcels"].values()])
    placed += Counter(
        seat for row in position["exchange"].values() for seat, space in enumerate(row) if space
    )
    return {
        "cards": Counter(position["pile"]) + Counter(position["discards"]) + Counter(filter(None, lying)),
        "tiles": [player.tiles + placed[seat] for seat, player in enumerate(state.players)],
        "money": state.bank + sum(player["money"] for player in players),
        "purses agree with their ledgers": all(
            player["money"] == sum(player["ledger"].values()) for player in players
        ),
    }
