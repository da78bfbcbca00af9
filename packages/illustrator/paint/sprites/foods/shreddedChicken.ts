import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, open, type Point, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, layered } from './touches.ts'

const COUNT = 17

/** Poached chicken pulled into shreds along its grain, in a moist heap; `size` is its radius. */
export function shreddedchicken(art: Canvas, piece: Piece): void {
  const { x, y, size, color, angle } = piece
  const { random } = art
  const foot = closed(
    blob(random, x, y + size * 0.08, size * 0.8, size * 0.7, { wobble: 0.1, angle }),
  )
  art.softFill(foot, SHADOW, 0.5, size * 0.1)
  art.fill(foot, mix(shade(color, 0.4), '#9a6024', 0.5))
  for (let index = 0; index < COUNT; index += 1) {
    const share = index / COUNT
    const far = size * 0.62 * Math.sqrt(1 - share)
    const [u, v] = turnedPoint([far, 0], index * 2.4)
    const lying = angle + random.jitter(0.5) + (random.next() < 0.4 ? 1.2 : 0)
    shred(art, {
      x: x + u,
      y: y + v * 0.86 - size * 0.12 * share,
      size: size * random.range(0.42, 0.72),
      angle: lying,
      color: mix(color, random.pick(['#fff2d8', '#ecc186', '#f8e4bc']), random.range(0.2, 0.6)),
    })
  }
}

/** A strip of meat, frayed where it tore, its fibres side by side; `size` is half its length. */
function shred(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const bend = random.jitter(0.5)
  const broad = random.range(0.2, 0.36)
  const on = (u: number, v: number): Point => {
    const narrow = 1 - 0.45 * Math.abs(u) ** 3
    return [u, v * broad * narrow + bend * (u * u - 0.4)]
  }
  const outline = laid(frayed(art, on), piece)
  layered(art, closed(outline), [
    { color: '#5a2e0c', dx: size * 0.07, dy: size * 0.17, opacity: 0.42 },
    { color: mix(shade(color, 0.3), '#b0702c', 0.5), width: size * 0.05 },
    { color: mix(shade(color, 0.12), '#d9a45c', 0.4) },
  ])
  const lit = outline.map(([x, y]): Point => [x - size * 0.03, y - size * 0.06])
  art.clipped(closed(outline), () => {
    art.fill(closed(lit), color)
    const fibres = [-0.6, -0.2, 0.25, 0.65].map((v) => {
      const [from, to] = [random.range(-1, -0.4), random.range(0.3, 1)]
      const at = v + random.jitter(0.12)
      const line = [from, (from + to) / 2, to].map((u) => on(u, at + random.jitter(0.08)))
      return open(laid(line, piece))
    })
    layered(art, fibres.join(''), [
      { color: mix(shade(color, 0.3), '#b0702c', 0.5), width: size * 0.035, opacity: 0.6 },
      { color: '#fffaf0', width: size * 0.045, dy: -size * 0.045, opacity: 0.7 },
    ])
  })
  const wet = [-0.5, -0.1, 0.3].map((u) => on(u, -0.66))
  art.stroke(open(laid(wet, piece)), '#ffffff', size * 0.05, { opacity: 0.7 })
}

/** The outline of a strip from end to end: smooth along it, torn at both ends. */
function frayed({ random }: Canvas, on: (u: number, v: number) => Point): Point[] {
  const sides = [-0.7, -0.3, 0.1, 0.5, 0.8].map((u) => [u, random.range(0.82, 1.12)] as const)
  const end = (sign: number) =>
    [-0.7, -0.35, 0, 0.35, 0.7].map((v, index) => {
      return on(sign * (index % 2 ? random.range(0.74, 0.9) : random.range(0.95, 1.1)), v)
    })
  return [
    ...sides.map(([u, v]) => on(u, -v)),
    ...end(1),
    ...sides.toReversed().map(([u, v]) => on(u, v)),
    ...end(-1).toReversed(),
  ]
}
