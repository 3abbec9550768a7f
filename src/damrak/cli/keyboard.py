"""The one keyboard that everybody at a terminal shares."""

import sys

from rich.text import Text

from damrak.cli.voice import Voice

CLEAR_HISTORY = "\x1b[3J"
"""Forget what has scrolled away, or the next player could scroll back to it."""


class Keyboard:
    """Reads lines, from a person or from a script; nothing typed is remembered for the next player."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.at_terminal = sys.stdin.isatty() and voice.out.is_terminal
        if self.at_terminal:
            self._edit_lines()

    @staticmethod
    def _edit_lines() -> None:
        try:
            import readline  # not on every system
        except ImportError:
            return
        readline.set_auto_history(False)

    def line(self, prompt: str) -> str | None:
        """What is typed at a prompt; None at the end of the input."""
        try:
            return input(f"{prompt} ").strip() if self.at_terminal else self._scripted(f"{prompt} ")
        except EOFError:
            return None

    def _scripted(self, prompt: str) -> str:
        """A line of a script, shown as if it had been typed."""
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        self.voice.show(Text(f"{prompt}{typed.strip()}"))
        return typed.strip()

    def clear(self) -> None:
        """An empty screen, where there is a screen."""
        if self.at_terminal:
            self.voice.out.clear()
            self.voice.out.file.write(CLEAR_HISTORY)
