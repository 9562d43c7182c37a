# The page in a tar.gz, for servers and for those who package the game elsewhere, with the licenses of what is linked into it and into the programs. Read by bash, with
# `source`.

need_for_page() {
  need tar "the package tar"
  need gzip "the package gzip"
  need_page
}

make_page() {
  local licenses=$work/licenses-linux.txt
  write_licenses x86_64-unknown-linux-gnu "$licenses"
  write_licenses wasm32-unknown-unknown "$work/licenses-page.txt"
  pack_page "$licenses" "$work/licenses-page.txt" "$packages/$name-$version-page.tar.gz"
}

# Packs the page into a tar.gz, with the licenses of the programs and its own.
pack_page() {
  local licenses=$1 own=$2 to=$3 tree=$work/page/$name-$version-page
  rm -rf "$work/page"
  lay_page "$tree/page"
  install -m 644 "$root"/LICENSE-* "$tree"
  install -m 644 "$licenses" "$tree/licenses.txt"
  install -m 644 "$own" "$tree/page/licenses.txt"
  settle "$tree"
  say "tar $to"
  tar --create --directory "$work/page" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$name-$version-page" | gzip -9n >"$to"
}
