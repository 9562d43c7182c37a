"""What these bots share: how one seat's view of a game without draws, whose bones lie in one line, is read and answered (docs/bots.md)."""
import sys
from dataclasses import dataclass, field

BONES = [(low, high) for high in range(7) for low in range(high + 1)]
FIELDS = ("seat", "hand", "first", "leader", "why", "won", "carried", "scores", "seconds", "must", "dealt", "events")


@dataclass
class View:
    seats: int
    seat: int
    leader: int
    hand: list
    ends: dict = field(default_factory=dict)
    moves: list = field(default_factory=list)  # (seat, bone, end, pips): those that it was joined to, or all open ones where the bone is None for a pass

    def played(self, seat):
        return [bone for who, bone, _, _ in self.moves if who == seat and bone]

    def unseen(self):
        return [bone for bone in BONES if bone not in self.hand and not any(bone == move[1] for move in self.moves)]


def bone_of(text):
    return int(text[2]), int(text[0])


def make(view, seat, move):
    """Adds what a seat did: `6-4e` or `pass`."""
    if move == "pass":
        view.moves.append((seat, None, None, set(view.ends.values())))
        return
    bone, end = bone_of(move), move[3]
    joined = view.ends.get(end)
    if not view.ends:
        view.ends = {"w": bone[0], "e": bone[1]}
    else:
        view.ends[end] = bone[0] if bone[1] == joined else bone[1]
    view.moves.append((seat, bone, end, joined))
    if bone in view.hand:
        view.hand.remove(bone)


def read(words, seats):
    fields, name = {}, None
    for word in words:
        if word in FIELDS:
            fields[word], name = [], word
        elif name:
            fields[name].append(word)
    view = View(seats, int(fields["seat"][0]), int(fields["leader"][0]), [bone_of(bone) for bone in fields["dealt"]])
    for event in fields["events"]:
        seat, move = event.split(":")
        make(view, int(seat), move)
    return view


def serve(name, choose):
    """Answers until the end. `choose` gets the view, and a text that is the same for the same view to draw chance from. It returns a bone and an end."""
    print("dominoes 3", name, flush=True)
    for line in sys.stdin:
        words = line.split()
        if words[:1] == ["newgame"]:
            seats = int(words[2])
        elif words[:1] == ["position"]:
            position = line
        elif words == ["go"]:
            (low, high), end = choose(read(position.split()[1:], seats), position)
            print(f"bestmove {high}-{low}{end}", flush=True)
