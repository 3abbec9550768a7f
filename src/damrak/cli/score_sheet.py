"""The score sheet: how every score came about, cause by cause, from the story of the match."""

from collections import Counter
from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from damrak.cli.pictures import SEAT_STYLES, SHAPES
from damrak.cli.voice import Voice
from damrak.core.match import Match

# Each line of the sheet and the events that it adds up; whatever else a game tells gets a line of its own.
CAUSES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "tickets": {
        "routes": ("claimed",),
        "contracts-joined": ("contract-joined",),
        "contracts-failed": ("contract-failed",),
        "merchandise": ("merchandise-scored",),
    },
    "merchants": {
        "start": ("capital",),
        "auctions": ("sold", "sold-to-early", "early-alone"),
        "exchange": ("exchange-prize", "exchange-shared"),
        "districts": ("district-prize", "district-shared"),
        "colonies": ("colony-prize", "colony-shared"),
        "bonuses": ("continents-bonus", "districts-bonus", "bridge-bonus"),
        "given-back": ("continents-back", "districts-back", "bridge-back"),
        "loans": ("borrowed", "forced-loan"),
        "repaid": ("repaid",),
    },
}


def score_sheet(match: Match, names: Sequence[str], voice: Voice) -> Table:
    """One line for each cause, one column for each seat, the totals below."""
    table = Table(box=None, padding=(0, 2, 0, 0), title=voice.text("cli-sheet"), title_justify="left")
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(f"{SHAPES[seat]} {name}", justify="right", header_style=SEAT_STYLES[seat])
    for cause, gains in gains_by_cause(match).items():
        table.add_row(voice.text(f"cli-cause-{match.game.name}-{cause}"), *map(str, gains))
    table.add_section()
    winners = match.game.winners(match.state)
    totals = [f"{'★ ' if seat in winners else ''}{score}" for seat, score in enumerate(match.state.scores())]
    table.add_row(Text(voice.text("cli-sheet-total"), "bold"), *[Text(total, "bold") for total in totals])
    return table


def gains_by_cause(match: Match) -> dict[str, list[int]]:
    """What every seat gained for each cause."""
    cause_of = {what: cause for cause, whats in CAUSES[match.game.name].items() for what in whats}
    gained: Counter[tuple[str, int]] = Counter()
    for event in match.story():
        if event.gain and event.seat is not None:
            gained[cause_of.get(event.what, event.what), event.seat] += event.gain
    causes = dict.fromkeys([*CAUSES[match.game.name], *(cause for cause, _ in gained)])
    sheet = {cause: [gained[cause, seat] for seat in range(match.seats)] for cause in causes}
    return {cause: gains for cause, gains in sheet.items() if any(gains)}
