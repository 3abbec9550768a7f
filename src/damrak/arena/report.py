"""What an arena showed: as facts for other programs, and as a page with tables and plots."""

from collections.abc import Callable, Sequence
from html import escape
from itertools import combinations

import msgspec

from damrak.arena.intervals import Interval
from damrak.arena.play import Result
from damrak.arena.plots import interval_plot
from damrak.arena.programs import Failure
from damrak.arena.ratings import Decided, decided_sets, ratings, whole_sets, win_shares
from damrak.arena.results import Heading

Words = Callable[..., str]


class Standing(msgspec.Struct, frozen=True):
    """One bot's line of the table."""

    bot: str
    rating: Interval
    wins: Interval
    seats: int
    mean_score: float
    choices: int
    simple_choices: int
    seconds_a_choice: float
    first_failure: Failure | None = None


class Meeting(msgspec.Struct, frozen=True):
    """Two bots, set by set."""

    first: str
    second: str
    sets: Decided


class Report(msgspec.Struct, frozen=True):
    """Everything an arena showed."""

    heading: Heading
    games: int
    sets: int
    choices: int
    standings: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]


def report_on(heading: Heading, results: Sequence[Result]) -> Report:
    """The facts, worked out from the results of whole sets."""
    results = whole_sets(results)
    bots = range(len(heading.bots))
    rated, shares = ratings(results, len(bots)), win_shares(results, len(bots))
    pairs = list(combinations(bots, 2))
    return Report(
        heading=heading,
        games=len(results),
        sets=len({result.set for result in results}),
        choices=sum(result.choices for result in results),
        standings=tuple(standing(heading, results, bot, rated[bot], shares[bot]) for bot in bots),
        meetings=tuple(
            Meeting(heading.bots[a], heading.bots[b], decided_sets(results, a, b)) for a, b in pairs
        ),
    )


def standing(
    heading: Heading, results: Sequence[Result], bot: int, rating: Interval, wins: Interval
) -> Standing:
    """One bot over all its seats."""
    seats = [(result, seat) for result in results for seat, who in enumerate(result.seating) if who == bot]
    choices = round(sum(choices_of(result, seat) for result, seat in seats))
    return Standing(
        bot=heading.bots[bot],
        rating=rating,
        wins=wins,
        seats=len(seats),
        mean_score=round(sum(result.scores[seat] for result, seat in seats) / (len(seats) or 1), 2),
        choices=choices,
        simple_choices=sum(result.simple[seat] for result, seat in seats),
        seconds_a_choice=round(sum(result.seconds[seat] for result, seat in seats) / (choices or 1), 5),
        first_failure=next(filter(None, (failure_of(result, seat) for result, seat in seats)), None),
    )


def choices_of(result: Result, seat: int) -> float:
    """How often a seat was asked; older files know only how often all seats were."""
    return result.asked[seat] if result.asked else result.choices / len(result.seating)


def failure_of(result: Result, seat: int) -> Failure | None:
    """Why a choice was made for a seat, if one was and if the file knows."""
    return result.failures[seat] if result.failures else None


STYLE = """body{font:16px/1.5 Georgia,serif;background:#f3e9d2;color:#2b2118;max-width:44rem;margin:2rem auto}
table{border-collapse:collapse;width:100%}
td,th{padding:.3rem .6rem;text-align:right;border-bottom:1px solid #c9b890}
td:first-child,th:first-child{text-align:left}svg{max-width:100%}"""


def html(report: Report, words: Words, language: str) -> str:
    """The report as one page that needs nothing else."""
    heading = report.heading
    title = words("bots-arena-title", game=heading.game, seats=heading.seats)
    counts = words("bots-arena-counts", games=report.games, sets=report.sets, seed=heading.seed)
    rated = [(line.bot, line.rating, figure(line.rating.value, words, 0)) for line in report.standings]
    shares = [(line.bot, percent(line.wins)) for line in report.standings]
    wins = [(bot, share, figure(share.value, words)) for bot, share in shares]
    parts = [
        f"<p>{escape(counts)}</p>",
        standings_table(report, words),
        *(f"<p>{escape(sentence)}</p>" for sentence in failures(report, words)),
        f"<h2>{escape(words('bots-arena-ratings'))}</h2>",
        interval_plot(rated, 0.0, "Elo"),
        f"<h2>{escape(words('bots-arena-wins'))}</h2>",
        interval_plot(wins, 100 / heading.seats, "%"),
        f"<h2>{escape(words('bots-arena-meetings'))}</h2>",
        meetings_table(report, words),
        f"<p>{escape(words('bots-arena-method'))}</p>",
    ]
    return page(title, "".join(parts), language)


def page(title: str, body: str, language: str) -> str:
    """A page of its own, with its heading."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><body><h1>{escape(title)}</h1>{body}</body></html>\n"
    )


def percent(share: Interval) -> Interval:
    """A share as a percentage."""
    return Interval(100 * share.value, 100 * share.low, 100 * share.high)


def figure(value: float, words: Words, digits: int = 1) -> str:
    """A number with no digit or one after the point, as the reader's language writes it."""
    return words(f"bots-figure-{digits}", value=round(value, digits))


def between(interval: Interval, words: Words, digits: int = 1) -> str:
    """An estimate with its interval, as it stands in a table."""
    value, low, high = (figure(one, words, digits) for one in (interval.value, interval.low, interval.high))
    return f"{value} ({low} – {high})"


def failures(report: Report, words: Words) -> list[str]:
    """What to say of every bot that did not make all its choices itself."""
    return [failure_in_words(line, words) for line in report.standings if line.simple_choices]


def failure_in_words(line: Standing, words: Words) -> str:
    """How often choices were made for a bot, and why the first time."""
    counted = words("bots-arena-simple", bot=line.bot, simple=line.simple_choices, choices=line.choices)
    first = line.first_failure
    return f"{counted} {words('bots-arena-why', why=first.why, answer=first.answer)}" if first else counted


def standings_table(report: Report, words: Words) -> str:
    """Every bot, the strongest first."""
    names = ("bot", "rating", "wins", "seats", "score", "simple", "seconds")
    lines = sorted(report.standings, key=lambda line: -line.rating.value)
    rows = [
        (
            line.bot,
            between(line.rating, words, 0),
            between(percent(line.wins), words),
            str(line.seats),
            figure(line.mean_score, words),
            str(line.simple_choices),
            figure(1000 * line.seconds_a_choice, words),
        )
        for line in lines
    ]
    return table([words(f"bots-arena-column-{name}") for name in names], rows)


def meetings_table(report: Report, words: Words) -> str:
    """Every two bots, by sets."""
    names = ("first", "second", "won", "lost", "level", "share")
    rows = [
        (
            meeting.first,
            meeting.second,
            str(meeting.sets.first),
            str(meeting.sets.second),
            str(meeting.sets.level),
            between(percent(meeting.sets.share), words),
        )
        for meeting in report.meetings
    ]
    return table([words(f"bots-arena-column-{name}") for name in names], rows)


def table(names: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Rows of text as a table of the page."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
