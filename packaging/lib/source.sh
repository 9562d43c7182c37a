# The sources of a commit in a tar.gz, for those who package the game elsewhere. Read by bash, with `source`.
#
# GitHub makes such an archive too, but does not promise that its bytes stay the same.

need_for_source() {
  need git "the package git"
  need gzip "the package gzip"
}

make_source() {
  local to=$packages/$name-$version.tar.gz
  say "git archive $to"
  git -C "$root" archive --format=tar --prefix="$name-$version/" HEAD | gzip -9n >"$to"
}
