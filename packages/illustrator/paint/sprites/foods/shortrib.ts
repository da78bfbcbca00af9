import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { curveOn, laid, patches } from './touches.ts'

const BONE: readonly Point[] = [
  [-1.18, 0.2],
  [-1.22, 0.42],
  [-1.1, 0.58],
  [0, 0.62],
  [1.1, 0.56],
  [1.22, 0.38],
  [1.16, 0.18],
  [0, 0.1],
]

const MEAT: readonly Point[] = [
  [-0.92, 0.3],
  [-0.98, -0.1],
  [-0.84, -0.44],
  [-0.36, -0.58],
  [0.2, -0.54],
  [0.7, -0.5],
  [0.94, -0.14],
  [0.9, 0.26],
  [0.62, 0.44],
  [0.1, 0.36],
  [-0.5, 0.46],
]

/** A braised short rib: glazed meat that pulls back from its flat bone; `size` is half its length. */
export function shortrib(art: Canvas, given: Piece): void {
  const piece = { ...given, angle: Math.sin(given.angle) * 0.5 }
  const { x, y, size, angle, color } = piece
  const { random } = art
  art.body(laid(BONE, piece), '#ecdab8', { height: size * 0.1, shaded: 0.34, shadowOpacity: 0.4 })
  const marrow = (u: number) => {
    const [a, b] = turnedPoint([u * size, 0.38 * size], angle, x, y)
    return closed(blob(random, a, b, size * 0.07, size * 0.12, { angle, points: 8 }))
  }
  art.fill(marrow(-1.13) + marrow(1.13), '#a86a54')
  const stray = MEAT.map(([u, v]): Point => [u + random.jitter(0.05), v + random.jitter(0.05)])
  const meat = laid(stray, piece)
  art.body(meat, color, { height: size * 0.16, lit: 0.9, shaded: 0.6, shadowOpacity: 0.45 })
  art.clipped(closed(meat), () => {
    const fibres = Array.from({ length: 17 }, (_, index) => {
      const u = -0.9 + index * 0.112 + random.jitter(0.03)
      return curveOn(piece, [u - 0.06, -0.6, u + random.jitter(0.04), -0.1, u - 0.05, 0.44])
    })
    art.stroke(fibres.join(''), shade(color, 0.62), size * 0.022, { opacity: 0.6 })
    art.movedBy(size * 0.02, 0, () => {
      art.stroke(fibres.join(''), mix(color, '#d98a52', 0.6), size * 0.018, { opacity: 0.7 })
    })
    const crust = { x, y: y - size * 0.12, angle, rx: size * 0.84, ry: size * 0.4 }
    art.fill(patches(art, { ...crust, count: 9, grain: size * 0.17 }), shade(color, 0.66), 0.5)
    art.fill(patches(art, { ...crust, count: 7, grain: size * 0.11 }), tint(color, 0.34), 0.6)
  })
  glaze(art, piece, meat)
}

/** Sauce on the upper face, with the window in it. */
function glaze(art: Canvas, piece: Piece, meat: readonly Point[]): void {
  const { size, color } = piece
  const wet = shrunk(meat, 0.66, -size * 0.08, -size * 0.12)
  art.fill(closed(wet), mix(color, '#c2602a', 0.5), 0.5)
  const gleams = [
    [-0.66, -0.3, -0.4, -0.44, -0.06, -0.44],
    [0.1, -0.42, 0.24, -0.42, 0.36, -0.4],
    [-0.5, -0.12, -0.3, -0.2, -0.1, -0.2],
  ] as const
  const [long, short, low] = gleams.map((line) => curveOn(piece, line))
  art.stroke(`${long}${short}`, '#fff2dc', size * 0.065, { opacity: 0.85 })
  art.stroke(low ?? '', '#ffd9ae', size * 0.05, { opacity: 0.55 })
}
