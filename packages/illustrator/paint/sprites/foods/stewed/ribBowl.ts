import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { ellipse, num, pack, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { glow } from '../glow.ts'
import { liftedFork } from '../liftedFork.ts'
import { steam } from '../../products/parts.ts'
import { plumb } from '../upright.ts'
import { braisedRib } from './braisedRib.ts'
import { backOfGlazedBowl, frontOfGlazedBowl, type GlazedBowl } from './glazedBowl.ts'

/** The meat below its glaze. */
const MEAT = '#9a4c2c'

/**
 * Short ribs braised in red wine in a wide bowl, one of them pulled apart by a fork; `size` is half
 * the bowl's width, its color that of the sauce.
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

function filling(art: Canvas, { rx, ry }: GlazedBowl, color: Color): void {
  sauce(art, { rx: rx * 0.86, ry: ry * 0.8, y: ry * 0.1 }, color)
  const far = { x: 0, y: 0, size: rx * 0.44, angle: 0.16, color: MEAT }
  art.group(
    `transform="translate(${Math.round(-rx * 0.02)} ${Math.round(-ry * 0.42)}) scale(-1 1)"`,
    () => braisedRib(art, far, { sauce: color }),
  )
  const near = { x: rx * 0.07, y: ry * 0.13, size: rx * 0.5, angle: -0.02, color: MEAT }
  art.softFill(ellipse(near.x, near.y + ry * 0.42, rx * 0.62, ry * 0.24), '#120303', 0.7, rx * 0.06)
  braisedRib(art, near, {
    sauce: color,
    fork: () => liftedFork(art, { x: rx * 0.62, y: ry * 0.06, size: rx * 0.3, angle: -0.62 }),
  })
  parsley(art, near)
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
      `M${-rx * 0.8} ${y + ry * 0.46}Q${-rx * 0.5} ${y + ry * 0.84} ${-rx * 0.06} ${y + ry * 0.9}`,
      '#ffd2b0',
      rx * 0.018,
      { opacity: 0.75 },
    )
  })
  art.stroke(pool, SHADOW, rx * 0.012, { opacity: 0.35 })
}

/** Parsley: flecks that a knife left. */
function parsley(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const places: Point[] = pack(random, x - size * 0.22, y - size * 0.36, size * 0.44, 30, {
    ry: size * 0.18,
    tries: 2,
  })
  art.movedBy(1, 3, () => art.specks(places, '#1a0504', size * 0.04, { length: 6, opacity: 0.5 }))
  art.specks(places.slice(0, 17), '#4f8a3a', size * 0.034, { length: size * 0.03 })
  art.specks(places.slice(17), '#86ba54', size * 0.03, { length: size * 0.024 })
}
