import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { SHADOW } from '../../../core/color.ts'
import { closed, num, open, type Point } from '../../../core/contour.ts'
import { layered } from '../touches.ts'

interface Round {
  x: number
  y: number
  /** Half the width of its cut face. */
  size: number
  /** Where its cut face looks to on the sheet, in radians. */
  angle: number
  /** How far it reaches back from its face, in shares of its size. */
  long: number
}

/** How much of a cut face is seen: 1 would be straight from the front. */
const OPEN = 0.62
const QUARTER = Math.PI / 2

/** Where the edge of a round is: in which direction from the middle, how far out, and how far behind its face. */
type EdgeAt = (turn: number, far?: number, behind?: number) => Point

/** A thick piece of slim eggplant: the cut face pale with its seeds, the skin dark and glossy. */
export function eggplantRound(art: Canvas, round: Round): void {
  const { size, long } = round
  const edgeAt = edgeOf(art, round)
  const around = (from: number, to: number, far = 1, behind = 0) =>
    Array.from({ length: 13 }, (_, index) => edgeAt(from + ((to - from) * index) / 12, far, behind))
  const disc = (far: number) => closed(around(0, Math.PI * 2, far).slice(1))
  const body = closed([...around(-QUARTER, QUARTER), ...around(QUARTER, 3 * QUARTER, 0.94, long)])
  const [[x1, y1], [x2, y2]] = [edgeAt(-QUARTER), edgeAt(QUARTER)]
  const lit = x1 * 0.8 + y1 < x2 * 0.8 + y2 ? -QUARTER : QUARTER
  const shaded = (colors: readonly Color[]) =>
    art.linearGradient(
      between(edgeAt(lit), edgeAt(-lit)),
      colors.map((color, index) => [index / (colors.length - 1), color]),
    )
  art.movedBy(size * 0.16, size * 0.2, () => art.softFill(body, SHADOW, 0.42, size * 0.14))
  layered(art, body, [
    { color: '#dfe4a8', width: size * 0.07, dy: size * 0.05, opacity: 0.6 },
    { color: '#1a0828', width: size * 0.02 },
    { color: shaded(['#4a2468', '#7c4a9e', '#4c2170', '#331250', '#1a0828']) },
  ])
  const shine = [0.25, 0.5, 0.75].map((share) => edgeAt(lit * 1.32, 0.98, long * share))
  art.stroke(open(shine), '#efdcf6', size * 0.07, { opacity: 0.75 })
  art.fill(disc(0.97), '#7d4a92')
  art.fill(disc(0.9), shaded(['#fffbe2', '#f4ecc2', '#cdbb7c']))
  art.stroke(disc(0.7), '#c2b878', size * 0.09, { opacity: 0.35 })
  seeds(art, edgeAt, size)
}

/** The edge of a round that was never quite round. */
function edgeOf({ random }: Canvas, { x, y, size, angle }: Round): EdgeAt {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const wave = random.angle()
  return (turn, far = 1, behind = 0) => {
    const out = far * (1 + 0.03 * Math.sin(turn * 2 + wave) + 0.02 * Math.sin(turn * 3 - wave))
    const towards = (Math.cos(turn) * out * OPEN - behind) * size
    const aside = Math.sin(turn) * out * size
    return [x + towards * cos - aside * sin, y + towards * sin + aside * cos]
  }
}

/** The attributes of a gradient from one point to another. */
function between([x1, y1]: Point, [x2, y2]: Point): string {
  return `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
}

/** How many seeds are in each ring, and how far out it is. */
const RINGS = [
  [5, 0.3],
  [10, 0.56],
] as const

/** Seeds, each a pale drop in its own shade. */
function seeds(art: Canvas, edgeAt: EdgeAt, size: number): void {
  const { random } = art
  const places = RINGS.flatMap(([count, far]) =>
    Array.from({ length: count }, (_, index) =>
      edgeAt((index / count) * Math.PI * 2 + random.jitter(0.2), far + random.jitter(0.06)),
    ),
  )
  const dashes = places
    .map(([x, y]) => `M${num(x)} ${num(y)}l${num(random.jitter(size * 0.05))} ${num(size * 0.05)}`)
    .join('')
  layered(art, dashes, [
    { color: '#8a7a3e', width: size * 0.075, opacity: 0.8 },
    { color: '#e8d898', width: size * 0.04, dx: -size * 0.01, dy: -size * 0.015 },
  ])
}
