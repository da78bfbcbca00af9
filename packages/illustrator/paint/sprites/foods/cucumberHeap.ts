import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { type Point, polygon, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid } from './touches.ts'

const COUNT = 40
/** How broad and how deep a stick is, as shares of its length. */
const BROAD = 0.06
const DEEP = 0.05

/** Matchsticks of cucumber, dropped in a loose pile so that they cross; `size` is its radius. */
export function cucumberheap(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  for (let index = 0; index < COUNT; index += 1) {
    const share = index / COUNT
    // Those on top lie nearer to the middle, and higher.
    const far = size * 0.66 * Math.sqrt(1 - share)
    const [u, v] = turnedPoint([far, 0], index * 2.4, 0, 0)
    stick(art, {
      x: x + u,
      y: y + v * 0.8 - size * 0.36 * share,
      size: size * random.range(0.86, 1.24),
      angle: piece.angle * 0.1 + 0.2 + random.jitter(0.62) + (random.next() < 0.14 ? 1.3 : 0),
      color: mix(color, random.pick(['#2f6a2c', '#5c9a3c']), random.range(0, 0.6)),
    })
  }
}

/** One stick: pale, wet flesh above, its side in the shade, the rind along one edge. */
function stick(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const half = BROAD / 2
  const top: Point[] = [
    [-0.5, -half],
    [0.5 + random.jitter(0.03), -half],
    [0.5, half],
    [-0.5 + random.jitter(0.03), half],
  ]
  const face = laid(top, piece)
  const depth = size * DEEP
  const low = face.map(([u, v]): Point => [u, v + depth])
  art.movedBy(size * 0.05, size * 0.1, () => art.fill(polygon(low), '#2c3a14', 0.46))
  const flesh = mix('#e4efb4', '#c9dc8a', random.next())
  // The hull of both faces is the whole stick; the upper face then covers its part.
  const [a, b, c, d] = [face[0], face[1], face[2], face[3]] as const
  const [e, f, g, h] = [low[0], low[1], low[2], low[3]] as const
  if (!a || !b || !c || !d || !e || !f || !g || !h) return
  const isRind = random.next() < 0.6
  const side = isRind ? color : mix(flesh, '#7fa04a', 0.4)
  art.fill(polygon([a, b, f, e]), shade(side, 0.2))
  art.fill(polygon([d, c, g, h]), shade(side, 0.12))
  art.fill(polygon([b, c, g, f]), mix(shade(flesh, 0.14), '#a9c46a', 0.4))
  art.fill(polygon([a, d, h, e]), mix(shade(flesh, 0.2), '#a9c46a', 0.4))
  art.fill(polygon(face), flesh)
  if (isRind) art.stroke(`M${d.join(' ')}L${c.join(' ')}`, tint(color, 0.16), size * 0.03)
  const wet = laid(
    [
      [-0.4, -half * 0.4],
      [random.range(0, 0.3), -half * 0.4],
    ],
    piece,
  )
  art.stroke(polygon(wet).slice(0, -1), '#fffff0', size * 0.022, { opacity: 0.8 })
  const seeds = [-0.3, -0.12, 0.1, 0.32].map((u): Point => [u + random.jitter(0.05), half * 0.3])
  art.specks(laid(seeds, piece), '#a9c268', size * 0.02, {
    length: size * 0.04,
    angle: piece.angle,
  })
}
