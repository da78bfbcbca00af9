import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, open, type Path, type Point, turnedPoint } from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'

export interface EarOfCorn {
  /** The middle of its stalk end. */
  x: number
  y: number
  /** Where its tip points, in radians. */
  angle: number
  long: number
  /** Half its width. */
  wide: number
  color: Color
}

/** Half the width of an ear at even steps from its stalk end to its tip. */
const TAPER = [0.86, 0.97, 1, 1, 0.98, 0.95, 0.91, 0.86, 0.8, 0.74] as const
/** Where an ear begins to round off, and where it ends, as shares of its length. */
const DOME = 0.84
const TIP = 1.035
/** Places along the outline. */
const OUTLINE = [0, 0.1, 0.25, 0.4, 0.55, 0.7, 0.82, 0.9, 0.95, 0.99, 1.02] as const
/** How far apart two rows of kernels are around an ear, in radians, and how many face us. */
const ROW = 0.35
const ROWS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const
/** Kernels in a row. */
const COUNT = 23
/** Towards the window: right, down, to the eye. */
const SUN = [-0.52, -0.66, 0.54] as const

function halfAt(along: number, wide: number): number {
  const place = Math.min(0.999, Math.max(0, along)) * (TAPER.length - 1)
  const step = Math.floor(place)
  const [from, to] = [TAPER[step] ?? 0, TAPER[step + 1] ?? 0]
  const beyond = Math.max(0, along - DOME) / (TIP - DOME)
  return wide * (from + (to - from) * (place - step)) * Math.sqrt(Math.max(0, 1 - beyond ** 2))
}

/** An ear of corn without its husk, its kernels in rows, each with the window in it. */
export function earOfCorn(art: Canvas, ear: EarOfCorn): void {
  const { x, y, angle, long, wide, color } = ear
  const { random } = art
  const place = (along: number, across: number) => turnedPoint([along * long, across], angle, x, y)
  const side = (sign: number) => OUTLINE.map((along) => place(along, sign * halfAt(along, wide)))
  layered(art, closed([...side(-1), place(TIP, 0), ...side(1).toReversed()]), [
    { color: SHADOW, dx: wide * 0.1, dy: wide * 0.2, opacity: 0.4 },
    { color: mix(color, '#8a4208', 0.6) },
  ])
  for (const row of ROWS) {
    const around = row * ROW
    const stray = random.jitter(0.3)
    for (let index = 0; index <= COUNT; index += 1) {
      const along = (index + 0.6 + stray) / COUNT
      if (along > 1.012) continue
      kernel(art, ear, [along + random.jitter(0.003), around + random.jitter(0.03)])
    }
  }
}

/** How much light falls on an ear at an angle around it: its near side is the middle of the rows. */
function lightAt(angle: number, around: number): number {
  const across = Math.sin(around)
  const facing =
    -Math.sin(angle) * across * SUN[0] +
    Math.cos(angle) * across * SUN[1] +
    Math.cos(around) * SUN[2]
  return Math.max(0, Math.min(1, 0.26 + facing * 0.9))
}

/** A kernel: four rounded corners, pale where it faces the window, its near edge deep yellow. */
function kernel(art: Canvas, ear: EarOfCorn, [along, around]: Point): void {
  const { x, y, angle, long, color, wide } = ear
  const { random } = art
  const half = halfAt(along, wide)
  const [a, b] = [(long / COUNT) * 0.49, half * ROW * 0.48 * Math.max(0.34, Math.cos(around))]
  const shape = (share: number, du = 0, dv = 0): Path => {
    const corners: readonly Point[] = [
      [-1, -0.5],
      [-0.5, -1],
      [0.5, -1],
      [1, -0.5],
      [1, 0.5],
      [0.5, 1],
      [-0.5, 1],
      [-1, 0.5],
    ]
    const own = corners.map(([u, v]): Point => {
      return [along * long + u * a * share, Math.sin(around) * half + v * b * share]
    })
    return closed(own.map((point) => turnedPoint(point, angle, x + du, y + dv)))
  }
  const light = lightAt(angle, around) + random.jitter(0.06)
  const ripe = mix(color, random.pick(['#ffdf6a', '#f0a818', '#fbd04a']), random.range(0, 0.5))
  const own =
    light < 0.5
      ? mix(ripe, '#a8520a', (0.5 - light) * 1.3)
      : mix(ripe, '#fff0a8', (light - 0.5) * 0.8)
  art.fill(shape(1), mix(own, '#c06a0c', 0.55))
  art.fill(shape(0.78, -a * 0.16, -a * 0.2), own)
  if (light < 0.3) return
  const [u, v] = turnedPoint([along * long, Math.sin(around) * half], angle, x, y)
  const glint: Point[] = [
    [u - a * 0.5, v - a * 0.1],
    [u - a * 0.34, v - a * 0.4],
    [u + a * 0.02, v - a * 0.46],
  ]
  art.stroke(open(glint), '#fffbe2', a * 0.26, { opacity: Math.min(0.95, light) })
}
