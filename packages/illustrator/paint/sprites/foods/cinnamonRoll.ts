import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { onTop, type Roll, rolledTop } from './rolledTop.ts'
import { spreadIcing } from './spreadIcing.ts'
import { upright } from './upright.ts'

/** How high the side of a roll looks, as a share of its radius. */
const WALL = 0.44

/** A cinnamon roll, its turns in sight under a ribbon of maple icing; `size` is its radius. */
export function cinnamonroll(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const flat = art.camera.foreshortening * 0.95
  const roll: Roll = {
    size,
    flat,
    wall: WALL,
    start: random.angle(),
    bend: random.angle(),
    color,
  }
  upright(art, piece, () =>
    art.movedBy(x, y, () => {
      const foot = ellipse(0, 0, size * 0.97, size * flat * 0.97)
      art.movedBy(size * 0.24, size * 0.08, () => art.softFill(foot, SHADOW, 0.42, size * 0.1))
      art.movedBy(size * 0.02, size * 0.03, () => art.softFill(foot, '#2c0a06', 0.6, size * 0.03))
      side(art, roll)
      rolledTop(art, roll)
      spreadIcing(art, roll, random.whole(0, 9))
    }),
  )
}

/** The side: golden towards the window, browned on its shoulder, pale where another roll touched it. */
function side(art: Canvas, roll: Roll): void {
  const { size, flat, color } = roll
  const steps = Array.from({ length: 25 }, (_, index) => (index / 24) * Math.PI * 2)
  const foot = (angle: number, up: number, wide: number): Point => [
    Math.cos(angle) * size * wide,
    Math.sin(angle) * size * wide * flat - up * size,
  ]
  const front = Array.from({ length: 13 }, (_, index) => (index / 12) * Math.PI)
  const outline = [
    ...front.map((angle) => foot(angle, 0, 0.98)),
    foot(Math.PI, WALL * 0.4, 1.01),
    ...front.toReversed().map((angle) => onTop(roll, angle, 1)),
    foot(0, WALL * 0.4, 1.01),
  ]
  const path = closed(outline)
  const across = art.linearGradient('x1="0" x2="1" y1="0" y2=".1"', [
    [0, mix(color, '#a8622a', 0.35)],
    [0.16, tint(color, 0.34)],
    [0.4, tint(color, 0.16)],
    [0.7, mix(color, '#9a5420', 0.5)],
    [1, shade(mix(color, '#7a3a12', 0.7), 0.2)],
  ])
  art.fill(path, across)
  const down = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.5, '#7a3610', 0.5],
    [0.66, '#a8622a', 0.1],
    [0.78, '#ffe6b4', 0.34],
    [0.9, '#ffe6b4', 0],
    [1, '#5a2208', 0.6],
  ])
  art.fill(path, down)
  art.stroke(path, '#5e260a', 2, { opacity: 0.6 })
  const rim = steps.map((angle) => onTop(roll, angle, 1))
  art.fill(closed(rim), mix(color, '#8a4a18', 0.6))
  art.stroke(open(rim.slice(0, 13)), '#7a3610', size * 0.03, { opacity: 0.5 })
}
