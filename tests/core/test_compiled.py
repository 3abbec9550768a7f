"""The tests run the compiled package, unless there is nothing to compile with."""

import os
import shutil
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

from hatch_build import HOT


def can_compile() -> bool:
    """Whether the machine has a C compiler and the headers of this Python."""
    headers = Path(sysconfig.get_paths()["include"], "Python.h").exists()
    return headers and any(shutil.which(name) for name in ("cc", "gcc", "clang"))


@pytest.mark.skipif(not can_compile(), reason="no C compiler or no Python headers: the rules run interpreted")
@pytest.mark.skipif("PYTHONPATH" in os.environ, reason="the sources are tested as they are, interpreted")
@pytest.mark.parametrize("module", HOT)
def test_every_hot_module_is_compiled(module: str) -> None:
    spec = find_spec("damrak." + module.removesuffix(".py").replace("/", "."))
    assert spec is not None
    assert str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES))
