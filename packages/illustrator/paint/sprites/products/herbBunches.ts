import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, moved, num, open, type Point } from '../../core/contour.ts'
import { ribbon } from '../foods/produce/shapes.ts'
import { broadLeaf } from './broadLeaf.ts'
import { pairs } from './pairs.ts'
import { parsleySpray } from './parsleySpray.ts'

/** Leaves in the shade of leaves are cool. */
function shaded(color: Color, share: number): Color {
  return mix(color, '#0c2a26', share)
}

/** Where the stems of a bunch leave its jar. */
const NECK = 505

/** The leaves inside, those between and those in front: how far they reach, how dark they are. */
const DEPTHS = [
  { count: 8, far: [226, 296], lean: 0.6, share: 0.66, size: 96 },
  { count: 7, far: [180, 256], lean: 0.66, share: 0.34, size: 100 },
  { count: 7, far: [110, 236], lean: 0.6, share: 0.03, size: 104 },
] as const

/** Flat parsley: long bare stalks that fan out of the jar, each with leaves at its end. */
export function parsleyBunch(art: Canvas, x: number, color: Color): void {
  const { random } = art
  for (const { count, far, lean, share, size } of DEPTHS) {
    const sprays = Array.from({ length: count }, (_, index) => {
      const turn = ((index + 0.5) / count - 0.5) * 2 * lean + random.jitter(0.1)
      const reach = random.range(far[0], far[1]) * (0.97 - turn * turn * 0.4)
      const tip: Point = [x + Math.sin(turn) * reach, NECK - Math.cos(turn) * reach]
      return { turn, reach, tip }
    })
    const stalks = sprays.map(({ turn, reach, tip: [u, v] }) => {
      return `M${num(x + turn * 40)} ${NECK + 30}Q${num(x + turn * 60)} ${num(NECK - reach * 0.5)} ${num(u)} ${num(v)}`
    })
    art.stroke(stalks.join(''), shaded(shade(color, 0.2), share * 0.8), 8)
    art.stroke(stalks.join(''), shaded(tint(mix(color, '#a9cf5c', 0.5), 0.1), share * 0.8), 4.5)
    for (const { turn, tip } of sprays) {
      // Paler towards the window, which is at the upper left.
      const light = Math.max(0, 0.1 - turn * 0.14)
      const tone = shaded(tint(color, light), share)
      const angle = turn * 1.3 - 1.57 + random.jitter(0.3)
      const spot = { x: tip[0], y: tip[1], size: size * random.range(0.86, 1.12), angle }
      parsleySpray(art, { ...spot, color: tone, behind: share > 0.5 })
    }
  }
}

/** Basil's stems: how they lean, how high they grow, how deep in the bunch they stand. */
const STEMS = [
  { lean: -0.5, high: 236, share: 0.52 },
  { lean: 0.52, high: 226, share: 0.52 },
  { lean: 0.06, high: 316, share: 0.44 },
  { lean: -0.24, high: 296, share: 0.2 },
  { lean: 0.3, high: 262, share: 0.16 },
  { lean: -0.04, high: 204, share: 0 },
] as const

/**
 * Leaves of a basil stem from below, in pairs that stand crosswise: to both sides, then one behind
 * and one towards us. How high, how large, how they turn from the stem, and how dark they are.
 */
const PAIRS = [
  { up: 0.34, size: 140, turn: -1.9, dark: 0.1 },
  { up: 0.34, size: 140, turn: 1.9, dark: 0.1 },
  { up: 0.6, size: 96, turn: 0.3, dark: 0.3 },
  { up: 0.62, size: 112, turn: -1.35, dark: 0 },
  { up: 0.61, size: 116, turn: 1.4, dark: 0.05 },
  { up: 0.66, size: 88, turn: 2.9, dark: 0 },
  { up: 0.86, size: 80, turn: 0.2, dark: 0.14 },
  { up: 0.88, size: 82, turn: -0.95, dark: 0 },
  { up: 0.88, size: 80, turn: 1, dark: 0.04 },
  { up: 0.98, size: 48, turn: -0.4, dark: -0.1 },
  { up: 0.98, size: 46, turn: 0.5, dark: -0.1 },
] as const

