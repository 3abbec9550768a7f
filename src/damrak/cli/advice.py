"""A hint as people read it: what a bot would do here, and why."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from damrak.cli.voice import Voice


def show_hint(voice: Voice, level: str, who: str, action: str, reasons: Sequence[str]) -> None:
    """The action first, then the reasons, one a line."""
    adviser = voice.text(f"bots-level-{level}")
    voice.show(Text(voice.text("bots-hint", level=adviser, who=who, action=action), "bold"))
    listed = Table.grid(padding=(0, 1, 0, 0))
    for reason in reasons:
        listed.add_row("  –", Text(reason))
    voice.show(listed)
