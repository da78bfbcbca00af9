import type { skillets as words } from '../../../language/words/products/skillets.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import {
  circle,
  closed,
  num,
  open,
  type Point,
  roundedRect,
  sized,
  turned,
} from '../../core/contour.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { cornbread, cornbreadWedge } from './cornbread.ts'
import { board } from './boards.ts'
import { oiledIron } from './seasoning.ts'
import { wipingHand } from './wipingHand.ts'

const X = 545
const Y = 455
const RADIUS = 315
const TURN = 0.5
const HAND = { angle: -0.95, skin: '#c88a62', sleeve: '#46627e', cloth: '#f3ead8' }

/** A cast-iron pan from above; while it is wiped with oil it is seen from nearer. */
function castiron(art: Canvas, look: ProductLook): void {
  if (look.has('cornbread')) return servedPan(art, look)
  if (!look.has('oil')) return pan(art, look)
  art.group('transform="translate(600 470) scale(1.24) translate(-560 -462)"', () => pan(art, look))
}

const isCornbread = (detail: string) => detail === 'cornbread'

/** How flat the served pan looks from a chair, and how high its wall is before it is flattened. */
const FROM_CHAIR = 0.8
const WALL = 74

/** The pan to the upper right, a wedge of what is in it before it, all of it seen from a chair. */
function servedPan(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board'))
    board(art, { x: 640, y: 480, width: 1060, height: 860, angle: -0.07, color: '#b9824a' })
  const place = `translate(608 462) scale(1.04 ${num(1.04 * FROM_CHAIR)}) translate(-600 -470)`
  art.group(`transform="${place}"`, () => {
    art.group('transform="translate(722 372) scale(1.06) translate(-545 -455)"', () => {
      pan(art, { color, accent, has: isCornbread }, WALL)
    })
    cornbreadWedge(art, { x: 446, y: 692, size: 284, color: accent })
  })
}

/** With a helper handle and two lips for pouring; `high` is how much of its wall is seen. */
function pan(art: Canvas, { color, accent, has }: ProductLook, high = 0): void {
  if (has('board') || has('burner') || has('rack'))
    board(art, { x: 660, y: 480, width: 920, height: 800, angle: -0.07, color: '#c08a50' })
  panHandles(art, color, high)
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
  if (has('oil')) oiledIron(art, { x: X + 4, y: Y + 6, size: RADIUS * 0.9, color })
  if (has('cloth') || has('upturned')) wipingHand(art, { ...HAND, x: X + 48, y: Y + 34 })
  if (has('cornbread')) {
    art.clipped(circle(X, Y, RADIUS * 0.915), () =>
      cornbread(art, { x: X, y: Y + 14, size: RADIUS * 0.87, color: accent }),
    )
    const near = arcs(0.925, 0.3, 2.84)
    art.stroke(near, '#0f0b0c', RADIUS * 0.02, { opacity: 0.6 })
    art.stroke(arcs(0.962, 1.5, 2.7), tint(color, 0.62), RADIUS * 0.016, { opacity: 0.7 })
  }
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

/** The outside of the pan from its rim down to the board: narrower below, a broken light on its left. */
function panWall(art: Canvas, color: Color, high: number): void {
  const foot = RADIUS * 0.9
  const wall = `${circle(X, Y + high, foot)}M${X - RADIUS} ${Y}L${num(X - foot)} ${Y + high}H${num(X + foot)}L${X + RADIUS} ${Y}Z`
  art.movedBy(44, 34, () => art.softFill(circle(X, Y + high, foot * 1.02), SHADOW, 0.5, 24))
  art.movedBy(8, 10, () => art.softFill(circle(X, Y + high, foot), '#150b0a', 0.75, 7))
  const iron = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, shade(color, 0.3)],
    [0.2, tint(color, 0.3)],
    [0.36, tint(color, 0.06)],
    [0.7, shade(color, 0.5)],
    [1, shade(color, 0.7)],
  ])
  art.fill(wall, iron)
  art.clipped(wall, () => {
    art.movedBy(0, high, () => art.stroke(arcs(0.89, 0.1, 3), '#0d090a', 14, { opacity: 0.55 }))
    art.movedBy(0, high * 0.4, () =>
      art.stroke(arcs(0.965, 1.9, 2.5), tint(color, 0.55), 7, { opacity: 0.5 }),
    )
  })
}

function panHandles(art: Canvas, color: Color, high: number): void {
  const lips = [TURN + 1.57, TURN - 1.57].map((angle) => closed(onPan(POUR_LIP, angle))).join('')
  const grips = closed(onPan(LONG_HANDLE)) + closed(onPan(HELPER_HANDLE))
  const whole = circle(X, Y, RADIUS) + grips + lips
  art.movedBy(32, 48 + high * 0.6, () => art.softFill(whole, SHADOW, 0.44, 26))
  if (high) panWall(art, color, high)
  else art.movedBy(20, 30, () => art.fill(whole, SHADOW, 0.27))
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

export const skillets = {
  castiron,
} satisfies Record<keyof typeof words, DrawProduct>
