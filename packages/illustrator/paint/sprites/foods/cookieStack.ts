import { riseIn } from '../../core/camera.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { closed, ellipse, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { type ChocolateSpot, chocolateOn, drip } from './cookieChocolate.ts'
import { cookieFace, cookieOutline, cookieSide, type ThickCookie } from './cookieFace.ts'
import { wireRack } from './coolingRack.ts'
import { spots } from './dough.ts'
import { brokenEdge, halfOutline } from './brokenCookie.ts'

/** Where the stack stands. */
const LOW = [-0.5, 0.3] as const

/** The cookies of the stack from below: how far off its middle, how large. */
const STACK = [
  [0.03, 0.02, 1.04],
  [-0.07, 0, 0.98],
  [0.06, -0.03, 1.02],
  [-0.03, 0.02, 0.97],
] as const

/** Chocolate on the faces that are seen whole: where, how large, how turned, how it melted. */
const ON_HALF: readonly ChocolateSpot[] = [
  [-0.52, -0.34, 0.2, 0.3, 'pool'],
  [-0.08, -0.62, 0.17, 1.9, 'chunk'],
  [0.34, -0.3, 0.26, 0.9, 'pool'],
  [0.66, -0.5, 0.12, 2.4, 'chunk'],
  [-0.2, -0.2, 0.12, 0.5, 'chunk'],
]
const ON_TOP: readonly ChocolateSpot[] = [
  [-0.6, 0.36, 0.18, 2.2, 'pool'],
  [0.5, 0.52, 0.15, 1.1, 'chunk'],
  [0.1, 0.74, 0.2, 0.1, 'chunk'],
  [0.76, 0.18, 0.13, 0.6, 'chunk'],
]
const ON_LEANING: readonly ChocolateSpot[] = [
  [-0.3, -0.42, 0.29, 0.5, 'pool'],
  [0.36, -0.5, 0.17, 1.7, 'chunk'],
  [0.24, 0.06, 0.24, 2.6, 'chunk'],
  [-0.5, 0.2, 0.15, 0.2, 'chunk'],
  [0.62, 0.34, 0.2, 1.2, 'pool'],
  [-0.1, 0.55, 0.22, 0.8, 'pool'],
  [0.72, -0.2, 0.1, 2.1, 'chunk'],
]
const ON_FRONT: readonly ChocolateSpot[] = [
  [-0.4, -0.5, 0.24, 0.2, 'pool'],
  [0.2, -0.36, 0.16, 1.3, 'chunk'],
  [0.6, -0.34, 0.2, 2.2, 'pool'],
  [0.1, -0.74, 0.12, 0.4, 'chunk'],
]

/** Thick cookies on a rack, one of them broken open while its chocolate still runs; `size` is their reach. */
export function cookiestack(art: Canvas, piece: Piece): void {
  const { x, size, color } = piece
  const r = size * 0.47
  const y = piece.y - r * 0.3
  const thick = r * 0.25 * riseIn(art.camera)
  wireRack(art, { x, y: y + r * 0.62, width: r * 4.3, height: r * 3.7, turn: -0.05 })
  const at = (u: number, v: number, share: number): ThickCookie => {
    return { x: x + u * r, y: y + v * r, r: r * share, thick, color }
  }
  const top = stack(art, at, thick)
  brokenTop(art, { ...top, r: r * 0.96 })
  leaning(art, { ...at(1.04, 0.26, 0.92) })
  frontHalf(art, at(-0.84, 1.98, 0.9))
  fallen(art, at(0.5, 1.95, 0.9))
}

type Placed = (u: number, v: number, share: number) => ThickCookie

/** The whole cookies one on the other; gives the place of the next one above. */
function stack(art: Canvas, at: Placed, thick: number): ThickCookie {
  const low = at(LOW[0], LOW[1], 1)
  contact(art, low)
  STACK.forEach(([u, v, share], level) => {
    const piece = at(LOW[0] + u, LOW[1] + v, share)
    const lifted = { ...piece, y: piece.y - thick * level }
    const outline = cookieOutline(art.random, lifted)
    if (level > 0) seam(art, lifted, outline)
    cookieSide(art, lifted, outline)
    cookieFace(art, lifted, outline)
    if (level === STACK.length - 1) chocolateOn(art, lifted, ON_TOP)
  })
  return { ...low, y: low.y - thick * STACK.length }
}

