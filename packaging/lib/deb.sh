# A package for Debian and related systems. Read by bash, with `source`.
#
# dpkg-deb packs the same files as the tar.gz. It needs only tools that every Debian has, and they give the same bytes for the same files.

# What the window loads when it opens, which dpkg-shlibdeps cannot see.
loaded=(libegl1 libgl1 libwayland-client0 libwayland-egl1 libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libxkbcommon0 libxrender1)

deb_compression=xz

need_for_deb() {
  need dpkg-deb "apt-get install dpkg"
  need dpkg-shlibdeps "apt-get install dpkg-dev"
  need lintian "apt-get install lintian"
}

make_deb() {
  local system licenses=$work/licenses-linux.txt file
  system=$(host)
  compile "$system"
  write_licenses "$system" "$licenses"
  file=$packages/${name}_$version-1_$(dpkg --print-architecture).deb
  pack_deb "$(compiled "$system")" "$licenses" "$file"
  say "lintian $file"
  lintian --allow-root --fail-on error "$file"
}

# Packs the programs from a folder into a .deb, with the licenses of what is linked in.
pack_deb() {
  local from=$1 licenses=$2 to=$3 tree=$work/deb doc
  doc=$tree/usr/share/doc/$name
  rm -rf "$tree"
  lay_out "$from" "$tree/usr" games
  # Not every session has this folder in its path.
  sed -i "s|^Exec=|Exec=/usr/games/|" "$tree/usr/share/applications/$name.desktop"
  install -d "$doc" "$tree/DEBIAN"
  copyright >"$doc/copyright"
  # A separate file, because Debian keeps the Apache License in its own place, and copyright files must not repeat it.
  gzip -9n <"$licenses" >"$doc/licenses.txt.gz"
  gzip -9n <"$root/CHANGELOG.md" >"$doc/changelog.gz"
  changes | gzip -9n >"$doc/changelog.Debian.gz"
  settle "$tree/usr"
  (cd "$tree" && find usr -type f | sort | xargs md5sum) >"$tree/DEBIAN/md5sums"
  control "$tree" >"$tree/DEBIAN/control"
  settle "$tree"
  say "dpkg-deb $to"
  dpkg-deb --root-owner-group "-Z$deb_compression" --build "$tree" "$to"
}

changes() {
  cat <<END
$name ($version-1) stable; urgency=medium

  * See changelog.gz for what is new.

 -- $maintainer  $(dated '%a, %d %b %Y %H:%M:%S +0000')
END
}

# The languages of the window, as a sentence ends with them, in lines of a description.
languages() {
  sed -n 's/^  name  *//p' "$root/assets/lang/languages" | paste -sd, | sed 's/,/, /g; s/\(.*\), /\1 and /; s/$/./' | fold -s -w 72 | sed 's/^/ /; s/ *$//'
}

copyright() {
  cat <<END
Electrum Dominoes is free software, under the MIT license or, at your option, the Apache License 2.0. On Debian systems, the Apache License is in
/usr/share/common-licenses/Apache-2.0. This is the MIT license:

$(cat "$root/LICENSE-MIT")

The programs are linked with libraries and fonts, and with the standard library of Rust. Their licenses are in licenses.txt.gz beside this file.
END
}

control() {
  local tree=$1 needed
  # dpkg-shlibdeps needs to know the source package.
  mkdir -p "$work/shlibs/debian"
  printf 'Source: %s\n\nPackage: %s\nArchitecture: any\n' "$name" "$name" >"$work/shlibs/debian/control"
  needed=$(cd "$work/shlibs" && dpkg-shlibdeps -O "${programs[@]/#/$tree/usr/games/}" | sed -n 's/^shlibs:Depends=//p')
  cat <<END
Package: $name
Version: $version-1
Architecture: $(dpkg --print-architecture)
Section: games
Priority: optional
Maintainer: $maintainer
Installed-Size: $(find "$tree/usr" -type f -printf '%s\n' | awk '{ sum += int(($1 + 1023) / 1024) } END { print sum }')
Depends: $needed$(printf ', %s' "${loaded[@]}")
Description: dominoes against Nestor, who sees no more than you do
 A quiet, handsome table for two, three or four. The games range from
 Draw and Block to All Fives, Five-Up and Fives with Firecrackers, and
 you can change every rule.
 .
 Nestor plays at five levels, and sees only what you would see in his seat.
 You can play by mouse or by keyboard alone, and screen readers can read
 everything. The languages of the window are
$(languages)
 .
 The console tool nestor replays and measures games.
END
}
