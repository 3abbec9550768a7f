"""Action numbers and their names: what logs, messages and files hold.

`keep both`, `keep CONTRACT`, `draw unseen`, `draw COLOUR`, `draw contracts`, `pass`,
`claim ROUTE COLOUR`, `claim ROUTE COLOUR 1 joker`, `claim ROUTE 3 jokers` for jokers alone.
"""

from damrak.core.errors import BadData
from damrak.tickets.board import Board
from damrak.tickets.refusals import claims_wrong_colour

FIXED = ("keep both", "draw unseen", "draw contracts", "pass")
"""The first numbers, as `board.py` has them."""


def action_names(board: Board) -> list[str]:
    """The names of all actions on a board, by number."""
    draws = [f"draw {colour}" for colour in board.colours]
    keeps = [f"keep {contract}" for contract in board.contracts]
    claims = [_claim(board, payment) for payment in range(len(board.paid_route))]
    return [*FIXED, *draws, *keeps, *claims]


def _claim(board: Board, payment: int) -> str:
    route, colour, jokers = board.paid_route[payment], board.paid_colour[payment], board.paid_jokers[payment]
    words = ["claim", board.routes[route]]
    if colour != board.joker:
        words.append(board.colours[colour])
    if jokers:
        words.append(f"{jokers} joker" if jokers == 1 else f"{jokers} jokers")
    return " ".join(words)


class Names:
    """Numbers and names of a board's actions, both ways."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.names = action_names(board)
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def name_of(self, action: int) -> str:
        """The name of an action."""
        if not 0 <= action < len(self.names):
            raise BadData("core-unknown-action", action=str(action))
        return self.names[action]

    def number_of(self, name: str) -> int:
        """The number of an action; a claim with a colour the route does not take is refused in words."""
        if name not in self.numbers:
            unknown = str(name)  # callers may try a number
            raise claims_wrong_colour(self.board, unknown) or BadData("core-unknown-action", action=unknown)
        return self.numbers[name]
