import pytest

from damrak.cli import voice
from damrak.locales import bundle, tell

from .running import Command

OURS = ("cli-", "core-", "rules-")


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "110")


@pytest.fixture(autouse=True)
def no_message_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the tests make the command say, it says in words."""

    def strict(message: str, arguments: dict[str, object], language: str) -> str:
        assert bundle(language).has_message(message) or not message.startswith(OURS), message
        return tell(message, arguments, language)

    monkeypatch.setattr(voice, "tell", strict)


@pytest.fixture
def damrak(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)
