#!/usr/bin/env python3
"""What is heard of a real window under Xvfb: a game is played by keys while a real PulseAudio is recorded.

  tests/sound.py [PROGRAM]

Needs what tests/window.sh needs, and pulseaudio and pulseaudio-utils. Where there is no PulseAudio, nothing is tried. Checked are when sounds are heard,
that none are when they are off or when the server is gone, that they come back with it, and that nothing wakes up while nothing sounds.
"""

import array
import itertools
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else "target/release/electrum-dominoes"
# How long a bone is on its way.
WAY = 0.2
# A sound is heard no later than this after what it belongs to has been seen.
LATE = 0.06
# From a key to the frame that shows what it did, on a computer without a graphics card.
FRAME = float(os.environ.get("FRAME", "0.3"))
# Samples further from zero than this are heard.
HEARD = 120


def fail(why):
    sys.exit(f"sound.py: {why}")


class Stage:
    """A screen and a sound server of their own, and everything that was started."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.started = []
        self.begins = []
        (self.folder / "run").mkdir(mode=0o700)
        self.environment = {
            name: value
            for name, value in os.environ.items()
            if name not in ("WAYLAND_DISPLAY", "PULSE_SERVER", "PULSE_RUNTIME_PATH")
        }
        self.environment |= {"XDG_RUNTIME_DIR": str(self.folder / "run"), "LIBGL_ALWAYS_SOFTWARE": "1", "HOME": folder}

    def start(self, *words, **others):
        others = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | others
        process = subprocess.Popen(words, env=self.environment, **others)
        self.started.append(process)
        return process

    def ask(self, *words):
        done = subprocess.run(words, env=self.environment, capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else None

    def end(self):
        for process in reversed(self.started):
            process.kill()
            process.wait()

    def open_screen(self):
        reading, writing = os.pipe()
        self.start("Xvfb", "-displayfd", str(writing), "-screen", "0", "1100x800x24", pass_fds=[writing])
        os.close(writing)
        self.environment["DISPLAY"] = ":" + os.fdopen(reading).readline().strip()
        self.start("openbox")

    def open_ears(self):
        """Starts a sound server whose only device nobody hears but us."""
        server = self.start(
            *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1"),
            *("-L", "module-native-protocol-unix auth-anonymous=1", "-L", "module-null-sink sink_name=ears"),
        )
        wait("a sound server", lambda: self.ask("pactl", "info"))
        words = ("--device=ears.monitor", "--format=s16le", "--rate=48000", "--channels=1", "--latency-msec=5")
        recorder = self.start("parec", *words, stdout=subprocess.PIPE)
        threading.Thread(target=self.listen, args=[recorder.stdout], daemon=True).start()
        time.sleep(0.5)
        return server

    def listen(self, recorded):
        """Notes the moments at which something begins to be heard after 15 ms of silence."""
        quiet = 3
        while block := recorded.read(480):
            now = time.monotonic()
            if max(map(abs, array.array("h", block)), default=0) < HEARD:
                quiet += 1
                continue
            if quiet >= 3:
                self.begins.append(now - 0.005)
            quiet = 0


def wait(what, until, seconds=20):
    end = time.monotonic() + seconds
    while not (found := until()):
        if time.monotonic() > end:
            fail(f"waited in vain for {what}")
        time.sleep(0.02)
    return found


class Window:
    """The program in its window."""

    def __init__(self, stage):
        self.stage = stage
        self.data = stage.folder / "data"
        game = ("--data-dir", str(self.data), "--preset", "all-fives", "--deal", "4711")
        self.process = stage.start(PROGRAM, *game)
        search = ("xdotool", "search", "--onlyvisible", "--name", "Electrum Dominoes")
        self.number = wait("the window", lambda: stage.ask(*search)).split()[-1]
        wait("the keyboard", lambda: stage.ask("xdotool", "windowactivate", "--sync", self.number) is not None)
        wait("a game", lambda: list(self.data.glob("players/*/game.ron")))
        time.sleep(1)

    def game(self):
        return next(self.data.glob("players/*/game.ron")).read_bytes()

    def rest(self):
        """Waits until nothing has been heard and nothing has been played for a while: Nestor thinks as long as he likes."""
        seen, since, end = None, time.monotonic(), time.monotonic() + 120
        while time.monotonic() - since < 3:
            if (now := (self.game(), len(self.stage.begins))) != seen:
                seen, since = now, time.monotonic()
            if since > end:
                fail("the game does not come to rest")
            time.sleep(0.1)

    def press(self, key):
        """Presses a key. Returns whether the game went on, and when something began to be heard, in seconds after the key."""
        game, before = self.game(), len(self.stage.begins)
        pressed = time.monotonic()
        self.stage.ask("xdotool", "key", "--delay", "0", "--window", self.number, key)
        time.sleep(0.7)
        return self.game() != game, [begins - pressed for begins in self.stage.begins[before:]]

    def wakes(self):
        """How often the threads that play sounds have been woken."""
        tasks = pathlib.Path(f"/proc/{self.process.pid}/task").iterdir()
        told = [(task / "status").read_text() for task in tasks if (task / "comm").read_text().strip() == "speaker"]
        if not told:
            fail("no thread plays sounds")
        lines = [line for text in told for line in text.splitlines()]
        return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))

    def is_there(self):
        return self.process.poll() is None


def play(window):
    """Tries the bones one after the other at each end by keys, and listens to what is refused and to what is played."""
    refused = played = 0
    for number, key in zip(range(200), itertools.cycle("wens")):
        # Escape lets go of a bone, and of the focus where none was taken.
        window.press("Escape")
        window.press("Right")
        goes_on, heard = window.press(key)
        if goes_on or heard:
            if not heard or heard[0] > LATE + FRAME:
                fail(f"{key} is not heard in time: {heard}")
        if goes_on:
            # A bone is taken in the frame in which it leaves, so that it is known when it lands, however slow the painting is.
            late = min((begins - heard[0] - WAY for begins in heard[1:]), key=abs, default=WAY)
            print(f"sound.py: a bone is taken {1000 * heard[0]:.0f} ms after the key, and heard {1000 * late:.0f} ms after it lands")
            if abs(late) > LATE:
                fail(f"a bone is not heard when it lands: {heard}")
            played += 1
            window.rest()
        elif heard:
            refused += 1
        if played >= 2 and refused >= 1:
            return
        if number % 20 == 19:
            # Perhaps nothing fits, or the hand is over.
            window.press("space")
            window.rest()
    fail(f"{played} bones were played and {refused} refused")


def main():
    missing = [tool for tool in ("pulseaudio", "parec", "pactl") if not shutil.which(tool)]
    if missing:
        print(f"sound.py: skipped, because there is no {missing[0]}")
        return
    with tempfile.TemporaryDirectory() as folder:
        stage = Stage(folder)
        try:
            stage.open_screen()
            server = stage.open_ears()
            window = Window(stage)
            play(window)
            window.rest()
            before = window.wakes()
            time.sleep(3)
            if (after := window.wakes()) != before:
                fail(f"{after - before} times something woke up while nothing sounded")
            window.press("m")
            if window.press("w")[1]:
                fail("something is heard though sounds are off")
            window.press("m")
            if not window.press("w")[1]:
                fail("nothing is heard though sounds are on again")
            server.kill()
            server.wait()
            window.press("w")
            if not window.is_there():
                fail("the program ends with the sound server")
            stage.open_ears()
            time.sleep(5)
            wait("sounds on the new server", lambda: window.press("w")[1], 30)
        finally:
            stage.end()
    print("sound.py: a game was heard in time, turned off and on, and heard again on a new sound server")


main()
