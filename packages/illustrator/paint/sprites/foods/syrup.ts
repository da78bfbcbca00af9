import { bakes } from '../../../language/words/foods/bakes.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'

/** Where syrup runs over the edge: at which angle, how far down the stack, and how broad it is. */
const RUNS = [
  [0.5, 0.36, 0.075],
  [0.98, 0.8, 0.095],
  [1.28, 0.3, 0.06],
  [1.86, 1.04, 0.1],
  [2.5, 0.56, 0.085],
] as const
/** The run that comes down to the plate. */
const LONGEST = 3

/** How far the pool reaches at its back, from the left to the right. */
const BACK = [0.96, 0.9, 0.78, 0.76, 0.86, 0.88, 0.78, 0.8, 0.94] as const

interface Run {
  /** Where it leaves the face, and where it ends. */
  lip: Point
  tip: Point
  half: number
}

/** A pool of thin syrup on a stack of pancakes, which runs over its edge; `size` is its reach. */
export function syrup(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const stack = (size * bakes.pancakes.size) / bakes.syrup.size
  const runs = runsOf(art, piece, stack)
  const outline = outlineOf(art, piece, runs)
  const whole = closed(outline)
  const amber = mix(color, '#b45f12', 0.6)
  puddle(art, runs[LONGEST]?.tip ?? [x, y], size * 0.2, amber)
  art.movedBy(3, 6, () => art.softFill(whole, SHADOW, 0.4, size * 0.016))
  // Thin syrup lets the pancake through; it is darkest where it gathers, along its edge.
  art.fill(whole, amber, 0.84)
  art.clipped(whole, () => {
    art.stroke(whole, shade(color, 0.3), size * 0.07, { opacity: 0.45 })
    art.stroke(whole, shade(color, 0.3), size * 0.03, { opacity: 0.5 })
    const glow = art.radialGradient('cx=".42" cy=".4" r=".6"', [
      [0, '#f6b552', 0.85],
      [0.5, '#e08f2c', 0.5],
      [1, '#c26a1e', 0],
    ])
    art.fill(ellipse(x - size * 0.05, y, size * 0.86, size * 0.8), glow)
  })
  // The one that reaches the plate ends in its puddle, the others in a drop.
  runs.forEach((run, index) => runLight(art, run, { size, ends: index !== LONGEST }))
  shine(art, piece)
}

function runsOf({ camera, random }: Canvas, { x, y, size }: Piece, stack: number): Run[] {
  const high = stack * bakes.pancakes.top * riseIn(camera)
  return RUNS.map(([angle, fall, broad]) => {
    const lip: Point = [x + Math.cos(angle) * stack * 0.97, y + Math.sin(angle) * stack * 0.97]
    const down = high * fall * random.range(0.94, 1.06)
    return { lip, tip: [lip[0] + random.jitter(size * 0.02), lip[1] + down], half: size * broad }
  })
}

/** The pool's edge, out to the rim where a run leaves it, down along the run, and back again. */
function outlineOf({ random }: Canvas, { x, y, size }: Piece, runs: readonly Run[]): Point[] {
  const at = (angle: number, reach: number): Point => [
    x + Math.cos(angle) * size * reach,
    y + Math.sin(angle) * size * reach,
  ]
  const front = runs.flatMap(({ lip: [u, v], tip, half }, index): Point[] => {
    const angle = RUNS[index]?.[0] ?? 0
    const next = RUNS[index + 1]?.[0] ?? Math.PI
    const [, low] = tip
    return [
      [u + half * 1.5, v - half * 1.5],
      [u + half * 0.8, v + (low - v) * 0.3],
      [tip[0] + half * 0.72, v + (low - v) * 0.62],
      [tip[0] + half, low - half * 1.05],
      [tip[0] + half * 0.66, low - half * 0.14],
      [tip[0] - half * 0.2, low],
      [tip[0] - half * 0.92, low - half * 0.6],
      [tip[0] - half * 0.84, low - half * 1.5],
      [u - half * 0.82, v + (low - v) * 0.26],
      [u - half * 1.6, v - half * 1.3],
      at((angle + next) / 2, random.range(0.84, 0.98)),
    ]
  })
  const back = BACK.map((reach, index) => at(Math.PI * (1.05 + index * 0.116), reach))
  return [...front, ...back]
}

