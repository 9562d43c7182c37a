#!/bin/sh
# Plays in a real window under Xvfb by keys: a game with Undo, Preserve, Restore, a kill and a restart.
#
#   tests/window.sh [PROGRAM]
#
# It needs xvfb, openbox, xdotool and the libraries that a window opens, which .ci/run installs. If ImageMagick is installed, it saves pictures in the folder that
# PICTURES names.
set -eu

program=${1:-target/release/electrum-dominoes}
folder=$(mktemp -d)
pictures=${PICTURES:-$folder}
export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY

fail() {
    echo "window.sh: $1" >&2
    exit 1
}

finish() {
    for process in "${app:-}" "${manager:-}" "${screen:-}"; do
        [ -z "$process" ] || kill "$process" 2>/dev/null || true
    done
    rm -rf "$folder"
}
trap finish EXIT

# Waits until a command succeeds, for ten seconds at most.
await() {
    tries=0
    until "$@" >/dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 100 ] || fail "this did not happen in time: $*"
        sleep 0.1
    done
}

# The game file of the only player.
kept() { ls "$folder"/data/players/*/game.ron; }

shows() { xdotool search --onlyvisible --name "Electrum Dominoes"; }

start() {
    "$program" "$@" &
    app=$!
    await shows
    window=$(shows | tail -n 1)
    await xdotool windowactivate --sync "$window"
    await kept
    game=$(kept)
}

key() {
    for name in "$@"; do
        xdotool key --window "$window" "$name"
        sleep 0.15
    done
}

# The state of the game, from its file, which is written after every action.
stand() { cksum <"$game"; }
# The words after the first only make the message of `await` clear.
moved_on() { [ "$(stand)" != "$1" ]; }

# Waits until the game waits for its player. Nestor plays by himself before and after a kill, so the states to compare must be final.
settle() {
    quiet=0
    tries=0
    seen=$(stand)
    while [ $quiet -lt 30 ]; do
        tries=$((tries + 1))
        [ $tries -lt 600 ] || fail "the game does not stop changing"
        sleep 0.1
        if moved_on "$seen"; then
            seen=$(stand)
            quiet=0
        else
            quiet=$((quiet + 1))
        fi
    done
}

# Plays one turn. Tries each bone of the hand at all four ends until the game moves on, or else presses the button.
turn() {
    before=$(stand)
    for _ in 1 2 3 4 5 6 7 8 9 10; do
        key w e n s
        [ "$(stand)" = "$before" ] || return 0
        key Tab
    done
    key Escape space
    [ "$(stand)" != "$before" ]
}

picture() {
    if command -v import >/dev/null; then
        import -window root "$pictures/$1.png" || true
    fi
}

# The server picks a free number, and reports it once it is listening. A socket in the file system may be left from a killed server. Without `-noreset` it would
# begin anew, and end every other connection, if `xdotool` were the first to come and go.
Xvfb -noreset -displayfd 3 -screen 0 1100x800x24 3>"$folder/display" >/dev/null 2>&1 &
screen=$!
await test -s "$folder/display"
DISPLAY=:$(cat "$folder/display")
export DISPLAY
openbox >/dev/null 2>&1 &
manager=$!

# A scale that is none is told in a sentence.
if said=$(WINIT_X11_SCALE_FACTOR=huge "$program" --data-dir "$folder/scale" 2>&1); then fail "a scale that is none was taken"; fi
case $said in *WINIT_X11_SCALE_FACTOR*huge*) ;; *) fail "$said" ;; esac
case $said in *panicked*) fail "$said" ;; esac

start --data-dir "$folder/data" --preset all-fives --deal 4711
sleep 1
picture window-start
first=$(stand)
key Right
turn || fail "no key plays a bone"
await moved_on "$first" by a played bone
picture window-played

played=$(stand)
key ctrl+z
await moved_on "$played" by Undo

undone=$(stand)
key ctrl+shift+z
await moved_on "$undone" by Redo

redone=$(stand)
key F5
await moved_on "$redone" by Preserve

preserved=$(stand)
key space
sleep 2
turn || true
await moved_on "$preserved" by the next turn

settle
kill -9 "$app"
wait "$app" 2>/dev/null || true
later=$(stand)
# A program with a folder `data` beside it keeps its files there.
cp "$program" "$folder/program"
program=$folder/program
start
settle
[ "$(stand)" = "$later" ] || fail "killing and starting the program changed the game"
picture window-again
key F9
await moved_on "$later" by Restore
picture window-restored

# A program that is started beside it hands over what it was to open, and ends.
restored=$(stand)
timeout 20 "$program" dominoes:draw/7 || fail "a link was not handed over"
await moved_on "$restored" by a link
[ "$(shows | wc -l)" = 1 ] || fail "a second window has opened"
settle
linked=$(stand)
timeout 20 "$program" || fail "the window was not brought to the front"
settle
[ "$(stand)" = "$linked" ] || fail "coming to the front changed the game"

key ctrl+q
tries=0
while kill -0 "$app" 2>/dev/null; do
    tries=$((tries + 1))
    [ $tries -lt 50 ] || fail "Quit does not end the program"
    sleep 0.1
done
app=
echo "window.sh: a game was played, undone, preserved, killed, found again and restored, and a link was handed over"
