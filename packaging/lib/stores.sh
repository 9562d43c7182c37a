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
sources.append({"type": "inline", "contents": config, "dest": "cargo", "dest-filename": "config.toml"})
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

# Stops if a store would refuse what it is told: something is longer than it may be, or not in the form that it wants.
check_limits() {
  python3 - "$1" "$root" "$packaging/describe" <<'END'
import os, re, subprocess, sys, tomllib

import yaml

stores, root, describe = sys.argv[1:]


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


refused = []


def at_most(where, text, most, least=1):
    if not least <= len(text) <= most:
        refused.append(f"{where} has {len(text)} characters, and may have {least} to {most}")


# winget: the limits of its schemas.
winget = "ElectrumDominoes.ElectrumDominoes"
told = yaml.safe_load(read(stores, "winget", f"{winget}.locale.en-US.yaml"))
for name, least, most in [("Publisher", 2, 256), ("PackageName", 2, 256), ("License", 3, 512), ("ShortDescription", 3, 256), ("Description", 3, 10_000),
                          ("ReleaseNotes", 1, 10_000), ("Moniker", 1, 40), ("ReleaseNotesUrl", 1, 2048), ("LicenseUrl", 1, 2048)]:
    at_most(f"winget's {name}", told[name], most, least)
for tag in told["Tags"]:
    at_most("winget's tag", tag, 40)
if len(told["Tags"]) > 16 or len(set(told["Tags"])) < len(told["Tags"]):
    refused.append("winget takes sixteen different tags at most")
for installer in yaml.safe_load(read(stores, "winget", f"{winget}.installer.yaml"))["Installers"]:
    if not re.fullmatch("[0-9A-Fa-f]{64}", installer["InstallerSha256"]):
        refused.append("winget's InstallerSha256 is no checksum")
# Homebrew: what `brew audit` says of a description.
desc = re.search(r'^  desc "(.*)"$', read(stores, "homebrew", "electrum-dominoes.rb"), re.MULTILINE)[1]
at_most("Homebrew's desc", desc, 80)
if desc.endswith(".") or re.match("(A|An|The|Electrum) ", desc):
    refused.append(f"Homebrew wants no article, name or full stop in “{desc}”")
# The AUR has a line of a list for it, as Debian does.
at_most("pkgdesc of the AUR", re.search(r'^pkgdesc="(.*)"$', read(stores, "aur", "PKGBUILD"), re.MULTILINE)[1], 80)
synopsis = subprocess.run([describe, "deb"], capture_output=True, text=True, check=True).stdout.splitlines()[0].removeprefix("Description: ")
at_most("Debian's synopsis", synopsis, 80)
# Flathub shows no more of a name, and builds only from sources.
metainfo = read(root, "assets/linux/electrum-dominoes.metainfo.xml")
at_most("Flathub's name", re.search("<name>(.*)</name>", metainfo)[1], 20)
for lines in re.findall("<description>(.*?)</description>", metainfo.split("<releases>")[1], re.DOTALL):
    at_most("a release in the metainfo", lines, 4_000)
for module in yaml.safe_load(read(stores, "flatpak", "io.github.electrum_dominoes.electrum-dominoes.yml"))["modules"]:
    for source in module["sources"]:
        if isinstance(source, dict) and source["type"] != "git":
            refused.append(f"Flathub builds from source, and {source['url']} is built already")
# crates.io.
for folder in [root, *(entry.path for entry in os.scandir(os.path.join(root, "crates")))]:
    package = tomllib.loads(read(folder, "Cargo.toml"))["package"]
    at_most(f"the description of {package['name']}", package["description"], 1000)
    keywords = package.get("keywords", [])
    if len(keywords) > 5 or any(len(word) > 20 for word in keywords):
        refused.append(f"crates.io takes five keywords of twenty characters of {package['name']}")
# GitHub's text of a release.
at_most("the changelog", read(root, "CHANGELOG.md"), 125_000)
if refused:
    sys.exit("packaging: " + "\n".join(refused))
END
}
