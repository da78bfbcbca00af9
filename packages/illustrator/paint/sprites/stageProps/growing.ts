import type { growing as words } from '../../../language/words/stageProps/growing.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import {
  circle,
  closed,
  ellipse,
  num,
  open,
  type Point,
  roundedRect,
  shrunk,
} from '../../core/contour.ts'
import { enamel, matte } from '../materials.ts'
import { broadLeaf } from '../products/broadLeaf.ts'
import { citrus } from '../products/fruits.ts'
import { leaf } from '../products/morsels.ts'
import { footShadow } from '../products/parts.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { DrawStageProp } from '../types.ts'
import { inTurn } from '../variants.ts'
import { tomatoes } from './tomatoes/tomatoes.ts'

type Spot = Colors & { x: number; y: number }

function flowerpot(art: Canvas, x: number, y: number, color: Color): void {
  footShadow(art, x, 62, y)
  art.fill(
    `M${num(x - 78)} ${y - 128}H${num(x + 78)}L${num(x + 60)} ${y - 8}Q${num(x + 58)} ${y} ${num(x + 48)} ${y}H${num(x - 48)}Q${num(x - 58)} ${y} ${num(x - 60)} ${y - 8}Z`,
    enamel(art, color),
  )
  art.fill(roundedRect(x - 87, y - 150, 174, 38, 9), enamel(art, tint(color, 0.1)))
  art.fill(roundedRect(x - 78, y - 112, 156, 9, 4), shade(color, 0.5), 0.3)
}

interface Leaves {
  count: number
  /** Half the angle over which they fan out, in radians. */
  fan: number
  length: readonly [from: number, to: number]
  width: number
  /** How far from the pot they begin. */
  reach: readonly [from: number, to: number]
}

/** A plant in a pot, its narrow leaves fanned out. */
function potted({ count, fan, length, width, reach }: Leaves) {
  return (art: Canvas, { x, y, color, accent }: Spot): void => {
    for (let index = 0; index < count; index += 1) {
      const share = (index / (count - 1)) * 2 - 1
      const angle = -1.57 + share * fan + art.random.jitter(0.1)
      const far = art.random.range(...reach)
      const tone = art.random.pick([accent, shade(accent, 0.2), tint(accent, 0.16)])
      const foot = {
        x: x + Math.cos(angle) * far * 0.7,
        y: y - 130 + Math.sin(angle) * far * 0.8,
        size: art.random.range(...length),
        angle,
        color: tone,
      }
      leaf(art, foot, width)
    }
    flowerpot(art, x, y, color)
  }
}

/** A plant in a pot with broad leaves on stalks: those behind are darker, all bend to their side. */
function leafy({ count, fan, length, width, reach }: Leaves) {
  return (art: Canvas, { x, y, color, accent }: Spot): void => {
    const half = Math.ceil(count / 2)
    for (let index = 0; index < count; index += 1) {
      const behind = index < half
      // Both rows reach from side to side, the nearer one between the leaves of the other.
      const rank = behind ? index * 2 : (index - half) * 2 + 1
      const share = (rank / (count - 1)) * 2 - 1
      const angle = -1.57 + share * fan + art.random.jitter(0.1)
      const far = art.random.range(...reach)
      const tone = art.random.pick([accent, shade(accent, 0.2), tint(accent, 0.16)])
      const foot: Point = [x + Math.cos(angle) * far * 0.7, y - 130 + Math.sin(angle) * far * 0.8]
      const stalk = `M${num(x + Math.cos(angle) * 12)} ${num(y - 120)}L${foot.map(num).join(' ')}`
      art.stroke(stalk, shade(accent, 0.3), 5)
      broadLeaf(art, {
        x: foot[0],
        y: foot[1],
        size: art.random.range(...length),
        angle,
        color: behind ? shade(tone, 0.3) : tone,
        bend: Math.sign(share) * art.random.range(0, 0.26),
        wide: width,
        height: behind ? 5 : 9,
        behind,
      })
    }
    flowerpot(art, x, y, color)
  }
}

