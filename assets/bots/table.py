#!/usr/bin/env python3
"""A bot for Electrum Dominoes that lays out the table by itself, and stops where the game finds other plays than it does."""
import random
import re
import sys

CROSSES = ("cross", "maltese", "maltese-four")


def halves(bone):
    return [int(half) for half in bone.split("-")]


def is_doublet(bone):
    return len(set(halves(bone))) == 1


class Table:
    """The bones from west to east, those on the two arms of a spinner, and what each end asks for."""

    def __init__(self, kind):
        self.kind, self.spinner, self.line, self.arms, self.asks = kind, None, [], {"n": [], "s": []}, {}

    def ends(self):
        """The ends where a bone may be joined now, and those of them that only take a doublet."""
        ends = [end for end in self.asks if end not in "ns" or self.arms[end] or self.spinner in self.line[1:-1]]
        if self.kind not in CROSSES or self.spinner not in self.line:
            return ends, []
        west = self.line.index(self.spinner)
        lengths = {"w": west, "e": len(self.line) - 1 - west, "n": len(self.arms["n"]), "s": len(self.arms["s"])}
        sides = [end for end in ends if lengths[end] == 0]
        seconds = [end for end in ends if lengths[end] == 1 and self.kind != "cross"]
        return sides or self.kind == "maltese-four" and seconds or ends, seconds

    def plays(self, hand):
        """Every play, as `legal` writes it."""
        ends, only_doublets = self.ends()
        for bone, end in ((bone, end) for bone in hand for end in ends):
            if self.kind == "sevens" and sum(halves(bone)) in (0, 7):
                yield from [bone + end] if is_doublet(bone) else [bone + end, bone + end + "^"]
            elif self.asks[end] in halves(bone) and (is_doublet(bone) or end not in only_doublets):
                yield bone + end

    def lay(self, bone, end, turned):
        high, low = halves(bone)
        # Where every doublet is a spinner, an end is called by its bone and a direction.
        name = f"@{bone}" if self.kind == "every" else ""
        if not self.line:
            self.line, shown = [bone], {name + "w": low, name + "e": high}
        else:
            half = high + low - self.asks.pop(end)
            if self.kind == "sevens" and high + low in (0, 7):
                half = high if turned else low
            shown = {name + "we"[half == high] if name else end: half}
            arm = self.arms.get(end, self.line)
            arm.insert(0 if end == "w" else len(arm), bone)
            on, way = end[:-1], end[-1]
            if name and way in "we" and is_doublet(on[1:]) and not {on + "w", on + "e"} & self.asks.keys():
                shown |= {on + way: halves(on[1:])[0] for way in "ns"}
        takes_over = self.kind in ("first", "counting", *CROSSES) or self.kind == "led" and self.line == [bone]
        candidates = self.line[1:-1] if self.kind == "enclosed" else [bone] if takes_over else []
        for spinner in filter(is_doublet, candidates):
            if not self.spinner:
                self.spinner = spinner
                shown |= {way: halves(spinner)[0] for way in "ns"}
        self.asks |= {end: 7 - half if self.kind == "sevens" else half for end, half in shown.items()}

    def destroy(self, bone):
        """Takes away the bone at an end, which then asks for the half that it was joined to."""
        tips = {"w": self.line[:1], "e": self.line[-1:], "n": self.arms["n"][-1:], "s": self.arms["s"][-1:]}
        end = next(end for end, tip in tips.items() if tip == [bone])
        self.arms.get(end, self.line).remove(bone)
        self.asks[end] = sum(halves(bone)) - self.asks[end]


print("dominoes 3 Table", flush=True)
for line in sys.stdin:
    word, *rest = line.split() or [""]
    if word == "newgame":
        kind = dict(option.split("=") for option in rest if "=" in option).get("spinner", "none")
    elif word == "position":
        events = rest.index("events")
        hand, table = set(rest[rest.index("dealt") + 1 : events]), Table(kind)
        for what in (event.split(":", 1)[1] for event in rest[events + 1 :]):
            if play := re.fullmatch(r"(\d+-\d+)(\D.*?)(\^?)", what):
                table.lay(*play.groups())
                hand.discard(play[1])
            elif what.startswith("boom:"):
                table.destroy(what[5:])
            elif what.startswith("draw:"):
                hand.add(what[5:])
    elif word == "legal":
        legal = rest
        told, found = {step for step in rest if step[0].isdigit()}, set(table.plays(hand))
        if table.line and told != found:
            print("error", *sorted(told ^ found), "at", *table.ends(), flush=True)
    elif word == "go":
        print("bestmove", random.choice(legal), flush=True)
