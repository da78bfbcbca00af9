import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, type Point, shrunk } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { mix, SHADOW, tint } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import { flake, pyramid } from '../../products/saltFlakes.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { glazed, type Oval } from '../../vessels/ceramic.ts'
import { curve, shaped, strewn, symmetric } from '../shapes.ts'
import { inward } from '../spots.ts'

/** Coarse salt heaped within an oval: a soft mound, grains all over, whole crystals on top. */
export function heapedSalt(art: Canvas, { x, y, rx, ry }: Oval, color: Color): void {
  const { random } = art
  const foot = blob(random, x + 3, y + 4, rx * 0.86, ry * 0.86, { points: 12, wobble: 0.06 })
  art.fill(closed(foot), mix(color, SHADOW, 0.22), 0.6)
  const mound = shrunk(foot, 0.9, -5, -6)
  art.fill(closed(mound), tint(color, 0.2))
  art.fill(closed(shrunk(mound, 0.62, -rx * 0.12, -ry * 0.14)), '#fffdf6', 0.9)
  glazed(art, closed(foot), 0.3, 0.24)
  const grains = strewn(random, -0.02, -0.03, 0.82, Math.round(rx * 2.4))
  for (const [u, v] of grains.toSorted((first, second) => first[1] - second[1])) {
    const light = 0.84 - u * 0.3 - v * 0.28
    flake(art, [x + u * rx, y + v * ry], random.range(3.2, 6.4), light)
  }
  for (const [u, v] of strewn(random, -0.1, -0.12, 0.5, 3)) {
    pyramid(art, [x + u * rx, y + v * ry], random.range(8, 11), random.jitter(0.6))
  }
}

/** Grains that fell beside a dish, fewer the farther off. */
export function spilled(art: Canvas, x: number, y: number, reach: number, count: number): void {
  const { random } = art
  for (let index = 0; index < count; index += 1) {
    const [angle, far] = [random.angle(), reach * random.next() ** 1.5]
    const at: Point = [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
    flake(art, at, random.range(3.4, 7), 0.9)
  }
}

/** Which way along the edge of the picture there is room beside the spot. */
export function roomBeside({ place }: PropSpot): Point {
  if (place === 'n' || place === 's') return [1, 0]
  return place.startsWith('s') ? [0, -1] : [0, 1]
}

/** Which way a handle points from the salt: beside the dish, and a little out of the picture. */
export function handleAngle(spot: PropSpot): number {
  const [dx, dy] = roomBeside(spot)
  const outward = inward(spot) + Math.PI
  return Math.atan2(dy + Math.sin(outward) * 0.4, dx + Math.cos(outward) * 0.4)
}

const HANDLE = symmetric([
  [-0.1, -0.09],
  [0.2, -0.075],
  [0.8, -0.1],
  [1.12, -0.12],
  [1.2, -0.07],
  [1.22, 0],
])

/** A small scoop of turned wood, salt of this color in its bowl; `size` is about the length of its handle. */
export function scoop(art: Canvas, piece: Piece, salt: Color): void {
  const { size, angle, color } = piece
  art.body(shaped(HANDLE, piece), color, { height: 12, lit: 0.92, shaded: 0.4 })
  art.stroke(curve(piece, [0.3, -0.02], [0.7, -0.04], [1.12, -0.05]), tint(color, 0.6), 3, {
    opacity: 0.7,
  })
  const [bx, by] = laidPoint([-0.28, 0], piece)
  const bowl = blob(art.random, bx, by, size * 0.34, size * 0.27, { angle, wobble: 0.02 })
  art.body(bowl, color, { height: 10, lit: 0.93, shaded: 0.42 })
  const hollow = shrunk(bowl, 0.8, -1, -2)
  art.fill(closed(hollow), mix(color, SHADOW, 0.5))
  heapedSalt(art, { x: bx, y: by, rx: size * 0.25, ry: size * 0.2 }, salt)
}
