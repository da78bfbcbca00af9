import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { heapPlaces, inLight } from './heapPlaces.ts'

const COUNT = 60
const BIT = [0.08, 0.22] as const

/** Roasted peanuts, chopped with a knife: broken faces, few of them alike; `size` is the heap's radius. */
export function peanutheap(art: Canvas, piece: Piece): void {
  const { random } = art
  for (const { x, y, light } of heapPlaces(art, piece, { count: COUNT, loose: 0.2 })) {
    const size = piece.size * (BIT[0] + (BIT[1] - BIT[0]) * random.next() ** 1.3)
    const tone = mix(piece.color, random.pick(['#f6dca0', '#c98a40', '#e8bd74']), 0.6)
    bit(art, { x, y, size, angle: random.angle(), color: inLight(tone, light) })
  }
}

/** A chip of nut: its roasted skin side below, the pale break above. */
function bit(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * random.range(0.6, 0.9), {
    points: random.whole(5, 7),
    wobble: 0.22,
    angle,
  })
  art.fill(polygon(shrunk(outline, 1.04, size * 0.16, size * 0.34)), '#5a2c0c', 0.5)
  art.fill(polygon(outline), mix(shade(color, 0.28), '#a8682a', 0.4))
  const top = shrunk(outline, 0.8, -size * 0.08, -size * 0.14)
  art.fill(polygon(top), color)
  const lit: Point[] = top.slice(0, 3)
  art.fill(polygon(lit), tint(color, 0.5), 0.9)
}
