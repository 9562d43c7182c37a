# Code for all packages. It knows the folders, the version, how to compile, and how to make the bytes the same every time. Read by bash, with `source`.

packaging=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
root=$(dirname "$packaging")
target_dir=${CARGO_TARGET_DIR:-$root/target}
# Finished packages, and intermediate files.
packages=$target_dir/packages
work=$target_dir/packaging

export LC_ALL=C TZ=UTC
umask 022

name=electrum-dominoes
title="Electrum Dominoes"
maintainer=${MAINTAINER:-The Electrum Dominoes developers <electrum-dominoes@users.noreply.github.com>}
version=$(sed -n '/^\[workspace.package\]/,/^\[/s/^version = "\(.*\)"/\1/p' "$root/Cargo.toml")
# A version in development is called 1.2.0-dev. Where only numbers are allowed, it is that of the version to come.
numbers=${version%%-*}
# The name by which software centers know the program. It ends with the name of the repository, because Flathub looks for that.
app_id=$(sed -n 's|.*<id>\(.*\)</id>.*|\1|p' "$root/assets/linux/$name.metainfo.xml")
programs=(electrum-dominoes nestor)

fail() {
  printf 'packaging: %s\n' "$*" >&2
  exit 1
}

say() { printf '\n== %s\n' "$*"; }

missing=()

# Notes that a tool is missing, and how to get it.
need() {
  command -v "$1" >/dev/null || missing+=("$1: $2")
}

all_there() {
  ((${#missing[@]})) || return 0
  printf 'packaging: these tools are missing:\n' >&2
  printf '  %s\n' "${missing[@]}" >&2
  exit 1
}

# The time of the commit, in a clone or in an archive that git made. Every file of a package has this time.
commit_time() {
  local archived
  archived=$(sed -n 2p "$packaging/commit")
  if [[ $archived =~ ^[0-9]+$ ]]; then
    echo "$archived"
  else
    git -C "$root" log -1 --format=%ct 2>/dev/null || stat -c %Y "$root/Cargo.toml"
  fi
}
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(commit_time)}

# The time of the commit, in this format of `date`.
dated() {
  date -u -d "@$SOURCE_DATE_EPOCH" "+$1" 2>/dev/null || date -u -r "$SOURCE_DATE_EPOCH" "+$1"
}

warn_if_changed() {
  local changed
  changed=$(git -C "$root" --no-optional-locks status --porcelain 2>/dev/null) || return 0
  [[ -z $changed ]] || printf 'packaging: these files differ from the commit:\n%s\n' "$changed" >&2
}

# Compiles both programs for a system, into the folder that `compiled` prints. The window uses nothing of `cluster`, and has none of it. docs/console.md says how to
# build only the console tool, with --no-default-features --features console.
compile() {
  local system=$1 flags
  shift
  # No path of this machine gets into a program. The build folder may be inside the sources or elsewhere. The last match wins.
  flags=("--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=/cargo" "--remap-path-prefix=$root=/$name" "--remap-path-prefix=$target_dir=/target" "$@")
  # These flags take the place of those in .cargo/config.toml.
  [[ $system != x86_64-* ]] || flags+=(-Ctarget-cpu=x86-64-v2)
  say "cargo build for $system"
  (
    cd "$root"
    CARGO_ENCODED_RUSTFLAGS=$(IFS=$'\x1f' && echo "${flags[*]}") \
      cargo build --locked --profile dist --bins --features cluster --target "$system" --target-dir "$work/cargo"
  )
}

compiled() { echo "$work/cargo/$1/dist"; }

# Prints this system.
host() { rustc -vV | sed -n 's/^host: //p'; }

# Writes the licenses of everything that is linked into the programs for a system.
write_licenses() {
  local system=$1 to=$2
  (
    cd "$root"
    # Crates for other systems are read too, and a fresh machine does not have them yet.
    cargo fetch --locked
    # It reads this disk only, because a service may give another answer tomorrow.
    cargo about generate --frozen --fail --features cluster --config packaging/about.toml --target "$system" --output-file "$to" packaging/licenses.hbs
    # The display face comes from no library.
    cat assets/font/OFL.txt >>"$to"
  )
}

# Gives every file in a folder the time of the commit and fixed permissions.
settle() {
  find "$1" -type d -exec chmod 755 {} +
  find "$1" -type f -perm -u+x -exec chmod 755 {} +
  find "$1" -type f ! -perm -u+x -exec chmod 644 {} +
  find "$1" -exec touch -h -t "$(dated %Y%m%d%H%M.%S)" {} +
}

# Fills in the version, its numbers and the date of the commit.
fill_in() { sed -e "s/@VERSION@/$version/g" -e "s/@NUMBERS@/$numbers/g" -e "s/@DATE@/$(dated '%B %-d, %Y')/g" "$1"; }

# Makes a zip of a folder, with its files in order and nothing specific to this machine.
zipped() {
  local folder=$1 to=$2
  rm -f "$to"
  settle "$folder"
  (cd "$(dirname "$folder")" && find "$(basename "$folder")" | sort | zip -X -9 -q "$to" -@)
}

# Writes the checksums of all finished packages.
sign() {
  say "$packages"
  (
    cd "$packages"
    rm -f SHA256SUMS
    if command -v sha256sum >/dev/null; then sha256sum -- *; else shasum -a 256 -- *; fi >"$work/SHA256SUMS"
    mv "$work/SHA256SUMS" .
    ls -l
    cat SHA256SUMS
  )
}

# The page, as web/build makes it or as a release has it. Telephones of friends get it from the player's own computer, so every package has it.
built_page=${PAGE:-$target_dir/web/page}

need_page() {
  [[ -f $built_page/index.html ]] || missing+=("the page: bash web/build, or name its folder with PAGE")
}

# Lays out the page in a folder. PAGE=none makes a package without one.
lay_page() {
  [[ $built_page != none ]] || return 0
  [[ -f $built_page/index.html ]] || fail "there is no page in $built_page. Make it with web/build, or name its folder with PAGE"
  install -d "$1"
  cp -r "$built_page/." "$1"
}
