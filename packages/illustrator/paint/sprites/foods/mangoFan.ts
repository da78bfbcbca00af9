import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, open, type Path, type Point, turnedPoint } from '../../core/contour.ts'

/** Slices of a peeled cheek of mango, laid over one another: the farthest first. */
interface MangoFan {
  x: number
  y: number
  /** Half the width of the broadest slice. */
  size: number
  flat: number
  color: string
}

interface Slice {
  x: number
  y: number
  wide: number
  high: number
  turn: number
}

/** Each slice: where it stands, how wide and how high it is, how it is turned; shares of the broadest. */
const SLICES = [
  [0.1, -1.16, 0.5, 0.4, -0.3],
  [0.05, -0.94, 0.7, 0.56, -0.26],
  [0.0, -0.7, 0.86, 0.68, -0.2],
  [-0.03, -0.44, 0.96, 0.76, -0.13],
  [-0.04, -0.16, 1, 0.8, -0.05],
  [-0.01, 0.14, 1, 0.78, 0.04],
  [0.06, 0.44, 0.94, 0.72, 0.13],
  [0.17, 0.72, 0.84, 0.63, 0.22],
  [0.32, 0.97, 0.7, 0.52, 0.32],
] as const

/** The round outer side and the flat one that lay on the stone, with soft corners. */
const FACE: readonly Point[] = [
  [-1, -0.06],
  [-0.9, -0.46],
  [-0.62, -0.82],
  [-0.2, -1.0],
  [0.24, -0.99],
  [0.66, -0.78],
  [0.93, -0.42],
  [1, -0.04],
  [0.84, 0.1],
  [0.4, 0.15],
  [-0.1, 0.17],
  [-0.6, 0.13],
  [-0.88, 0.07],
]

const outlineOf = ({ x, y, wide, high, turn }: Slice, share = 1, dx = 0, dy = 0): Point[] =>
  FACE.map(([u, v]) => {
    const mid = -0.42
    const point: Point = [u * wide * share, (mid + (v - mid) * share) * high]
    return turnedPoint(point, turn, x + dx, y + dy)
  })

/** How thick a slice is, as a share of the broadest one's half width: seen behind its cut face. */
const THICK = 0.17

function slicesOf({ random }: Canvas, { x, y, size, flat }: MangoFan): Slice[] {
  return SLICES.map(([u, v, wide, high, turn]) => ({
    x: x + (u + random.jitter(0.02)) * size,
    y: y + (v + random.jitter(0.025)) * size * flat * 1.12,
    wide: wide * size * (1 + random.jitter(0.03)),
    high: high * size * (1 + random.jitter(0.03)),
    turn: turn + random.jitter(0.04),
  }))
}

/** Fibres that run from the stone outwards, as fine lines on a cut face. */
function fibres({ random }: Canvas, slice: Slice): Path {
  const { x, y, wide, high, turn } = slice
  return Array.from({ length: 9 }, (_, index): Path => {
    const u = -0.7 + index * 0.175 + random.jitter(0.05)
    const from = random.range(0.05, 0.25)
    const to = random.range(0.45, 0.72)
    const top = Math.sqrt(1 - Math.min(0.9, u * u))
    const at = (v: number, lean: number): Point =>
      turnedPoint([u * wide * lean, -v * top * high], turn, x, y)
    return open([at(from, 0.86), at((from + to) / 2, 0.94), at(to, 1)])
  }).join('')
}

function drawSlice(art: Canvas, slice: Slice, size: number, color: string, isLast: boolean): void {
  const thick = size * THICK
  const back = outlineOf(slice, 1, thick * 0.2, -thick * 0.72)
  const side = art.linearGradient('x1="0" x2="1" y1="0" y2=".35"', [
    [0, mix(color, '#ffe98a', 0.55)],
    [0.35, mix(color, '#ffc02e', 0.5)],
    [0.7, mix(color, '#e87f08', 0.65)],
    [1, '#b9560a'],
  ])
  art.fill(closed(back), side)
  art.stroke(closed(back), '#c76a0c', size * 0.012, { opacity: 0.5 })
  const face = outlineOf(slice)
  const flesh = art.linearGradient('x1=".1" x2=".8" y1="0" y2="1"', [
    [0, mix(color, '#ffe36a', 0.75)],
    [0.5, mix(color, '#ffc338', 0.6)],
    [1, mix(color, '#ee8f12', 0.75)],
  ])
  art.fill(closed(face), '#d9780c')
  art.fill(closed(outlineOf(slice, 0.975, -size * 0.006, -size * 0.004)), flesh)
  art.stroke(fibres(art, slice), '#e8890f', size * 0.014, { opacity: isLast ? 0.6 : 0.4 })
  const rim = outlineOf(slice, 0.93).slice(1, 5)
  art.stroke(open(rim), '#fff3b8', size * 0.04, { opacity: 0.9 })
  const wet = outlineOf(slice, 0.93).slice(5, 7)
  art.stroke(open(wet), '#fff3b8', size * 0.03, { opacity: 0.6 })
}

/** A cheek of mango, peeled, sliced across and pushed over into a fan, each slice in the shade of the next. */
export function mangoFan(art: Canvas, fan: MangoFan): void {
  const { size, color } = fan
  const slices = slicesOf(art, fan)
  const feet = slices.map((slice) => closed(outlineOf(slice, 1, size * 0.06, size * 0.05))).join('')
  art.softFill(feet, SHADOW, 0.4, size * 0.1)
  for (const [index, slice] of slices.entries()) {
    const before = slices[index - 1]
    if (before) {
      art.clipped(closed(outlineOf(before)), () => {
        const shadow = closed(outlineOf(slice, 1.04, size * 0.02, -size * THICK * 0.8))
        art.softFill(shadow, '#9c4406', 0.6, size * 0.06)
      })
    }
    drawSlice(art, slice, size, color, index === slices.length - 1)
  }
}
