#!/usr/bin/env python3
"""Plays at a table elsewhere. docs/wire.md explains it. Usage: friend.py HOST:PORT [CODE]"""
import base64, hashlib, json, os, socket, struct, sys

place = sys.argv[1]
line = socket.create_connection((place.rsplit(":", 1)[0], int(place.rsplit(":", 1)[1])))
line.sendall((f"GET /table HTTP/1.1\r\nHost: {place}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
              f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n").encode())
stream = line.makefile("rb")
while stream.readline() != b"\r\n":
    pass


def send(message):
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
send({"hello": {"version": 1, "name": "Python", "way": way}})
wish, secret, asked = 0, os.urandom(32), None


def wishes(what, moment):
    global wish
    wish += 1
    send({"wish": {"id": wish, "moment": moment, "wish": what}})


while True:
    message = receive()
    if "welcome" in message:
        wish = message["welcome"]["last_wish"]
        print("code", message["welcome"]["code"], flush=True)
    elif "ping" in message:
        send(message)
    elif "draw" in message:
        hand, dealer = message["draw"]["hand"], bytes.fromhex(message["draw"]["hash"])
        own = hashlib.sha256(secret + struct.pack("!Q", hand) + dealer).digest()
        send({"hash": {"hand": hand, "hash": hashlib.sha256(own).hexdigest()}})
    elif "hashes" in message:
        assert any(given == hashlib.sha256(own).hexdigest() for _, given in message["hashes"]["hashes"])
        send({"chance": {"hand": message["hashes"]["hand"], "bytes": own.hex()}})
    elif "turn" in message:
        wishes({"play": {"step": message["turn"]["legal"][0]}}, message["turn"]["moment"])
    elif "view" in message and message["view"]["waiting"] == "NewHand" and asked != message["view"]["moment"]:
        asked = message["view"]["moment"]
        wishes("go_on", asked)
    elif "view" in message and message["view"]["waiting"] == "NewGame":
        print("over", message["view"]["seen"]["scores"], flush=True)
        break
    elif "closed" in message:
        sys.exit(f"closed: {message['closed']}")
