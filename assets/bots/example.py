#!/usr/bin/env python3
"""A bot for Electrum Dominoes: of the legal plays it makes the heaviest, and of equals the one that leaves it the most different numbers. It knows every game."""
import re
import sys

FIELDS = ("seat", "hand", "first", "leader", "why", "won", "carried", "scores", "seconds", "must", "dealt", "events")


def read_position(words):
    """The fields of a position, each with the words after it."""
    fields, name = {}, None
    for word in words:
        if word in FIELDS:
            fields[word], name = [], word
        elif name:
            fields[name].append(word)
    return fields


def bones_left(fields):
    """The bones that the seat has now: those that it was dealt and has drawn, without those that it has played."""
    seat, hand = fields["seat"][0], set(fields["dealt"])
    for event in fields["events"]:
        who, what = event.split(":", 1)
        if who == seat and what.startswith("draw:"):
            hand.add(what[5:])
        elif who == seat and what[0].isdigit():
            hand.discard(bone_of(what))
    return hand


def bone_of(play):
    """The bone that a play begins with. With a double twelve its halves can have two digits."""
    return re.match("[0-9]+-[0-9]+", play)[0]


def worth(step, hand):
    """What is better sorts higher. A play begins with a bone, such as 6-4e; the other moves are draw, pass and boom:6-4."""
    if not step[0].isdigit():
        return 0, 0, step
    bone = bone_of(step)
    numbers = {half for left in hand - {bone} for half in left.split("-")}
    return 1 + sum(map(int, bone.split("-"))), len(numbers), step


print("dominoes 3 Heavy", flush=True)
hand, legal = set(), []
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "position":
        hand = bones_left(read_position(rest))
    elif word == "legal":
        legal = rest
    elif word == "go":
        print("bestmove", max(legal, key=lambda step: worth(step, hand)), flush=True)
