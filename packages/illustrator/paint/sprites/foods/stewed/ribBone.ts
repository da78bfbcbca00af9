import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { shape } from '../dough.ts'
import { glow } from '../glow.ts'
import { curveOn, laid, layered } from '../touches.ts'

/** The bone, which stands out where the meat has shrunk from it: thicker at its sawn end. */
const BONE = shape(
  '-1.4 .06, -1.28 .0, -1.1 .06, -.9 .08, -.4 .1, .4 .2, .6 .3, .6 .4, .4 .5, -.4 .54, -.9 .48, -1.1 .44, -1.3 .46, -1.42 .36, -1.46 .2',
)
const SAWN: Point = [-1.35, 0.22]

/** The bone of a braised rib, stained by its sauce, the sawn end with the marrow to the left. */
export function ribBone(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, angle } = piece
  const path = closed(laid(BONE, piece))
  layered(art, path, [
    { color: '#1c0504', dx: size * 0.04, dy: size * 0.08, opacity: 0.6 },
    { color: '#6e4526', fringe: size * 0.02 },
    { color: '#dfc395' },
  ])
  const spot = (u: number, v: number, rx: number, ry: number) => {
    const [[x, y] = [0, 0]] = laid([[u, v]], piece)
    return { x, y, rx: rx * size, ry: ry * size, angle }
  }
  art.clipped(path, () => {
    glow(art, '#fffaf0', 1, [spot(-1.3, 0.18, 0.36, 0.1)])
    glow(art, '#5c2410', 0.85, [
      spot(-0.96, 0.34, 0.3, 0.3),
      spot(-1.3, 0.54, 0.5, 0.12),
      spot(0.4, 0.5, 1.2, 0.2),
    ])
    const scratches = [
      [-1.46, 0.3, -1.2, 0.31, -1, 0.36],
      [-1.4, 0.4, -1.24, 0.4, -1.06, 0.43],
    ]
    art.stroke(scratches.map((line) => curveOn(piece, line)).join(''), '#8a5c34', size * 0.014, {
      opacity: 0.6,
    })
  })
  const [[x, y] = [0, 0]] = laid([SAWN], piece)
  const look = { points: 12, wobble: 0.05, angle: angle + 0.1 }
  const ring = (share: number, dx = 0) =>
    closed(blob(random, x + dx * size, y, size * 0.12 * share, size * 0.23 * share, look))
  layered(art, ring(1), [
    { color: '#8a5c34', dx: size * 0.02, dy: size * 0.01 },
    { color: '#f6e9c8' },
  ])
  art.fill(ring(0.62), '#a5603c')
  art.fill(ring(0.46, -0.01), '#7c3a26')
  art.fill(ring(0.22, -0.02), '#c98a66')
}
