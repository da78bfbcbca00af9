import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, num, open, type Path, type Point } from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'

export interface BasilLeaf {
  /** Where it grows from its stem. */
  x: number
  y: number
  /** How long it is along its rib. */
  size: number
  /** Where it sets out for, in radians. */
  angle: number
  /** How far its weight turns it downwards on the way, in radians. */
  droop: number
  /** Its width as a share of its length. */
  wide: number
  color: Color
  /** Deep among others, where one sees no veins. */
  behind: boolean
}

/** Half the width of a blade at each step of its rib: full near the stem, drawn out to a tip. */
const BLADE = [0.06, 0.42, 0.53, 0.41, 0.18, 0.01] as const

/** On a leaf shorter than this one sees no veins but the rib. */
const SMALLEST_VEINED = 76

/** A leaf of basil: domed and glossy, its rib sunk, its tip bent over. */
export function basilLeaf(art: Canvas, leaf: BasilLeaf): void {
  const { color, size, behind } = leaf
  const { rib, aside } = spineOf(leaf)
  const last = BLADE.length - 1
  const rim = (side: number) =>
    BLADE.map((half, step) => {
      return aside(step, side * half * leaf.wide * (1 + art.random.jitter(0.03)))
    })
  const [left, right] = [rim(-1), rim(1)]
  const outline = closed([...left, ...right.toReversed()])
  layered(art, outline, [
    { color: SHADOW, dx: size * 0.03, dy: size * 0.06, opacity: behind ? 0.2 : 0.44 },
    { color: shade(color, 0.18) },
  ])
  // Of its two halves one faces the light at the upper left.
  const from: Point = rib[1] ?? [0, 0]
  const to: Point = rib[last - 1] ?? [1, 0]
  const leftLit = -(to[1] - from[1]) * 0.55 + (to[0] - from[0]) * 0.85 > 0
  const bright = closed([...(leftLit ? left : right), ...rib.toReversed()])
  const isPlain = behind || size < SMALLEST_VEINED
  art.fill(bright, isPlain ? tint(color, behind ? 0.04 : 0.16) : dome(art, from, to, color))
  if (behind) return
  if (!isPlain) {
    veins(art, leaf, aside)
    const sheen = [1.4, 2.2, 3.2].map((step) => aside(step, (leftLit ? -1 : 1) * leaf.wide * 0.3))
    art.stroke(open(sheen), '#f6fbdc', size * 0.06, { opacity: 0.26 })
  }
  layered(art, open(rib.slice(0, -1)), [
    {
      color: shade(color, 0.5),
      width: size * 0.034,
      dx: size * 0.012,
      dy: size * 0.02,
      opacity: 0.5,
    },
    { color: mix(tint(color, 0.5), '#dfe89a', 0.4), width: size * 0.026 },
  ])
}

/** The rib, which turns downwards step by step, and the places beside it, square to it. */
function spineOf({ x, y, size, angle, droop, wide }: BasilLeaf) {
  const step = size / (BLADE.length - 1)
  // Straight down is a quarter turn on; a leaf on the left turns the other way.
  const way = Math.cos(angle) < 0 ? -1 : 1
  const rib: Point[] = [[x, y]]
  const headings = BLADE.map((_, index) => angle + way * droop * (index / BLADE.length) ** 1.2)
  for (const heading of headings.slice(1)) {
    const [u, v] = rib.at(-1) ?? [x, y]
    rib.push([u + Math.cos(heading) * step, v + Math.sin(heading) * step])
  }
  const aside = (at: number, off: number): Point => {
    const index = Math.floor(at)
    const [u, v] = rib[index] ?? [x, y]
    const heading = headings[index] ?? angle
    const along = (at - index) * step
    const far = off * size * (1 + wide * 0.04)
    return [
      u + Math.cos(heading) * along - Math.sin(heading) * far,
      v + Math.sin(heading) * along + Math.cos(heading) * far,
    ]
  }
  return { rib, aside }
}

/** From the shade at its stem to the light where it bends over, and a little shade again at its tip. */
function dome(art: Canvas, [x, y]: Point, [u, v]: Point, color: Color): Color {
  const line = `gradientUnits="userSpaceOnUse" x1="${num(x)}" y1="${num(y)}" x2="${num(u)}" y2="${num(v)}"`
  return art.linearGradient(line, [
    [0, shade(color, 0.16)],
    [0.6, tint(mix(color, '#bfe064', 0.4), 0.24)],
    [1, color],
  ])
}

/** Veins that run forward from the rib; between them the blade is puffed up. */
function veins(
  art: Canvas,
  { size, wide, color }: BasilLeaf,
  aside: (at: number, off: number) => Point,
): void {
  const lines = [0.9, 1.8, 2.7].flatMap((step) =>
    [-1, 1].map((side): Path => {
      const reach = side * wide * (BLADE[Math.round(step)] ?? 0)
      const [x, y] = aside(step, 0)
      const [u, v] = aside(step + 0.5, reach * 0.5)
      const [tipX, tipY] = aside(step + 0.8, reach * 0.84)
      return `M${num(x)} ${num(y)}Q${num(u)} ${num(v)} ${num(tipX)} ${num(tipY)}`
    }),
  )
  const [dx, dy] = [-size * 0.008, -size * 0.014]
  layered(art, lines.join(''), [
    { color: shade(color, 0.3), width: size * 0.022, opacity: 0.4 },
    { color: tint(color, 0.55), width: size * 0.012, dx, dy, opacity: 0.6 },
  ])
}
