# A tar.gz for other Linux systems, with an install script. Read by bash, with `source`.

gzip_level=9

need_for_tar() {
  need tar "the package tar"
  need gzip "the package gzip"
  need_page
}

make_tar() {
  local system licenses=$work/licenses-linux.txt
  system=$(host)
  compile "$system"
  write_licenses "$system" "$licenses"
  pack_tar "$(compiled "$system")" "$licenses" "$packages/$name-$version-linux-${system%%-*}.tar.gz"
}

# Packs the programs from a folder into a tar.gz, with the licenses of what is linked in.
pack_tar() {
  local from=$1 licenses=$2 to=$3 tree=$work/tar/$name-$version doc
  doc=$tree/share/doc/$name
  rm -rf "$work/tar"
  lay_out "$from" "$tree" bin
  lay_user_unit "$tree"
  install -d "$doc"
  install -m 644 "$root"/LICENSE-* "$root/CHANGELOG.md" "$doc"
  install -m 644 "$licenses" "$doc/licenses.txt"
  install -m 755 "$packaging/linux/install" "$tree/install"
  fill_in "$packaging/linux/README" >"$tree/README"
  settle "$tree"
  say "tar $to"
  tar --create --directory "$work/tar" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$name-$version" |
    gzip "-${gzip_level}n" >"$to"
}
