import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, open, type Path, type Point, polygon, turnedPoint } from '../../core/contour.ts'
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
const ROW = 0.39
const ROWS = [-3, -2, -1, 0, 1, 2, 3] as const
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
  const kernels = ROWS.flatMap((row) => {
    const stray = random.jitter(0.3)
    const places = Array.from({ length: COUNT + 1 }, (_, index) => (index + 0.6 + stray) / COUNT)
    return places
      .filter((along) => along <= 1.012)
      .map((along) => {
        const around = row * ROW + random.jitter(0.03)
        return kernelAt(ear, [along + random.jitter(0.003), around], random.jitter(0.06))
      })
  })
  drawKernels(art, color, kernels)
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

/** A kernel: its outline, what of it is lit, the window in it, and how light it is from 0 to 1. */
interface Kernel {
  outline: Path
  face: Path
  glint: Path
  light: number
}

/** Six corners, which are round enough for something so small. */
const CORNERS: readonly Point[] = [
  [-1, 0],
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
]

function kernelAt(
  { x, y, angle, long, wide }: EarOfCorn,
  [along, around]: Point,
  stray: number,
): Kernel {
  const half = halfAt(along, wide)
  const [a, b] = [(long / COUNT) * 0.54, half * ROW * 0.52 * Math.max(0.34, Math.cos(around))]
  const [u, v] = [along * long, Math.sin(around) * half]
  const shape = (share: number, by: number): Path =>
    polygon(
      CORNERS.map(([right, down]) =>
        turnedPoint([u + right * a * share, v + down * b * share], angle, x + by * 0.8, y + by),
      ),
    )
  const [cx, cy] = turnedPoint([u, v], angle, x, y)
  const glint: Point[] = [
    [cx - a * 0.5, cy - a * 0.1],
    [cx - a * 0.34, cy - a * 0.4],
    [cx + a * 0.02, cy - a * 0.46],
  ]
  const light = lightAt(angle, around) + stray
  return { outline: shape(1, 0), face: shape(0.8, -a * 0.2), glint: open(glint), light }
}

/** In how many tones kernels are painted. */
const TONES = 7

/** Which of the tones a kernel gets. */
function stepOf(light: number): number {
  return Math.floor(Math.max(0, Math.min(0.999, light)) * TONES)
}

/** Kernels, pale where they face the window, their near edges deep yellow; those of a tone at once. */
function drawKernels(art: Canvas, color: Color, kernels: readonly Kernel[]): void {
  const pathOf = (some: readonly Kernel[], part: 'outline' | 'face' | 'glint') =>
    some.map((kernel) => kernel[part]).join('')
  for (let step = 0; step < TONES; step += 1) {
    const some = kernels.filter(({ light }) => stepOf(light) === step)
    if (some.length === 0) continue
    const own = toneAt(art, color, (step + 0.5) / TONES)
    art.fill(pathOf(some, 'outline'), mix(own, '#c06a0c', 0.55))
    art.fill(pathOf(some, 'face'), own)
    if (step / TONES < 0.25) continue
    art.stroke(pathOf(some, 'glint'), '#fffbe2', GLINT, {
      opacity: Math.min(0.95, (step + 1) / TONES),
    })
  }
}

/** How broad the window in a kernel is. */
const GLINT = 2.2

function toneAt(art: Canvas, color: Color, light: number): Color {
  const ripe = mix(color, art.random.pick(['#ffdf6a', '#f5b82a', '#fbd04a']), 0.3)
  return light < 0.5
    ? mix(ripe, '#a8520a', (0.5 - light) * 1.3)
    : mix(ripe, '#fff0a8', (light - 0.5) * 0.8)
}
