#!/usr/bin/env bash
# Builds the program for a browser into a folder that any static server serves.
#
#   web/build.sh [FOLDER]     FOLDER is target/web/site unless given
#
# With rustup the target `wasm32-unknown-unknown` is used where it is installed; otherwise Debian's packages
# (rustc-web cargo-web rust-web-src lld), which build the standard library from source. `wasm-bindgen` must have the
# version that Cargo.lock names; a current `wasm-opt` makes the program smaller where it is there.
set -euo pipefail
cd "$(dirname "$0")/.."

site=${1:-target/web/site}
target=wasm32-unknown-unknown
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-target/web}

version=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p}' Cargo.lock)
bindgen=${WASM_BINDGEN:-wasm-bindgen}
if [ "$("$bindgen" --version 2>/dev/null)" != "wasm-bindgen $version" ]; then
  echo "wasm-bindgen $version is missing: cargo install wasm-bindgen-cli --version $version" >&2
  exit 1
fi

if [ -d "$(rustc --print target-libdir --target $target 2>/dev/null)" ]; then
  cargo build --locked --profile web --bin mahj-tutor --target $target
elif [ -d /usr/lib/rustlib/src/rust ] || [ -d "$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust" ]; then
  RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld \
    /usr/bin/cargo build --locked --profile web --bin mahj-tutor --target $target -Z build-std=std,panic_abort
else
  echo "The target is missing: rustup target add $target, or apt-get install rustc-web cargo-web rust-web-src lld" >&2
  exit 1
fi

made=$CARGO_TARGET_DIR/bindgen
"$bindgen" --target web --no-typescript --remove-name-section --remove-producers-section --out-dir "$made" \
  "$CARGO_TARGET_DIR/$target/web/mahj-tutor.wasm"
wasm=$made/mahj-tutor_bg.wasm
# Versions before 116 break the tables of references.
if [ "$(wasm-opt --version 2>/dev/null | grep -o '[0-9]*' | head -n 1)" -ge 116 ] 2>/dev/null; then
  wasm-opt -Os --all-features -o "$wasm.small" "$wasm" && mv "$wasm.small" "$wasm"
fi

# The parts of one version lie in a folder of its own, so that no browser mixes them with another's.
name=$(cat "$wasm" "$made/mahj-tutor.js" web/boot.js web/page.css web/service-worker.js | sha256sum | cut -c1-12)
rm -rf "$site"
mkdir -p "$site/$name"
cp web/icon.svg web/icon-192.png web/icon-512.png web/manifest.webmanifest "$site"
cp "$wasm" "$made/mahj-tutor.js" web/page.css "$site/$name"
sed "s/@SIZE@/$(stat -c %s "$wasm")/" web/boot.js >"$site/$name/boot.js"
for file in index.html service-worker.js; do
  sed "s/@VERSION@/$name/g" "web/$file" >"$site/$file"
done
printf '%s: %s bytes, %s compressed\n' "$site" "$(stat -c %s "$wasm")" "$(gzip -9c "$wasm" | wc -c)"
