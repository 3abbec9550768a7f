"""Small drawings in SVG: intervals as bars with a mark, chances as lines."""

from collections.abc import Callable, Sequence
from html import escape

from damrak.arena.intervals import Interval

INK, BLUE, RED = "#2b2118", "#1f4e8c", "#b5432a"
COLOURS = (BLUE, RED, "#5d7a3a", "#c98a1b", "#6a4c93")
WIDTH, ROW, MARGIN = 640, 28, 150
Scale = Callable[[float], float]


def interval_plot(rows: Sequence[tuple[str, Interval, str]], mark: float, unit: str) -> str:
    """One line for each name: its interval, its value as told, a thin line at the mark they are judged by."""
    low = min(mark, *(row.low for _, row, _ in rows))
    high = max(mark, *(row.high for _, row, _ in rows))
    span = (high - low) or 1.0

    def across(value: float) -> float:
        return MARGIN + (value - low) / span * (WIDTH - MARGIN - 90)

    height = ROW * len(rows) + 10
    drawn = [f'<line x1="{across(mark):.1f}" x2="{across(mark):.1f}" y1="0" y2="{height}" stroke="#999"/>']
    for n, (name, row, told) in enumerate(rows):
        drawn.append(interval_row(name, row, ROW * n + ROW / 2 + 5, across, f"{told} {unit}"))
    return svg(height, drawn, unit)


def interval_row(name: str, row: Interval, y: float, across: Scale, told: str) -> str:
    """A name, a bar from low to high, a dot at the value and the value in words."""
    return (
        f'<text x="{MARGIN - 10}" y="{y + 5:.1f}" text-anchor="end">{escape(name)}</text>'
        f'<line x1="{across(row.low):.1f}" x2="{across(row.high):.1f}" y1="{y:.1f}" y2="{y:.1f}" '
        f'stroke="{BLUE}" stroke-width="6" stroke-linecap="round" opacity="0.4"/>'
        f'<circle cx="{across(row.value):.1f}" cy="{y:.1f}" r="5" fill="{BLUE}"/>'
        f'<text x="{WIDTH - 80}" y="{y + 5:.1f}">{escape(told)}</text>'
    )


def line_plot(lines: Sequence[tuple[str, Sequence[float]]], marks: Sequence[int], unit: str) -> str:
    """Chances from 0 to 1 along the moves of a match, one line a seat; a thin line at each turning point."""
    height, longest = 240, max(2, *(len(line) for _, line in lines))
    step = (WIDTH - 20) / (longest - 1)
    drawn = [
        f'<line x1="{10 + mark * step:.1f}" x2="{10 + mark * step:.1f}" y1="10" y2="{height}" stroke="#bbb"/>'
        for mark in marks
    ]
    for n, (name, line) in enumerate(lines):
        points = " ".join(
            f"{10 + x * step:.1f},{10 + (1 - y) * (height - 20):.1f}" for x, y in enumerate(line)
        )
        colour = COLOURS[n % len(COLOURS)]
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn.append(f'<text x="{20 + 150 * n}" y="{height + 20}" fill="{colour}">{escape(name)}</text>')
    return svg(height + 30, drawn, unit)


def svg(height: float, drawn: Sequence[str], label: str) -> str:
    """A drawing of our width that a screen reader can name."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'role="img" aria-label="{escape(label)}" font-family="Georgia, serif" font-size="14" fill="{INK}">'
        + "".join(drawn)
        + "</svg>"
    )
