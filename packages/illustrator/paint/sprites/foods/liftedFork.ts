import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, num, open, type Point, sized, turned } from '../../core/contour.ts'

/** A fork held over a dish, its tines at a point, its handle rising at an angle in radians. */
interface LiftedFork {
  x: number
  y: number
  /** The length of its head. */
  size: number
  angle: number
}

/** From its shoulders to beyond the picture, along the upper edge and back; shares of its head's length. */
const HANDLE: readonly Point[] = [
  [0.36, -0.2],
  [0.62, -0.16],
  [0.84, -0.065],
  [1.4, -0.075],
  [2.4, -0.13],
  [4.6, -0.2],
  [4.6, 0.16],
  [2.4, 0.1],
  [1.4, 0.055],
  [0.84, 0.055],
  [0.62, 0.15],
  [0.36, 0.2],
]
const TINES = [-0.165, -0.055, 0.055, 0.165] as const

/** A steel fork without what is on it. */
export function liftedFork(art: Canvas, { x, y, size, angle }: LiftedFork): void {
  const laid = (points: readonly Point[]) => turned(sized(points, size), angle, x, y)
  const steel = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#fffaf2'],
    [0.45, '#d5cfcb'],
    [0.7, '#a19aa0'],
    [1, '#6c6570'],
  ])
  const handle = laid(HANDLE)
  const tines = TINES.map((v) =>
    open(
      laid([
        [0.42, v],
        [0.1, v * 1.05],
        [-0.3, v + 0.02],
        [-0.46, v + 0.06],
      ]),
    ),
  ).join('')
  art.movedBy(size * 0.05, size * 0.1, () =>
    art.softFill(closed(handle), SHADOW, 0.18, size * 0.05),
  )
  art.stroke(tines, '#6c6570', size * 0.075)
  art.movedBy(-size * 0.008, -size * 0.016, () => art.stroke(tines, '#e6e0da', size * 0.05))
  art.fill(closed(handle), '#5f5863')
  art.movedBy(-1, -size * 0.018, () => art.fill(closed(handle), steel))
  art.stroke(
    open(
      laid([
        [0.5, -0.1],
        [0.9, -0.03],
        [2.4, -0.07],
        [4.5, -0.13],
      ]),
    ),
    '#ffffff',
    size * 0.025,
    { opacity: 0.85 },
  )
}

/** Threads of melted cheese: broad where they leave the fork and where they end, thin between. */
export function cheeseStrings(
  art: Canvas,
  threads: readonly (readonly [from: Point, to: Point, wide: number])[],
): void {
  for (const [[fx, fy], [tx, ty], wide] of threads) {
    const thin = wide * 0.24
    const [mx, my] = [(fx + tx) / 2 + (tx - fx) * 0.12, fy + (ty - fy) * 0.5]
    const edge = (side: number): readonly Point[] => [
      [fx + side * wide, fy],
      [fx + side * wide * 0.45 + (tx - fx) * 0.14, fy + (ty - fy) * 0.16],
      [mx + side * thin, my],
      [tx + side * wide * 0.42 - (tx - fx) * 0.1, fy + (ty - fy) * 0.86],
      [tx + side * wide * 1.25, ty],
    ]
    const outline = `${open(edge(-1))}L${edge(1).at(-1)?.map(num).join(' ')}${open(edge(1).toReversed()).replace(/^M[^C]*/, '')}Z`
    art.movedBy(wide * 0.3, wide * 0.3, () => art.fill(outline, '#8a4206', 0.45))
    const melted = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
      [0, '#ffe48a'],
      [0.45, '#fbbb3a'],
      [1, '#d97f12'],
    ])
    art.fill(outline, melted)
    art.stroke(open(edge(-0.4)), '#fff6c8', wide * 0.16, { opacity: 0.85 })
  }
}