/** What ran all the way down spreads thin on the plate: the glaze shows through, only its edge is deep. */
function puddle(art: Canvas, [x, y]: Point, size: number, amber: string): void {
  const shore = SHORE.map(([u, v]): Point => [x + u * size, y + size * 0.06 + v * size * 1.15])
  const whole = closed(shore)
  art.movedBy(1, 3, () => art.fill(whole, SHADOW, 0.22))
  const thin = art.radialGradient('cx=".46" cy=".4" r=".62"', [
    [0, mix(amber, '#ffb948', 0.65), 0.8],
    [0.6, mix(amber, '#f0982c', 0.35), 0.84],
    [1, shade(amber, 0.16), 0.92],
  ])
  art.fill(whole, thin)
  art.clipped(whole, () => {
    art.stroke(whole, shade(amber, 0.35), size * 0.16, { opacity: 0.4 })
    // In the shade of the stack, from which it came.
    art.softFill(ellipse(x, y - size * 0.3, size * 1.3, size * 0.3), '#5a2408', 0.36, size * 0.14)
  })
  const glint = shore.slice(7, 11).map(([u, v]): Point => [u + size * 0.16, v - size * 0.12])
  art.stroke(open(glint), '#ffe9b8', size * 0.06, { opacity: 0.75 })
}

/** The outline of a puddle of size 1, from its right end along its near shore. */
const SHORE: readonly Point[] = [
  [2.3, -0.1],
  [2.05, 0.22],
  [1.4, 0.3],
  [0.9, 0.52],
  [0.3, 0.66],
  [-0.5, 0.6],
  [-1.1, 0.42],
  [-1.7, 0.4],
  [-2.1, 0.14],
  [-1.9, -0.16],
  [-1.2, -0.34],
  [0, -0.42],
  [1.3, -0.36],
]

/** The light through a run, the streak along it, and the gleam of the drop at its end. */
function runLight(
  art: Canvas,
  { lip, tip, half }: Run,
  { size, ends }: { size: number; ends: boolean },
): void {
  const [u, v] = lip
  const [tx, ty] = tip
  const long = ty - v
  const streak: Point[] = [
    [u - half * 0.5, v - half * 0.8],
    [u - half * 0.42, v + long * 0.2],
    [u - half * 0.4, v + long * 0.46],
  ]
  art.stroke(open(streak), '#ffe7b0', size * 0.022, { opacity: 0.85 })
  if (!ends) return
  art.softFill(ellipse(tx, ty - half * 0.9, half * 0.4, half * 0.55), '#f2a93c', 0.75, half * 0.26)
  art.fill(ellipse(tx - half * 0.36, ty - half * 1.1, half * 0.17, half * 0.28), '#fffbe8', 0.95)
}

/** The window's light on the pool: one broad patch and its broken edge. */
function shine(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const patch = (u: number, v: number, rx: number, ry: number) =>
    closed(
      blob(random, x + u * size, y + v * size, rx * size, ry * size, {
        points: 8,
        wobble: 0.16,
        angle: -0.5,
      }),
    )
  art.softFill(patch(-0.42, -0.4, 0.26, 0.07), '#fff3d0', 0.62, size * 0.02)
  art.fill(patch(-0.44, -0.43, 0.19, 0.035) + patch(-0.14, -0.6, 0.06, 0.022), '#fffdf2', 0.85)
  art.softFill(patch(0.4, 0.34, 0.2, 0.03), tint('#f2a93c', 0.5), 0.5, size * 0.014)
}
