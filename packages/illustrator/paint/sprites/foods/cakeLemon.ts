import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point, polygon, shrunk, turned } from '../../core/contour.ts'
import { mix } from '../../core/color.ts'
import type { Color } from '../../../language/paints.ts'

/** A thin slice of lemon that lies on others or leans on them. */
export interface LemonSlice {
  x: number
  y: number
  size: number
  /** How much of its height is left where it leans, and in which direction, in radians. */
  lean: number
  angle: number
  /** How its segments are turned. */
  turn: number
}

const RIND = '#eab51c'
const FLESH = '#ffd94a'

/** A slice of lemon soaked in syrup: thin, lit through, wet where it lies on crust of a color. */
export function lemonSlice(art: Canvas, slice: LemonSlice, crust: Color): void {
  const { size } = slice
  const { random } = art
  const ring = (reach: number, stray = 0.012) =>
    onSlice(
      slice,
      Array.from({ length: 30 }, (_, index): Point => {
        const turn = (index / 30) * Math.PI * 2
        const far = reach * (1 + random.jitter(stray))
        return [Math.cos(turn) * far, Math.sin(turn) * far]
      }),
    )
  const rim = ring(1)
  art.softFill(closed(ring(1.04)), mix(crust, '#8a4a10', 0.7), 0.4, size * 0.1)
  art.movedBy(size * 0.09, size * 0.14, () =>
    art.softFill(closed(rim), '#4a1e12', 0.5, size * 0.06),
  )
  art.movedBy(size * 0.01, size * 0.04, () => art.fill(closed(rim), '#a5660a'))
  art.fill(closed(rim), RIND)
  art.fill(closed(ring(0.93)), '#fff0b4')
  const lit = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
    [0, '#fff0a0'],
    [0.4, FLESH],
    [0.75, '#f7b92a'],
    [1, '#d98a14'],
  ])
  const segments = segmentsOf(art, slice)
  art.fill(segments.map((segment) => closed(segment)).join(''), lit)
  const cells = segments.map((segment) => polygon(shrunk(segment, 0.5)))
  art.fill(cells.join(''), '#fff2a0', 0.5)
  const far = art.linearGradient('x1=".2" y1=".1" x2=".8" y2="1"', [
    [0, '#ffffff', 0.34],
    [0.4, '#ffffff', 0],
    [0.55, '#a04a0c', 0],
    [1, '#a04a0c', 0.42],
  ])
  art.fill(closed(rim), far)
  const gleam = Array.from({ length: 7 }, (_, index): Point => {
    const turn = 3.5 + index * 0.16
    return [Math.cos(turn) * 0.72, Math.sin(turn) * 0.72]
  })
  art.stroke(open(onSlice(slice, gleam)), '#ffffff', size * 0.07, { opacity: 0.9 })
  const spark = [0.4, 0.62].map((turn): Point => [Math.cos(turn) * 0.8, Math.sin(turn) * 0.8])
  art.stroke(open(onSlice(slice, spark)), '#fff8d8', size * 0.05, { opacity: 0.8 })
}

function onSlice({ x, y, size, lean, angle }: LemonSlice, points: readonly Point[]): Point[] {
  const leaning = turned(points, -angle).map(([u, v]): Point => [u * size, v * size * lean])
  return turned(leaning, angle, x, y)
}

/** Its segments, none as wide as the next. */
function segmentsOf({ random }: Canvas, slice: LemonSlice): Point[][] {
  const count = random.whole(8, 10)
  const starts = Array.from(
    { length: count },
    (_, index) => slice.turn + ((index + random.jitter(0.14)) / count) * Math.PI * 2,
  )
  return starts.map((from, index) => {
    const next = starts[(index + 1) % count] ?? from
    const wide = ((next - from + Math.PI * 4) % (Math.PI * 2)) - 0.1
    const at = (share: number, reach: number): Point => {
      const turn = from + 0.05 + wide * share
      return [Math.cos(turn) * reach, Math.sin(turn) * reach]
    }
    const segment = [
      at(0.5, 0.13),
      at(0.06, 0.5),
      at(0.02, 0.76),
      at(0.2, 0.86),
      at(0.8, 0.86),
      at(0.98, 0.76),
      at(0.94, 0.5),
    ]
    return onSlice(slice, segment)
  })
}
