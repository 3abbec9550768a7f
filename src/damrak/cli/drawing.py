"""A small writer of bar charts as SVG: no library, no fonts of its own, sharp at any size."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 900
ROW = 20
GAP = 46
LABEL_WIDTH = 120
BAR_WIDTH = 420
PAPER, INK, BLUE, LEAD = "#f3e9d2", "#2b2118", "#1f4e8c", "#b5432a"


@dataclass(frozen=True)
class Bar:
    """One bar: what it stands for, its size, how that reads, and perhaps the interval around it."""

    label: str
    size: float
    value: str
    interval: tuple[float, float] | None = None


@dataclass(frozen=True)
class Panel:
    """A titled chart."""

    title: str
    bars: Sequence[Bar]


def svg(title: str, panels: Sequence[Panel]) -> str:
    """Charts one under the other as a whole SVG file."""
    parts, y = [text(WIDTH / 2, 34, title, "middle", 20)], 60.0
    for panel in panels:
        parts.append(drawn(panel, y))
        y += GAP + ROW * len(panel.bars)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:.0f}" role="img"'
    style = f'font-family="Georgia, serif" fill="{INK}"'
    paper = f'<rect width="{WIDTH}" height="{y:.0f}" fill="{PAPER}"/>'
    return "\n".join([f"{head} {style}>", f"<title>{escape(title)}</title>", paper, *parts, "</svg>", ""])


def drawn(panel: Panel, y: float) -> str:
    """A panel from this height down."""
    scale = BAR_WIDTH / (max((reach(bar) for bar in panel.bars), default=1) or 1)
    rows = [drawn_bar(bar, y + 14 + ROW * n, scale) for n, bar in enumerate(panel.bars)]
    return "\n".join([text(24, y, panel.title, "start", 15), *rows])


def reach(bar: Bar) -> float:
    """How far to the right a bar goes, its interval included."""
    return max(bar.size, bar.interval[1] if bar.interval else 0)


def drawn_bar(bar: Bar, y: float, scale: float) -> str:
    """A bar with its label to the left and its value to the right."""
    left = LABEL_WIDTH + 8
    return "".join(
        [
            text(LABEL_WIDTH, y + 12, bar.label, "end", 12),
            f'<rect x="{left}" y="{y:.1f}" width="{bar.size * scale:.1f}" height="{ROW - 5}" fill="{BLUE}"/>',
            whisker(bar.interval, left, y + (ROW - 5) / 2, scale) if bar.interval else "",
            text(left + reach(bar) * scale + 8, y + 12, bar.value, "start", 12),
        ]
    )


def whisker(interval: tuple[float, float], left: float, y: float, scale: float) -> str:
    """An interval as a line with two ends."""
    low, high = (left + end * scale for end in interval)
    path = f"M{low:.1f} {y - 4:.1f}v8M{low:.1f} {y:.1f}H{high:.1f}M{high:.1f} {y - 4:.1f}v8"
    return f'<path d="{path}" stroke="{LEAD}" stroke-width="2" fill="none"/>'


def text(x: float, y: float, words: str, anchor: str, size: int) -> str:
    """A line of text."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'
