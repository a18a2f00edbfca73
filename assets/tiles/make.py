#!/usr/bin/env python3
"""Draws the tiles: `body.svg`, `back.svg` and one face per kind, named by its notation.

    apt-get install fonts-noto-cjk        # Debian or Ubuntu: the outlines of the characters
    pip install fonttools==4.68.0
    python3 assets/tiles/make.py

Letters and characters become outlines, so that the pictures need no font. All pictures share one
view box; a face lies over the body and keeps clear of its edges.
"""

import math
import pathlib

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTCollection, TTFont

HERE = pathlib.Path(__file__).resolve().parent
WIDTH, HEIGHT = 88, 120
LATIN = TTFont(HERE.parent / "fonts" / "AtkinsonHyperlegible-Bold.ttf")
SERIF = next(
    font
    for font in TTCollection("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc").fonts
    if font["name"].getDebugName(1) == "Noto Serif CJK TC"
)

INK = "#2b2420"
GREEN, GREEN_DARK, GREEN_LIGHT = "#1f7a48", "#0f4f2c", "#7cc48f"
RED, RED_DARK = "#b8281f", "#7d1610"
BLUE, BLUE_DARK, BLUE_LIGHT = "#1f4e9c", "#12336b", "#a9c4ea"
GOLD, GOLD_DARK = "#e0a52c", "#8a5a0c"
ROSE, ROSE_DARK = "#d9577f", "#8c2148"
PLUM, PLUM_DARK = "#6d3a8c", "#43205a"
# The middle of the picture below the corner label, and its height.
MIDDLE_X, MIDDLE_Y = 44.0, 72.5


