import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, num, open, type Point, turned } from '../../core/contour.ts'

interface Kale {
  /** Where its stalk ends. */
  x: number
  y: number
  /** Its length. */
  size: number
  /** Where its tip points, in radians. */
  angle: number
  /** How far its tip is bent to one side, as a share of its length. */
  bend: number
  color: Color
}

/** Half its width, from the stalk to the tip, as a share of its length. */
const BREADTH = [0.05, 0.2, 0.31, 0.36, 0.35, 0.3, 0.2, 0.04] as const

/** A leaf of curly kale: ruffled at its edge, its pale rib running up through it. */
export function curlyKale(art: Canvas, leaf: Kale): void {
  const { size, color } = leaf
  const rim = ruffle(art, leaf, 1, 0.055)
  const path = closed(rim)
  art.movedBy(size * 0.04, size * 0.07, () => art.softFill(path, SHADOW, 0.36, size * 0.03))
  art.fill(path, shade(color, 0.46))
  art.movedBy(-size * 0.012, -size * 0.02, () => art.fill(path, blade(art, leaf)))
  art.clipped(path, () => {
    folds(art, leaf)
    const inner = closed(ruffle(art, leaf, 0.62, 0.04))
    art.fill(inner, shade(color, 0.3), 0.5)
    art.movedBy(-size * 0.01, -size * 0.012, () => art.fill(inner, mix(color, '#5f8f4a', 0.4), 0.7))
  })
  art.stroke(path, tint(mix(color, '#b9d67a', 0.5), 0.16), size * 0.014, { opacity: 0.75 })
  ribs(art, leaf)
}

/** A point of a leaf `t` of its length from the stalk, `off` of it to the side. */
function place({ x, y, size, angle, bend }: Kale, t: number, off: number): Point {
  const local: Point = [t * size, (bend * t * t + off) * size]
  return turned([local], angle, x, y)[0] ?? [x, y]
}

/** The rim, a ruffle after the other; no two are as deep. */
function ruffle(art: Canvas, leaf: Kale, share: number, depth: number): Point[] {
  const { random } = art
  const steps = 12
  const side = (sign: number): Point[] =>
    Array.from({ length: steps }, (_, index) => {
      const t = index / (steps - 1)
      const at = t * (BREADTH.length - 1)
      const [low, high] = [BREADTH[Math.floor(at)] ?? 0, BREADTH[Math.ceil(at)] ?? 0]
      const half = (low + (high - low) * (at % 1)) * share
      const stray =
        (index % 2 ? 1 : -1) * depth * random.range(0.5, 1.1) * Math.min(1, t * 5, (1.06 - t) * 5)
      return place(
        leaf,
        0.04 + t * 0.94 * (0.9 + share * 0.1) + random.jitter(0.014),
        sign * (half + stray),
      )
    })
  return [...side(-1), ...side(1).toReversed()]
}

function blade(art: Canvas, leaf: Kale): Color {
  const { color } = leaf
  const [[u, v], [s, t]] = [place(leaf, 0, 0), place(leaf, 1, 0)]
  const line = `gradientUnits="userSpaceOnUse" x1="${num(u)}" y1="${num(v)}" x2="${num(s)}" y2="${num(t)}"`
  return art.linearGradient(line, [
    [0, shade(color, 0.4)],
    [0.5, color],
    [1, tint(mix(color, '#9cc25a', 0.4), 0.1)],
  ])
}

/** Where a ruffle turns up to the light, and the dark beside it. */
function folds(art: Canvas, leaf: Kale): void {
  const { random } = art
  const { size, color } = leaf
  const strokes = (shift: number) =>
    Array.from({ length: 22 }, (_, index) => {
      const t = 0.14 + (index / 22) * 0.82
      const sign = index % 2 ? 1 : -1
      const far = random.range(0.16, 0.2)
      return open([
        place(leaf, t + shift, sign * far),
        place(leaf, t + 0.03 + shift, sign * (far + 0.08)),
        place(leaf, t + 0.04 + shift, sign * (far + 0.2)),
      ])
    }).join('')
  art.stroke(strokes(0.012), shade(color, 0.5), size * 0.03, { opacity: 0.45 })
  art.stroke(strokes(-0.01), tint(mix(color, '#b9d67a', 0.5), 0.1), size * 0.02, { opacity: 0.55 })
}

function ribs(art: Canvas, leaf: Kale): void {
  const { size, color } = leaf
  const pale = mix(color, '#dbe8b0', 0.72)
  const main = open([0, 0.3, 0.6, 0.88].map((t) => place(leaf, t, 0)))
  const side = [0.22, 0.38, 0.54, 0.68].flatMap((t) =>
    [-1, 1].map((sign) =>
      open([
        place(leaf, t, 0),
        place(leaf, t + 0.09, sign * 0.1),
        place(leaf, t + 0.13, sign * 0.22),
      ]),
    ),
  )
  art.movedBy(size * 0.008, size * 0.012, () =>
    art.stroke(main, shade(color, 0.5), size * 0.05, { opacity: 0.6 }),
  )
  art.stroke(side.join(''), pale, size * 0.014, { opacity: 0.7 })
  art.stroke(main, pale, size * 0.034)
}
