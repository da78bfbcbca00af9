import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { blob, closed, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { patches } from './touches.ts'

const DARK = '#3f1d0a'

/** A round crust of crumbs: rough at its edge, dark where it turns from the light. */
function crust(art: Canvas, { x, y, size, color }: Piece): Point[] {
  const { random } = art
  const ball = blob(random, x, y, size, size * 0.93, { points: 26, wobble: 0.045 })
  art.movedBy(size * 0.06, size * 0.12, () =>
    art.softFill(closed(ball), '#1f0c06', 0.55, size * 0.12),
  )
  const light = art.radialGradient('cx=".36" cy=".28" r=".84"', [
    [0, mix(color, '#e3a95c', 0.75)],
    [0.38, mix(color, '#b9742f', 0.3)],
    [0.68, color],
    [0.88, shade(color, 0.52)],
    [1, mix(shade(color, 0.6), '#7a4a24', 0.3)],
  ])
  art.fill(closed(ball), light)
  return ball
}

/** Crumbs that stand out, pits between them, and herbs that the oven darkened. */
function crumbs(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const whole = { x, y, rx: size * 0.92, ry: size * 0.86 }
  const pits = patches(art, { ...whole, count: 22, grain: size * 0.13 })
  art.fill(pits, DARK, 0.4)
  const lit = { x: x - size * 0.14, y: y - size * 0.16, rx: size * 0.74, ry: size * 0.66 }
  const knobs = patches(art, { ...lit, count: 20, grain: size * 0.12 })
  art.movedBy(size * 0.025, size * 0.04, () => art.fill(knobs, DARK, 0.5))
  art.fill(knobs, mix(color, '#e6b066', 0.55), 0.9)
  art.fill(patches(art, { ...whole, count: 9, grain: size * 0.1 }), '#62752e', 0.85)
  const glints = Array.from({ length: 7 }, (): Point => {
    return [x - size * random.range(0.1, 0.55), y - size * random.range(0.2, 0.62)]
  })
  art.specks(glints, '#ffe9bd', size * 0.05, { length: size * 0.05, angle: -0.5, opacity: 0.7 })
}

/** A falafel baked until its crust is crisp; `size` is its radius. */
export function bakedFalafel(art: Canvas, piece: Piece): void {
  const ball = crust(art, piece)
  art.clipped(closed(ball), () => crumbs(art, piece))
}

const CRUMB: readonly Color[] = ['#657a2c', '#8b9a42', '#b6b968', '#d8d294']

/** A falafel broken in two: a thin brown crust around a green, crumbly middle, turned to us. */
export function openFalafel(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const { random } = art
  const ball = crust(art, piece)
  art.clipped(closed(ball), () => crumbs(art, piece))
  const look = { points: 22, wobble: 0.1, angle }
  const face = blob(random, x + size * 0.04, y + size * 0.05, size * 0.8, size * 0.68, look)
  art.softFill(closed(face), DARK, 0.7, size * 0.05)
  const light = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, '#c6c074'],
    [0.5, '#9ca04a'],
    [1, '#6c6c2c'],
  ])
  art.fill(closed(shrunk(face, 0.97, -size * 0.01, -size * 0.012)), light)
  art.clipped(closed(face), () => {
    const within = { x, y: y + size * 0.04, rx: size * 0.72, ry: size * 0.6 }
    for (const [index, tone] of CRUMB.entries()) {
      const grain = patches(art, { ...within, count: 20 - index * 3, grain: size * 0.12 })
      if (index > 1) art.movedBy(size * 0.02, size * 0.035, () => art.fill(grain, '#3f5a1c', 0.55))
      art.fill(grain, tone, 0.9)
    }
    art.fill(patches(art, { ...within, count: 9, grain: size * 0.1 }), '#2f4a16', 0.6)
    art.fill(patches(art, { ...within, count: 8, grain: size * 0.07 }), '#7a4a1e', 0.75)
    const rim = closed(shrunk(face, 0.95))
    art.stroke(rim, '#4a4a14', size * 0.09, { opacity: 0.3 })
  })
}
