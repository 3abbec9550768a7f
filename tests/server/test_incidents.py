"""What the host reads of trouble: a line a minute for each address and kind of it."""

import pytest

from damrak.server import incidents
from damrak.server.incidents import EVERY, MOST_KINDS, OTHERS, Incidents


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    time = [0.0]
    monkeypatch.setattr(incidents, "monotonic", lambda: time[0])
    return time


def test_the_first_at_once_and_then_a_line_a_minute(
    now: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    noted = Incidents()
    for second in range(150):
        now[0] = float(second)
        noted.note("192.0.2.1", "floods")
        noted.note("192.0.2.1", "shouts")
        noted.tick(now[0])
    floods = [line for line in caplog.messages if "floods" in line]
    counted = ["once", "60 times", "60 times"]
    assert floods == [f"192.0.2.1: floods ({count})" for count in counted]
    assert len(caplog.messages) == 6
    noted.finish()
    assert caplog.messages[-1] == "192.0.2.1: shouts (29 times)"


def test_what_has_ended_is_forgotten(now: list[float], caplog: pytest.LogCaptureFixture) -> None:
    noted = Incidents()
    noted.note("192.0.2.1", "floods")
    noted.tick(EVERY)
    now[0] = EVERY
    noted.note("192.0.2.1", "floods")
    assert caplog.messages == ["192.0.2.1: floods (once)"] * 2


def test_an_attack_from_everywhere_does_not_fill_the_log(
    now: list[float], caplog: pytest.LogCaptureFixture
) -> None:
    noted = Incidents()
    for number in range(3 * MOST_KINDS):
        noted.note(f"2001:db8:{number:x}::/64", "floods")
    noted.tick(now[0] + EVERY)
    assert len(caplog.messages) <= MOST_KINDS + 2
    assert caplog.messages[-1] == f"{OTHERS}: floods ({2 * MOST_KINDS - 1} times)"
