import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { ellipse, num, pack, type Path } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { glow } from '../glow.ts'
import { steam } from '../../products/parts.ts'
import { layered, patches } from '../touches.ts'
import { plumb } from '../upright.ts'
import { braisedRib } from './braisedRib.ts'
import { backOfGlazedBowl, frontOfGlazedBowl, type GlazedBowl } from './glazedBowl.ts'

/**
 * Short ribs braised in red wine, heaped on their bones in a wide bowl; `size` is half the bowl's
 * width, its color that of the sauce.
 */
export function ribbowl(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: GlazedBowl = {
    rx: size,
    ry: size * 0.56,
    depth: size * 0.42,
    color: '#d9cfc0',
    inside: '#f6ecda',
  }
  plumb(art, { x, y }, () => {
    art.movedBy(x, y - size * 0.1, () => {
      backOfGlazedBowl(art, bowl)
      art.clipped(openingAndAbove(bowl), () => filling(art, bowl, color))
      frontOfGlazedBowl(art, bowl)
      steam(art, -size * 0.1, -size * 0.6, 0.9)
    })
  })
}

/** Where food may be seen: in the opening, and over its far rim. */
function openingAndAbove({ rx, ry }: GlazedBowl): Path {
  const [a, b, far] = [num(rx * 0.95), num(ry * 0.95), num(rx * 3)]
  return `M-${a} 0A${a} ${b} 0 0 0 ${a} 0H${far}V-${far}H-${a}Z`
}

/** What is left of depths in the bowl. */
const FLAT = 0.58

/** Where ribs lie in the bowl, from the far one to the near one: shares of its half width and height. */
const RIBS = [
  { at: [-0.2, -0.14], size: 0.41, pose: { turn: 0.3 } },
  { at: [0.38, 0.12], size: 0.42, pose: { turn: -0.3 } },
  { at: [-0.05, 0.52], size: 0.47, pose: { turn: 0.14 } },
] as const

function filling(art: Canvas, { rx, ry }: GlazedBowl, color: Color): void {
  const pool = { rx: rx * 0.86, ry: ry * 0.8, y: ry * 0.1 }
  sauce(art, pool, color)
  for (const { at, size, pose } of RIBS) {
    const seat = { x: at[0] * rx, y: at[1] * ry, size: size * rx, flat: FLAT }
    art.softFill(
      ellipse(
        seat.x + seat.size * 0.08,
        seat.y + seat.size * 0.1,
        seat.size * 1.1,
        seat.size * 0.5,
      ),
      '#120303',
      0.7,
      rx * 0.06,
    )
    braisedRib(art, seat, { pose, sauce: color })
  }
  parsley(art, { x: rx * 0.04, y: ry * 0.34, size: rx * 0.44, angle: 0, color })
}

/** The sauce: boiled down until it shines, dark, brown where it is thin. */
function sauce(
  art: Canvas,
  { rx, ry, y }: { rx: number; ry: number; y: number },
  color: Color,
): void {
  const pool = ellipse(0, y, rx, ry)
  art.movedBy(0, -ry * 0.03, () => art.softFill(pool, '#7a2a18', 0.5, rx * 0.03))
  art.fill(pool, shade(color, 0.3))
  art.clipped(pool, () => {
    glow(art, mix(color, '#c24a24', 0.6), 0.8, [
      { x: -rx * 0.7, y: y + ry * 0.2, rx: rx * 0.5, ry: ry * 0.6 },
      { x: rx * 0.3, y: y + ry * 0.86, rx: rx * 0.8, ry: ry * 0.2 },
    ])
    glow(art, '#160404', 0.7, [{ x: rx * 0.1, y: y - ry * 0.1, rx, ry: ry * 0.7 }])
    const drops = pack(art.random, 0, y, rx * 0.95, 26, { ry: ry * 0.92, tries: 2 })
    art.specks(drops, tint(color, 0.4), rx * 0.014, { length: rx * 0.014, angle: 0, opacity: 0.7 })
    art.specks(drops.slice(0, 9), '#ffe0c0', rx * 0.008, { opacity: 0.8 })
    art.stroke(
      `M${rx * 0.3} ${y + ry * 0.86}Q${rx * 0.66} ${y + ry * 0.72} ${rx * 0.86} ${y + ry * 0.36}`,
      '#ffd2b0',
      rx * 0.018,
      { opacity: 0.75 },
    )
  })
  art.stroke(pool, SHADOW, rx * 0.012, { opacity: 0.35 })
}

/** Chopped parsley: thick on the near rib, a few bits beside it and on the far one. */
function parsley(art: Canvas, { x, y, size }: Piece): void {
  const heap = { x: x - size * 0.24, y: y - size * 0.34, rx: size * 0.44, ry: size * 0.14 }
  const bits = (count: number, grain: number) =>
    patches(art, { ...heap, count, grain: size * grain }) +
    patches(art, { ...heap, rx: size * 0.9, ry: size * 0.4, count: count / 2, grain: size * grain })
  layered(art, bits(14, 0.05), [
    { color: '#140503', dx: size * 0.008, dy: size * 0.02, opacity: 0.6 },
    { color: '#3f7a2e' },
    { color: '#6aa544', dx: -size * 0.004, dy: -size * 0.007, opacity: 0.5 },
  ])
  layered(art, bits(12, 0.036), [
    { color: '#140503', dx: size * 0.006, dy: size * 0.016, opacity: 0.6 },
    { color: '#86b850' },
  ])
}