/** A plant that hangs over its pot. */
function trailing(art: Canvas, spot: Spot): void {
  const { x, y, accent } = spot
  potted({ count: 13, fan: 1.5, length: [56, 84], width: 0.7, reach: [10, 60] })(art, spot)
  for (const side of [-1, 1, 1.5]) {
    const vine = [0, 1, 2, 3, 4].map((step): Point => [
      x + side * (56 + step * 9),
      y - 140 + step * 30,
    ])
    art.stroke(open(vine), shade(accent, 0.3), 5)
    for (const [index, [u, v]] of vine.entries()) {
      const angle = index % 2 ? 0.3 : 2.7
      const color = art.random.pick([accent, tint(accent, 0.16), shade(accent, 0.16)])
      leaf(art, { x: u, y: v, size: 50, angle, color }, 0.7)
    }
  }
}

/** A plant in a pot: broad leaves, blades, rosettes or vines. */
const plant = inTurn<Spot>(
  potted({ count: 17, fan: 1.5, length: [92, 142], width: 0.44, reach: [20, 96] }),
  potted({ count: 11, fan: 0.5, length: [200, 290], width: 0.16, reach: [0, 20] }),
  potted({ count: 26, fan: 1.7, length: [70, 110], width: 0.3, reach: [0, 40] }),
  leafy({ count: 15, fan: 1.25, length: [64, 96], width: 0.62, reach: [40, 170] }),
  trailing,
)

/** Basil in a pot. */
function herbpot(art: Canvas, { x, y, color, accent }: Spot): void {
  const stems = [-50, -24, 0, 26, 50].map(
    (u) =>
      `M${num(x + u * 0.5)} ${y - 130}Q${num(x + u)} ${y - 200} ${num(x + u * 1.5)} ${y - 260}`,
  )
  art.stroke(stems.join(''), shade(accent, 0.2), 6)
  for (let index = 0; index < 24; index += 1) {
    const u = art.random.jitter(88)
    const v = 150 + (1 - index / 24) * 130 + art.random.jitter(12)
    const tone = art.random.pick([accent, shade(accent, 0.14), tint(accent, 0.16)])
    const angle = u < 0 ? -2.7 + art.random.jitter(0.6) : -0.4 + art.random.jitter(0.6)
    leaf(
      art,
      { x: x + u * 0.7, y: y - v, size: art.random.range(46, 66), angle, color: tone },
      0.66,
    )
  }
  flowerpot(art, x, y, color)
}

/** Half a lemon on its skin, cut side towards us. */
export function lemonHalf(art: Canvas, x: number, foot: number, size: number, color: Color): void {
  const y = foot - size * 0.86
  art.fill(circle(x, y, size), shade(color, 0.24))
  art.fill(circle(x - 3, y - 3, size * 0.93), '#fdf3d2')
  art.fill(circle(x - 3, y - 3, size * 0.82), tint(color, 0.2))
  const walls = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * Math.PI * 2 + 0.2
    return `M${num(x - 3)} ${num(y - 3)}l${num(Math.cos(turn) * size * 0.8)} ${num(Math.sin(turn) * size * 0.8)}`
  })
  art.stroke(walls.join(''), '#fdf3d2', size * 0.07)
  art.fill(circle(x - size * 0.36, y - size * 0.4, size * 0.12), '#ffffff', 0.8)
}

/** Lemons: two, three, or one and a half. */
const lemons = inTurn<Spot>(
  (art, { x, y, color }) => {
    footShadow(art, x, 110, y)
    citrus(art, { x: x - 46, y: y - 58, size: 64, angle: -0.2, color })
    citrus(art, { x: x + 58, y: y - 44, size: 56, angle: 0.3, color: tint(color, 0.1) })
    leaf(art, { x: x - 20, y: y - 106, size: 62, angle: -0.5, color: '#5f8f45' }, 0.42)
  },
  (art, { x, y, color }) => {
    footShadow(art, x, 116, y)
    citrus(art, { x: x + 44, y: y - 56, size: 64, angle: 0.24, color })
    lemonHalf(art, x - 50, y + 8, 62, color)
  },
  (art, { x, y, color }) => {
    footShadow(art, x, 128, y)
    citrus(art, { x: x - 66, y: y - 52, size: 58, angle: 0.2, color })
    citrus(art, { x: x + 64, y: y - 50, size: 56, angle: -0.3, color: tint(color, 0.08) })
    citrus(art, { x, y: y - 134, size: 60, angle: 0.1, color: tint(color, 0.12) })
    leaf(art, { x: x + 6, y: y - 182, size: 66, angle: -0.9, color: '#5f8f45' }, 0.42)
  },
  (art, { x, y, color }) => {
    footShadow(art, x, 80, y)
    citrus(art, { x, y: y - 60, size: 70, angle: 0.5, color })
    leaf(art, { x: x + 24, y: y - 108, size: 72, angle: -0.3, color: '#5f8f45' }, 0.42)
    leaf(art, { x: x + 20, y: y - 110, size: 60, angle: -1.3, color: '#4b7a35' }, 0.42)
  },
  (art, { x, y, color }) => {
    footShadow(art, x, 116, y)
    lemonHalf(art, x + 56, y - 6, 58, color)
    lemonHalf(art, x - 50, y + 10, 66, tint(color, 0.06))
  },
)

