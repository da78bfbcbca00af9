import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  closed,
  ellipse,
  num,
  open,
  pack,
  type Path,
  roundedRect,
} from '../../core/contour.ts'
import { down, litFromAbove, matte, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { pairs } from './pairs.ts'
import { footShadow } from './parts.ts'
import { type Spice, spiceJar } from './spiceJar.ts'

const PAPRIKA: Spice = { name: 'PAPRIKA', color: '#b5331a', grind: 'powder' }

/** Shelf by shelf, from brick red over yellow to green; paprika is out, on the table. */
const SHELVES: readonly (readonly (Spice | undefined)[])[] = [
  [
    { name: 'CAYENNE', color: '#b8402a', grind: 'powder' },
    { name: 'CHILI', color: '#96301c', grind: 'coarse' },
    { name: 'CINNAMON', color: '#8f5630', grind: 'powder' },
    undefined,
  ],
  [
    { name: 'CUMIN', color: '#a8732f', grind: 'coarse' },
    { name: 'CORIANDER', color: '#c9a25c', grind: 'powder' },
    { name: 'TURMERIC', color: '#e6a81e', grind: 'powder' },
    { name: 'GINGER', color: '#e6cb86', grind: 'powder' },
  ],
  [
    { name: 'GARLIC', color: '#ecdcb2', grind: 'powder' },
    { name: 'PEPPER', color: '#6a5d50', grind: 'coarse' },
    { name: 'OREGANO', color: '#7d8a40', grind: 'leaf' },
    { name: 'THYME', color: '#5a7440', grind: 'leaf' },
  ],
]

/** Where the boards of the stand are. */
const BOARDS = [392, 578, 764] as const
const LEFT = 206
const RIGHT = 764

/** A bamboo stand of square spice jars; one of them is open before it, beside a heap of its spice. */
export function spiceset(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 485, 310, 790)
  back(art, color)
  for (const y of BOARDS) {
    art.softFill(`M${LEFT} ${y - 158}H${RIGHT}V${y - 132}H${LEFT}Z`, SHADOW, 0.5, 14)
  }
  for (const [tier, y] of BOARDS.entries()) {
    shelf(art, y, color)
    for (const [place, spice] of (SHELVES[tier] ?? []).entries()) {
      if (!spice) continue
      const x = LEFT + 86 + place * 129 + art.random.jitter(9)
      const turn = (art.random.next() < 0.5 ? -1 : 1) * art.random.range(0.16, 0.62)
      const jar = { x, foot: y - 2, spice, lid: accent, turn, full: art.random.range(0.68, 1.04) }
      art.group(
        `transform="translate(${num(x)} ${y}) scale(1.08 1) translate(${num(-x)} ${-y})"`,
        () => spiceJar(art, jar),
      )
    }
  }
  posts(art, color)
  const nearer = {
    x: 880,
    foot: 796,
    spice: PAPRIKA,
    lid: accent,
    turn: 0.4,
    full: 0.84,
    open: true,
  }
  art.group('transform="translate(880 796) scale(1.52) translate(-880 -796)"', () =>
    spiceJar(art, nearer),
  )
  looseLid(art, accent)
  art.movedBy(0, -10, () => heap(art, PAPRIKA.color))
}

/** Slats of bamboo, in the shade of the boards. */
function back(art: Canvas, color: Color): void {
  const wall = down(art, [
    [0, shade(color, 0.62)],
    [1, shade(color, 0.42)],
  ])
  art.fill(roundedRect(LEFT, 214, RIGHT - LEFT, 560, 6), wall)
  const slats = [93, 186, 279, 372, 465].map((u) => `M${LEFT + u} 220V766`).join('')
  art.stroke(slats, shade(color, 0.8), 4, { opacity: 0.6 })
  art.movedBy(3, 0, () => art.stroke(slats, tint(color, 0.1), 2, { opacity: 0.35 }))
  art.softFill(`M${LEFT} 220H${LEFT + 46}V770H${LEFT}Z`, SHADOW, 0.4, 14)
}

