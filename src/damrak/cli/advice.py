"""A hint as people read it: what a bot would do here, and why."""

from collections.abc import Sequence

from rich.text import Text

from damrak.cli.voice import Voice


def show_hint(voice: Voice, level: str, who: str, action: str, reasons: Sequence[str]) -> None:
    """The action first, then the reasons, one a line."""
    adviser = voice.text(f"bots-level-{level}")
    voice.show(Text(voice.text("bots-hint", level=adviser, who=who, action=action), "bold"))
    for reason in reasons:
        voice.show(Text(f"  – {reason}"))
