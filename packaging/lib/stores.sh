# Manifests for stores, with the version and the checksums of the packages. Read by bash, with `source`.

# Prints the checksum of a package from a list.
checksum_of() {
  local sums=$1 file=$2 found
  found=$(awk -v file="$file" '$2 == file { print $1 }' "$sums")
  [[ -n $found ]] || fail "there is no $file in $sums"
  printf '%s\n' "$found"
}

# Fills in the manifests for all stores, with the checksums in a list, below a folder.
write_manifests() {
  local sums=$1 to=$2 commit=$3 file filled setup macos source page_sum
  setup=$(checksum_of "$sums" "$name-$version-windows-x86_64-setup.exe")
  macos=$(checksum_of "$sums" "$name-$version-macos.zip")
  source=$(checksum_of "$sums" "$name-$version.tar.gz")
  page_sum=$(checksum_of "$sums" "$name-$version-page.tar.gz")
  rm -rf "$to"
  for file in "$packaging"/{flatpak/*.yml,winget/*.yaml,homebrew/*.rb,aur/PKGBUILD}; do
    filled=$to/${file#"$packaging/"}
    install -d "$(dirname "$filled")"
    fill_in "$file" | sed -e "s/@DAY@/$(dated %Y-%m-%d)/" -e "s/@COMMIT@/$commit/" -e "s/@MAINTAINER@/$maintainer/" \
      -e "s/@SETUP@/$setup/" -e "s/@MACOS@/$macos/" -e "s/@SOURCE@/$source/" -e "s/@PAGE@/$page_sum/" >"$filled"
  done
  # What is new, for winget, before its last two lines.
  file=$to/winget/ElectrumDominoes.ElectrumDominoes.locale.en-US.yaml
  { sed '/^ManifestType:/,$d' "$file" && echo "ReleaseNotes: |-" && "$packaging/describe" notes | fold -s -w 150 | sed 's/ *$//; s/^/  /' && sed -n '/^ManifestType:/,$p' "$file"; } >"$file.new"
  mv "$file.new" "$file"
  cargo_sources >"$to/flatpak/cargo-sources.json"
  srcinfo "$to/aur/PKGBUILD" >"$to/aur/.SRCINFO"
}

# Prints where Flathub, which builds without a network, gets the packages of Cargo.lock from.
cargo_sources() {
  python3 - "$root/Cargo.lock" <<'END'
import json, sys, tomllib

with open(sys.argv[1], "rb") as file:
    crates = [crate for crate in tomllib.load(file)["package"] if "source" in crate]
sources = []
for crate in crates:
    name, version, checksum = crate["name"], crate["version"], crate["checksum"]
    folder = f"cargo/vendor/{name}-{version}"
    url = f"https://static.crates.io/crates/{name}/{name}-{version}.crate"
    sources.append({"type": "archive", "archive-type": "tar-gzip", "url": url, "sha256": checksum, "dest": folder})
    contents = json.dumps({"package": checksum, "files": {}})
    sources.append({"type": "inline", "contents": contents, "dest": folder, "dest-filename": ".cargo-checksum.json"})
config = '[source.vendored-sources]\ndirectory = "cargo/vendor"\n\n[source.crates-io]\nreplace-with = "vendored-sources"\n'
sources.append({"type": "inline", "contents": config, "dest": "cargo", "dest-filename": "config"})
json.dump(sources, sys.stdout, indent=4)
print()
END
}

# Prints what the AUR reads instead of a PKGBUILD, as `makepkg --printsrcinfo` would.
srcinfo() (
  source "$1"
  printf 'pkgbase = %s\n' "$pkgname"
  printf '\t%s\n' "pkgdesc = $pkgdesc" "pkgver = $pkgver" "pkgrel = $pkgrel" "url = $url"
  printf '\tarch = %s\n' "${arch[@]}"
  printf '\tlicense = %s\n' "${license[@]}"
  printf '\tmakedepends = %s\n' "${makedepends[@]}"
  printf '\tdepends = %s\n' "${depends[@]}"
  printf '\toptions = %s\n' "${options[@]}"
  printf '\tsource = %s\n' "${source[@]}"
  printf '\tsha256sums = %s\n' "${sha256sums[@]}"
  printf '\npkgname = %s\n' "$pkgname"
)
