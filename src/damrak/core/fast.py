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
    from dis import get_instructions
    from types import FunctionType

    i64 = int
    vec = list

    def mypyc_attr(**_flags):
        """Give a class's attributes fixed places, as the compiler does: quicker, and no others can be set."""
        return _with_slots

    def _with_slots(plain):
        body = {name: value for name, value in vars(plain).items() if name not in ("__dict__", "__weakref__")}
        methods = [method for method in body.values() if isinstance(method, FunctionType)]
        steps = [step for method in methods for step in get_instructions(method)]
        slots = {step.argval for step in steps if step.opname == "STORE_ATTR"} - set(body)
        return type(plain)(plain.__name__, plain.__bases__, body | {"__slots__": tuple(sorted(slots))})
