import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, open, type Point, turned } from '../../core/contour.ts'
import { soft } from '../foods/produce/shapes.ts'
import { layered } from '../foods/touches.ts'

interface Leaf {
  /** Where its stalk ends. */
  x: number
  y: number
  /** Its length without the stalk. */
  size: number
  /** Where its tip points, in radians. */
  angle: number
  color: Color
  /** How far its tip is bent to one side, as a share of its length. */
  bend?: number
  /** Its width as a share of its length. */
  wide?: number
  /** How high it stands over what lies behind it. */
  height?: number
  /** Deep among others, where one sees no veins. */
  behind?: boolean
}

/** Half the width of a blade at each step from its stalk to its tip. */
const BLADE = [0.12, 0.42, 0.6, 0.6, 0.44, 0.18, 0.02] as const

/** A broad soft leaf, such as spinach or basil, from its stalk, its halves folded along the rib. */
export function broadLeaf(art: Canvas, leaf: Leaf): void {
  const { x, y, size, angle, color, bend = 0, wide = 0.72, height = 17, behind = false } = leaf
  const { random } = art
  const rib = (t: number): Point => [t * size, bend * size * t * t]
  /** Beside the rib, square to it. */
  const aside = (t: number, off: number): Point => {
    const [u, v] = rib(t)
    const slope = 2 * bend * t
    const far = (off * size) / Math.hypot(1, slope)
    return [u - slope * far, v + far]
  }
  const place = (points: readonly Point[]) => turned(points, angle, x, y)
  const rim = (side: number) =>
    BLADE.map((half, index): Point => {
      const t = index / (BLADE.length - 1)
      return aside(0.02 + t * 0.96, side * half * wide * (1 + random.jitter(0.04)))
    })
  const [left, right] = [rim(-1), rim(1)]
  const spine = [0.96, 0.6, 0.25, 0].map(rib)
  const upperLit = Math.cos(angle) * 0.85 - Math.sin(angle) * 0.55 > 0
  layered(art, soft(place([...left, rib(1.02), ...right.toReversed()])), [
    { color: SHADOW, dx: height * 0.5, dy: height * 0.8, opacity: 0.5 },
    { color: shade(color, 0.22) },
  ])
  const lit = soft(place([...(upperLit ? left : right), ...spine]))
  art.fill(lit, behind ? color : blush(art, leaf, color, tint(mix(color, '#b9d35a', 0.35), 0.2)))
  if (!behind) veins(art, { place, aside, size, wide, color, shine: upperLit ? -1 : 1 })
  const middle = [-0.26, 0.3, 0.9].map(rib)
  art.stroke(open(place(middle)), mix(tint(color, 0.6), '#dfe89a', 0.4), size * 0.032)
}

/** From dark at the stalk to light at the tip, where it leaves the shade of the others. */
function blush(art: Canvas, { x, y, size, angle }: Leaf, foot: Color, tip: Color): Color {
  const [u, v] = [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
  const line = `gradientUnits="userSpaceOnUse" x1="${num(x)}" y1="${num(y)}" x2="${num(u)}" y2="${num(v)}"`
  return art.linearGradient(line, [
    [0, shade(foot, 0.22)],
    [0.45, foot],
    [1, tip],
  ])
}

interface Ribs {
  place: (points: readonly Point[]) => Point[]
  aside: (t: number, off: number) => Point
  size: number
  wide: number
  color: Color
  /** The side that is in the light. */
  shine: -1 | 1
}

/** Veins that curve from the rib towards the tip, and the window in the half that faces it. */
function veins(art: Canvas, { place, aside, size, wide, color, shine }: Ribs): void {
  const side = [0.18, 0.36, 0.54].flatMap((t) =>
    [-1, 1].map((sign) => {
      const reach = sign * wide * (0.46 - Math.abs(t - 0.3) * 0.4)
      return open(place([aside(t, 0), aside(t + 0.16, reach * 0.62), aside(t + 0.24, reach * 0.9)]))
    }),
  )
  art.stroke(side.join(''), tint(color, 0.5), size * 0.013, { opacity: 0.5 })
  const band = [0.26, 0.46, 0.66].map((t) => aside(t, shine * wide * 0.31))
  art.stroke(open(place(band)), '#f4f8d0', size * 0.045, { opacity: 0.32 })
}

/** A drop of the water something was rinsed in. */
export function waterDrop(art: Canvas, x: number, y: number, size = 6): void {
  art.fill(ellipse(x + size * 0.3, y + size * 0.6, size, size * 0.9), '#123a2a', 0.42)
  art.fill(ellipse(x, y, size, size * 0.9), '#e6f4ea', 0.8)
  art.fill(ellipse(x + size * 0.2, y + size * 0.25, size * 0.6, size * 0.45), '#9fc4b4', 0.6)
  art.fill(ellipse(x - size * 0.35, y - size * 0.35, size * 0.34, size * 0.28), '#ffffff')
}
