#!/usr/bin/env python3
"""Plays as strategies of cooperAItive (https://github.com/2kodevs/cooperAItive), in games for pairs without draws whose bones lie in one line.

Usage: cooperaitive.py FOLDER STRATEGY..., where FOLDER is src/games/domino of a clone and a strategy the name of a file, such as passer. Each strategy leaves
some of the plays that the one before it has left. Of those that remain, chance takes one, as in the program itself. Its strategies need numpy.
"""
import importlib
import pathlib
import random
import sys
import types
from enum import Enum

import line


class Event(Enum):
    """What the program tells its players."""

    PASS = 1
    MOVE = 3


def strategies(folder, names):
    """The players of these names. The packages that they are in would load what only the training of others needs."""
    players = pathlib.Path(folder) / "module" / "players"
    for name, path in (("players", players), ("players.strategies", players / "strategies")):
        sys.modules[name] = types.ModuleType(name)
        sys.modules[name].__path__ = [str(path)]
    base = importlib.import_module("players.player").BasePlayer
    for name in names:
        module = importlib.import_module(f"players.strategies.{name}")
        yield from (kind(name) for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base) and kind is not base)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder, *names = sys.argv[1:]
    players = list(strategies(folder, names))

    def choose(view, position):
        random.seed(position)
        heads = [view.ends.get(end, -1) for end in "we"]
        plays = None
        for player in players:
            player.reset(view.seat, list(view.hand), 6)
            player.heads = heads
            for seat, bone, end, _ in view.moves:
                player.log((Event.MOVE, seat, bone, "we".index(end)) if bone else (Event.PASS, seat))
            plays = player.filter(plays)
        bone, head = random.choice(plays)
        return bone, "we"[head] if view.ends else "e"

    line.serve(f"cooperAItive: {', '.join(names)}", choose)


if __name__ == "__main__":
    main()