/** Where one lies on another no light comes in. */
function seam(art: Canvas, { r, thick }: ThickCookie, outline: readonly Point[]): void {
  art.movedBy(r * 0.03, thick * 1.1, () => art.softFill(closed(outline), '#2a0d06', 0.66, r * 0.03))
}

/** The shadow on the rack and, darker, right below. */
function contact(art: Canvas, { x, y, r, thick }: ThickCookie): void {
  art.softFill(ellipse(x + r * 0.34, y + thick + r * 0.16, r * 1.1, r), SHADOW, 0.42, r * 0.16)
  art.softFill(ellipse(x + r * 0.05, y + thick * 1.15, r * 0.98, r * 0.97), SHADOW, 0.6, r * 0.05)
}

/** The far half of the topmost cookie: the near one was broken off, chocolate runs out of the break. */
function brokenTop(art: Canvas, piece: ThickCookie): void {
  const { r, thick } = piece
  const { outline, torn } = halfOutline(art.random, { ...piece, turn: 0.06 })
  art.movedBy(r * 0.05, thick * 1.25, () =>
    art.softFill(closed(outline), '#2a0d06', 0.62, r * 0.05),
  )
  cookieSide(art, piece, outline)
  cookieFace(art, piece, outline)
  art.clipped(polygon(outline), () => chocolateOn(art, piece, ON_HALF))
  brokenEdge(art, piece, torn)
  const [px, py] = torn[Math.floor(torn.length * 0.62)] ?? [piece.x, piece.y]
  drip(art, { x: px, y: py + thick * 0.5, r, fall: thick * 0.9 + r * 0.42 })
}

/** A whole one that stands on its edge and leans on the stack. */
function leaning(art: Canvas, piece: ThickCookie): void {
  const { x, y, r, thick } = piece
  const tall = 1.22
  art.softFill(ellipse(x + r * 0.42, y + r * tall * 0.93, r * 0.95, r * 0.26), SHADOW, 0.5, r * 0.1)
  art.softFill(ellipse(x - r * 0.06, y + r * tall * 1.08, r * 0.5, r * 0.07), SHADOW, 0.7, r * 0.05)
  const flat: ThickCookie = { ...piece, x: 0, y: 0, thick: thick * 0.55 }
  const outline = cookieOutline(art.random, flat)
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(9) scale(1 ${tall})`
  art.group(`transform="${place}"`, () => {
    art.movedBy(-r * 0.1, r * 0.02, () => art.softFill(closed(outline), '#2a0d06', 0.55, r * 0.06))
    // Its back is seen on the right, away from the window.
    art.movedBy(r * 0.075, -r * 0.02, () => art.fill(closed(outline), shade(piece.color, 0.56)))
    cookieSide(art, flat, outline)
    cookieFace(art, flat, outline)
    chocolateOn(art, flat, ON_LEANING)
  })
}

/** The half that was broken off, before the stack. */
function frontHalf(art: Canvas, piece: ThickCookie): void {
  const { r, thick } = piece
  const { outline, torn } = halfOutline(art.random, { ...piece, turn: 0.3 })
  art.movedBy(r * 0.14, thick * 1.3, () => art.softFill(closed(outline), SHADOW, 0.5, r * 0.09))
  art.movedBy(r * 0.02, thick * 1.08, () => art.softFill(closed(outline), SHADOW, 0.6, r * 0.03))
  cookieSide(art, piece, outline)
  cookieFace(art, piece, outline)
  art.clipped(polygon(outline), () => chocolateOn(art, piece, ON_FRONT))
  brokenEdge(art, piece, torn)
}

/** Crumbs of the break. */
function fallen(art: Canvas, { x, y, r, color }: ThickCookie): void {
  const { random } = art
  const places = Array.from({ length: 26 }, (): Point => {
    const far = random.next() ** 1.6
    const turn = random.angle()
    return [x + Math.cos(turn) * r * far * 0.9, y + Math.sin(turn) * r * far * 0.36]
  })
  const crumbs = spots(random, places, [r * 0.008, r * 0.045], { flat: 1.2 })
  art.movedBy(r * 0.015, r * 0.025, () => art.fill(crumbs, SHADOW, 0.55))
  art.fill(crumbs, mix(color, '#8a4c1c', 0.3))
}
