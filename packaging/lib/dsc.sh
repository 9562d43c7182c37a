# A source package for Debian, which dpkg-buildpackage builds without a network. Read by bash, with `source`, after deb.sh.
#
# It has the sources of the commit, and all crates beside them as a second archive, which is unpacked into the folder vendor. Where Linux needs nothing of a crate, only
# its name stands there, because cargo wants to find every crate of Cargo.lock, and Debian takes no programs that were built elsewhere.

need_for_dsc() {
  need git "the package git"
  need dpkg-source "apt-get install dpkg-dev"
  need lintian "apt-get install lintian"
  need xz "apt-get install xz-utils"
  need python3 "apt-get install python3"
}

make_dsc() {
  local to=$work/dsc
  rm -rf "$to" && install -d "$to"
  say "cargo vendor"
  (cd "$root" && cargo vendor --locked --quiet --versioned-dirs "$to/all") >/dev/null
  vendor "$to/all" "$to/vendor"
  git -C "$root" archive --format=tar --prefix="$name-$numbers/" HEAD | tar -x -C "$to"
  pack_dsc "$to/$name-$numbers" "$to/vendor" "$to/packed"
  judge_dsc "$to/packed"
  cp "$to/packed"/* "$packages"
}

# Copies the crates that Linux needs, and the names of all others.
vendor() {
  local all=$1 to=$2 system
  for system in x86_64-unknown-linux-gnu aarch64-unknown-linux-gnu; do
    # What only the tests need is not compiled, and turns on no feature.
    (cd "$root" && cargo tree --locked --offline --features cluster --edges normal,build --target "$system" --prefix none --format '{p}')
  done | python3 -c '
import json, shutil, sys
from pathlib import Path

source, to = map(Path, sys.argv[1:])
# A line begins with a name, and a version after the letter v.
kept = {words[0] + "-" + words[1][1:] for words in map(str.split, sys.stdin) if words}
to.mkdir()
for crate in sorted(source.iterdir()):
    if crate.name in kept:
        shutil.copytree(crate, to / crate.name, symlinks=True, ignore=shutil.ignore_patterns("*.dll", "*.exe", "*.lib", "*.a", "*.so"))
        continue
    (to / crate.name / "src").mkdir(parents=True)
    for file in ["Cargo.toml", *(file.name for file in crate.iterdir() if file.name.lower().startswith(("license", "copying")) and file.is_file())]:
        shutil.copy(crate / file, to / crate.name / file)
    (to / crate.name / "src" / "lib.rs").write_text("")
    checksum = json.loads((crate / ".cargo-checksum.json").read_text())["package"]
    (to / crate.name / ".cargo-checksum.json").write_text(json.dumps({"package": checksum, "files": {}}))
for crate in to.iterdir():
    # Whoever packs it again may lay files that the checksums do not know.
    file = crate / ".cargo-checksum.json"
    file.write_text(json.dumps({"package": json.loads(file.read_text())["package"], "files": {}}))
' "$all" "$to"
}

# Packs the sources in a folder, and the crates in another, into a source package.
pack_dsc() {
  local sources=$1 crates=$2 to=$3 debian
  debian=$sources/debian
  rm -rf "$to" && install -d "$to" "$debian/source"
  rm -rf "$sources/vendor"
  settle "$sources" && settle "$crates"
  archived "$(dirname "$sources")" "$(basename "$sources")" "$to/${name}_$deb_version.orig.tar.xz"
  archived "$(dirname "$crates")" "$(basename "$crates")" "$to/${name}_$deb_version.orig-vendor.tar.xz"
  cp -r "$crates" "$sources/vendor"
  echo '3.0 (quilt)' >"$debian/source/format"
  changes >"$debian/changelog"
  "$packaging/debian-copyright" "$crates" >"$debian/copyright"
  source_control >"$debian/control"
  install -m 755 "$packaging/debian-rules" "$debian/rules"
  settle "$debian"
  say "dpkg-source $to"
  (cd "$to" && dpkg-source --build "$sources")
}

archived() {
  tar --create --directory "$1" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$2" | xz -T1 >"$3"
}

# What lintian asks of Debian's own archive, and what it says of how others wrote their crates and pages.
not_for_us_in_source=(initial-upload-closes-no-bugs very-long-line-length-in-source-file source-is-missing)

judge_dsc() {
  say "lintian $1"
  lintian --allow-root --fail-on error,warning --suppress-tags "$(IFS=, && echo "${not_for_us_in_source[*]}")" "$1"/*.dsc
}

source_control() {
  cat <<END
Source: $name
Section: games
Priority: optional
Maintainer: $maintainer
Build-Depends: debhelper-compat (= 13), cargo (>= 1.95), rustc (>= 1.95), python3
Standards-Version: 4.6.2
Rules-Requires-Root: no
Homepage: $(sed -n 's/^repository = "\(.*\)"/\1/p' "$root/Cargo.toml")

Package: $name
Architecture: any
Depends: \${shlibs:Depends}, \${misc:Depends}$(printf ', %s' "${loaded[@]}")
$("$packaging/describe" deb)
END
}
