import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, tint } from '../../core/color.ts'
import { blob, closed, ellipse, num, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { softSpot } from './softSpot.ts'

/** What an elbow is seen in: the sauce it lies in, and the warm shade between two. */
const SAUCE = { deep: '#a8560c', warm: '#f0a02c', pale: '#ffe08e' } as const
/** Half the breadth of an elbow, in shares of its size. */
const HALF = 0.27
/** How many show us an open end; the others turn it away. */
const OPEN = 0.62
/** On how many the sauce lies thick. */
const GLAZED = 0.4

interface Elbow {
  /** Where its middle line is, from one end at -1 to the other at 1. */
  at: (share: number) => Point
  size: number
  color: Color
}

/** An elbow of macaroni, cut straight at both ends, in a cheese sauce; `size` is its radius. */
export function macaroni(art: Canvas, piece: Piece): void {
  const { random } = art
  const size = piece.size * random.range(0.86, 1.12)
  const color = mix(
    piece.color,
    random.pick(['#ffe496', '#f6b445', '#fbcb62', '#ffd674']),
    random.range(0.1, 0.6),
  )
  const elbow = { at: bent(art, { ...piece, size }), size, color }
  const side = random.pick([-1, 1] as const)
  const isOpen = random.next() < OPEN
  end(art, elbow, -side, false)
  if (!isOpen) end(art, elbow, side, false)
  tube(art, elbow)
  if (isOpen) end(art, elbow, side, true)
  if (random.next() < GLAZED) glazed(art, elbow, -side)
}

/** Its wall from end to end, as light as it is turned to the window. */
function tube(art: Canvas, { at, size, color }: Elbow): void {
  const bow = open([-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map(at))
  const id = art.define((name) => `<path id="${name}" d="${bow}"/>`)
  const broad = size * HALF * 2
  const layers = [
    [SAUCE.deep, 1.12, 0.16, 0.3, 0.42],
    [mix(color, '#b8610f', 0.7), 1.04, 0, 0, 1],
    [mix(color, '#e8952a', 0.5), 0.84, -0.07, -0.1, 1],
    [color, 0.6, -0.12, -0.17, 1],
    [tint(mix(color, SAUCE.pale, 0.6), 0.24), 0.26, -0.17, -0.24, 1],
  ] as const
  const strokes = layers.map(([tone, wide, dx, dy, opacity]) => {
    const move = `translate(${num(dx * size * HALF)} ${num(dy * size * HALF)})`
    return `<use href="#${id}" stroke="${tone}" stroke-width="${num(wide * broad)}" transform="${move}" stroke-opacity="${opacity}"/>`
  })
  art.group('fill="none" stroke-linecap="butt"', () => art.raw(strokes.join('')))
  const from = art.random.range(-0.6, 0)
  const shine = open([from, from + 0.2, from + 0.42].map(at))
  art.movedBy(-size * HALF * 0.36, -size * HALF * 0.5, () => {
    art.stroke(shine, '#fffced', size * 0.07, { opacity: 0.85 })
  })
}

/** An elbow's line: some are bent far, some are seen from their backs and look nearly straight. */
function bent({ random }: Canvas, { x, y, size, angle }: Piece): (share: number) => Point {
  const bend = random.range(0.5, 1)
  const reach = random.range(0.95, 1.3)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return (share) => {
    const turn = share * reach
    const [u, v] = [(Math.cos(turn) - 0.6) * size * bend, Math.sin(turn) * size * 0.88]
    return [x + u * cos - v * sin, y + u * sin + v * cos]
  }
}

/** A cut end: the one towards us is a pale ring around the dark inside, the other one a rim. */
function end(art: Canvas, { at, size, color }: Elbow, side: number, near: boolean): void {
  const [[u, v], before] = [at(side), at(side * 0.8)]
  const turn = Math.atan2(v - before[1], u - before[0])
  const half = size * HALF
  art.rotated(turn, u, v, () => {
    art.fill(ellipse(u, v, half * 0.56, half * 1.04), mix(color, '#b8610f', 0.7))
    if (!near) return
    const ring = tint(mix(color, '#ffe8a4', 0.6), 0.3)
    art.fill(ellipse(u + half * 0.04, v, half * 0.5, half * 0.96), ring)
    art.fill(ellipse(u + half * 0.06, v, half * 0.3, half * 0.64), '#a3540e')
    art.fill(ellipse(u - half * 0.02, v + half * 0.04, half * 0.2, half * 0.5), '#6b3008', 0.8)
  })
}

/** Sauce that lies thick on one half of an elbow. */
function glazed(art: Canvas, { at, size, color }: Elbow, side: number): void {
  const { random } = art
  const [x, y] = at(side * random.range(-0.1, 0.36))
  const look = { points: 10, wobble: 0.2, angle: random.angle() }
  const pool = blob(random, x, y + size * 0.02, size * 0.24, size * 0.15, look)
  art.fill(closed(pool), mix(color, SAUCE.warm, 0.7), 0.8)
  const lit = { x: x - size * 0.06, y: y - size * 0.04, rx: size * 0.2, ry: size * 0.13 }
  softSpot(art, lit, SAUCE.pale, 0.75)
}
