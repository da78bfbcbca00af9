import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { layered } from './touches.ts'

/** What an elbow is seen in: the sauce it lies in, and the warm shade between two. */
const SAUCE = { deep: '#b8640f', warm: '#f0a02c', pale: '#ffd77a' } as const
/** How many show a mouth, and on how many the sauce lies thick. */
const OPEN = 0.62
const GLAZED = 0.36

interface Elbow {
  /** Where its middle line is, from one end at -1 to the other at 1. */
  at: (share: number) => Point
  size: number
  color: Color
}

/** An elbow of macaroni in a cheese sauce that lies thick on it; `size` is its radius. */
export function macaroni(art: Canvas, piece: Piece): void {
  const { random } = art
  const size = piece.size * random.range(0.88, 1.14)
  const color = mix(
    piece.color,
    random.pick(['#ffe08a', '#f6b445', '#fbcb62']),
    random.range(0, 0.5),
  )
  const elbow = { at: bent(art, { ...piece, size }), size, color }
  const bow = open([-1, -0.5, 0, 0.5, 1].map(elbow.at))
  layered(art, bow, [
    { color: SAUCE.deep, width: size * 0.68, dx: size * 0.08, dy: size * 0.17, opacity: 0.4 },
    { color: mix(color, '#bf6c14', 0.62), width: size * 0.66 },
    { color: mix(color, '#e8982c', 0.4), width: size * 0.57, dx: -size * 0.02, dy: -size * 0.03 },
    { color, width: size * 0.42, dx: -size * 0.06, dy: -size * 0.08 },
    {
      color: tint(mix(color, '#ffe9a6', 0.5), 0.2),
      width: size * 0.2,
      dx: -size * 0.1,
      dy: -size * 0.14,
    },
  ])
  const from = random.range(-0.8, -0.1)
  const shine = open([from, from + 0.22, from + 0.5].map(elbow.at))
  art.movedBy(-size * 0.12, -size * 0.16, () => {
    art.stroke(shine, '#fffced', size * 0.085, { opacity: 0.85 })
  })
  const side = random.pick([-1, 1])
  if (random.next() < OPEN) mouth(art, elbow, side)
  if (random.next() < GLAZED) glazed(art, elbow, -side)
}

/** An elbow's line: some are bent far, some are seen from their backs and look nearly straight. */
function bent({ random }: Canvas, { x, y, size, angle }: Piece): (share: number) => Point {
  const bend = random.range(0.3, 0.76)
  const reach = random.range(0.9, 1.24)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (share) => {
    const turn = share * reach
    const [u, v] = [(Math.cos(turn) - 0.6) * size * bend, Math.sin(turn) * size * 0.8]
    return [x + u * cos - v * sin, y + u * sin + v * cos]
  }
}

/** The cut end of an elbow: a pale ring of dough around the sauce in it. */
function mouth(art: Canvas, { at, size, color }: Elbow, side: number): void {
  const [end, before] = [at(side), at(side * 0.8)]
  const turn = Math.atan2(end[1] - before[1], end[0] - before[0])
  const [u, v] = [end[0] + Math.cos(turn) * size * 0.16, end[1] + Math.sin(turn) * size * 0.16]
  art.rotated(turn, u, v, () => {
    art.fill(ellipse(u, v, size * 0.19, size * 0.32), mix(color, '#c9781c', 0.45))
    art.fill(
      ellipse(u - size * 0.01, v, size * 0.17, size * 0.29),
      tint(mix(color, '#ffe8a4', 0.5), 0.25),
    )
    art.fill(ellipse(u + size * 0.01, v, size * 0.1, size * 0.19), '#a85a12')
    art.fill(ellipse(u - size * 0.02, v + size * 0.02, size * 0.06, size * 0.14), '#7a3a0a', 0.75)
  })
}

/** Sauce that lies thick on one half of an elbow. */
function glazed(art: Canvas, { at, size, color }: Elbow, side: number): void {
  const { random } = art
  const [x, y] = at(side * random.range(0.1, 0.7))
  const look = { points: 10, wobble: 0.2, angle: random.angle() }
  const sauce = mix(color, SAUCE.warm, 0.7)
  const pool = blob(random, x, y + size * 0.06, size * 0.32, size * 0.2, look)
  art.softFill(closed(pool), sauce, 0.9, size * 0.1)
  const lit = shrunk(pool, 0.6, -size * 0.06, -size * 0.06)
  art.softFill(closed(lit), SAUCE.pale, 0.5, size * 0.06)
}
