"""Every request's function: whatever module lies beside this one is imported, and registers what it answers."""

from importlib import import_module
from pkgutil import iter_modules

from . import __path__
from .registry import HANDLERS

for module in iter_modules(__path__):
    if module.name != __name__.rpartition(".")[2]:
        import_module(f"{__package__}.{module.name}")

__all__ = ["HANDLERS"]