/** Basil: broad, glossy leaves that hang from their stems, the small ones at the top of each. */
export function basilBunch(art: Canvas, x: number, color: Color): void {
  const { random } = art
  for (const { lean, high, share } of STEMS) {
    const at = (up: number): Point => [
      x + Math.sin(lean) * up * (0.7 + up / 700),
      NECK + 20 - Math.cos(lean) * up,
    ]
    art.stroke(open([at(-20), at(high * 0.5), at(high)]), shaded(tint(color, 0.3), share), 9)
    const behind = share > 0.3
    // Of those behind, one sees only the upper leaves.
    const leaves = PAIRS.filter(({ up, size }) => !behind || (up > 0.6 && size > 78))
    for (const { up, size, turn, dark } of leaves) {
      const [u, v] = at(high * (up + random.jitter(0.04)))
      const young = mix(color, '#a6cf55', dark < 0 ? 0.5 : random.range(0, 0.34))
      const tone = shaded(tint(young, 0.06), Math.max(0, dark))
      const leaf = {
        x: u,
        y: v,
        size: size * random.range(0.84, 1.14),
        angle: lean - 1.57 + turn + random.jitter(0.26),
        bend: Math.sign(turn) * random.range(0.2, 0.5),
        wide: random.range(0.66, 0.84),
        color: shaded(tone, share),
        height: 10,
        behind,
      }
      broadLeaf(art, leaf)
    }
  }
}

/** A bag pulled over a bunch, its two upper corners out, gathered at the neck of the jar. */
const BAG =
  '-132,596 -124,548 -176,500 -226,420 -238,330 -228,240 -250,150 -214,118 -120,132 -40,116 60,128 150,112 236,96 246,140 228,220 240,320 222,420 178,494 124,548 136,592 78,580 30,600 -30,582 -84,598'
/** Folds that start at the string, and creases along the sides: where the film bends to the light. */
const FOLDS = [
  '-114,546 -150,506 -200,420',
  '-66,556 -86,516 -120,470',
  '6,562 10,530 2,486',
  '76,556 96,516 132,470',
  '114,546 158,498 200,410',
  '-226,330 -208,372 -222,420',
  '-240,150 -208,186 -200,250',
  '232,120 204,160 210,230',
  '-130,136 -92,160 -30,146',
  '140,116 96,144 40,138',
  '228,290 212,336 222,404',
] as const

/** Clear film: one sees it where it bends, and where the window shines in it. */
export function looseBag(art: Canvas, x: number): void {
  const at = (text: string) => moved(pairs(text), x, 0)
  const bag = `${open(at(BAG))}Z`
  const film = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, '#ffffff', 0.42],
    [0.1, '#ffffff', 0.1],
    [0.3, '#ffffff', 0],
    [0.86, '#ffffff', 0.03],
    [1, '#ffffff', 0.36],
  ])
  art.fill(bag, film)
  art.stroke(bag, '#35605c', 5, { opacity: 0.16 })
  art.stroke(bag, '#ffffff', 2.4, { opacity: 0.62 })
  const folds = FOLDS.map((fold) => at(fold))
  art.movedBy(5, 5, () => {
    art.fill(folds.map((fold) => ribbon(fold, 13)).join(''), '#24504c', 0.2)
  })
  art.fill(folds.map((fold) => ribbon(fold, 9)).join(''), '#ffffff', 0.72)
  const glints = [
    '-214,180 -190,166 -176,220 -190,310 -208,370 -214,290',
    '208,240 222,226 224,300 212,372 202,320',
  ]
  art.fill(glints.map((glint) => closed(at(glint))).join(''), '#ffffff', 0.34)
  const band = open(at('-130,548 -60,562 60,562 130,548'))
  art.stroke(band, shade('#c9512f', 0.3), 12)
  art.movedBy(0, -3, () => art.stroke(band, '#d9603a', 7))
}
