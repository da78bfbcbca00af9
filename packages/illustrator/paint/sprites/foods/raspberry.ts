import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, closed, type Point, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'

/** How many drupelets stand in each ring, from the open end or the widest place inwards. */
const RINGS = [
  { count: 11, reach: 0.8 },
  { count: 8, reach: 0.52 },
  { count: 4, reach: 0.24 },
] as const

/** A raspberry from its tip, its side or its open end, drupelet by drupelet; `size` is its radius. */
export function raspberry(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const hollow = random.next() < 0.3
  // Lying on its side it is longer than wide, and its tip is nearer to one end.
  const long = hollow ? 1 : random.range(1, 1.24)
  const tip = hollow ? 0 : random.range(-0.1, 0.3)
  const rings = hollow ? RINGS.slice(0, 2) : RINGS
  const places = rings.flatMap(({ count, reach }, ring) =>
    Array.from({ length: count }, (_, index): Point => {
      const turn = ((index + ring * 0.5 + random.jitter(0.12)) / count) * Math.PI * 2
      const narrow = 1 - 0.16 * Math.cos(turn)
      const u = Math.cos(turn) * reach * long + tip * (1 - reach)
      return turnedPoint([u * size, Math.sin(turn) * reach * narrow * size], angle, x, y)
    }),
  )
  const body = places.map(([u, v]) => circle(u, v, size * 0.27)).join('')
  art.movedBy(size * 0.16, size * 0.26, () => art.fill(body, SHADOW, 0.4))
  art.fill(body + circle(x, y, size * 0.7), shade(color, 0.58))
  // Those that face the window are paler, those below are in their own shade.
  const tones = [tint(color, 0.16), color, shade(color, 0.2), shade(color, 0.36)].map((tone) =>
    art.radialGradient('cx=".36" cy=".3" r=".62"', [
      [0, mix(tone, '#ffd3d0', 0.5)],
      [0.4, tone],
      [1, shade(tone, 0.4)],
    ]),
  )
  for (const [u, v] of places.toSorted(([, a], [, b]) => a - b)) {
    const depth = ((u - x) * 0.55 + (v - y) * 0.85) / size + 0.9
    const tone = tones[Math.max(0, Math.min(3, Math.floor(depth * 2)))] ?? color
    art.fill(circle(u, v, size * random.range(0.21, 0.25)), tone)
  }
  const shine = places
    .filter(([u, v]) => (u - x) * 0.55 + (v - y) * 0.85 < size * 0.3)
    .map(([u, v]): Point => [u - size * 0.07, v - size * 0.09])
  art.specks(shine, '#fff3f0', size * 0.075, { opacity: 0.85 })
  if (hollow) core(art, { x, y, size, angle, color })
}

/** The hole that the stem has left, its far wall lit. */
function core(art: Canvas, { x, y, size, color }: Piece): void {
  const rim = Array.from({ length: 9 }, (_, index): Point => {
    const turn = (index / 9) * Math.PI * 2
    const far = size * (0.32 + art.random.jitter(0.03))
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  })
  art.fill(closed(rim), shade(color, 0.72))
  art.fill(
    circle(x + size * 0.06, y + size * 0.09, size * 0.2),
    mix(shade(color, 0.3), '#f3b0a6', 0.3),
  )
  art.fill(circle(x - size * 0.01, y - size * 0.02, size * 0.17), shade(color, 0.78))
}
