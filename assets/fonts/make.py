#!/usr/bin/env python3
"""Makes the bundled fonts. Run it again whenever a text uses a character it did not use before.

    apt-get install fonts-noto-cjk        # Debian or Ubuntu: the source of the Chinese glyphs
    pip install fonttools==4.68.0 brotli
    python3 assets/fonts/make.py

Atkinson Hyperlegible comes from npm (`npm pack`, no package is installed) and is kept whole. Noto
Sans SC is cut down to the characters that the locales, cards and lessons use and Atkinson lacks.
The same sources and texts give the same bytes.
"""

import io
import pathlib
import subprocess
import sys
import tarfile
import tempfile

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ATKINSON = "@fontsource/atkinson-hyperlegible@5.3.0"
NOTO = pathlib.Path("/usr/share/fonts/opentype/noto")
NOTO_FAMILY = "Noto Sans CJK SC"
WEIGHTS = {"Regular": 400, "Bold": 700}
# Punctuation and signs that texts may come to use, and what tile notation may be written with.
ALWAYS = "→←↑↓✓★●○■□▲▼≥≤≠−·、。，；：？！（）《》「」『』“”‘’…—～％＋－×"
SOURCES = ["locales/**/*.ftl", "locales/**/*.toml", "cards/**/*.toml", "lessons/**/*.toml"]


def characters_used():
    """Every printable character of the product's texts."""
    used = set(ALWAYS)
    for pattern in SOURCES:
        for path in sorted(ROOT.glob(pattern)):
            used.update(path.read_text(encoding="utf-8"))
    return {character for character in used if character.isprintable()}


def atkinson():
    """The two weights and the licence, from the npm package."""
    with tempfile.TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["npm", "pack", "--silent", ATKINSON],
            cwd=folder, check=True, capture_output=True, text=True,
        ).stdout.split()[-1]
        with tarfile.open(pathlib.Path(folder) / packed) as package:
            def read(name):
                return package.extractfile(f"package/{name}").read()
            licence = read("LICENSE").decode()
            fonts = {}
            for weight, number in WEIGHTS.items():
                data = read(f"files/atkinson-hyperlegible-latin-{number}-normal.woff2")
                font = TTFont(io.BytesIO(data), recalcTimestamp=False)
                font.flavor = None
                fonts[weight] = font
    return fonts, licence


def noto(weight, characters):
    """Noto Sans SC in one weight, with these characters alone."""
    collection = TTCollection(NOTO / f"NotoSansCJK-{weight}.ttc")
    font = next(font for font in collection.fonts if font["name"].getDebugName(1) == NOTO_FAMILY)
    font.recalcTimestamp = False
    options = subset.Options()
    options.layout_features = ["kern", "palt", "locl"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.hinting = False
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=[ord(character) for character in characters])
    subsetter.subset(font)
    return font


def main():
    latin, licence = atkinson()
    missing = characters_used() - {chr(code) for code in latin["Regular"].getBestCmap()}
    nowhere = set()
    for weight in WEIGHTS:
        latin[weight].save(HERE / f"AtkinsonHyperlegible-{weight}.ttf", reorderTables=True)
        chinese = noto(weight, missing)
        chinese.save(HERE / f"NotoSansSC-{weight}.otf", reorderTables=True)
        nowhere |= missing - {chr(code) for code in chinese.getBestCmap()}
    (HERE / "AtkinsonHyperlegible-OFL.txt").write_text(licence)
    terms = licence[licence.index("This Font Software is licensed"):]
    holder = chinese["name"].getDebugName(0)
    (HERE / "NotoSansSC-OFL.txt").write_text(f"{holder}\n\n{terms}")
    print(f"{len(missing)} characters from Noto Sans SC")
    if nowhere:
        print("no font has:", " ".join(f"{c} U+{ord(c):04X}" for c in sorted(nowhere)))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
