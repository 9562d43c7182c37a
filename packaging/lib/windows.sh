# A zip and an installer for Windows. Read by bash, with `source`.

windows=x86_64-pc-windows-gnu
mingw=x86_64-w64-mingw32

need_for_windows() {
  need zip "the package zip"
  need_page
  need makensis "the package nsis"
  need "$mingw-gcc" "the package gcc-mingw-w64-x86-64-win32"
  need "$mingw-windres" "the package binutils-mingw-w64-x86-64"
  [[ -d $(rustc --print target-libdir --target "$windows") ]] || missing+=("Rust for Windows: rustup target add $windows")
}

make_windows() {
  local licenses=$work/licenses-windows.txt tree=$work/windows/$name-$version file=$packages/$name-$version-windows-x86_64
  # The link time stays out of the programs.
  CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=$mingw-gcc compile "$windows" -C link-arg=-Wl,--no-insert-timestamp
  write_licenses "$windows" "$licenses"
  rm -rf "$work/windows"
  install -d "$tree"
  lay_page "$tree/page"
  install -m 755 "$(compiled "$windows")/$name.exe" "$(compiled "$windows")/nestor.exe" "$tree"
  # Text files get the line endings of Windows.
  for text in "$root"/LICENSE-* "$licenses" "$packaging/windows/README.txt"; do
    fill_in "$text" | sed 's/$/\r/' >"$tree/$(readable "$(basename "$text")")"
  done
  say "zip $file.zip"
  zipped "$tree" "$file.zip"
  say "makensis $file-setup.exe"
  makensis -V2 -NOCD "-DVERSION=$version" "-DNUMBERS=$numbers" "-DTREE=$tree" "-DICON=$root/assets/icon/$name.ico" "-DTO=$file-setup.exe" "$packaging/windows/installer.nsi"
}

# The name with which Windows opens a text file when it is clicked.
readable() {
  case $1 in
    LICENSE-*) echo "$1.txt" ;;
    licenses-*) echo LICENSES-OF-LIBRARIES.txt ;;
    *) echo "$1" ;;
  esac
}
