# A package for Debian and related systems. Read by bash, with `source`.
#
# dpkg-deb packs the same files as the tar.gz. It needs only tools that every Debian has, and they give the same bytes for the same files.

# What the window loads when it opens, which dpkg-shlibdeps cannot see.
loaded=(libegl1 libgl1 libwayland-client0 libwayland-egl1 libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libxkbcommon0 libxrender1)

deb_compression=xz
# A version in development comes before the one that it will be.
deb_version=${version/-/\~}

# What lintian asks of packages in Debian's archive alone: a bug there for each new package.
not_for_us=(initial-upload-closes-no-bugs)

need_for_deb() {
  need dpkg-deb "apt-get install dpkg"
  need dpkg-shlibdeps "apt-get install dpkg-dev"
  need lintian "apt-get install lintian"
  need dh_installsystemd "apt-get install debhelper"
  need python3 "apt-get install python3"
  need_page
}

make_deb() {
  local system licenses=$work/licenses-linux.txt file
  system=$(host)
  compile "$system"
  write_licenses "$system" "$licenses"
  file=$packages/${name}_$deb_version-1_$(dpkg --print-architecture).deb
  pack_deb "$(compiled "$system")" "$licenses" "$file"
  judge_deb "$file"
}

# Debian's own judgement. Nothing that it calls an error or a warning may be in a package.
judge_deb() {
  say "lintian $1"
  lintian --allow-root --fail-on error,warning --suppress-tags "$(IFS=, && echo "${not_for_us[*]}")" "$1"
}

# Packs the programs from a folder into a .deb, with the licenses of what is linked in.
pack_deb() {
  local from=$1 licenses=$2 to=$3 tree=$work/deb doc
  doc=$tree/usr/share/doc/$name
  rm -rf "$tree"
  lay_out "$from" "$tree/usr" games
  lay_unit "$tree/usr" /usr/games
  # Not every session has this folder in its path.
  sed -i "s|^Exec=|Exec=/usr/games/|" "$tree/usr/share/applications/$name.desktop"
  install -d "$doc" "$tree/DEBIAN"
  "$packaging/debian-copyright" >"$doc/copyright"
  # A separate file, because it has them all, and Debian keeps some in a place of its own.
  gzip -9n <"$licenses" >"$doc/licenses.txt.gz"
  gzip -9n <"$root/CHANGELOG.md" >"$doc/changelog.gz"
  changes | gzip -9n >"$doc/changelog.Debian.gz"
  lay_scripts "$tree"
  settle "$tree/usr"
  (cd "$tree" && find usr -type f | sort | xargs md5sum) >"$tree/DEBIAN/md5sums"
  control "$tree" >"$tree/DEBIAN/control"
  settle "$tree"
  say "dpkg-deb $to"
  dpkg-deb --root-owner-group "-Z$deb_compression" --build "$tree" "$to"
}

# What stops a table server that runs when the package is removed, and starts it again after an upgrade, as debhelper writes it. One that is not enabled is not
# started by it.
lay_scripts() {
  local tree=$1 made=$work/deb-scripts
  rm -rf "$made"
  # debhelper of Debian 12 looks for units in this folder alone.
  install -D -m 644 "$tree/usr/lib/systemd/system/nestor-table.service" "$made/tree/lib/systemd/system/nestor-table.service"
  install -d "$made/debian"
  changes >"$made/debian/changelog"
  printf 'Source: %s\nBuild-Depends: debhelper-compat (= 13)\n\nPackage: %s\nArchitecture: any\n' "$name" "$name" >"$made/debian/control"
  (cd "$made" && dh_installsystemd --no-enable -Ptree && dh_installdeb -Ptree)
  install -m 755 -t "$tree/DEBIAN" "$made"/tree/DEBIAN/p*
}

changes() {
  cat <<END
$name ($deb_version-1) stable; urgency=medium

  * See changelog.gz for what is new.

 -- $maintainer  $(dated '%a, %d %b %Y %H:%M:%S +0000')
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
Version: $deb_version-1
Architecture: $(dpkg --print-architecture)
Section: games
Priority: optional
Maintainer: $maintainer
Installed-Size: $(find "$tree/usr" -type f -printf '%s\n' | awk '{ sum += int(($1 + 1023) / 1024) } END { print sum }')
Depends: $needed$(printf ', %s' "${loaded[@]}")
Homepage: $(sed -n 's/^repository = "\(.*\)"/\1/p' "$root/Cargo.toml")
$("$packaging/describe" deb)
END
}
