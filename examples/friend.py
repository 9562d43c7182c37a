#!/usr/bin/env python3
"""Plays at a table elsewhere. docs/wire.md explains it. Usage: friend.py HOST:PORT [CODE]"""
import base64, hashlib, json, os, socket, struct, sys, time


def connect(place):
    """Opens a connection to a machine and a port."""
    global line, stream
    line = socket.create_connection((place.rsplit(":", 1)[0], int(place.rsplit(":", 1)[1])))
    line.sendall((f"GET /table HTTP/1.1\r\nHost: {place}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
    stream = line.makefile("rb")
    while stream.readline() != b"\r\n":
        pass


# A table takes four lines a second on average, and 40 at once.
room, since = 36, time.monotonic()


def send(message):
    global room, since
    room, since = min(36, room + 4 * (time.monotonic() - since)) - 1, time.monotonic()
    if room < 0:
        time.sleep(-room / 4)
    data, mask = json.dumps(message).encode(), os.urandom(4)
    length = struct.pack("!B", 128 | len(data)) if len(data) < 126 else struct.pack("!BH", 128 | 126, len(data))
    line.sendall(b"\x81" + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))


def receive():
    kind, length = struct.unpack("!BB", stream.read(2))
    if length == 126:
        length = struct.unpack("!H", stream.read(2))[0]
    data = stream.read(length)
    return json.loads(data) if kind == 0x81 else {}


opens = {"open": {"rules": "draw 2 target=30", "chairs": [{"here": ""}, "elsewhere"], "pace": 0}}
way = {"sit": {"code": sys.argv[2]}} if len(sys.argv) > 2 else opens
hello = {"hello": {"version": 1, "name": "Python", "way": way}}
connect(sys.argv[1])
send(hello)
hops = 0
wish, secret, asked, table, seats, pledge, hand, over = 0, os.urandom(32), None, 0, "", None, None, None


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).hexdigest()


def own_bytes(game, hand, dealer, seat):
    return hashlib.sha256(secret + struct.pack("!QQQ", table, game, hand) + bytes.fromhex(dealer) + seat.encode()).digest()


def words(number):
    """The stream of ChaCha with 8 rounds, word by word."""
    key, block = [number & 0xFFFFFFFF, number >> 32] + [0] * 6, 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, block & 0xFFFFFFFF, block >> 32, 0, 0]
        state = start[:]
        for at in range(32):
            # Four columns, and then four diagonals.
            a, turned = at % 4, at // 4 % 2
            b, c, d = 4 + (a + turned) % 4, 8 + (a + 2 * turned) % 4, 12 + (a + 3 * turned) % 4
            for one, other, third, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                state[one] = state[one] + state[other] & 0xFFFFFFFF
                mixed = state[third] ^ state[one]
                state[third] = (mixed << by | mixed >> 32 - by) & 0xFFFFFFFF
        yield from (one + other & 0xFFFFFFFF for one, other in zip(state, start))
        block += 1


def shuffled(number):
    """Shuffles of the double six that follow from a number, one after another."""
    stream = words(number)
    while True:
        bones = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
        for place in range(27, 0, -1):
            product = next(stream) * (place + 1)
            while product & 0xFFFFFFFF < 2**32 % (place + 1):
                product = next(stream) * (place + 1)
            bones[place], bones[product >> 32] = bones[product >> 32], bones[place]
        yield bones


def note(view):
    """Writes down what is shown of a hand. Its moves only grow, and those of the own seats are those that were sent."""
    seen = view["seen"]
    assert view["game"] == hand["game"] and seen["deeds"][: len(hand["deeds"])] == hand["deeds"], "moves were changed"
    for seat, deed in seen["deeds"][len(hand["deeds"]):]:
        # What the rules force, the table does by itself.
        forced = not hand["deeds"] and deed != "Passed" and "Played" in deed
        assert seat not in seats or hand["sent"] or forced, "a move that was not sent"
        if seat in seats and hand["sent"]:
            hand["sent"].pop(0)
        hand["deeds"].append([seat, deed])
    hand["own"].append((len(seen["deeds"]), set(seen["hand"].split())))
    hand["open"], hand["phase"] = view["open"]["hands"], seen["phase"]


def deal_again(bytes_):
    """Deals the hand from all bytes, and plays what was seen of it: the own bones, each draw, what each seat played, and what lay open."""
    given = hand["given"]
    assert sha(bytes_) == given["hash"], "other bytes of the dealer's"
    number = int(sha(bytes_, *(bytes.fromhex(share) for _, share in given["given"]), struct.pack("!QQ", table, given["hand"]))[:16], 16)
    # A game for two of "draw", in which each has seven bones. Others are dealt in the same way.
    deeds, each = hand["deeds"], 7
    for bones in shuffled(number):
        hands = [set(bones[:each]), set(bones[each:2 * each])]
        # Where a doublet decides who leads, a deal without one is dealt again.
        if given["for"]["begins"]["lead"] != "Doublet" or any(bone[0] == bone[2] for held in hands for bone in held):
            break
    yard = bones[2 * each:]
    for made in range(len(deeds) + 1):
        for _, own in filter(lambda seen: seen[0] == made, hand["own"]):
            assert own == hands[int(seats[0])], "other bones than were drawn"
        if made < len(deeds):
            (seat, deed), held = deeds[made], hands[int(deeds[made][0])]
            if deed == "Passed":
                continue
            if "Drew" in deed:
                held.add(yard.pop(0))
                assert deed["Drew"] is None or deed["Drew"] in held, "another bone than was drawn"
            else:
                assert deed["Played"][0] in held, "a bone of somebody else"
                held.remove(deed["Played"][0])
    assert hand["phase"] != "Playing" and hands == [set(held.split()) for held in hand["open"][:len(hands)]], "other hands at the end"


