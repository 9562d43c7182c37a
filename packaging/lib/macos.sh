# An application for the Mac in a zip. Read by bash, with `source`.

macs=(aarch64-apple-darwin x86_64-apple-darwin)

need_for_macos() {
  local system
  [[ $(uname -s) == Darwin ]] || missing+=("a Mac: no other system has its linker and codesign")
  need lipo "xcode-select --install"
  need codesign "xcode-select --install"
  need_page
  for system in "${macs[@]}"; do
    [[ -d $(rustc --print target-libdir --target "$system") ]] || missing+=("Rust for the Mac: rustup target add $system")
  done
}

make_macos() {
  local system program both=$work/macos-programs licenses=$work/licenses-macos.txt app=$work/macos/$title.app
  export MACOSX_DEPLOYMENT_TARGET=11.0
  for system in "${macs[@]}"; do compile "$system"; done
  mkdir -p "$both"
  # One program for both kinds of processor.
  for program in "${programs[@]}"; do
    lipo -create -output "$both/$program" "$(compiled "${macs[0]}")/$program" "$(compiled "${macs[1]}")/$program"
  done
  write_licenses "${macs[0]}" "$licenses"
  bundle "$both" "$licenses" "$app"
  # An ad hoc signature by default, which Apple's processors require. To open without a warning on other Macs, it must be signed and notarized by a
  # member of Apple's developer program.
  codesign --force --deep --sign "${CODESIGN_IDENTITY:--}" --timestamp=none "$app"
  say "zip $packages/$name-$version-macos.zip"
  zipped "$app" "$packages/$name-$version-macos.zip"
}

# Lays out the programs from a folder as an application.
bundle() {
  local from=$1 licenses=$2 app=$3
  rm -rf "$app"
  install -d "$app/Contents/MacOS" "$app/Contents/Resources"
  lay_page "$app/Contents/Resources/page"
  fill_in "$root/assets/macos/Info.plist" >"$app/Contents/Info.plist"
  printf 'APPL????' >"$app/Contents/PkgInfo"
  install -m 755 "${programs[@]/#/$from/}" "$app/Contents/MacOS"
  install -m 644 "$root/assets/icon/$name.icns" "$root"/LICENSE-* "$app/Contents/Resources"
  install -m 644 "$licenses" "$app/Contents/Resources/licenses.txt"
}
