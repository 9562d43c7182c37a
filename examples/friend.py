#!/usr/bin/env python3
"""Plays at a table elsewhere. docs/wire.md explains it. Usage: friend.py HOST:PORT [CODE]"""
import base64, hashlib, json, os, re, socket, struct, sys, time


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
wish, secret, asked, table, seats, pledge, shown = 0, os.urandom(32), None, 0, "", None, {}


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).hexdigest()


def own_bytes(game, hand, dealer, seat):
    return hashlib.sha256(secret + struct.pack("!QQQ", table, game, hand) + bytes.fromhex(dealer) + seat.encode()).digest()


def check_record(text):
    """Checks that each hand in the record was drawn by what was shown before it was played."""
    last, drawn = -1, re.findall(r'drawn: "([^"]*)"', text)
    assert len(drawn) == text.count("moves:"), "a hand that was not drawn"
    for id, hand, dealer, *given in map(str.split, drawn):
        (hash, bytes_), given = dealer.split(":"), [share.split(":") for share in given]
        assert int(id, 16) == table and int(hand) > last and sha(bytes.fromhex(bytes_)) == hash
        assert shown[int(hand)] == (hash, [[seat, share] for seat, _, share in given]), "not what was shown before the hand"
        number = sha(bytes.fromhex(bytes_), *(bytes.fromhex(share) for _, _, share in given), struct.pack("!QQ", table, int(hand)))
        assert f"number: {int(number[:16], 16)}," in text, "another deal"
        last = int(hand)


def wishes(what, moment):
    global wish
    wish += 1
    send({"wish": {"id": wish, "moment": moment, "wish": what}})


parts, over = [], None
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
        if pledge and draw != pledge["draw"]:
            # Whoever has given bytes gives none again for the same hand, unless somebody kept theirs back.
            before, now = pledge["draw"]["for"], draw["for"]
            same = (before["game"], before["number"]) == (now["game"], now["number"])
            asked = {seat for seat, _ in pledge["hashes"] or []} or set(before["seats"])
            given_up = [hand for hand, refused in now.get("given_up", []) if refused and set(refused) <= asked - set(now["seats"] + seats)]
            assert draw["hand"] > pledge["draw"]["hand"] and (now["game"] != before["game"] or now["number"] >= before["number"]), "drawn again"
            assert not pledge["dealt"] if same else pledge["dealt"], "drawn again"
            assert not same or pledge["draw"]["hand"] in given_up, "drawn again"
            assert same or now["game"] == before["game"] or over, "another game before the end of this one"
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
        assert (given["hand"], given["hash"]) == (draw["hand"], draw["hash"]), "another drawing"
        assert (given["game"], given["number"]) == (draw["for"]["game"], draw["for"]["number"]), "drawn for another deal"
        assert [[seat, sha(bytes.fromhex(share))] for seat, share in given["given"]] == pledge["hashes"], "dropped or changed"
        assert set(seats) <= {seat for seat, _ in given["given"]}, "not drawn with us"
        pledge["dealt"], shown[given["hand"]] = True, (given["hash"], given["given"])
    elif "record" in message:
        parts.append(message["record"]["text"])
        if message["record"]["part"] + 1 == message["record"]["parts"]:
            check_record("".join(parts))
            parts = []
    elif "turn" in message:
        wishes({"play": {"step": message["turn"]["legal"][0]}}, message["turn"]["moment"])
    elif "view" in message and message["view"]["waiting"] == "NewHand" and asked != message["view"]["moment"]:
        asked = message["view"]["moment"]
        wishes("go_on", asked)
    if "view" in message and message["view"]["waiting"] == "NewGame":
        over = message["view"]["seen"]["scores"]
    # The record of the last hand comes after its view.
    if over and "record" in message and not parts:
        print("over", over, flush=True)
        break
    elif "closed" in message:
        sys.exit(f"closed: {message['closed']}")
