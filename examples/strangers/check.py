#!/usr/bin/env python3
"""Plays games of Nestor's again in the programs of others, and stops at the first difference in a lead, a turn, a legal move, an end or the points.

Usage: check.py NESTOR [GAMES], where NESTOR is the console tool. Each game is between random players, so that passes and blocked hands are many.
"""
import re
import subprocess
import sys

import dominoes
import line
import open_spiel_block as block

SIX = dominoes.Domino(6, 6)


class PuertoRico:
    """A series of the package dominoes, which gets each deal from outside."""

    rules = "--preset puerto-rico-200"

    def __init__(self):
        self.series = dominoes.Series(200)
        self.series.games.clear()

    def deal(self, hands, leader):
        leads = [SIX]
        if self.series.games:
            assert self.series.next_game().starting_player == leader, "another seat leads"
            self.series.games.pop()
            leads = [dominoes.Domino(*bone) for bone in hands[leader]]
        hands = [dominoes.Hand([dominoes.Domino(*bone) for bone in hand]) for hand in hands]
        self.game = dominoes.Game(dominoes.Board(), hands, [], leader, tuple((bone, True) for bone in leads), leader, None)
        self.series.games.append(self.game)

    def turn(self):
        return None if self.game.result else self.game.turn

    def legal(self):
        ends = (self.game.board.right_end(), self.game.board.left_end()) if self.game.board else (None, None)
        return {(tuple(sorted(bone)), ends[left]) for bone, left in self.game.valid_moves}

    def play(self, bone, pips):
        left = not self.game.board or self.game.board.left_end() == pips
        self.game.make_move(dominoes.Domino(*bone), left)

    def points(self):
        points = self.game.result.points
        return [max(points, 0), max(-points, 0)]


class Block:
    """OpenSpiel's game of a single hand, whose player 0 is the seat that leads."""

    rules = f"--preset block {block.RULES}"

    def deal(self, hands, leader):
        self.leader = leader
        self.state = block.replayed(line.View(2, 0, leader, []), hands)

    def turn(self):
        return None if self.state.is_terminal() else (self.state.current_player() + self.leader) % 2

    def legal(self):
        chosen = [block.block_dominoes._ACTIONS[number] for number in self.state.legal_actions()]
        return {(tuple(map(int, move.tile)), None if move.edge is None else int(move.edge)) for move in chosen}

    def play(self, bone, pips):
        self.state.apply_action(block.action(self.state.current_player(), bone, pips))

    def points(self):
        return [max(int(self.state.returns()[(seat + self.leader) % 2]), 0) for seat in (0, 1)]


def check(nestor, other, seed):
    record = subprocess.run([nestor, "record", *other.rules.split(), "--by", "random", "--by", "random", "--seed", str(seed)], capture_output=True, text=True, check=True).stdout
    deals = iter(re.findall(r" hands: \[(\".*\")\]", record))
    points = None
    for row in subprocess.run([nestor, "replay", "--legal", "-"], input=record, capture_output=True, text=True, check=True).stdout.splitlines():
        what, *columns = row.split("\t")
        if what == "deal":
            assert points is None or points == other.points(), f"{points} points"
            hands = [[line.bone_of(bone) for bone in hand.split()] for hand in re.findall(r"\"(.*?)\"", next(deals))]
            view, points = line.View(len(hands), 0, int(columns[2]), []), [0, 0]
            other.deal(hands, view.leader)
        elif what == "legal" and columns != ["pass"]:
            legal = {(line.bone_of(move), view.ends.get(move[3])) for move in columns}
            assert legal == other.legal(), f"legal moves {columns}"
        elif what == "move":
            seat, move = int(columns[2]), columns[3]
            assert (seat == other.turn()) == (move != "pass"), f"seat {seat}, {move}"
            line.make(view, seat, move)
            if move != "pass":
                other.play(*view.moves[-1][1::2])
        elif what == "end":
            assert other.turn() is None, "the hand goes on"
        elif what == "award":
            points[int(columns[1])] += int(columns[2])
    assert points == other.points(), f"{points} points"


for kind in (PuertoRico, Block):
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    for seed in range(games):
        try:
            check(sys.argv[1], kind(), seed)
        except AssertionError as difference:
            sys.exit(f"{kind.rules} --seed {seed}: {difference}")
    print(f"{games} games without a difference: {kind.rules}")
