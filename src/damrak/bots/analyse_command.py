"""`damrak analyse RECORD`: look back on a match."""

from collections.abc import Sequence
from functools import partial
from html import escape

import msgspec
from rich.table import Column, Table

from damrak.arena.plots import line_plot
from damrak.arena.report import page, table
from damrak.bots.analysis import Analysis, AuctionWorth, TurningPoint, analyse
from damrak.cli.arguments import Choices, Parser
from damrak.cli.exits import DONE
from damrak.cli.files import check_place, write_file
from damrak.cli.progress import along
from damrak.cli.records import continued
from damrak.cli.replay import names_in_seats
from damrak.cli.voice import Voice
from damrak.locales import word

Rows = list[tuple[str, ...]]


def arguments(parser: Parser) -> None:
    """The flags of `damrak analyse`."""
    number = parser.noun("number")
    parser.record()
    parser.board()
    parser.flag(
        "--playouts", about="bots-analyse-playouts-help", metavar=number, type=parser.whole(1), default=100
    )
    parser.file("--html", about="bots-analyse-html-help")
    parser.json()


def run(choices: Choices, voice: Voice) -> int:
    """Replay the record, look back, report."""
    check_place(choices.html)
    match = continued(choices.file, choices.board)
    found = analyse(match, choices.playouts, partial(along, voice, "bots-analyse-looking"))
    told = msgspec.structs.replace(found, names=names_in_seats(match, voice))
    if choices.html:
        write_file(choices.html, html(told, voice))
    if choices.json:
        voice.tell_scripts(found)
    else:
        show(told, voice)
    return DONE


def chance_rows(found: Analysis) -> Rows:
    """Every tenth part of the match, and its end."""
    last = len(found.chances) - 1
    moves = sorted({round(last * part / 10) for part in range(11)})
    return [(str(move), *(f"{100 * chance:.0f}" for chance in found.chances[move])) for move in moves]


def turning_rows(found: Analysis, voice: Voice) -> Rows:
    """The turning points."""
    return [
        (
            str(point.move + 1),
            found.names[point.seat],
            done(point, found.game, voice),
            f"{100 * point.gained:+.0f}",
        )
        for point in found.turning_points
    ]


def done(point: TurningPoint, game: str, voice: Voice) -> str:
    """The action, and what it alone does not say."""
    facts = [str(word(kind, value, game, {}, voice.language)) for kind, value in point.facts.items()]
    news = [fact for fact in facts if fact not in point.action]
    return f"{point.action} ({'; '.join(news)})" if news else point.action


def auction_rows(found: Analysis, voice: Voice) -> Rows:
    """Every auction: who paid what, and what it was worth to whom."""
    return [auction_row(auction, found, voice) for auction in found.auctions]


def auction_row(auction: AuctionWorth, found: Analysis, voice: Voice) -> tuple[str, ...]:
    """One auction."""
    card = str(word("card", auction.card, found.game, {}, voice.language))
    buyer = voice.text("bots-analyse-unsold") if auction.buyer is None else found.names[auction.buyer]
    worth = (f"{worth.value} ({worth.low} – {worth.high})" for worth in auction.worth)
    return (str(auction.move + 1), card, buyer, str(auction.price), *worth)


def tables(found: Analysis, voice: Voice) -> list[tuple[str, Sequence[str], Rows]]:
    """Title, columns and rows of everything there is to show."""
    move, who = voice.text("bots-analyse-column-move"), voice.text("bots-analyse-column-who")
    action, gained = voice.text("bots-analyse-column-action"), voice.text("bots-analyse-column-gained")
    card, price = voice.text("bots-analyse-column-card"), voice.text("bots-analyse-column-price")
    shown: list[tuple[str, Sequence[str], Rows]] = [
        (voice.text("bots-analyse-chances"), (move, *found.names), chance_rows(found)),
        (voice.text("bots-analyse-turning-points"), (move, who, action, gained), turning_rows(found, voice)),
    ]
    if found.auctions:
        columns = (move, card, voice.text("bots-analyse-column-buyer"), price, *found.names)
        shown.append((voice.text("bots-analyse-auctions"), columns, auction_rows(found, voice)))
    return shown


def show(found: Analysis, voice: Voice) -> None:
    """The tables on the console."""
    for title, columns, rows in tables(found, voice):
        drawn = Table(*(Column(name, overflow="fold") for name in columns), title=title)
        for row in rows:
            drawn.add_row(*row)
        voice.show(drawn)


def html(found: Analysis, voice: Voice) -> str:
    """The analysis as one page with a chart."""
    lines = [(name, [chances[seat] for chances in found.chances]) for seat, name in enumerate(found.names)]
    marks = [point.move + 1 for point in found.turning_points]
    parts = [line_plot(lines, marks, voice.text("bots-analyse-chances"))]
    for title, columns, rows in tables(found, voice):
        parts.append(f"<h2>{escape(title)}</h2>" + table(columns, rows))
    return page(voice.text("bots-analyse-title", game=found.game), "".join(parts), voice.language)
