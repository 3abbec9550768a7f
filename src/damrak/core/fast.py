"""Machine integers and packed arrays for the compiled rules; ints and lists where they run interpreted."""

from importlib.util import find_spec
from typing import TYPE_CHECKING

__all__ = ["COMPILED", "i64", "mypyc_attr", "vec"]

_SPEC = find_spec("damrak.core.chance")
COMPILED = _SPEC is not None and not str(_SPEC.origin).endswith(".py")

if TYPE_CHECKING or COMPILED:
    from librt.vecs import vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    vec = list

    def mypyc_attr(**_flags):
        """Say nothing to a compiler that is not there."""
        return lambda compiled_class: compiled_class
