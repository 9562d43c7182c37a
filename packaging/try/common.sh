# A virtual screen, a bare Debian, and functions to watch what happens there. Read by bash, with `source`.

source "$(dirname "${BASH_SOURCE[0]}")/../lib/common.sh"

# All files of a trial are here, and are removed with it.
trial=$(mktemp -d)
# A bare Debian takes a minute to make, so it is kept.
bare=$work/bare-debian
export LIBGL_ALWAYS_SOFTWARE=1
unset WAYLAND_DISPLAY

finish() {
  local process
  for process in "${app:-}" "${manager:-}" "${screen:-}"; do
    [[ -z $process ]] || kill "$process" 2>/dev/null || true
  done
  rm -rf "$trial"
}
trap finish EXIT

# Waits until a command succeeds, for twenty seconds at most.
await() {
  local tries=0
  until "$@" >/dev/null 2>&1; do
    tries=$((tries + 1))
    ((tries < 200)) || fail "this did not happen in time: $*"
    sleep 0.1
  done
}

open_screen() {
  need Xvfb "apt-get install xvfb"
  need openbox "apt-get install openbox"
  need xdotool "apt-get install xdotool"
  all_there
  # Any user of this machine may paint on it, because the programs on trial belong to another user.
  Xvfb -ac -noreset -displayfd 3 -screen 0 1100x800x24 3>"$trial/display" >/dev/null 2>&1 &
  screen=$!
  await test -s "$trial/display"
  DISPLAY=:$(cat "$trial/display")
  export DISPLAY
  openbox >/dev/null 2>&1 &
  manager=$!
}

shows() { xdotool search --onlyvisible --name "$title"; }
shows_nothing() { ! shows; }

# Waits for the window, and notes its process.
see_window() {
  await shows
  window=$(shows | tail -n 1)
  app=$(xdotool getwindowpid "$window")
}

# Closes the window as a player would.
close_window() {
  xdotool windowactivate --sync "$window" key --window "$window" ctrl+q
  await shows_nothing
  app=
}

picture() {
  if [[ -n ${PICTURES:-} ]] && command -v import >/dev/null; then import -window root "$PICTURES/$1.png"; fi
}

# Makes a Debian with a player and only the packages that every desktop has for menus and types.
make_debian() {
  need debootstrap "apt-get install debootstrap"
  all_there
  [[ -d $bare ]] || {
    say "debootstrap $bare"
    debootstrap --variant=minbase "${DEBIAN:-bookworm}" "$bare.new" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >/dev/null
    cp /etc/resolv.conf "$bare.new/etc/resolv.conf"
    mv "$bare.new" "$bare"
    as_root apt-get install -qq --yes --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils hicolor-icon-theme gtk-update-icon-cache
    as_root useradd --create-home player
  } >"$trial/log" 2>&1 || { cat "$trial/log" && exit 1; }
  debian=$trial/debian
  cp -a "$bare" "$debian"
}

# Runs a command in the Debian of this trial, which sees this machine's devices and processes while it runs.
inside() {
  local user=$1 home=$2
  shift 2
  # shellcheck disable=SC2016
  exec unshare --mount bash -c '
    root=$1 user=$2; shift 2
    mount --rbind /dev "$root/dev" && mount -t proc proc "$root/proc" && mkdir -p "$root$TRIAL" && mount --bind "$TRIAL" "$root$TRIAL" &&
    exec chroot --userspec="$user" "$root" "$@"' - "${debian:-$bare}" "$user" env --chdir="$home" -i \
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games:/home/player/.local/bin HOME="$home" LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
    ${DISPLAY:+DISPLAY="$DISPLAY"} LIBGL_ALWAYS_SOFTWARE=1 "$@"
}
as_root() { (inside root:root /root "$@"); }
as_player() { (inside 1000:1000 /home/player "$@"); }

# All files of the Debian except its records of what was installed.
traces() {
  (cd "$debian" && find . -xdev \( -path ./var/lib/dpkg -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log -o -path ./home/player -o -path ./tmp \) -prune -o -print | sort)
}

keys() { xdotool key --window "$window" --delay 40 "$@"; }

# The state of the game, from its file, which is written after every action.
stand() { cksum <"$game"; }

# The file of the current game, in the player's folder.
find_game() { game=$(find "$1" -name game.ron | head -n 1) && [[ -s $game ]]; }

# Presses keys, and returns whether the game has moved on.
moves_on() {
  local before
  before=$(stand)
  keys "$@"
  sleep 0.2
  [[ $(stand) != "$before" ]]
}

# Plays by keys until the second hand has been dealt. It does what the button asks for, or else plays any bone that fits.
play_hand() {
  local turn each bones=()
  for each in {1..9}; do bones+=(Right w e n s); done
  for turn in {1..200}; do
    if grep -q '(after: ' "$game"; then
      echo "a hand was played in $turn steps"
      return
    fi
    # With nothing chosen and nothing in focus, the space bar presses the button, and an arrow goes to the first bone.
    # After many draws, the hand has more bones than one round of keys reaches.
    moves_on Escape Escape space || moves_on "${bones[@]}" || keys "${bones[@]}"
  done
  picture no-end
  fail "the hand does not end"
}

# Kills the program, starts it with this command, and checks that nothing has changed.
kill_and_find_again() {
  local before
  sleep 1
  before=$(stand)
  kill -9 "$app"
  await shows_nothing
  "$@" &
  see_window
  sleep 2
  [[ $(stand) == "$before" ]] || fail "killing and starting the program changed the game"
}

# Tries the program installed in the Debian, with its menu entry, a game, and a game file.
try_desktop() {
  local entry=$1 home=$debian/home/player record=$trial/game.domino
  say "$entry"
  as_player gio launch "$entry" &
  see_window
  await find_game "$home/.local/share/electrum-dominoes"
  [[ $(readlink "/proc/$app/root") == "$debian" ]] || fail "the window belongs to another program"
  echo "memory: $(sed -n 's/^VmRSS:[[:space:]]*//p' "/proc/$app/status")"
  picture "$(basename "$debian")-started"
  play_hand
  picture played
  kill_and_find_again as_player gio launch "$entry"
  close_window

  as_player nestor record --seed 5 >"$record"
  chmod 755 "$trial"
  as_player gio info -a standard::content-type "$record" | grep -q application/x-electrum-domino || fail "the file type of $record is unknown"
  as_player gio mime application/x-electrum-domino
  as_player gio open "$record" &
  see_window
  tr '\0' ' ' <"/proc/$app/cmdline" | grep -F "$record" || fail "the program did not get the file"
  sleep 1
  picture opened
  close_window
}
