#!/usr/bin/env python3
"""Plays Block for two as IS-MCTS of OpenSpiel 2.0.2 (pip install open_spiel), in its game python_block_dominoes.

Usage: open_spiel_block.py [SIMULATIONS [EXPLORATION]], the second in points."""
import random
import sys
import zlib

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.games import block_dominoes

import line

GAME = pyspiel.load_game("python_block_dominoes")
RULES = "--set lead-first=lot --set lead-next=alternate --set block-what=opponent"


def tile(bone):
    return tuple(map(float, bone))


def action(player, bone, pips):
    """OpenSpiel's number for a bone that this player joins to an end with these pips, or leads."""
    return block_dominoes._ACTIONS_STR.index(str(block_dominoes.Action(player, tile(bone), None if pips is None else float(pips))))


def state_of(view):
    """OpenSpiel's state after the same moves, where its player 0 leads, and the other seat holds bones that it may hold after what it has passed on."""
    other = 1 - view.seat
    without = {pips for seat, bone, _, open_pips in view.moves if seat == other and not bone for pips in open_pips}
    possible = [bone for bone in view.unseen() if not without & set(bone)]
    hands = {view.seat: view.hand, other: random.sample(possible, 7 - len(view.played(other)))}
    return replayed(view, hands)


def replayed(view, hands):
    """The state where the seats hold these bones now."""
    state = GAME.new_initial_state()
    for seat in (view.leader, 1 - view.leader):
        for bone in view.played(seat) + hands[seat]:
            state.apply_action(block_dominoes._DECK.index(tile(bone)))
    for seat, bone, _, pips in view.moves:
        if bone:
            state.apply_action(action(int(seat != view.leader), bone, pips))
    return state


def choose(view, position):
    random.seed(position)
    chance = numpy.random.RandomState(zlib.crc32(position.encode()))
    bot = ismcts.ISMCTSBot(GAME, mcts.RandomRolloutEvaluator(1, chance), EXPLORATION, SIMULATIONS, random_state=chance)
    bot.set_resampler(lambda state, player: state_of(view))
    chosen = block_dominoes._ACTIONS[bot.step(state_of(view))]
    bone = tuple(map(int, chosen.tile))
    return bone, next((end for end, pips in view.ends.items() if pips == chosen.edge), "e")


if __name__ == "__main__":
    SIMULATIONS, EXPLORATION = (int(word) for word in (sys.argv[1:] + ["200", "20"][len(sys.argv) - 1:])[:2])
    line.serve(f"OpenSpiel 2.0.2, {SIMULATIONS} simulations", choose)
