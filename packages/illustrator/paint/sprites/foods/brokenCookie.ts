import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { ThickCookie } from './cookieFace.ts'
import { spots, wall } from './dough.ts'

interface Half {
  /** The whole outline of the upper face. */
  outline: Point[]
  /** The part of it where it broke, from left to right. */
  torn: readonly [Point, ...Point[]]
}

/** The upper face of the far half of a cookie; `turn` is how far its break is turned, in radians. */
export function halfOutline(
  random: Random,
  { x, y, r, turn }: ThickCookie & { turn: number },
): Half {
  const steps = 18
  const at = (angle: number, reach: number): Point => [
    x + Math.cos(angle + turn) * r * reach,
    y + Math.sin(angle + turn) * r * reach,
  ]
  const round = Array.from({ length: steps + 1 }, (_, index) =>
    at(Math.PI + 0.16 + ((Math.PI - 0.32) * index) / steps, 1 + random.jitter(0.022)),
  )
  const crack = Array.from({ length: 15 }, (_, index): Point => {
    const along = -0.95 + (1.9 * (index + 0.5)) / 15
    // Its corners crumbled away.
    const worn = 0.12 * Math.abs(along) ** 7
    const off = 0.05 * Math.sin(along * 5 + turn * 9) + random.jitter(0.04) - worn
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return [x + (along * cos - off * sin) * r, y + (along * sin + off * cos) * r]
  })
  const [first = [x, y], last = [x, y]] = [round[0], round.at(-1)]
  return { outline: [...round, ...crack.toReversed()], torn: [first, ...crack, last] }
}

/** The break below a torn line: moist crumb between two thin crusts, and chocolate that still melts. */
export function brokenEdge(
  art: Canvas,
  { r, thick, color }: ThickCookie,
  torn: Half['torn'],
): void {
  const { random } = art
  const face = wall(torn, thick)
  const crumb = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#c98a42'],
    [0.3, '#f0c67e'],
    [0.7, '#d99c50'],
    [1, '#8a4a1c'],
  ])
  art.fill(face, crumb)
  art.clipped(face, () => {
    const within = (): Point => {
      const [px, py] = random.pick(torn)
      return [px + random.jitter(r * 0.06), py + thick * random.range(0.1, 0.95)]
    }
    const places = Array.from({ length: 110 }, within)
    const holes = spots(random, places.slice(0, 64), [r * 0.008, r * 0.03], { flat: 1.3 })
    art.movedBy(0, r * 0.012, () => art.fill(holes, '#ffe2a4', 0.7))
    art.fill(holes, '#8f5420', 0.75)
    art.fill(spots(random, places.slice(64), [r * 0.008, r * 0.028]), '#ffdf9c', 0.75)
    art.stroke(open(moved(torn, 0, thick)), '#5e2c0e', thick * 0.16, { opacity: 0.8 })
  })
  for (const [share, wide, down] of MOLTEN) {
    const [px, py] = torn[Math.round(share * (torn.length - 1))] ?? [0, 0]
    molten(art, px, py + thick * down, r * wide, thick)
  }
  art.stroke(open(torn), mix(color, '#ffe6b0', 0.5), r * 0.02, { opacity: 0.8 })
  art.stroke(open(moved(torn, 0, r * 0.03)), shade(color, 0.5), r * 0.014, { opacity: 0.5 })
}

/** Where the break goes through chocolate: along it, how wide, how far down. */
const MOLTEN = [
  [0.24, 0.15, 0.42],
  [0.62, 0.22, 0.5],
  [0.84, 0.1, 0.4],
] as const

function molten(art: Canvas, x: number, y: number, wide: number, thick: number): void {
  const look = { points: 9, wobble: 0.16 }
  const pool = blob(art.random, x, y, wide, Math.min(wide * 0.7, thick * 0.42), look)
  art.fill(closed(shrunk(pool, 1.12, 0, thick * 0.03)), '#7c4316', 0.8)
  art.fill(closed(pool), '#2c110a')
  art.fill(closed(shrunk(pool, 0.74, -wide * 0.06, -thick * 0.06)), '#54291a')
  const shine: Point[] = [
    [x - wide * 0.55, y - thick * 0.06],
    [x - wide * 0.2, y - thick * 0.2],
    [x + wide * 0.3, y - thick * 0.19],
    [x - wide * 0.1, y - thick * 0.1],
  ]
  art.fill(polygon(shine), '#f3cfa4', 0.85)
}
