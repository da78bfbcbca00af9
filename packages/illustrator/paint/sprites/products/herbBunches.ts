import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, moved, num, open, type Point } from '../../core/contour.ts'
import { drawLeaf } from '../foods/leaf.ts'
import { cilantroLeaf } from '../foods/produce/sprigs.ts'
import { pairs } from './pairs.ts'

/** Leaves in the shade of leaves are cool. */
function shaded(color: Color, share: number): Color {
  return mix(color, '#0c2a26', share)
}

/** Where the stems of a bunch leave its jar. */
const NECK = 505

/** The leaves inside, those between and those in front: how far they reach, how dark they are. */
const DEPTHS = [
  { count: 10, far: [230, 316], lean: 0.72, share: 0.6 },
  { count: 10, far: [180, 290], lean: 0.8, share: 0.28 },
  { count: 8, far: [130, 230], lean: 0.6, share: 0 },
] as const

/** How many leaves of a depth are drawn; the others are the same ones, turned and larger or smaller. */
const DRAWN = 3

/** Flat parsley: long bare stalks that fan out of the jar, each with a leaf of three toothed parts. */
export function parsleyBunch(art: Canvas, x: number, color: Color): void {
  const { random } = art
  for (const { count, far, lean, share } of DEPTHS) {
    const tone = shaded(color, share)
    const leaves = Array.from({ length: DRAWN }, (_, index) => {
      // Paler towards the window, which is at the upper left.
      const light = tint(tone, Math.max(0, 0.2 - index * 0.09 - share * 0.3))
      const leaf = { x: 0, y: 0, size: 60, angle: -1.57, color: light }
      const markup = art.captured(() => cilantroLeaf(art, leaf))
      return art.define((id) => `<g id="${id}">${markup}</g>`)
    })
    for (let index = 0; index < count; index += 1) {
      const turn = ((index + 0.5) / count - 0.5) * 2 * lean + random.jitter(0.08)
      const reach = random.range(far[0], far[1])
      const tip: Point = [x + Math.sin(turn) * reach, NECK - Math.cos(turn) * reach]
      const stalk = `M${num(x + turn * 44)} ${NECK + 30}Q${num(x + turn * 70)} ${num(NECK - reach * 0.5)} ${num(tip[0])} ${num(tip[1])}`
      art.stroke(stalk, shaded(tint(color, 0.2), share * 0.8), 6)
      const leaf = leaves[Math.min(DRAWN - 1, Math.floor(((index + 0.5) / count) * DRAWN))]
      const degrees = num((turn * 1.25 + random.jitter(0.3)) * 57.3)
      const scale = random.range(0.86, 1.18).toFixed(2)
      art.raw(
        `<use href="#${leaf}" transform="translate(${num(tip[0])} ${num(tip[1])}) rotate(${degrees}) scale(${scale})"/>`,
      )
    }
  }
}

/** Basil's stems: how they lean, how high they grow, how deep in the bunch they stand. */
const STEMS = [
  { lean: -0.4, high: 250, share: 0.5 },
  { lean: 0.42, high: 240, share: 0.5 },
  { lean: 0.04, high: 318, share: 0.4 },
  { lean: -0.2, high: 286, share: 0.18 },
  { lean: 0.24, high: 270, share: 0.14 },
  { lean: 0, high: 190, share: 0 },
] as const

/** Basil: pairs of broad, cupped, glossy leaves, the small ones at the top of each stem. */
export function basilBunch(art: Canvas, x: number, color: Color): void {
  const { random } = art
  for (const { lean, high, share } of STEMS) {
    const tone = shaded(color, share)
    const at = (up: number): Point => [
      x + Math.sin(lean) * up * (0.7 + up / 700),
      NECK + 20 - Math.cos(lean) * up,
    ]
    art.stroke(open([at(-20), at(high * 0.5), at(high)]), shaded(tint(color, 0.3), share), 9)
    const nodes = [
      { up: 0.46, size: 158, turn: 1.62 },
      { up: 0.74, size: 136, turn: 1.18 },
      { up: 0.98, size: 84, turn: 0.6 },
    ]
    for (const { up, size, turn } of nodes) {
      for (const side of [-1, 1]) {
        const angle = lean - 1.57 + side * (turn + random.jitter(0.2))
        const long = size * random.range(0.88, 1.1)
        const [u, v] = at(high * up)
        const middle = { x: u + Math.cos(angle) * long * 0.5, y: v + Math.sin(angle) * long * 0.5 }
        const lit = tint(tone, Math.max(0, random.range(0, 0.12) - share * 0.3))
        const look = { width: 0.68, bend: side * 0.5, veins: 4, height: 14, wave: 0.03 }
        drawLeaf(art, { ...middle, size: long, angle, color: lit }, look)
      }
    }
    const [u, v] = at(high + 16)
    const bud = { x: u, y: v, size: 58, angle: lean - 1.5, color: tint(tone, 0.2) }
    drawLeaf(art, bud, { width: 0.6, veins: 2, height: 8 })
  }
}

/** A bag pulled over a bunch, its two upper corners out, gathered at the neck of the jar. */
const BAG =
  '-132,596 -124,548 -176,500 -226,420 -238,330 -228,240 -250,150 -214,118 -120,132 -40,116 60,128 150,112 236,96 246,140 228,220 240,320 222,420 178,494 124,548 136,592 78,580 30,600 -30,582 -84,598'
/** Folds that start at the string, and creases along the sides. */
const FOLDS = [
  '-116,548 -150,508 -196,430',
  '-70,556 -84,520 -112,486',
  '10,560 14,530 4,500',
  '78,556 94,520 126,480',
  '116,548 156,500 194,420',
  '-222,300 -208,350 -218,396',
  '-236,150 -206,176 -196,226',
  '-120,140 -96,164 -30,150',
  '236,108 202,150 208,210',
  '150,120 110,150 52,146',
  '230,300 214,340 220,400',
  '-110,560 -116,580 -112,592',
  '40,564 36,582 40,596',
] as const

/** Clear film: one sees it by its edge, where it bends, and where the window shines in it. */
export function looseBag(art: Canvas, x: number): void {
  const at = (text: string) => moved(pairs(text), x, 0)
  const bag = `${open(at(BAG))}Z`
  const film = art.linearGradient('x1="0" x2="1" y1="0" y2=".3"', [
    [0, '#ffffff', 0.4],
    [0.13, '#ffffff', 0.1],
    [0.5, '#ffffff', 0.02],
    [0.88, '#ffffff', 0.08],
    [1, '#ffffff', 0.34],
  ])
  art.fill(bag, film)
  art.stroke(bag, '#ffffff', 3, { opacity: 0.6 })
  const folds = FOLDS.map((fold) => open(at(fold))).join('')
  art.movedBy(4, 4, () => art.stroke(folds, '#3d5a58', 4, { opacity: 0.32 }))
  art.stroke(folds, '#ffffff', 4.5, { opacity: 0.7 })
  const glint = '-212,190 -186,170 -164,196 -178,270 -196,350 -210,300'
  art.fill(
    closed(at(glint)) + closed(at('196,250 212,226 216,300 204,372 192,330')),
    '#ffffff',
    0.42,
  )
  const band = open(at('-130,548 -60,562 60,562 130,548'))
  art.stroke(band, shade('#c9512f', 0.3), 12)
  art.movedBy(0, -3, () => art.stroke(band, '#d9603a', 7))
}
