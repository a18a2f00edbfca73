#!/bin/sh
# Installs Mahj Tutor for one user, or removes it again: ./install.sh [--remove]
set -eu
cd "$(dirname "$0")"
data=${XDG_DATA_HOME:-$HOME/.local/share}
programs=$HOME/.local/bin

if [ "${1:-}" = --remove ]; then
  rm -f "$programs/mahj-tutor" "$data/applications/mahj-tutor.desktop" \
    "$data/metainfo/mahj-tutor.metainfo.xml" "$data/mime/packages/mahj-tutor-card.xml" \
    "$data/icons/hicolor/scalable/apps/mahj-tutor.svg"
else
  install -Dm755 mahj-tutor "$programs/mahj-tutor"
  install -Dm644 mahj-tutor.metainfo.xml "$data/metainfo/mahj-tutor.metainfo.xml"
  install -Dm644 mahj-tutor-card.xml "$data/mime/packages/mahj-tutor-card.xml"
  install -Dm644 icon.svg "$data/icons/hicolor/scalable/apps/mahj-tutor.svg"
  mkdir -p "$data/applications"
  # The menu may not know where the programs of one user are.
  sed "s|^Exec=mahj-tutor|Exec=\"$programs/mahj-tutor\"|" mahj-tutor.desktop >"$data/applications/mahj-tutor.desktop"
fi
# Systems without these look for themselves.
update-mime-database "$data/mime" 2>/dev/null || true
update-desktop-database "$data/applications" 2>/dev/null || true
