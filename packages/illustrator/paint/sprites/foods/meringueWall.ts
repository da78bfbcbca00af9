import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, open, type Point, sized } from '../../core/contour.ts'
import { shape } from './dough.ts'
import { type SoftTones, type SoftTurn, softTurn } from './softTurn.ts'

/** A round of meringue as it is seen: its radius and its color. */
export interface Meringue {
  size: number
  color: Color
}

/** The foot, a broad fold all around, as seen in shares of the radius. */
const FOOT: SoftTurn = {
  outline: shape(
    '-0.98 -0.1, -1.05 0.1, -0.98 0.28, -0.83 0.34, -0.74 0.46, -0.5 0.5, -0.36 0.6, -0.1 0.57, 0.1 0.64, 0.36 0.56, 0.52 0.56, 0.7 0.44, 0.84 0.36, 0.99 0.26, 1.05 0.08, 0.98 -0.12, 0.6 -0.5, 0 -0.6, -0.6 -0.5',
  ),
  furrows: [
    shape('-0.93 0.14, -0.78 0.26, -0.6 0.34, -0.44 0.37'),
    shape('-0.32 0.48, -0.08 0.47, 0.16 0.5, 0.34 0.42'),
    shape('0.46 0.44, 0.64 0.34, 0.82 0.24, 0.92 0.1'),
  ],
}

/** The fold over it, whose crests stand up behind the cream. */
const FOLD: SoftTurn = {
  outline: shape(
    '-0.96 -0.2, -1.0 -0.02, -0.9 0.12, -0.72 0.15, -0.6 0.27, -0.36 0.28, -0.2 0.38, 0.04 0.34, 0.26 0.4, 0.48 0.28, 0.64 0.27, 0.82 0.12, 0.95 0.06, 1.0 -0.12, 0.99 -0.28, 1.04 -0.4, 0.99 -0.48, 0.9 -0.49, 0.83 -0.58, 0.72 -0.64, 0.7 -0.76, 0.62 -0.82, 0.5 -0.76, 0.24 -0.84, 0 -0.8, -0.2 -0.84, -0.36 -0.8, -0.47 -0.87, -0.56 -0.84, -0.6 -0.72, -0.74 -0.65, -0.82 -0.54, -0.93 -0.56, -0.98 -0.48, -0.95 -0.36',
  ),
  furrows: [
    shape('-0.88 -0.12, -0.8 0.0, -0.6 0.08, -0.46 0.16'),
    shape('0.5 0.18, 0.68 0.12, 0.84 -0.02, 0.9 -0.18'),
    shape('-0.78 -0.58, -0.58 -0.68, -0.5 -0.86'),
    shape('0.4 -0.74, 0.56 -0.7, 0.72 -0.6'),
  ],
}

/** The hollow within the fold, and the rim that rises before the cream. */
const HOLLOW: readonly Point[] = shape(
  '-0.82 -0.3, -0.7 -0.56, -0.36 -0.72, 0.04 -0.76, 0.44 -0.7, 0.76 -0.52, 0.84 -0.28, 0.66 -0.02, 0.3 0.1, -0.1 0.12, -0.54 0.02',
)
const RIM: SoftTurn = {
  outline: shape(
    '-0.92 -0.26, -0.86 -0.3, -0.79 -0.24, -0.72 -0.12, -0.62 -0.08, -0.53 -0.13, -0.46 -0.2, -0.38 -0.21, -0.36 -0.15, -0.39 -0.06, -0.32 0.01, -0.14 0.04, 0.04 -0.01, 0.16 -0.1, 0.27 -0.16, 0.36 -0.15, 0.37 -0.08, 0.42 -0.02, 0.54 -0.05, 0.66 -0.14, 0.73 -0.26, 0.82 -0.34, 0.9 -0.33, 0.89 -0.22, 0.9 -0.08, 0.8 0.05, 0.62 0.1, 0.5 0.2, 0.26 0.21, 0.06 0.3, -0.16 0.24, -0.36 0.25, -0.54 0.14, -0.74 0.1, -0.86 -0.04',
  ),
  furrows: [
    shape('-0.74 0.01, -0.56 0.06, -0.46 -0.02, -0.42 -0.14'),
    shape('-0.24 0.16, 0.02 0.15, 0.18 0.04, 0.3 -0.12'),
    shape('0.42 0.1, 0.6 0.03, 0.74 -0.08, 0.82 -0.26'),
  ],
}

/** Lines along which the dry crust broke. */
const CRACKS: readonly (readonly Point[])[] = [
  shape('-0.66 0.24, -0.62 0.31, -0.66 0.37, -0.63 0.46'),
  shape('-0.62 0.31, -0.56 0.33'),
  shape('0.36 0.3, 0.38 0.38, 0.34 0.44, 0.37 0.51'),
  shape('0.38 0.38, 0.44 0.39, 0.47 0.44'),
  shape('-0.94 0.0, -0.9 0.07, -0.92 0.14'),
]

const LIGHT: Color = '#fffdf6'

/** What is shaded is warm: light falls through meringue. */
function tonesOf({ color }: Meringue): SoftTones {
  return {
    deep: '#b98a68',
    dim: mix('#d9ae82', color, 0.4),
    own: mix(color, LIGHT, 0.25),
    light: LIGHT,
  }
}

function layer(art: Canvas, round: Meringue, { outline, furrows }: SoftTurn): void {
  const { size } = round
  const laid = (points: readonly Point[]) => sized(points, size)
  const turn = { outline: laid(outline), furrows: furrows.map(laid) }
  softTurn(art, turn, size * 0.42, tonesOf(round))
  const path = closed(turn.outline)
  // The light comes from the left: the round turns away from it.
  const around = art.linearGradient('x1="0" y1="0" x2="1" y2=".3"', [
    [0.5, '#8a5648', 0],
    [1, '#8a5648', 0.3],
  ])
  art.fill(path, around)
  const tan = art.linearGradient('x1="0" y1="0" x2="0" y2="1"', [
    [0, '#dca05c', 0.36],
    [0.24, '#dca05c', 0],
  ])
  art.fill(path, tan)
}

/** The shade of an upper layer on the one below. */
function castOn(art: Canvas, below: readonly Point[], above: readonly Point[], size: number): void {
  art.clipped(closed(sized(below, size)), () =>
    art.movedBy(size * 0.02, size * 0.045, () =>
      art.softFill(closed(sized(above, size)), '#8f5f48', 0.62, size * 0.03),
    ),
  )
}

/** What is seen of the meringue behind its cream. */
export function meringueBack(art: Canvas, round: Meringue): void {
  const { size } = round
  layer(art, round, FOOT)
  castOn(art, FOOT.outline, FOLD.outline, size)
  layer(art, round, FOLD)
  const hollow = closed(sized(HOLLOW, size))
  art.softFill(hollow, '#c39470', 0.7, size * 0.03)
}

/** The rim before the cream, and the cracks of the side. */
export function meringueFront(art: Canvas, round: Meringue): void {
  const { size } = round
  castOn(art, FOLD.outline, RIM.outline, size)
  layer(art, round, RIM)
  for (const crack of CRACKS) {
    const line = open(sized(crack, size))
    art.movedBy(2, 2, () => art.stroke(line, LIGHT, size * 0.012, { opacity: 0.9 }))
    art.stroke(line, '#80503a', size * 0.009, { opacity: 0.9 })
  }
}
