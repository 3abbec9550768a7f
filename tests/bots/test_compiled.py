"""The same bots, compiled and interpreted, choose alike to the last visit of the search."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from damrak.core.fast import COMPILED
from tests.bots.choices import TABLES, choices

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not COMPILED, reason="the rules run interpreted here")
def test_compiled_bots_choose_as_interpreted_ones() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.bots.choices"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == [choices(*table) for table in TABLES]
