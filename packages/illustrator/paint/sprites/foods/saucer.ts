import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, open } from '../../core/contour.ts'
import { bow } from './dough.ts'
import { BOWL, type BowlLook, type SoupBowl } from './soupBowl.ts'

/** How far the saucer reaches, where its well begins, and how high its rim stands: of the bowl's radius. */
const SAUCER = { reach: 1.16, well: 0.8, high: 0.07 } as const

/** The small plate under a soup bowl, about the same middle as its foot; drawn before the bowl. */
export function saucer(art: Canvas, bowl: SoupBowl, look: Pick<BowlLook, 'glaze' | 'band'>): void {
  saucerAt(art, { ...bowl, y: bowl.y + bowl.size * BOWL.high }, look)
}

/** A small plate about a point of the table; `size` is the radius of the bowl that fits it. */
export function saucerAt(
  art: Canvas,
  { x, y, size, flat }: SoupBowl,
  { glaze, band }: Pick<BowlLook, 'glaze' | 'band'>,
): void {
  const ring = (wide: number, dy = 0, dx = 0) =>
    ellipse(x + size * dx, y + size * dy, size * wide, size * wide * flat)
  const { reach, well, high } = SAUCER
  art.softFill(ring(reach * 0.99, 0.07, 0.08), SHADOW, 0.4, size * 0.07)
  art.softFill(ring(reach * 0.9, 0.06, 0.02), SHADOW, 0.7, size * 0.03)
  const under = mix(shade(glaze, 0.45), SHADOW, 0.3)
  for (const share of [0, 0.34, 0.67])
    art.fill(ring(reach - 0.1 * (1 - share), -high * share + 0.03), under)
  const lit = art.linearGradient('x1="0" y1="0" x2="1" y2=".7"', [
    [0, tint(glaze, 0.6)],
    [0.5, glaze],
    [1, mix(glaze, '#8a7f96', 0.42)],
  ])
  art.fill(ring(reach, -high), lit)
  const line = (wide: number, dy: number, from: number, to: number) =>
    open(bow([x, y + size * dy], [size * wide, size * wide * flat], [from, to], 40))
  art.stroke(line(reach - 0.08, -high * 0.8, 0, Math.PI * 2), band, size * 0.03, { opacity: 0.85 })
  art.stroke(line(reach - 0.015, -high, 2.4, 5.2), '#ffffff', size * 0.02, { opacity: 0.85 })
  const hollow = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, mix(glaze, '#6d5f7c', 0.4)],
    [0.4, mix(glaze, '#8a7f96', 0.14)],
    [1, tint(glaze, 0.5)],
  ])
  art.fill(ring(well + 0.05, -high * 0.2), hollow)
  art.fill(ring(well, 0), mix(glaze, '#8a7f96', 0.1))
}