def wishes(what, moment):
    global wish
    wish += 1
    send({"wish": {"id": wish, "moment": moment, "wish": what}})


while True:
    message = receive()
    if "moved" in message and not table:
        # Another server has the table. This example does not speak TLS, so it does not follow to wss.
        hops += 1
        assert hops <= 4 and message["moved"].startswith("ws://"), message
        connect(message["moved"].split("/")[2])
        send(hello)
    elif "welcome" in message:
        wish, table, seats = message["welcome"]["last_wish"], int(message["welcome"]["table"], 16), message["welcome"]["seats"]
        print("code", message["welcome"]["code"], flush=True)
    elif "ping" in message:
        send(message)
    elif "draw" in message:
        draw = message["draw"]
        begins, sat = draw["for"]["begins"], pledge and pledge["draw"]["for"]
        assert draw["for"]["rules"].startswith("draw 2"), "this example deals no other game"
        if pledge and draw != pledge["draw"]:
            # Whoever has given bytes gives none again for the same hand, unless somebody kept theirs back.
            asked_for = {seat for seat, _ in pledge["hashes"] or []} or set(sat["seats"])
            given_up = [hand for hand, refused in draw["for"].get("given_up", []) if refused and set(refused) <= asked_for - set(draw["for"]["seats"] + seats)]
            same = (sat["game"], sat["begins"]) == (draw["for"]["game"], begins)
            assert draw["hand"] > pledge["draw"]["hand"] and (pledge["draw"]["hand"] in given_up if same else pledge["dealt"]), "drawn again"
            assert same or hand is None, "another hand before the dealer's bytes of the last one"
            assert draw["for"]["game"] != sat["game"] or (sat["rules"], sat["sitters"]) == (draw["for"]["rules"], draw["for"]["sitters"])
            assert same or draw["for"]["game"] != sat["game"] or begins["hand"] == sat["begins"]["hand"] + 1, "not the next hand"
        if not pledge or draw != pledge["draw"]:
            pledge = {"draw": draw, "hashes": None, "dealt": False}
        for seat in set(seats) & set(draw["for"]["seats"]):
            own = own_bytes(draw["for"]["game"], draw["hand"], draw["hash"], seat)
            send({"hash": {"hand": draw["hand"], "hash": sha(own), "seat": seat}})
    elif "hashes" in message:
        draw, hashes = pledge["draw"], message["hashes"]["hashes"]
        assert message["hashes"]["hand"] == draw["hand"] and pledge["hashes"] in (None, hashes), "another list"
        assert [seat for seat, _ in hashes] == sorted({seat for seat, _ in hashes} & set(draw["for"]["seats"]))
        pledge["hashes"] = hashes
        for seat, hash in hashes:
            if seat in seats:
                own = own_bytes(draw["for"]["game"], draw["hand"], draw["hash"], seat)
                assert hash == sha(own), "somebody answered for us"
                send({"chance": {"hand": draw["hand"], "bytes": own.hex(), "seat": seat}})
    elif "given" in message:
        given, draw = message["given"], pledge["draw"]
        assert [given["hand"], given["hash"], given["for"]] == [draw["hand"], draw["hash"], draw["for"]], "another drawing"
        assert [[seat, sha(bytes.fromhex(share))] for seat, share in given["given"]] == pledge["hashes"], "dropped or changed"
        assert set(seats) <= {seat for seat, _ in given["given"]}, "not drawn with us"
        pledge["dealt"] = True
        hand = {"given": given, "game": given["for"]["game"], "deeds": [], "own": [], "sent": [], "open": [], "phase": None}
    elif "dealer" in message:
        assert hand and message["dealer"]["hand"] == hand["given"]["hand"], "bytes of another hand"
        deal_again(bytes.fromhex(message["dealer"]["bytes"]))
        hand = None
        if over:
            print("over", over, flush=True)
            break
    elif "turn" in message:
        step = message["turn"]["legal"][0]
        hand["sent"].append(step)
        wishes({"play": {"step": step}}, message["turn"]["moment"])
    elif "closed" in message:
        sys.exit(f"closed: {message['closed']}")
    elif "view" in message:
        view = message["view"]
        if hand:
            note(view)
        if view["waiting"] == "NewHand" and asked != view["moment"]:
            asked = view["moment"]
            wishes("go_on", asked)
        if view["waiting"] == "NewGame":
            over = view["seen"]["scores"]
