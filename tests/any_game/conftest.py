"""Every test here runs once for each kind of table; DAMRAK_SOAK multiplies how much it plays."""

import os

import pytest

from tools.random_games import Table, tables

TABLES = tables()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
    if "game_name" in metafunc.fixturenames:
        metafunc.parametrize("game_name", sorted({table.game for table in TABLES}))


@pytest.fixture(scope="session")
def soak() -> int:
    return int(os.environ.get("DAMRAK_SOAK", "1"))


@pytest.fixture
def few(table: Table) -> list[str]:
    """Seeds of a few games at this table."""
    return [f"{table} {n}" for n in range(2)]
