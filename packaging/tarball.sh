#!/usr/bin/env bash
# Makes a tarball with the program and an installer for one user, who needs no rights for it.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml | head -n 1)
name="mahj-tutor-$version-linux-$(uname -m)"
folder="target/packages/$name"
[ -x target/release/mahj-tutor ] || cargo build --locked --release
rm -rf "$folder"
mkdir -p "$folder/fonts"
cp target/release/mahj-tutor packaging/mahj-tutor.desktop packaging/mahj-tutor.metainfo.xml \
  packaging/mahj-tutor-card.xml web/icon.svg assets/licences.tsv LICENSE-MIT LICENSE-APACHE README.md \
  packaging/install.sh "$folder"
cp assets/fonts/*-OFL.txt "$folder/fonts"
# The same bytes for the same files, whoever packs them.
tar --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -C target/packages -cf - "$name" |
  gzip -n >"target/packages/$name.tar.gz"
echo "target/packages/$name.tar.gz"
