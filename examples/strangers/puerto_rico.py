#!/usr/bin/env python3
"""Plays as `probabilistic_alphabeta` of the package dominoes 6.1.0 (pip install dominoes), in games for pairs without draws whose bones lie in one line.

Usage: puerto_rico.py [SAMPLES [FROM]]. It makes up SAMPLES deals of the hidden bones for a decision, and solves each with open hands. Before FROM moves
lie on the table, where solving takes seconds, it plays the heaviest bone, as the package suggests by its `start_move`.
"""
import random
import sys

import dominoes
import line


def game_of(view):
    """The package's game as this seat sees it. Who holds which of the other bones means nothing: the player deals them again."""
    unseen = [dominoes.Domino(*bone) for bone in view.unseen()]
    hands = []
    for seat in range(4):
        size = 7 - len(view.played(seat))
        own = [dominoes.Domino(*bone) for bone in view.hand]
        hands.append(dominoes.Hand(own if seat == view.seat else [unseen.pop() for _ in range(size)]))
    board, moves = dominoes.SkinnyBoard(), []
    for _, bone, end, _ in view.moves:
        moves.append(bone and (dominoes.Domino(*bone), end == "w" or not board))
        if bone:
            board.add(*moves[-1])
    game = dominoes.Game(board, hands, moves, view.seat, tuple((bone, True) for bone in hands[view.seat]), view.leader, None)
    if moves:
        game._update_valid_moves()
    return game


def main():
    samples, start = (int(word) for word in (sys.argv[1:] + ["20", "9"][len(sys.argv) - 1:])[:2])
    player = dominoes.players.probabilistic_alphabeta(start, samples, dominoes.players.bota_gorda)

    def choose(view, position):
        random.seed(position)
        game = game_of(view)
        dominoes.players.bota_gorda(game)
        player(game)
        bone, left = game.valid_moves[0]
        return sorted(bone), "w" if left and view.ends else "e"

    line.serve(f"dominoes 6.1.0, {samples} deals from move {start}", choose)


if __name__ == "__main__":
    main()
