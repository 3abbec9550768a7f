"""What came of many games: bars in the terminal, and the same as a drawing."""

from collections.abc import Sequence
from statistics import fmean, median

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from damrak.cli.drawing import Bar, Panel, svg
from damrak.cli.rule_book import by_number
from damrak.cli.tally import Tally, bins
from damrak.cli.voice import Voice
from damrak.core.game import Game

EIGHTHS = " ▏▎▍▌▋▊▉"
BAR_WIDTH = 22


def heading(game: Game, seats: int, games: int, seed: str, voice: Voice) -> None:
    """Say what is about to be played."""
    name = voice.text(f"cli-game-{game.name}")
    voice.say("cli-simulate-heading", "bold", game=name, games=games, seats=seats, seed=seed)


def summary(game: Game, tally: Tally, voice: Voice) -> None:
    """Tell a person at the terminal what came of the games."""
    for panel in panels(game, tally, voice):
        voice.show("", Text(panel.title, "bold"), bars(panel.bars))


def panels(game: Game, tally: Tally, voice: Voice) -> list[Panel]:
    """The four charts: lengths, scores, wins by seat, rules."""
    scores = [score for scores in tally.scores for score in scores]
    return [
        Panel(spread("cli-simulate-lengths", tally.lengths, voice), histogram(tally.lengths)),
        Panel(spread(f"cli-simulate-scores-{game.name}", scores, voice), histogram(scores)),
        Panel(voice.text("cli-simulate-wins"), wins(tally, voice)),
        Panel(voice.text("cli-simulate-rules"), rules_fired(tally, voice)),
    ]


def spread(message: str, values: Sequence[int], voice: Voice) -> str:
    """A chart's title with the usual figures."""
    return voice.text(
        message,
        least=min(values),
        median=round(median(values), 1),
        mean=round(fmean(values), 1),
        most=max(values),
    )


def histogram(values: Sequence[int]) -> list[Bar]:
    """How many values fall in each class."""
    return [
        Bar(str(first) if first == last else f"{first} … {last}", count, str(count))
        for first, last, count in bins(values)
    ]


def wins(tally: Tally, voice: Voice) -> list[Bar]:
    """Each seat's share of the wins, with its interval."""
    return [_win_bar(seat, tally, voice) for seat in range(len(tally.scores[0]))]


def _win_bar(seat: int, tally: Tally, voice: Voice) -> Bar:
    share = tally.win_share(seat)
    value = voice.text(
        "cli-simulate-share",
        share=round(100 * share.value, 1),
        low=round(100 * share.low, 1),
        high=round(100 * share.high, 1),
        mean=round(fmean(scores[seat] for scores in tally.scores), 1),
    )
    return Bar(voice.text("cli-seat", seat=seat + 1), share.value, value, (share.low, share.high))


def rules_fired(tally: Tally, voice: Voice) -> list[Bar]:
    """How often each rule fired in a game, in the order of the rule book."""
    games = len(tally.lengths)
    return [
        Bar(
            rule,
            tally.fired[rule] / games,
            voice.text(
                "cli-simulate-fired",
                times=round(tally.fired[rule] / games, 2),
                share=round(100 * tally.fired_games[rule] / games, 1),
            ),
        )
        for rule in sorted(tally.fired, key=by_number)
    ]


def bars(rows: Sequence[Bar]) -> RenderableType:
    """Bars of text, the longest as wide as the terminal likes."""
    most = max((row.size for row in rows), default=1) or 1
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(width=BAR_WIDTH, no_wrap=True)
    table.add_column(overflow="fold")
    for row in rows:
        table.add_row(row.label, Text(bar_text(row.size / most, BAR_WIDTH), "blue"), row.value)
    return Group(table)


def bar_text(part: float, width: int) -> str:
    """A bar as long as this part of the width, to an eighth of a letter."""
    eighths = round(part * width * 8)
    whole, rest = divmod(eighths, 8)
    return "█" * whole + (EIGHTHS[rest] if rest else "")


def drawing(game: Game, tally: Tally, voice: Voice) -> str:
    """The four charts as an SVG file."""
    title = voice.text(
        "cli-simulate-title",
        game=voice.text(f"cli-game-{game.name}"),
        games=len(tally.lengths),
        seats=len(tally.scores[0]),
    )
    return svg(title, panels(game, tally, voice))
