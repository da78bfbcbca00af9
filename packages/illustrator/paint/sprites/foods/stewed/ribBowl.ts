import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import {
  closed,
  ellipse,
  num,
  open,
  pack,
  type Path,
  sized,
  turned,
} from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { shape } from '../dough.ts'
import { glow } from '../glow.ts'
import { liftedFork } from '../liftedFork.ts'
import { steam } from '../../products/parts.ts'
import { layered, patches } from '../touches.ts'
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
  const pool = { rx: rx * 0.86, ry: ry * 0.8, y: ry * 0.1 }
  sauce(art, pool, color)
  const far = { x: rx * 0.18, y: -ry * 0.5, size: rx * 0.46, angle: 0.2, color: MEAT }
  braisedRib(art, far, { sauce: color })
  const near = { x: rx * 0.06, y: ry * 0.16, size: rx * 0.54, angle: -0.02, color: MEAT }
  // The near one stands before the far one, which lies in its shade.
  art.softFill(
    ellipse(near.x + rx * 0.06, near.y - ry * 0.24, rx * 0.44, ry * 0.3),
    '#120303',
    0.6,
    rx * 0.05,
  )
  art.softFill(ellipse(near.x, near.y + ry * 0.42, rx * 0.62, ry * 0.24), '#120303', 0.7, rx * 0.06)
  braisedRib(art, near, {
    sauce: color,
    fork: () => liftedFork(art, { x: rx * 0.66, y: ry * 0.08, size: rx * 0.3, angle: -0.62 }),
  })
  art.clipped(ellipse(0, pool.y, pool.rx, pool.ry), () => sunk(art, near, color))
  parsley(art, near)
}

/** Where sauce stands around the foot of a rib, from its bone to its end. */
const SHORE = shape(
  '-1.56 .3, -1.4 .4, -1.2 .43, -1 .41, -.7 .46, -.4 .44, -.1 .47, .2 .45, .5 .46, .8 .41, 1 .36',
)
const DEEP = shape('1.1 .46, .7 .58, .1 .64, -.6 .64, -1.2 .58, -1.6 .44')

/** The sauce over the lowest fibres of a rib, with a wet line along them. */
function sunk(art: Canvas, { x, y, size, angle }: Piece, color: Color): void {
  const line = turned(sized(SHORE, size), angle, x, y)
  const dark = shade(color, 0.6)
  const fading = art.linearGradient('x1="0" y1="0" x2="0" y2="1"', [
    [0, dark, 1],
    [0.5, dark, 0.96],
    [1, dark, 0],
  ])
  art.fill(closed([...line, ...turned(sized(DEEP, size), angle, x, y)]), fading)
  const wet = open(line.slice(1, 5)) + open(line.slice(6, 9))
  art.movedBy(0, size * 0.012, () => art.stroke(wet, '#f08a5a', size * 0.009, { opacity: 0.6 }))
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
