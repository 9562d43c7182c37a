#!/usr/bin/env python3
"""A bot for Electrum Dominoes that lays out the table by itself, and stops where the game finds other plays than it does. It is started with the name of a file
that has what `nestor presets` prints. A place on a bone is written as the bone and a direction, such as 5-5n. docs/bots.md says what these mean."""
import random
import re
import sys

# A game of which nothing is said plays without spinners, as draw does. No name has stood for another kind of spinners.
SPINNERS = dict(re.findall(r"^  (\S+) +\d  .*spinner=(\S+)", open(sys.argv[1]).read(), re.MULTILINE))
ACROSS = dict(zip("wens", "ewsn"))


def halves(bone):
    return [int(half) for half in bone.split("-")]


def is_doublet(bone):
    return len(set(halves(bone))) == 1


def pips(place):
    return halves(place[:-1])[place[-1] == "w"]


class Table:
    """The bones that lie there, which places are joined to which, and the arm that each place belongs to."""

    def __init__(self, kind):
        self.kind, self.bones, self.joined, self.arms, self.spinner = kind, [], {}, {}, None

    def is_enclosed(self, bone):
        """Whether both sides of a doublet are taken."""
        return is_doublet(bone) and bone + "w" in self.joined and bone + "e" in self.joined

    def asks_for_doublet(self, place):
        """Whether it is the open half of the first bone of an arm of a Maltese cross."""
        across = self.joined.get(place[:-1] + ACROSS[place[-1]])
        return self.kind.startswith("maltese") and not is_doublet(place[:-1]) and across and across[:-1] == self.spinner

    def ends(self):
        """The places where a bone may be joined now."""
        ways = lambda bone: "wens" if self.is_enclosed(bone) and (self.kind == "every" or bone == self.spinner) else "we"
        ends = [bone + way for bone in self.bones for way in ways(bone) if bone + way not in self.joined]
        middle = [place for place in ends if place[:-1] == self.spinner and self.kind in ("cross", "maltese", "maltese-four")]
        waiting = [place for place in ends if self.asks_for_doublet(place) and self.kind == "maltese-four"]
        return middle or waiting or ends

    def plays(self, bone):
        """Every play of a bone, as `legal` writes it."""
        for place in self.ends():
            name = f"{bone}@{place}" if self.kind == "every" else bone + self.arms.get(place, place[-1])
            is_matador = self.kind == "sevens" and sum(halves(bone)) in (0, 7)
            asked = 7 - pips(place) if self.kind == "sevens" else pips(place)
            if is_matador or asked in halves(bone) and (is_doublet(bone) or not self.asks_for_doublet(place)):
                yield name
            if is_matador and not is_doublet(bone):
                yield name + "^"

    def lay(self, play):
        bone, on, way, is_turned = re.match(r"(\d+-\d+)(?:@(\d+-\d+))?([wens])(\^?)", play).groups()
        place, low = bone + "w", halves(bone)[1]
        if self.bones:
            place = on + way if on else next(place for place in self.ends() if self.arms.get(place, place[-1]) == way)
            joins_by_heavier = low != pips(place)
            if self.kind == "sevens":
                joins_by_heavier = not is_turned if sum(halves(bone)) == 7 else low + pips(place) != 7
            if is_doublet(bone):
                joins_by_heavier = way == "w" and not on
            near = "we"[joins_by_heavier]
            self.joined |= {place: bone + near, bone + near: place}
            self.arms[bone + ACROSS[near]] = way
        else:
            self.arms = {bone + "w": "w", bone + "e": "e"}
        takes_over = self.kind in ("first", "counting", "cross", "maltese", "maltese-four") or self.kind == "led" and not self.bones
        self.bones.append(bone)
        if takes_over and is_doublet(bone):
            self.spinner = self.spinner or bone
        if self.kind == "enclosed" and self.is_enclosed(place[:-1]):
            self.spinner = self.spinner or place[:-1]

    def destroy(self, bone):
        """Takes away a bone that a firecracker has destroyed."""
        near = next(place for place in self.joined if place[:-1] == bone)
        before = self.joined.pop(near)
        del self.joined[before]
        self.bones.remove(bone)
        self.arms[before] = self.arms[bone + ACROSS[near[-1]]]


print("dominoes 3 Table", flush=True)
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "newgame":
        kind = dict(option.split("=") for option in rest if "=" in option).get("spinner", SPINNERS.get(rest[0], "none"))
    elif word == "position":
        events = rest.index("events")
        hand, table = set(rest[rest.index("dealt") + 1 : events]), Table(kind)
        for who, what in (event.split(":", 1) for event in rest[events + 1 :]):
            if what[0].isdigit():
                table.lay(what)
                hand.discard(re.match(r"\d+-\d+", what)[0])
            elif what.startswith("boom:"):
                table.destroy(what[5:])
            elif what.startswith("draw:"):
                hand.add(what[5:])
    elif word == "legal":
        legal = rest
        told, found = {step for step in rest if step[0].isdigit()}, {play for bone in hand for play in table.plays(bone)}
        if table.bones and told != found:
            print("error", *sorted(told ^ found), "at", *table.ends(), flush=True)
    elif word == "go":
        print("bestmove", random.choice(legal), flush=True)