def number(value):
    """A coordinate with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def svg(*shapes):
    body = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}">\n{body}\n</svg>\n'
    )


def path(data, fill="none", stroke=None, width=0.0, extra=""):
    line = f' stroke="{stroke}" stroke-width="{number(width)}" stroke-linejoin="round" stroke-linecap="round"' if stroke else ""
    return f'<path d="{data}" fill="{fill}"{line}{extra}/>'


def circle(x, y, radius, fill="none", stroke=None, width=0.0):
    line = f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{line}/>'


def rectangle(x, y, width, height, radius, fill="none", stroke=None, line=0.0):
    edge = f' stroke="{stroke}" stroke-width="{number(line)}"' if stroke else ""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(radius)}" fill="{fill}"{edge}/>'
    )


def group(shapes, transform):
    return f'<g transform="{transform}">' + "".join(shapes) + "</g>"


def glyph(font, character, box, fill, fit="height", align=0.5):
    """The outline of a character, scaled into `box` (x, y, width, height)."""
    glyphs = font.getGlyphSet()
    outline = glyphs[font.getBestCmap()[ord(character)]]
    bounds = BoundsPen(glyphs)
    outline.draw(bounds)
    left, bottom, right, top = bounds.bounds
    x, y, width, height = box
    scale = height / (top - bottom)
    if fit == "both":
        scale = min(scale, width / (right - left))
    shift_x = x + (width - (right - left) * scale) * align - left * scale
    shift_y = y + (height - (top - bottom) * scale) / 2 + top * scale
    pen = SVGPathPen(glyphs, number)
    outline.draw(TransformPen(pen, Transform(scale, 0, 0, -scale, shift_x, shift_y)))
    return path(pen.getCommands(), fill)


def label(character, fill):
    """The number or letter in the corner."""
    return glyph(LATIN, character, (9, 8.5, 30, 25), fill, align=0.0)


# --- bams ---------------------------------------------------------------------------------------


def stick(x, y, height, width=9.0, angle=0.0, dark=GREEN_DARK, fill=GREEN, light=GREEN_LIGHT):
    """A piece of bamboo around a middle point."""
    top, left = -height / 2, -width / 2
    joint = max(2.2, width * 0.26)
    half = (height - joint) / 2
    shapes = [
        rectangle(left, top, width, half, width * 0.36, fill, dark, 1.2),
        rectangle(left, top + half + joint, width, half, width * 0.36, fill, dark, 1.2),
        rectangle(left - 0.7, -joint / 2 - 0.9, width + 1.4, joint + 1.8, 1.5, dark),
        rectangle(left + width * 0.24, top + 2.6, width * 0.2, half - 5, width * 0.1, light),
        rectangle(left + width * 0.24, joint / 2 + 2.2, width * 0.2, half - 5, width * 0.1, light),
    ]
    turn = f" rotate({number(angle)})" if angle else ""
    return group(shapes, f"translate({number(x)} {number(y)}){turn}")


def red_stick(x, y, height, width=9.0):
    return stick(x, y, height, width, dark=RED_DARK, fill=RED, light="#ef9a8f")


def bam(count):
    columns = (21, 44, 67)
    rows2, rows3 = [54.5, 90.5], [48.2, 72.5, 96.8]
    tall, half, third = 66, 33, 22
    match count:
        case 1:
            shapes = bird()
        case 2:
            shapes = [stick(x, MIDDLE_Y, tall, 15) for x in (30, 58)]
        case 3:
            shapes = [stick(44, rows2[0], half, 13)] + [stick(x, rows2[1], half, 13) for x in (27, 61)]
        case 4:
            shapes = [stick(x, y, half, 13) for y in rows2 for x in (27, 61)]
        case 5:
            shapes = [stick(x, y, half, 12) for y in rows2 for x in (20, 68)]
            shapes.append(red_stick(44, MIDDLE_Y, half + 4, 13))
        case 6:
            shapes = [stick(x, y, half, 12) for y in rows2 for x in columns]
        case 7:
            shapes = [red_stick(44, rows3[0], third, 11)]
            shapes += [stick(x, y, third, 11) for y in rows3[1:] for x in columns]
        case 8:
            shapes = []
            for y, lean in ((rows2[0], 1), (rows2[1], -1)):
                shapes += [stick(x, y, half, 9.5) for x in (13.5, 74.5)]
                shapes += [stick(x, y, half - 1, 9.5, lean * tilt) for x, tilt in ((34, 25), (54, -25))]
        case _:
            shapes = [stick(x, y, third, 11) for y in rows3 for x in (22, 66)]
            shapes += [red_stick(44, y, third, 11) for y in rows3]
    return [label(str(count), GREEN_DARK), *shapes]


def bird():
    """The bird of the One Bam, on its perch of bamboo."""
    feathers = []
    for angle, length, fill in ((-56, 40, GREEN_DARK), (-20, 36, RED), (-38, 42, GREEN)):
        feather = path(f"M0 0 C{number(length * 0.35)} -7 {number(length * 0.8)} -7 {length} 0 "
                       f"C{number(length * 0.8)} 6 {number(length * 0.35)} 5 0 3Z", fill, "#fffaf0", 1)
        feathers.append(group([feather, circle(length - 7, -0.6, 2.6, GOLD)],
                              f"translate(45 72) rotate({angle})"))
    perch = group([stick(0, 0, 76, 9)], "translate(44 101) rotate(90)")
    legs = path("M38 86 L37 96 M45 86 L46 96", "none", GOLD_DARK, 2.4)
    body = path("M17 52 C17 42 26 37 34 40 C41 43 41 50 46 55 C53 61 60 66 60 75 "
                "C60 85 50 90 41 89 C30 88 23 80 23 70 C23 64 17 60 17 52Z", GREEN, GREEN_DARK, 1.6)
    breast = path("M24 67 C31 66 38 72 40 88.5 C30 87.500 23.500 80 24 67Z", "#f3d9a0")
    wing = path("M35 60 C45 58 56 64 64 77 C52 83 39 80 35 70 C33.500 66 33.500 63 35 60Z", RED, RED_DARK, 1.4)
    quills = path("M41 66 C48 67 54 71 58 76 M40 72 C45 74 49 76 53 77.500", "none", "#f6c9bd", 1.5)
    crest = path("M28 40 C27 34 29 31 33 29 C32 33 33 35 35 36 C38 34 40 34 42 35 C39 37 37 39 36 41.500Z", RED)
    beak = path("M18.500 48 L9 52.500 L18 55.500Z", GOLD, GOLD_DARK, 1)
    eye = [circle(26, 49, 3.6, "#fffaf0"), circle(25.4, 49, 2, INK)]
    return [perch, *feathers, legs, crest, body, breast, wing, quills, beak, *eye]


# --- craks and characters -----------------------------------------------------------------------


def crak(count):
    return [
        label(str(count), RED_DARK),
        glyph(SERIF, "一二三四五六七八九"[count - 1], (42, 10, 37, 31), INK, "both"),
        glyph(SERIF, "萬", (13, 47, 62, 60), RED, "both"),
    ]


def wind(letter, character):
    return [
        label(letter, INK),
        glyph(SERIF, character, (11, 39, 66, 66), BLUE_DARK, "both"),
    ]


# --- dots ---------------------------------------------------------------------------------------


def dot(x, y, radius, fill=BLUE, dark=BLUE_DARK, light=BLUE_LIGHT):
    ring = max(1.3, radius * 0.16)
    return "".join([
        circle(x, y, radius - ring / 2, fill, dark, ring),
        circle(x, y, radius * 0.58, "none", light, max(1.2, radius * 0.13)),
        circle(x, y, radius * 0.25, "#fffaf0"),
    ])


def red_dot(x, y, radius):
    return dot(x, y, radius, RED, RED_DARK, "#f0aca3")


def green_dot(x, y, radius):
    return dot(x, y, radius, GREEN, GREEN_DARK, "#b5dcc0")


def dots(count):
    rows3 = [49.5, 72.5, 95.5]
    match count:
        case 1:
            shapes = great_dot()
        case 2:
            shapes = [dot(44, 54, 17), green_dot(44, 91, 17)]
        case 3:
            shapes = [dot(21.5, 50, 14), red_dot(44, 72.5, 14), green_dot(66.5, 95, 14)]
        case 4:
            shapes = [dot(25, 54, 16), green_dot(63, 54, 16), green_dot(25, 91, 16), dot(63, 91, 16)]
        case 5:
            shapes = [dot(21.5, 50.5, 13), green_dot(66.5, 50.5, 13), red_dot(44, 72.5, 13),
                      green_dot(21.5, 94.5, 13), dot(66.5, 94.5, 13)]
        case 6:
            shapes = [green_dot(x, rows3[0], 11.3) for x in (28, 60)]
            shapes += [red_dot(x, y, 11.3) for y in rows3[1:] for x in (28, 60)]
        case 7:
            shapes = [green_dot(x, y, 9.6) for x, y in ((20, 44.5), (44, 51), (68, 57.5))]
            shapes += [red_dot(x, y, 9.6) for y in (76.5, 97.5) for x in (31, 57)]
        case 8:
            shapes = [dot(x, y, 9) for y in (45, 63.4, 81.8, 100.2) for x in (31, 57)]
        case _:
            shapes = [dot(x, rows3[0], 11) for x in (20, 44, 68)]
            shapes += [red_dot(x, rows3[1], 11) for x in (20, 44, 68)]
            shapes += [green_dot(x, rows3[2], 11) for x in (20, 44, 68)]
    return [label(str(count), BLUE_DARK), *shapes]


def great_dot():
    """The one great wheel of the One Dot."""
    x, y = MIDDLE_X, 71.5
    shapes = [circle(x, y, 33, BLUE, BLUE_DARK, 3)]
    shapes += petals(x, y, 12, 16, 28.5, 5.2, BLUE_LIGHT)
    shapes += [circle(x, y, 16, "#fffaf0", BLUE_DARK, 2), circle(x, y, 12.2, RED)]
    shapes += petals(x, y, 6, 2, 11, 3.6, "#fffaf0")
    return shapes + [circle(x, y, 2.6, GOLD)]


def petals(x, y, count, inner, outer, width, fill, stroke=None, line=0.0, turn=0.0):
    """Petals all around a middle point, between two radii."""
    middle = inner + (outer - inner) * 0.62
    data = (f"M0 {number(-inner)} C{number(width * 0.6)} {number(-inner - 1)} {number(width)} {number(-middle)} 0 {number(-outer)} "
            f"C{number(-width)} {number(-middle)} {number(-width * 0.6)} {number(-inner - 1)} 0 {number(-inner)}Z")
    petal = path(data, fill, stroke, line)
    return [
        group([petal], f"translate({number(x)} {number(y)}) rotate({number(turn + 360 * i / count)})")
        for i in range(count)
    ]


# --- dragons ------------------------------------------------------------------------------------


def seal(letter, character, fill, dark):
    """A dragon: its character in a ring of scales."""
    x, y = MIDDLE_X, 71.5
    scales = []
    for i in range(20):
        angle = 2 * math.pi * i / 20
        scales.append(circle(x + 33.2 * math.sin(angle), y - 33.2 * math.cos(angle), 4.3, fill, "#fffaf0", 1))
    return [
        label(letter, dark),
        *scales,
        circle(x, y, 32.4, "#fffaf0", fill, 2.4),
        glyph(SERIF, character, (x - 23, y - 24, 46, 48), fill, "both"),
    ]


def soap():
    """The white dragon: a frame with nothing in it."""
    shapes = [
        rectangle(12, 39, 64, 67, 5, "none", BLUE_DARK, 3.4),
        rectangle(18.5, 45.5, 51, 54, 2.5, "none", BLUE, 1.8),
    ]
    for x, y, turn in ((18.5, 45.5, 0), (69.5, 45.5, 90), (69.5, 99.5, 180), (18.5, 99.5, 270)):
        fret = [
            path("M0 15 H9 V9 H15 V0", "none", BLUE, 1.8),
            rectangle(3.4, 3.4, 3.6, 3.6, 0.6, BLUE_DARK),
        ]
        shapes.append(group(fret, f"translate({x} {y}) rotate({turn})"))
    return [label("0", BLUE_DARK), *shapes]


# --- flowers, jokers, blanks --------------------------------------------------------------------


def flower():
    x, y = 45, 68
    stem = path("M45 84 C45 96 40 103 32 108", "none", GREEN_DARK, 3)
    leaf = path("M42 98 C50 88 66 88 75 95 C66 104 52 105 42 98Z", GREEN, GREEN_DARK, 1.4)
    vein = path("M46 97.500 C54 94 62 93.500 69 95", "none", GREEN_LIGHT, 1.3)
    leaf2 = path("M38 100 C32 90 20 89 12 94 C18 103 29 106 38 100Z", GREEN, GREEN_DARK, 1.4)
    vein2 = path("M34.500 99 C29 95 23 93.500 17 94.500", "none", GREEN_LIGHT, 1.3)
    blossom = []
    for i in range(5):
        data = ("M0 -5 C6 -8 16 -14 14 -24 C12.500 -31 4.500 -32 0 -27 "
                "C-4.500 -32 -12.500 -31 -14 -24 C-16 -14 -6 -8 0 -5Z")
        streak = path("M0 -9 V-20 M3 -10 L6 -19 M-3 -10 L-6 -19", "none", ROSE_DARK, 1.1)
        blossom.append(group([path(data, ROSE, ROSE_DARK, 1.5), streak],
                             f"translate({x} {y}) rotate({72 * i})"))
    heart = [circle(x, y, 7, GOLD, GOLD_DARK, 1.5)]
    for i in range(7):
        angle = 2 * math.pi * i / 7
        heart.append(circle(x + 4 * math.sin(angle), y - 4 * math.cos(angle), 0.9, GOLD_DARK))
    return [label("F", ROSE_DARK), stem, leaf, vein, leaf2, vein2, *blossom, *heart]


def joker():
    """A fool's cap with three bells."""
    left = path("M28 90 C24 74 20 66 10 70 C8 56 24 46 35 60 C39 66 42 76 44 90Z", PLUM, PLUM_DARK, 1.8)
    right = path("M60 90 C64 74 68 66 78 70 C80 56 64 46 53 60 C49 66 46 76 44 90Z", GOLD, GOLD_DARK, 1.8)
    middle = path("M31 90 C31 70 33 54 46 40 C56 54 57 70 57 90Z", RED, RED_DARK, 1.8)
    lozenges = path("M44 58 L49 66 L44 74 L39 66Z", "#f6d9a0")
    band = [
        path("M25 88 C37 93.500 51 93.500 63 88 L62 99 C51 104 37 104 26 99Z", "#f6ead2", PLUM_DARK, 1.8),
        path("M33 94.800 L35.500 91.800 L38 95.800 L35.500 99Z M41.500 96.200 L44 92.800 L46.500 96.200 L44 99.800Z "
             "M50 95.800 L52.500 91.800 L55 94.800 L52.500 99Z", PLUM),
    ]
    bells = []
    for x, y in ((10.5, 73.5), (77.5, 73.5), (46, 37.5)):
        bells += [circle(x, y, 4.8, GOLD, GOLD_DARK, 1.4), circle(x, y + 1.5, 1.3, GOLD_DARK)]
    return [label("J", PLUM_DARK), left, right, middle, lozenges, *band, *bells]


