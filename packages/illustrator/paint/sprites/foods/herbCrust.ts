import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { glow } from './glow.ts'
import { laid, layered } from './touches.ts'

/** How far a crust reaches along a fillet, from -1 to 1, and where its places lie, from -1 to 1 across. */
interface Reach {
  from: number
  to: number
  at: (u: number, across: number) => Point
}

const EDGE = 34

/** Chopped herbs in mustard and oil over the back of a fillet: moist, ragged at the edge, toasted on top. */
export function herbCrust(art: Canvas, piece: Piece, reach: Reach): void {
  const { random } = art
  const { size, angle } = piece
  const middle = (reach.from + reach.to) / 2
  const long = (reach.to - reach.from) / 2
  const at = (turn: number, share: number): Point =>
    reach.at(
      middle + Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.6 * long * share,
      Math.sign(Math.sin(turn)) * Math.abs(Math.sin(turn)) ** 0.6 * share,
    )
  const [first, second] = [random.angle(), random.angle()]
  const lobes = (turn: number) =>
    0.82 + 0.12 * Math.sin(turn * 3 + first) + 0.08 * Math.sin(turn * 5 + second)
  const ragged = Array.from({ length: EDGE }, (_, index): Point => {
    const turn = (index / EDGE) * Math.PI * 2
    return at(turn, lobes(turn) + random.jitter(0.05))
  })
  const spread = closed(laid(ragged, piece))
  art.movedBy(size * 0.022, size * 0.034, () => art.softFill(spread, '#6b3410', 0.5, size * 0.018))
  art.softFill(spread, '#d0a13e', 0.4, size * 0.025)
  art.softFill(spread, '#7f8f36', 0.62, size * 0.012)
  const places = (count: number, far: number): Point[] =>
    laid(
      Array.from({ length: count }, () => {
        const turn = random.angle()
        return at(turn, Math.sqrt(random.next()) * far * lobes(turn) * 1.14)
      }),
      piece,
    )
  const glows = places(5, 0.7).map(([x, y]) => ({ x, y, angle, rx: size * 0.26, ry: size * 0.1 }))
  glow(art, '#b9bf58', 0.6, glows)
  const bits = (count: number, far: number, color: Color, share: number) =>
    chopped(art, places(Math.round(count * (long + 0.2)), far), { color, size: size * share })
  bits(80, 1.04, '#41631f', 0.064)
  bits(104, 1, '#789a38', 0.054)
  bits(46, 0.94, '#b4bf5a', 0.045)
  bits(38, 0.9, '#d9b760', 0.04)
  bits(20, 1, '#9a6224', 0.048)
  art.stroke(fronds(art, places(26, 0.96), size), '#2f5a1c', size * 0.012, { opacity: 0.85 })
  art.specks(places(26, 0.85), '#fdffe6', size * 0.017, { opacity: 0.9 })
}

/** Bits of a leaf: a shadow, the leaf, and its lit upper left. Corners of five are enough at this size. */
function chopped(
  art: Canvas,
  points: readonly Point[],
  { color, size }: { color: Color; size: number },
): void {
  const { random } = art
  const shapes = points.map(([x, y]) => {
    const reach = size * random.range(0.5, 1)
    const look = { points: 5, wobble: 0.3, angle: random.angle() }
    return blob(random, x, y, reach, reach * 0.74, look)
  })
  layered(art, shapes.map(polygon).join(''), [
    { color: SHADOW, dx: 1.7, dy: 2.6, opacity: 0.34 },
    { color: shade(color, 0.34) },
  ])
  const lit = shapes.map((shape) => polygon(shrunk(shape, 0.72, -size * 0.1, -size * 0.14)))
  const tones = [shade(color, 0.1), color, tint(color, 0.2)]
  for (const [index, tone] of tones.entries()) {
    art.fill(lit.filter((_, place) => place % tones.length === index).join(''), tone)
  }
}

/** Short threads of dill, each with a bend. */
function fronds({ random }: Canvas, points: readonly Point[], size: number): string {
  const threads = points.map(([x, y]) => {
    const turn = random.angle()
    const [u, v] = [Math.cos(turn) * size * 0.05, Math.sin(turn) * size * 0.05]
    return open([
      [x - u, y - v],
      [x + v * 0.3, y - u * 0.3],
      [x + u, y + v],
    ])
  })
  return threads.join('')
}
