import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, open, type Point, shrunk, turned } from '../../core/contour.ts'

interface Slice {
  x: number
  y: number
  /** Half its width. */
  size: number
  /** Which of the cuts it is. */
  cut: number
}

interface Cut {
  outline: readonly Point[]
  /** Where the gills show: to both sides of a stem, or along the foot of a cap. */
  gills: readonly (readonly Point[])[]
}

/** Slices as the knife left them: through the middle, beside the stem, the end of a cap, half a one. */
const CUTS: readonly [Cut, ...Cut[]] = [
  {
    outline: [
      [-1, 0.12],
      [-0.9, -0.42],
      [-0.46, -0.82],
      [0.08, -0.9],
      [0.6, -0.74],
      [0.96, -0.3],
      [1, 0.16],
      [0.74, 0.36],
      [0.42, 0.16],
      [0.3, 0.3],
      [0.34, 0.86],
      [0.06, 0.98],
      [-0.24, 0.88],
      [-0.26, 0.3],
      [-0.4, 0.18],
      [-0.74, 0.34],
    ],
    gills: [
      [
        [-0.8, 0.14],
        [-0.5, -0.16],
        [-0.24, -0.14],
        [-0.2, 0.1],
        [-0.36, 0.02],
        [-0.6, 0.14],
      ],
      [
        [0.82, 0.16],
        [0.52, -0.16],
        [0.26, -0.14],
        [0.24, 0.08],
        [0.4, 0.02],
        [0.62, 0.16],
      ],
    ],
  },
  {
    outline: [
      [-0.96, 0.22],
      [-0.92, -0.3],
      [-0.5, -0.72],
      [0.1, -0.8],
      [0.7, -0.56],
      [1, -0.02],
      [0.88, 0.34],
      [0.4, 0.22],
      [-0.1, 0.14],
      [-0.56, 0.3],
    ],
    gills: [
      [
        [-0.74, 0.18],
        [-0.4, 0.0],
        [0.04, -0.08],
        [0.44, -0.02],
        [0.78, 0.2],
        [0.4, 0.12],
        [-0.1, 0.05],
        [-0.5, 0.18],
      ],
    ],
  },
  {
    outline: [
      [-0.86, 0.1],
      [-0.8, -0.4],
      [-0.3, -0.78],
      [0.4, -0.7],
      [0.84, -0.2],
      [0.78, 0.3],
      [0.36, 0.2],
      [0.3, 0.72],
      [0.02, 0.84],
      [-0.14, 0.5],
      [-0.2, 0.16],
      [-0.56, 0.32],
    ],
    gills: [
      [
        [-0.66, 0.16],
        [-0.42, -0.14],
        [-0.16, -0.16],
        [-0.14, 0.06],
        [-0.32, 0.02],
        [-0.5, 0.16],
      ],
      [
        [0.7, 0.12],
        [0.5, -0.1],
        [0.26, -0.14],
        [0.26, 0.06],
        [0.42, 0.06],
      ],
    ],
  },
]

/** A slice of mushroom, browned in butter: crisp at its edge, its gills dark, wet with cheese. */
export function brownedSlice(
  art: Canvas,
  { x, y, size, cut: which }: Slice,
  turn: number,
  flat: number,
): void {
  const { random } = art
  const side = random.next() < 0.5 ? -1 : 1
  const place = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * side * size, v * size]),
      turn,
    ).map(([u, v]): Point => [x + u, y + v * flat])
  const cut = CUTS[which % CUTS.length] ?? CUTS[0]
  const shape = place(cut.outline)
  const thick = size * 0.13
  art.movedBy(size * 0.16, thick + size * 0.16, () =>
    art.softFill(closed(shape), '#3a1406', 0.55, size * 0.1),
  )
  art.movedBy(0, thick, () => art.fill(closed(shape), '#4a200c'))
  art.movedBy(0, thick * 0.5, () => art.fill(closed(shape), '#6e3614'))
  art.fill(closed(shape), '#8a4a1c')
  const face = mix('#e4b264', random.pick(['#c9893a', '#f0d090', '#bd7a2e']), random.next())
  const light = art.radialGradient('cx=".4" cy=".34" r=".72"', [
    [0, mix(face, '#fff0cc', 0.6)],
    [0.55, mix(face, '#fff0cc', 0.2)],
    [0.84, mix(face, '#9a561f', 0.4)],
    [1, '#8a4a1a'],
  ])
  art.fill(closed(shrunk(shape, 0.9, -size * 0.02, -size * 0.03)), light)
  const crown = place([
    [-0.84, -0.2],
    [-0.5, -0.6],
    [0.06, -0.72],
    [0.56, -0.58],
    [0.84, -0.2],
  ])
  art.stroke(open(crown), '#a8601f', size * 0.2, { opacity: 0.32 })
  art.fill(cut.gills.map((gill) => closed(place(gill))).join(''), '#63300f', 0.85)
  const [bx, by] = place([[random.jitter(0.4), -0.3]])[0] ?? [x, y]
  const toasted = blob(random, bx, by, size * 0.3, size * 0.16 * flat, {
    angle: turn,
    wobble: 0.24,
  })
  art.softFill(closed(toasted), '#9a5218', 0.34, size * 0.07)
  const wet = Array.from({ length: 3 }, (): Point => {
    const [u, v] = [random.range(-0.6, 0.1) * side, random.range(-0.66, -0.3)]
    return place([[u, v]])[0] ?? [x, y]
  })
  art.specks(wet, '#fff4da', size * 0.05, { length: size * 0.1, angle: turn - 0.4, opacity: 0.75 })
}