/** A board, its upper face towards us, its front edge in the light. */
function shelf(art: Canvas, y: number, color: Color): void {
  const { random } = art
  art.fill(`M${LEFT} ${y - 18}H${RIGHT}V${y + 4}H${LEFT}Z`, shade(color, 0.26))
  art.fill(roundedRect(LEFT - 4, y, RIGHT - LEFT + 8, 26, 5), litFromAbove(art, color))
  art.fill(roundedRect(LEFT, y + 25, RIGHT - LEFT, 8, 3), SHADOW, 0.45)
  for (let index = 0; index < 5; index += 1) {
    const [x, v] = [random.range(LEFT + 20, RIGHT - 130), y + random.range(6, 21)]
    const grain = open([
      [x, v],
      [x + 50, v + random.jitter(2)],
      [x + random.range(80, 120), v],
    ])
    art.stroke(grain, shade(color, 0.34), 2, { opacity: 0.5 })
  }
}

function posts(art: Canvas, color: Color): void {
  for (const x of [LEFT - 20, RIGHT - 16]) {
    art.movedBy(9, 4, () => art.fill(roundedRect(x, 210, 36, 580, 8), SHADOW, 0.35))
    art.fill(roundedRect(x, 204, 36, 588, 8), wood(art, color))
    // Bamboo grows in joints.
    for (const y of [292, 452, 640]) {
      art.stroke(`M${x + 1} ${y}Q${x + 18} ${y + 6} ${x + 35} ${y}`, shade(color, 0.4), 3, {
        opacity: 0.6,
      })
      art.stroke(
        `M${x + 2} ${y + 5}Q${x + 18} ${y + 11} ${x + 34} ${y + 5}`,
        tint(color, 0.5),
        2.5,
        {
          opacity: 0.6,
        },
      )
    }
  }
  art.fill(`M${LEFT - 26} 206L${LEFT + 4} 186H${RIGHT - 4}L${RIGHT + 26} 206Z`, tint(color, 0.34))
  art.fill(roundedRect(LEFT - 28, 204, RIGHT - LEFT + 56, 24, 6), litFromAbove(art, color))
}

/** The lid of the open jar, on its side against the jar's foot. */
function looseLid(art: Canvas, accent: Color): void {
  art.group('transform="translate(758 810) scale(1.16) translate(-759 -810)"', () => {
    art.softFill(ellipse(762, 820, 50, 7), SHADOW, 0.5, 5)
    art.fill('M716 796V814Q758 830 802 814V796Z', matte(art, tint(accent, 0.06)))
    art.fill(ellipse(759, 796, 43, 12), tint(accent, 0.24))
    art.fill(ellipse(759, 797, 35, 8), mix(accent, '#6a5f5c', 0.3))
    art.stroke('M724 790Q756 782 790 789', tint(accent, 0.6), 3, { opacity: 0.7 })
  })
}

/** A heap of the spice as it slid from a spoon: its crest, its slopes, what rolled down. */
function heap(art: Canvas, color: Color): void {
  const { random } = art
  const outline = closed(
    pairs(
      '852,824 884,806 908,782 934,752 962,734 984,744 1004,768 1030,786 1060,812 1040,826 980,832 900,832',
    ),
  )
  art.softFill(ellipse(958, 826, 112, 10), SHADOW, 0.5, 8)
  const powder = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, tint(color, 0.34)],
    [0.4, color],
    [1, shade(color, 0.5)],
  ])
  art.fill(outline, powder)
  art.clipped(outline, () => {
    const slope: Path = 'M850 840C890 806 924 760 960 736C958 776 940 812 900 846Z'
    art.softFill(slope, tint(color, 0.45), 0.5, 9)
    art.softFill('M972 738Q984 790 964 850H1080V790Z', shade(color, 0.7), 0.42, 12)
    art.specks(pack(random, 950, 790, 110, 130, { ry: 56, tries: 1 }), shade(color, 0.5), 3, {
      opacity: 0.6,
    })
    art.specks(pack(random, 930, 786, 90, 110, { ry: 50, tries: 1 }), tint(color, 0.5), 2.6, {
      opacity: 0.8,
    })
  })
  art.specks(pack(random, 950, 826, 130, 80, { ry: 12, tries: 1 }), color, 3.4, { opacity: 0.85 })
  for (const [x, y] of pairs('868,822 900,832 1020,828 936,836')) {
    art.fill(closed(blob(random, x, y, 5, 3.5, { points: 6, wobble: 0.3 })), shade(color, 0.15))
  }
}
