import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { laid, layered } from './touches.ts'

/** A strip of fish, a little bowed, its upper side first: from left to right and back. */
const STRIP = shape(
  '-.76 -.02, -.72 -.16, -.58 -.24, -.4 -.32, -.2 -.42, .04 -.45, .26 -.42, .46 -.33, .62 -.28, .76 -.16, .78 -.02, .68 .06, .46 .02, .2 -.06, -.06 -.1, -.34 -.04, -.56 .06, -.7 .06',
)
/** Where its crust is highest. */
const RIDGE = shape('-.6 -.12, -.4 -.2, -.18 -.29, .06 -.32, .3 -.28, .5 -.2, .66 -.12')

/** A strip of fish in a craggy golden crust, browned in places; laid for a piece of size 1. */
export function friedStrip(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const rough = STRIP.flatMap(([u, v], index): Point[] => {
    const [nextU, nextV] = STRIP[(index + 1) % STRIP.length] ?? [u, v]
    const half: Point = [
      (u + nextU) / 2 + random.jitter(0.022),
      (v + nextV) / 2 + random.jitter(0.022),
    ]
    return [[u + random.jitter(0.014), v + random.jitter(0.014)], half]
  })
  const path = closed(laid(rough, piece))
  art.movedBy(size * 0.015, size * 0.05, () => art.softFill(path, '#241204', 0.5, size * 0.04))
  const crust = art.linearGradient('x1=".2" y1="0" x2=".45" y2="1"', [
    [0, mix(color, '#ffdf8a', 0.75)],
    [0.38, mix(color, '#f6b03a', 0.6)],
    [0.72, mix(color, '#c46a16', 0.6)],
    [1, mix(color, '#7a3408', 0.8)],
  ])
  layered(art, path, [{ color: '#6e2f08', width: size * 0.028 }, { color: crust }])
  art.clipped(path, () => crumbs(art, piece))
}

/** Crags of the crust: brown hollows, golden knobs with a shade under each, sharp sparks of fat. */
function crumbs(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const ridge = laid(RIDGE, piece)
  const near = (reach: number, count: number): Point[] =>
    ridge.flatMap(([x, y]) =>
      Array.from({ length: count }, (): Point => [
        x + random.jitter(size * reach),
        y + random.jitter(size * reach) * 1.1,
      ]),
    )
  const browned = near(0.14, 2).map(([x, y]) => {
    const rx = size * random.range(0.04, 0.1)
    return { x, y, rx, ry: rx * 0.6, angle: random.jitter(0.6) }
  })
  glow(art, '#8a3e0a', 0.7, browned)
  const knobs = near(0.16, 7).map(([x, y]) => {
    const reach = size * random.range(0.012, 0.034)
    return blob(random, x, y, reach, reach * 0.75, { points: 6, wobble: 0.3 })
  })
  layered(art, knobs.map(closed).join(''), [
    { color: '#6e2f08', dx: size * 0.008, dy: size * 0.016, opacity: 0.65 },
    { color: '#f0a838' },
    { color: '#ffe2a0', dx: -size * 0.005, dy: -size * 0.008, opacity: 0.7 },
  ])
  art.specks(near(0.13, 3), '#5c2606', size * 0.014, { opacity: 0.6 })
  art.specks(near(0.08, 2), '#fffbe8', size * 0.016, { length: size * 0.012, opacity: 0.85 })
}
