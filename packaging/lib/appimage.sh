# An AppImage, which is one file that any Linux can start without installing it. Read by bash, with `source`.
#
# It consists of a small program, the runtime, and a file system that this program mounts. appimagetool puts them together in the same way, but is itself an
# AppImage, which cannot start in a container.

runtime_page=https://github.com/AppImage/type2-runtime/releases/download/20251108
runtime_sum=2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d

squash_level=19

need_for_appimage() {
  need mksquashfs "the package squashfs-tools"
  need_page
  [[ -n ${APPIMAGE_RUNTIME:-} ]] || need curl "the package curl, or name a runtime for x86_64 with APPIMAGE_RUNTIME"
  [[ $(host) == x86_64-* ]] || missing+=("a PC: the checksum of the runtime is for its processors")
}

make_appimage() {
  local system licenses=$work/licenses-linux.txt runtime=${APPIMAGE_RUNTIME:-$work/runtime-x86_64}
  [[ -f $runtime ]] || curl --fail --location --silent --show-error --output "$runtime" "$runtime_page/runtime-x86_64"
  sha256sum --check --quiet - <<<"$runtime_sum  $runtime" || fail "the runtime is not the one that was expected: $runtime"
  system=$(host)
  compile "$system"
  write_licenses "$system" "$licenses"
  pack_appimage "$(compiled "$system")" "$licenses" "$runtime" "$packages/$name-$version-x86_64.AppImage"
}

# Packs the programs from a folder into an AppImage, with the licenses of what is linked in.
pack_appimage() {
  local from=$1 licenses=$2 runtime=$3 to=$4 tree=$work/appimage/AppDir doc
  doc=$tree/usr/share/doc/$name
  rm -rf "$work/appimage"
  lay_out "$from" "$tree/usr" bin
  install -d "$doc"
  install -m 644 "$root"/LICENSE-* "$root/CHANGELOG.md" "$doc"
  install -m 644 "$licenses" "$doc/licenses.txt"
  cat >"$doc/runtime.txt" <<END
The part of this AppImage that mounts the rest is the AppImage type 2 runtime, under the MIT license. It is linked with libfuse, under the LGPL 2.1, and with
mimalloc, musl, squashfuse, zlib and zstd, under licenses like MIT and BSD. The sources of the runtime, with the script that builds it from theirs, are at
https://github.com/AppImage/type2-runtime.
END
  # What desktops look for at the top.
  install -m 755 "$packaging/linux/AppRun" "$tree/AppRun"
  ln -s "usr/share/applications/$name.desktop" "$tree/$name.desktop"
  ln -s "usr/share/icons/hicolor/256x256/apps/$name.png" "$tree/$name.png"
  ln -s "$name.png" "$tree/.DirIcon"
  settle "$tree"
  say "mksquashfs $to"
  mksquashfs "$tree" "$work/appimage/files" -noappend -no-progress -quiet -all-root -no-xattrs -comp zstd -Xcompression-level "$squash_level"
  cat "$runtime" "$work/appimage/files" >"$to"
  chmod 755 "$to"
}
