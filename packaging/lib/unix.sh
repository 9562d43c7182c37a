# Where files go on Linux, below a prefix. Read by bash, with `source`.

# Lays out both programs from a folder, and everything that belongs to them, below a prefix. The last argument is the folder for programs there.
lay_out() {
  local from=$1 prefix=$2 bin=$3 share=$2/share page size
  install -d "$prefix/$bin" "$share/man/man6"
  for page in "${programs[@]}"; do
    install -m 755 "$from/$page" "$prefix/$bin/$page"
    fill_in "$root/assets/linux/man/$page.6" | gzip -9n >"$share/man/man6/$page.6.gz"
  done
  install -D -m 644 "$root/assets/linux/$name.desktop" "$share/applications/$name.desktop"
  install -D -m 644 "$root/assets/linux/$name.metainfo.xml" "$share/metainfo/$app_id.metainfo.xml"
  install -D -m 644 "$root/assets/linux/$name.xml" "$share/mime/packages/$name.xml"
  for size in 16 22 24 32 48 64 128 256 512; do
    install -D -m 644 "$root/assets/icon/$name-$size.png" "$share/icons/hicolor/${size}x$size/apps/$name.png"
  done
  install -D -m 644 "$root/assets/icon/$name.svg" "$share/icons/hicolor/scalable/apps/$name.svg"
  lay_page "$share/$name/page"
  # The program writes them for the shells.
  install -d "$share/bash-completion/completions" "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d"
  "$from/nestor" completions bash >"$share/bash-completion/completions/nestor"
  "$from/nestor" completions zsh >"$share/zsh/vendor-completions/_nestor"
  "$from/nestor" completions fish >"$share/fish/vendor_completions.d/nestor.fish"
}

# Lays out the unit of a table server below a prefix, for programs in this folder of the system.
lay_unit() {
  local prefix=$1 programs_in=$2
  install -d "$prefix/lib/systemd/system"
  sed "s|/usr/bin/|$programs_in/|" "$packaging/nestor-table.service" >"$prefix/lib/systemd/system/nestor-table.service"
  [[ $built_page != none ]] || sed -i 's| --page [^ ]*||' "$prefix/lib/systemd/system/nestor-table.service"
}

# Lays out the unit of a table server that a user has for themselves. `install` writes its prefix into it.
lay_user_unit() {
  install -D -m 644 "$packaging/nestor-table-user.service" "$1/share/systemd/user/nestor-table.service"
}
