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

/** Where the boards of the stand are, and how far they are apart. */
const BOARDS = [352, 556, 760] as const
const PITCH = 204
const LEFT = 150
const RIGHT = 772
const TOP = BOARDS[0] - PITCH
/** From one jar to the next, and where the first stands: four of them fill a board. */
const STEP = 143
const FIRST = (LEFT + RIGHT) / 2 - STEP * 1.5

/** The shade within the stand: brown, as the bamboo around it throws its color there. */
const DARK = '#24110a'

/** A bamboo stand of square spice jars; one of them is open before it, beside a heap of its spice. */
export function spiceset(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(464 796) scale(.915) translate(-464 -800)"', () => {
    footShadow(art, 470, 340, 800)
    art.softFill(`M${RIGHT} 300L${RIGHT + 64} 380V780H${RIGHT}Z`, SHADOW, 0.3, 22)
    back(art, color)
    for (const [tier, y] of BOARDS.entries()) {
      tierOfJars(art, SHELVES[tier] ?? [], { y, color, accent })
    }
    posts(art, color)
  })
  looseLid(art, accent)
  art.group('transform="translate(872 805) scale(1.38)"', () => {
    art.softFill(ellipse(24, -2, 84, 10), SHADOW, 0.5, 7)
    art.softFill(ellipse(2, 0, 60, 5), SHADOW, 0.7, 3)
    spiceJar(art, { x: 0, foot: 0, spice: PAPRIKA, lid: accent, full: 0.8, open: true })
  })
  art.group('transform="translate(1046 812) scale(.88) translate(-1062 -822)"', () =>
    heap(art, PAPRIKA.color),
  )
}

interface Tier {
  y: number
  color: Color
  accent: Color
}

/** One floor of the stand: the board from above, the jars on it, the lip that holds them before their feet. */
function tierOfJars(
  art: Canvas,
  spices: readonly (Spice | undefined)[],
  { y, color, accent }: Tier,
): void {
  const floor = down(art, [
    [0, shade(color, 0.6)],
    [1, shade(color, 0.2)],
  ])
  art.fill(`M${LEFT} ${y - 26}H${RIGHT}V${y}H${LEFT}Z`, floor)
  art.softFill(`M${LEFT} ${y - PITCH + 20}H${RIGHT}V${y - PITCH + 52}H${LEFT}Z`, DARK, 0.6, 12)
  for (const [place, spice] of spices.entries()) {
    const x = FIRST + place * STEP
    if (!spice) {
      ringOfDust(art, x, y - 12, PAPRIKA.color)
      continue
    }
    castByJar(art, x, y)
    const full = art.random.range(0.86, 1.06)
    spiceJar(art, { x, foot: y + 2, spice, lid: accent, full })
  }
  lip(art, y, color)
}

/** A jar's shade on the back of the stand to its right, and on the board under it. */
function castByJar(art: Canvas, x: number, y: number): void {
  art.softFill(`M${num(x + 40)} ${y - 126}h34V${y - 14}h-34Z`, DARK, 0.42, 10)
  art.softFill(ellipse(x + 10, y - 4, 72, 14), DARK, 0.7, 6)
}

/** Where the open jar stood: a little of its spice. */
function ringOfDust(art: Canvas, x: number, y: number, color: Color): void {
  const dust = pack(art.random, x, y, 46, 26, { ry: 7, tries: 1 })
  art.specks(dust, color, 3, { opacity: 0.85 })
}

/** Slats of bamboo, in the shade of the boards. */
function back(art: Canvas, color: Color): void {
  const wall = down(art, [
    [0, mix(shade(color, 0.5), '#7a3f1e', 0.5)],
    [1, mix(shade(color, 0.36), '#8a4f26', 0.5)],
  ])
  art.fill(roundedRect(LEFT, TOP, RIGHT - LEFT, 624, 6), wall)
  const slats = [0.17, 0.33, 0.5, 0.67, 0.83]
    .map((share) => `M${num(LEFT + (RIGHT - LEFT) * share)} ${TOP + 8}V760`)
    .join('')
  art.stroke(slats, shade(color, 0.84), 4, { opacity: 0.6 })
  art.movedBy(3, 0, () => art.stroke(slats, tint(color, 0.1), 2, { opacity: 0.3 }))
  art.softFill(`M${LEFT} ${TOP}H${LEFT + 44}V770H${LEFT}Z`, DARK, 0.45, 14)
}

/** The front of a board, a finger higher than its floor, so that no jar slides off. */
function lip(art: Canvas, y: number, color: Color): void {
  const { random } = art
  const front = roundedRect(LEFT - 4, y - 7, RIGHT - LEFT + 8, 31, 6)
  art.fill(roundedRect(LEFT, y + 20, RIGHT - LEFT, 12, 4), SHADOW, 0.55)
  art.fill(front, litFromAbove(art, color))
  art.clipped(front, () => {
    for (let index = 0; index < 7; index += 1) {
      const [x, v] = [random.range(LEFT + 10, RIGHT - 150), y + random.range(1, 19)]
      const grain = open([
        [x, v],
        [x + 60, v + random.jitter(2)],
        [x + random.range(90, 150), v],
      ])
      art.stroke(grain, shade(color, 0.34), 2, { opacity: 0.42 })
    }
  })
  art.stroke(`M${LEFT + 18} ${y - 5}H${RIGHT - 18}`, tint(color, 0.62), 3, { opacity: 0.85 })
}

function posts(art: Canvas, color: Color): void {
  for (const x of [LEFT - 22, RIGHT - 16]) {
    art.softFill(roundedRect(x + 12, TOP + 20, 40, 600, 8), SHADOW, 0.4, 7)
    art.fill(roundedRect(x, TOP + 8, 38, 640, 8), wood(art, color))
    // Bamboo grows in joints.
    for (const y of [272, 448, 652]) {
      art.stroke(`M${x + 1} ${y}Q${x + 19} ${y + 6} ${x + 37} ${y}`, shade(color, 0.4), 3, {
        opacity: 0.6,
      })
      const lit = `M${x + 2} ${y + 5}Q${x + 19} ${y + 11} ${x + 36} ${y + 5}`
      art.stroke(lit, tint(color, 0.5), 2.5, { opacity: 0.6 })
    }
  }
  art.fill(
    `M${LEFT - 28} ${TOP + 4}L${LEFT + 4} ${TOP - 20}H${RIGHT - 4}L${RIGHT + 28} ${TOP + 4}Z`,
    tint(color, 0.34),
  )
  art.fill(roundedRect(LEFT - 30, TOP, RIGHT - LEFT + 60, 26, 6), litFromAbove(art, color))
}

/** The lid of the open jar, on its side against the jar's foot. */
function looseLid(art: Canvas, accent: Color): void {
  art.group('transform="translate(756 802) scale(1.16) translate(-759 -810)"', () => {
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
