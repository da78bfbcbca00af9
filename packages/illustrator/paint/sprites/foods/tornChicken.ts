import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { curveOn, laid, layered, litSide } from './touches.ts'

/** Half its width, as a share of half its length. */
const GIRTH = 0.46
/** Where its grain shows, from its lit side to the other. */
const GRAIN = [-0.62, -0.34, -0.1, 0.18, 0.44, 0.68] as const

/** Poached chicken torn along its grain: a pale strip, frayed where it was torn off; `size` is half its length. */
export function tornchicken(art: Canvas, given: Piece): void {
  const { random } = art
  const { size } = given
  const color = mix(shade(given.color, 0.04), tint(given.color, 0.34), random.next())
  const piece = { ...given, color, angle: Math.sin(given.angle) * 0.8 }
  const bend = random.range(0.1, 0.3) * random.pick([-1, 1])
  const shape = outline(art, bend)
  const path = closed(laid(shape, piece))
  layered(art, path, [
    { color: SHADOW, dx: size * 0.07, dy: size * 0.2, opacity: 0.44 },
    { color: mix(shade(color, 0.4), '#a0622c', 0.45), dx: size * 0.01, dy: size * 0.08 },
    { color: mix(shade(color, 0.12), '#d09a52', 0.25) },
  ])
  art.clipped(path, () => {
    const lit = closed(laid(shrunk(shape, 0.84), piece))
    art.movedBy(-size * 0.06, -size * 0.12, () => art.fill(lit, color))
    const high = closed(laid(shrunk(shape, 0.56), piece))
    art.movedBy(-size * 0.1, -size * 0.2, () => art.fill(high, tint(color, 0.45)))
    grain(art, piece, bend)
  })
  const side = litSide(piece.angle) * GIRTH * 0.62
  const wet = curveOn(piece, [-0.5, side + bend * 0.25, -0.2, side * 1.08, 0.1, side])
  art.stroke(wet, '#ffffff', size * 0.08, { opacity: 0.85 })
}

/** An uneven strip, its ends torn into threads. */
function outline({ random }: Canvas, bend: number): Point[] {
  const across = (u: number, v: number): Point => [u, v + bend * u * u]
  const wide = () => GIRTH * random.range(0.74, 1.12)
  const thread = random.range(1, 1.2)
  return [
    across(thread, -0.3),
    across(0.8, -0.2),
    across(random.range(0.92, 1.14), -0.02),
    across(0.78, 0.12),
    across(random.range(0.86, 1.06), 0.32),
    across(0.5, wide()),
    across(-0.1, wide() * 0.86),
    across(-0.62, wide()),
    across(random.range(-1, -0.84), GIRTH * 0.5),
    across(-0.78, 0.02),
    across(random.range(-1.1, -0.9), -GIRTH * 0.5),
    across(-0.5, -wide()),
    across(0, -wide() * 0.9),
    across(0.55, -wide()),
  ]
}

/** Fine broken lines along the strip. */
function grain(art: Canvas, piece: Piece, bend: number): void {
  const { random } = art
  const { size, color } = piece
  const lines = GRAIN.map((at) => {
    const v = at * GIRTH * 1.2
    const from = random.range(-0.85, 0)
    const to = from + random.range(0.5, 0.95)
    const middle = (from + to) / 2
    const on = (u: number) => [u, v * (1 - 0.2 * u * u) + bend * u * u]
    return curveOn(piece, [...on(from), ...on(middle), ...on(to)])
  }).join('')
  art.stroke(lines, mix(shade(color, 0.3), '#b0742f', 0.5), size * 0.045, { opacity: 0.6 })
  art.movedBy(0, size * 0.04, () => art.stroke(lines, '#fffaf0', size * 0.03, { opacity: 0.6 }))
}
