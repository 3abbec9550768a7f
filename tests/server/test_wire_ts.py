"""The browser's types are those of the server."""

from tools.wire_ts import TARGET, wire_ts


def test_wire_ts_is_up_to_date() -> None:
    assert TARGET.read_text(encoding="utf-8") == wire_ts(), "run: python tools/wire_ts.py"