/** A head of garlic and a clove. */
function garlic(art: Canvas, { x, y, color, accent }: Spot): void {
  footShadow(art, x, 90, y)
  art.fill(
    `M${num(x - 90)} ${y - 46}C${num(x - 92)} ${y - 92} ${num(x - 40)} ${y - 110} ${num(x - 26)} ${y - 148}Q${num(x - 18)} ${y - 160} ${num(x - 8)} ${y - 148}C${num(x + 2)} ${y - 108} ${num(x + 62)} ${y - 92} ${num(x + 58)} ${y - 44}C${num(x + 54)} ${y - 8} ${num(x + 10)} ${y} ${num(x - 16)} ${y}C${num(x - 50)} ${y} ${num(x - 86)} ${y - 8} ${num(x - 90)} ${y - 46}Z`,
    matte(art, color),
  )
  const ribs = [-62, -30, 2, 34].map(
    (u) =>
      `M${num(x - 17)} ${y - 128}C${num(x + u * 0.6)} ${y - 100} ${num(x + u * 1.05 - 6)} ${y - 60} ${num(x + u * 0.8 - 8)} ${y - 8}`,
  )
  art.stroke(ribs.join(''), accent, 5, { opacity: 0.5 })
  art.fill(ellipse(x - 52, y - 70, 14, 26), '#fffdf6', 0.8)
  art.fill(
    `M${num(x + 62)} ${y + 10}C${num(x + 70)} ${y - 30} ${num(x + 110)} ${y - 46} ${num(x + 132)} ${y - 34}C${num(x + 130)} ${y} ${num(x + 110)} ${y + 14} ${num(x + 62)} ${y + 10}Z`,
    shade(color, 0.2),
  )
  art.fill(
    `M${num(x + 64)} ${y + 5}C${num(x + 74)} ${y - 28} ${num(x + 108)} ${y - 44} ${num(x + 128)} ${y - 33}C${num(x + 122)} ${y - 8} ${num(x + 100)} ${y + 6} ${num(x + 64)} ${y + 5}Z`,
    tint(color, 0.3),
  )
}

/** Two chillies, one across the other. */
function chillies(art: Canvas, { x, y, color }: Spot): void {
  footShadow(art, x, 100, y)
  for (const [u, v, turn] of [
    [-70, -20, 0.1],
    [-30, -6, -0.25],
  ] as const) {
    art.rotated(turn, x, y, () => {
      const pod: Point[] = [
        [x + u, y + v - 16],
        [x + u + 70, y + v - 26],
        [x + u + 140, y + v - 10],
        [x + u + 178, y + v + 10],
        [x + u + 120, y + v + 12],
        [x + u + 50, y + v + 14],
        [x + u, y + v + 12],
      ]
      art.fill(closed(pod), shade(color, 0.35))
      art.fill(closed(shrunk(pod, 0.92, -3, -4)), color)
      art.stroke(`M${num(x + u + 20)} ${num(y + v - 12)}q50-10 96 2`, tint(color, 0.6), 5, {
        opacity: 0.7,
      })
      art.stroke(`M${num(x + u)} ${num(y + v - 2)}q-24-2-34-18`, '#5b8a3a', 11)
    })
  }
}

export const growing = {
  plant,
  herbpot,
  lemons,
  tomatoes,
  garlic,
  chillies,
} satisfies Record<keyof typeof words, DrawStageProp>
