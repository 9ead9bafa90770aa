"""Muehle (Nine Men's Morris): rules, the database of the solved game, engine, review. help(muehle) says more."""

from . import _muehle
from ._muehle import *  # noqa: F403
from ._muehle import __version__  # noqa: F401

__doc__ = _muehle.__doc__
__all__ = [name for name in dir(_muehle) if not name.startswith("_")]
