import type { skillets as words } from '../../../language/words/products/skillets.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  num,
  open,
  polygon,
  type Point,
  roundedRect,
  shrunk,
  sized,
  turned,
} from '../../core/contour.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { cornbread } from './cornbread.ts'
import { burner, rack } from './hobs.ts'

const X = 545
const Y = 455
const RADIUS = 315
const TURN = 0.5

/** A cast-iron pan from above, with a helper handle and two lips for pouring. */
function castiron(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('burner')) burner(art, X, Y)
  if (has('rack')) rack(art)
  panHandles(art, color)
  if (has('upturned')) return upturned(art, color)
  const rim = circle(X, Y, RADIUS)
  art.fill(rim, shade(color, 0.4))
  art.fill(circle(X - 4, Y - 6, RADIUS * 0.98), tint(color, 0.1))
  art.fill(circle(X, Y, RADIUS * 0.925), shade(color, 0.6))
  art.fill(circle(X + 4, Y + 6, RADIUS * 0.905), color)
  const sheen = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, tint(color, 0.3), 0.8],
    [0.5, color, 0.2],
    [1, shade(color, 0.6), 0.7],
  ])
  art.fill(circle(X + 4, Y + 6, RADIUS * 0.905), sheen)
  art.stroke(arcs(0.94, -2.9, -1.85), tint(color, 0.6), RADIUS * 0.02, { opacity: 0.7 })
  art.stroke(arcs(0.86, 0.2, 1.3), tint(color, 0.4), RADIUS * 0.016, { opacity: 0.5 })
  const grain = Array.from({ length: 160 }, (): Point => {
    const angle = art.random.angle()
    const reach = Math.sqrt(art.random.next()) * RADIUS * 0.86
    return [X + Math.cos(angle) * reach, Y + Math.sin(angle) * reach]
  })
  art.specks(grain, tint(color, 0.22), 3, { opacity: 0.5 })
  if (has('oil')) oil(art)
  if (has('cornbread')) cornbread(art, { x: X + 4, y: Y + 6, size: RADIUS * 0.86, color: accent })
}

/** A line along the rim from one angle to another. */
function arcs(share: number, from: number, to: number): string {
  const radius = RADIUS * share
  const at = (angle: number) =>
    `${num(X + Math.cos(angle) * radius)} ${num(Y + Math.sin(angle) * radius)}`
  return `M${at(from)}A${num(radius)} ${num(radius)} 0 0 1 ${at(to)}`
}

/** The parts around the pan, along the x axis, for a pan of radius 1. */
const LONG_HANDLE = pairs(
  '.9,-.173 1.12,-.092 1.5,-.086 1.84,-.127 1.92,0 1.84,.127 1.5,.086 1.12,.092 .9,.173',
)
const HELPER_HANDLE = pairs('-.9,-.3 -1.1,-.22 -1.19,0 -1.1,.22 -.9,.3')
const POUR_LIP = pairs('.93,-.2 1.03,-.09 1.06,0 1.03,.09 .93,.2')
const RIDGE = pairs('1.2,-.035 1.55,-.035 1.75,-.058')

/** Points for a pan of radius 1, where the pan lies. */
function onPan(shape: readonly Point[], angle = TURN, narrowed = 1): Point[] {
  return turned(sized(shape, RADIUS, RADIUS * narrowed), angle, X, Y)
}

function panHandles(art: Canvas, color: Color): void {
  const lips = [TURN + 1.57, TURN - 1.57].map((angle) => closed(onPan(POUR_LIP, angle))).join('')
  const grips = closed(onPan(LONG_HANDLE)) + closed(onPan(HELPER_HANDLE))
  art.dropShadow(circle(X, Y, RADIUS) + grips + lips, 32, 48, 0.44)
  art.fill(grips, shade(color, 0.45))
  const lit = [LONG_HANDLE, HELPER_HANDLE].map((shape) => closed(onPan(shape, TURN, 0.76)))
  art.movedBy(-3, -4, () => art.fill(lit.join(''), tint(color, 0.14)))
  art.stroke(open(onPan(RIDGE)), tint(color, 0.45), 5, { opacity: 0.6 })
  art.rotated(TURN, X, Y, () => {
    const dark = shade(color, 0.8)
    art.fill(circle(X + RADIUS * 1.79, Y, RADIUS * 0.058), dark)
    art.fill(roundedRect(X - RADIUS * 1.07 - 11, Y - 42, 22, 84, 11), dark)
  })
  art.fill(lips, shade(color, 0.3))
}

/** The pan on its face: the dark underside, oiled until it shines like satin. */
function upturned(art: Canvas, color: Color): void {
  art.fill(circle(X, Y, RADIUS), shade(color, 0.62))
  art.fill(circle(X - 4, Y - 7, RADIUS * 0.975), tint(color, 0.12))
  const flank = art.linearGradient('x1=".1" y1=".05" x2=".9" y2=".95"', [
    [0, '#d9b48a', 0.7],
    [0.3, color, 0],
    [0.75, '#120c0e', 0.5],
    [1, '#e08a3c', 0.55],
  ])
  art.fill(circle(X - 4, Y - 7, RADIUS * 0.975), flank)
  art.fill(circle(X - 2, Y - 3, RADIUS * 0.84), shade(color, 0.72))
  art.fill(circle(X - 5, Y - 8, RADIUS * 0.825), shade(color, 0.12))
  const satin = art.radialGradient('cx=".36" cy=".3" r=".72"', [
    [0, '#f3e0c0', 0.75],
    [0.24, '#b59a80', 0.36],
    [0.6, color, 0.1],
    [1, '#0d080a', 0.62],
  ])
  art.fill(circle(X - 5, Y - 8, RADIUS * 0.825), satin)
  const rings = [0.6, 0.42, 0.24].map((share) => circle(X - 5, Y - 8, RADIUS * share)).join('')
  art.stroke(rings, '#fff1d8', 2.6, { opacity: 0.16 })
  art.stroke(arcs(0.9, -2.8, -1.75), '#ffeccc', 12, { opacity: 0.75 })
  art.stroke(arcs(0.93, 0.3, 1.25), '#f0a050', 9, { opacity: 0.65 })
  art.stroke(arcs(0.7, -2.6, -1.95), '#fff4de', 26, { opacity: 0.28 })
  foundryMark(art, color)
}

/** A star in a ring, cast into the iron. */
function foundryMark(art: Canvas, color: Color): void {
  const star = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index / 10) * Math.PI * 2 - Math.PI / 2
    const reach = index % 2 === 0 ? 40 : 17
    return [X + Math.cos(angle) * reach, Y + Math.sin(angle) * reach]
  })
  for (const [shift, tone, opacity] of [
    [3, '#0d080a', 0.7],
    [0, tint(color, 0.3), 0.9],
  ] as const) {
    art.movedBy(shift, shift, () => {
      art.fill(polygon(star), tone, opacity)
      art.stroke(circle(X, Y, 66), tone, 6, { opacity })
    })
  }
}

function oil(art: Canvas): void {
  const pool = blob(art.random, X - 10, Y + 10, 190, 150, { points: 11, wobble: 0.12 })
  art.fill(closed(pool), '#d9a53a', 0.45)
  art.fill(closed(shrunk(pool, 0.5, -60, -40)), '#fff0b8', 0.45)
}

export const skillets = {
  castiron,
} satisfies Record<keyof typeof words, DrawProduct>