def blank():
    return [path("M44 52 L52 62 L44 72 L36 62Z", "none", "#c9b794", 2)]


# --- the tile itself ----------------------------------------------------------------------------


def body():
    """Ivory on a dark back, seen a little from above: the lower edge shows its thickness."""
    return svg(
        '<defs><linearGradient id="f" x1="0" y1="0" x2="0.25" y2="1">'
        '<stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#f6ecd6"/></linearGradient>'
        '<linearGradient id="e" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0.85" stop-color="#e9dbbd"/><stop offset="1" stop-color="#cdb98f"/></linearGradient></defs>',
        rectangle(0, 6, 88, 114, 11, "#6e2333"),
        rectangle(0, 0, 88, 117, 11, "url(#e)"),
        rectangle(1.2, 1, 85.6, 111.5, 10, "url(#f)"),
        rectangle(1.7, 1.5, 84.6, 110.5, 9.5, "none", "#ffffff", 1),
    )


def back():
    lattice = []
    for i in range(-3, 9):
        lattice.append(f"M{i * 14 - 10} 10 L{i * 14 + 86} 106 M{i * 14 + 86} 10 L{i * 14 - 10} 106")
    return svg(
        '<defs><linearGradient id="b" x1="0" y1="0" x2="0.25" y2="1">'
        '<stop offset="0" stop-color="#95384a"/><stop offset="1" stop-color="#7a2939"/></linearGradient>'
        '<clipPath id="c"><rect x="11" y="11" width="66" height="92" rx="5"/></clipPath></defs>',
        rectangle(0, 6, 88, 114, 11, "#cdb98f"),
        rectangle(0, 0, 88, 117, 11, "#5c1b2a"),
        rectangle(1.2, 1, 85.6, 111.5, 10, "url(#b)"),
        f'<g clip-path="url(#c)">{path(" ".join(lattice), "none", "#b0596a", 1.4)}</g>',
        rectangle(11, 11, 66, 92, 5, "none", "#c98492", 1.8),
    )


def faces():
    for count in range(1, 10):
        yield f"{count}B", bam(count)
        yield f"{count}C", crak(count)
        yield f"{count}D", dots(count)
    for letter, character in zip("NEWS", "北東西南"):
        yield letter, wind(letter, character)
    yield "R", seal("R", "中", RED, RED_DARK)
    yield "G", seal("G", "發", GREEN, GREEN_DARK)
    yield "0", soap()
    yield "F", flower()
    yield "J", joker()
    yield "K", blank()


def main():
    (HERE / "body.svg").write_text(body())
    (HERE / "back.svg").write_text(back())
    for name, shapes in faces():
        (HERE / f"{name}.svg").write_text(svg(*shapes))


if __name__ == "__main__":
    main()
