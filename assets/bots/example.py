#!/usr/bin/env python3
"""A bot for Electrum Dominoes: it plays the heaviest bone that fits. It knows every game but Five-Up and the ones with firecrackers."""
import sys

LINES = ("draw", "block", "muggins", "draw-game")
FIELDS = ("seat", "hand", "first", "leader", "why", "scores", "seconds", "must", "dealt", "events")


def halves(bone):
    return int(bone[0]), int(bone[2])


def read_position(words, crosses):
    """One seat's view as it was told: its bones now, the open ends with the pips that they show, and the bone that it must lead with."""
    fields, name = {"must": []}, None
    for word in words:
        if word in FIELDS:
            fields[word], name = [], word
        elif name:
            fields[name].append(word)
    hand, ends, spinner, arms = set(fields["dealt"]), {}, None, set()
    for event in fields["events"]:
        seat, what = event.split(":", 1)
        if what.startswith("draw:"):
            hand.add(what[5:])
        if what in ("draw", "pass") or what.startswith("draw:"):
            continue
        bone, end = what[:3], what[3:]
        high, low = halves(bone)
        if not ends:
            ends = {"w": low, "e": high}
        else:
            ends[end] = low if ends[end] == high else high
            arms.add(end)
        if crosses and spinner is None and high == low:
            # What lay before the first doublet is now its arm on the other side.
            spinner, arms = high, {"w" if end == "e" else "e"} if arms else set()
        if spinner is not None and arms >= {"w", "e"}:
            ends = {"n": spinner, "s": spinner, **ends}
        hand.discard(bone)
    return hand, ends, fields["must"]


def choose(hand, ends, must):
    plays = [bone + end for bone in hand for end, pips in (ends or {"e": 0}).items() if not ends or pips in halves(bone)]
    plays = [bone + "e" for bone in must] or sorted(plays, key=lambda play: (sum(halves(play)), play))
    return plays[-1] if plays else "draw"


print("dominoes 2 Heavy", flush=True)
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["newgame"]:
        crosses = words[1] not in LINES
    elif words[:1] == ["position"]:
        position = read_position(words[1:], crosses)
    elif words == ["go"]:
        print("bestmove", choose(*position), flush=True)
