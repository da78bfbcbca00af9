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
  if (has('cornbread')) cornbread(art, accent)
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

/** The pan on its face: the dark, satin underside. */
function upturned(art: Canvas, color: Color): void {
  art.fill(circle(X, Y, RADIUS), shade(color, 0.5))
  art.fill(circle(X - 4, Y - 6, RADIUS * 0.97), tint(color, 0.06))
  art.stroke(circle(X - 2, Y - 3, RADIUS * 0.8), shade(color, 0.5), 12)
  art.stroke(circle(X - 5, Y - 7, RADIUS * 0.8), tint(color, 0.3), 4, { opacity: 0.6 })
  const satin = art.radialGradient('cx=".34" cy=".28" r=".75"', [
    [0, tint(color, 0.5), 0.75],
    [0.55, tint(color, 0.1), 0.2],
    [1, shade(color, 0.5), 0.6],
  ])
  art.fill(circle(X - 4, Y - 6, RADIUS * 0.97), satin)
  art.stroke(arcs(0.9, -2.8, -1.9), tint(color, 0.7), 14, { opacity: 0.4 })
  art.stroke(arcs(0.6, -2.7, -2), tint(color, 0.7), 20, { opacity: 0.25 })
  art.stroke(circle(X, Y, 70), shade(color, 0.4), 4, { opacity: 0.6 })
  art.stroke(`M${X - 40} ${Y - 8}h80M${X - 26} ${Y + 14}h52`, shade(color, 0.4), 8, {
    opacity: 0.6,
  })
}

/** A wedge on the pan, moved from where it lies by `dx` and `dy`. */
function wedge(dx: number, dy: number): Point[] {
  const shape = pairs('30,0 215,-108 236,-54 243,0 236,54 215,108')
  return turned(shape, -2.2, X + 40 + dx, Y + 40 + dy)
}

/** A wedge of cornbread left in the pan, with its crumbs. */
function cornbread(art: Canvas, color: Color): void {
  const top = wedge(0, 0)
  art.shadow(polygon(top), 46, 0.4)
  art.fill(polygon(wedge(14, 34)), shade(color, 0.42))
  art.fill(polygon(wedge(7, 20)), '#f0d487')
  art.fill(polygon(top), shade(color, 0.14))
  art.fill(polygon(shrunk(top, 0.92, -3, -3)), color)
  const holes = shrunk(top, 0.7).flatMap(([x, y]) =>
    Array.from({ length: 7 }, (): Point => [x + art.random.jitter(34), y + art.random.jitter(34)]),
  )
  art.specks(holes, shade(color, 0.3), 6, { opacity: 0.6 })
  art.specks(
    holes.map(([x, y]): Point => [x - 8, y - 5]),
    '#fbe7a8',
    5,
    { opacity: 0.8 },
  )
  const crumbs = Array.from({ length: 34 }, (): Point => [
    X + 60 + art.random.jitter(170),
    Y + 90 + art.random.jitter(120),
  ])
  art.specks(crumbs, '#e3b455', 10)
  art.specks(
    crumbs.slice(0, 16).map(([x, y]): Point => [x - 2, y - 2]),
    '#f6dc94',
    5,
  )
}

function oil(art: Canvas): void {
  const pool = blob(art.random, X - 10, Y + 10, 190, 150, { points: 11, wobble: 0.12 })
  art.fill(closed(pool), '#d9a53a', 0.45)
  art.fill(closed(shrunk(pool, 0.5, -60, -40)), '#fff0b8', 0.45)
}

export const skillets = {
  castiron,
} satisfies Record<keyof typeof words, DrawProduct>
