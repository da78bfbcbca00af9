import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, open, type Path, type Point, turned } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { halfMoon, onionBow } from './cutOnion.ts'

/** How the half lies: its root to the left and away, its cut side to the right and near. */
const LEAN = 0.42

/**
 * Half an onion on its flat side, and the slices that toppled from it, the last one leaning on those
 * before it.
 */
export function toppledOnion(art: Canvas, { x, y }: { x: number; y: number }, color: Color): void {
  for (const [u, v, size, turn, flat] of SLICES) {
    halfMoon(art, { x: x + u, y: y + v, size, angle: turn - Math.PI / 2, color, flat })
  }
  halfOnBoard(art, [x, y], color)
  for (const [u, v, size, angle, bend, width] of BOWS) {
    onionBow(art, { x: x + u, y: y + v, size, angle, color }, { bend, width })
  }
}

/** From the first that fell to the last: where, how large, where its round side points, how much is seen. */
const SLICES = [
  [158, 262, 84, 1.24, 0.86],
  [142, 234, 96, 0.72, 0.9],
  [116, 186, 102, 1.04, 0.84],
  [94, 136, 106, 0.6, 0.8],
] as const

const BOWS = [
  [0, 262, 60, 0.4, 2.2, 19],
  [-62, 204, 52, -0.6, 1.7, 17],
] as const

const BACK = shape(
  '-1.12 0.3, -1.08 0.06, -0.9 -0.36, -0.52 -0.74, -0.02 -0.94, 0.5 -0.96, 0.84 -0.8, 0.7 0, 0.56 0.74, 0.1 0.76, -0.5 0.66, -0.94 0.5',
)
const FACE = shape(
  '0.5 -0.96, 0.78 -0.86, 0.98 -0.5, 1.04 0, 0.98 0.5, 0.84 0.76, 0.56 0.76, 0.42 0.4, 0.36 -0.1, 0.38 -0.6',
)

function halfOnBoard(art: Canvas, [x, y]: Point, color: Color): void {
  const size = 126
  const on = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * size, v * size]),
      LEAN,
      x,
      y,
    )
  const whole = closed(on(BACK))
  art.movedBy(26, 34, () => art.softFill(whole, SHADOW, 0.46, 20))
  art.movedBy(5, 12, () => art.fill(whole + closed(on(FACE)), SHADOW, 0.6))
  skin(art, on, whole, color)
  cutFace(art, on, color)
}

type Lay = (points: readonly Point[]) => Point[]

/** The rounded back, its skin drawn together at the root. */
function skin(art: Canvas, on: Lay, outline: Path, color: Color): void {
  const round = art.linearGradient('x1=".3" x2=".56" y1="0" y2="1"', [
    [0, tint(color, 0.3)],
    [0.24, color],
    [0.6, shade(color, 0.3)],
    [1, shade(color, 0.78)],
  ])
  art.fill(closed(on(shape('-1.3 0.34, -1.08 0.12, -0.96 0.28, -1.06 0.44, -1.26 0.5'))), '#9a7a54')
  art.fill(outline, round)
  art.clipped(outline, () => {
    const veins = Array.from({ length: 13 }, (_, index) => {
      const v = -1 + index * 0.15
      return open(
        on([
          [-1.12, 0.26 + v * 0.06],
          [-0.7, v * 0.72 + 0.06],
          [0, v * 0.98],
          [0.8, v * 0.94],
        ]),
      )
    })
    art.stroke(veins.join(''), shade(color, 0.6), 3, { opacity: 0.45 })
    art.movedBy(0, -4, () =>
      art.stroke(veins.slice(2, 8).join(''), tint(color, 0.6), 2.2, { opacity: 0.45 }),
    )
    const window = on(
      shape('-0.72 -0.34, -0.4 -0.64, 0 -0.78, 0.34 -0.8, 0.3 -0.66, -0.1 -0.6, -0.5 -0.36'),
    )
    art.softFill(closed(window), '#fff1f6', 0.62, 5)
    const low = on(shape('-0.9 0.42, -0.3 0.58, 0.3 0.66, 0.2 0.72, -0.5 0.64'))
    art.softFill(closed(low), tint(color, 0.4), 0.3, 6)
  })
}

/** The fresh cut, seen at a slant: bows of flesh one within the other, down to the board. */
function cutFace(art: Canvas, on: Lay, color: Color): void {
  const face = closed(on(FACE))
  const flesh = '#fbf3ee'
  art.fill(face, flesh)
  art.clipped(face, () => {
    for (const [index, share] of [0.98, 0.82, 0.66, 0.5, 0.34, 0.2].entries()) {
      const bow = on(
        Array.from({ length: 9 }, (_, nth): Point => {
          const turn = -Math.PI / 2 + (nth / 8) * Math.PI
          return [0.52 + Math.cos(turn) * 0.5 * share, -0.06 + Math.sin(turn) * 0.9 * share]
        }),
      )
      art.stroke(open(bow), mix(color, flesh, index ? 0.42 : 0), index ? 4 : 11)
      art.movedBy(-4, 1, () => art.stroke(open(bow), mix(color, flesh, 0.82), 5))
    }
    const low = on(shape('0.3 0.3, 1.1 0.1, 1 0.9, 0.4 0.9'))
    art.softFill(closed(low), SHADOW, 0.2, 16)
  })
  const rim = on([
    [0.5, -0.96],
    [0.38, -0.6],
    [0.36, -0.1],
    [0.42, 0.4],
    [0.56, 0.76],
  ])
  art.stroke(open(rim), tint(color, 0.7), 5)
}
