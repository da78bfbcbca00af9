import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, type Path, type Point, polygon, turnedPoint } from '../../../core/contour.ts'
import type { Color } from '../../../../language/paints.ts'
import { litSide } from '../../foods/touches.ts'
import { leafTone } from '../leaves.ts'
import { curve, shaped, strewn } from '../shapes.ts'
import { type Heap, type Shoot, stems, twig } from './smallLeaves.ts'

/** Half the rim of a leaflet, from its foot to its tip: a lobe with teeth, and half of the lobe before it. */
const RIM: readonly Point[] = [
  [0, 0.02],
  [0.25, 0.04],
  [0.36, 0.19],
  [0.28, 0.38],
  [0.42, 0.35],
  [0.47, 0.48],
  [0.57, 0.36],
  [0.57, 0.16],
  [0.64, 0.12],
  [0.7, 0.28],
  [0.79, 0.21],
  [0.88, 0.25],
  [0.89, 0.11],
  [1, 0],
]

/** One side of a leaflet, none like the next. */
function half(art: Canvas, side: number): Point[] {
  const { random } = art
  return RIM.map(([u, v]) => [
    u * (1 + random.jitter(0.05)),
    side * v * (0.96 + random.jitter(0.09)),
  ])
}

/** A leaf of flat parsley: three leaflets on a stalk; `size` is its length, `x`, `y` its foot. */
export function flatParsleyLeaf(art: Canvas, { x, y, size, angle }: Shoot, color: Color): void {
  const { random } = art
  const [u, v] = turnedPoint([size * 0.3, 0], angle, x, y)
  const leaflets = (
    [
      [-1.22, 0.58],
      [1.22, 0.56],
      [0, 0.7],
    ] as const
  ).map(([turn, share]) => {
    const heading = angle + turn + random.jitter(0.16)
    const [fx, fy] = turnedPoint([size * 0.04, 0], heading, u, v)
    const lobe = { x: fx, y: fy, size: size * share, angle: heading }
    return { lobe, left: half(art, -1), right: half(art, 1) }
  })
  const outlines = leaflets.map(({ lobe, left, right }) =>
    closed(shaped([...left, ...right.slice(0, -1).toReversed()], lobe)),
  )
  const whole = outlines.join('')
  art.shadow(whole, 7, 0.38)
  art.stroke(curve({ x, y, size, angle }, [0, 0], [0.34, 0]), mix(color, STALK, 0.4), size * 0.05)
  art.fill(whole, shade(color, 0.2))
  const lit = leaflets.map(({ lobe, left, right }) => {
    const upper = litSide(lobe.angle) < 0 ? left : right
    return closed(shaped([...upper, [0.5, 0]], lobe))
  })
  art.fill(lit.join(''), mix(tint(color, 0.14), YOUNG, 0.22))
  const veins = leaflets.flatMap(({ lobe }) => [
    curve(lobe, [0, 0], [0.86, 0]),
    curve(lobe, [0.25, 0], [0.36, 0.12], [0.43, 0.29]),
    curve(lobe, [0.25, 0], [0.36, -0.12], [0.43, -0.29]),
  ])
  art.stroke(veins.join(''), mix(tint(color, 0.5), '#dfe89a', 0.3), size * 0.018, { opacity: 0.8 })
}

/** The color of young leaves. */
export const YOUNG = '#b4dc66'

/** The color of stalks. */
export const STALK = '#a6c46a'

/** A stalk with a leaf at its tip and others below it in pairs; `size` is its length. */
export function parsleySprig(art: Canvas, shoot: Shoot, color: Color): void {
  const { random } = art
  const stalk = twig(shoot, random.jitter(0.14))
  const branches = [0.44, 0.72].flatMap((share) =>
    [-1, 1].map((side) => {
      const { x, y, angle } = stalk.at(share + random.jitter(0.03))
      const turn = side * random.range(0.72, 0.95)
      return twig(
        { x, y, size: shoot.size * (0.4 - share * 0.3), angle: angle + turn },
        -side * 0.2,
      )
    }),
  )
  stems(art, [stalk], mix(color, STALK, 0.6), 8)
  stems(art, branches, mix(color, STALK, 0.5), 5.5)
  for (const [index, branch] of branches.entries()) {
    const { x, y, angle } = branch.at(0.86)
    const size = (index < 2 ? 82 : 64) * random.range(0.9, 1.1)
    flatParsleyLeaf(art, { x, y, size, angle }, leafTone(art, color))
  }
  const { x, y, angle } = stalk.at(0.94)
  flatParsleyLeaf(
    art,
    { x, y, size: 88 * random.range(0.92, 1.06), angle },
    mix(color, YOUNG, 0.08),
  )
}

/** Leaves chopped fine: a heap within `radius`, and what strayed from it. */
export function choppedParsley(
  art: Canvas,
  { x, y, color }: Heap,
  radius: number,
  strays: number,
): void {
  const { random } = art
  const bits = (reach: number, count: number) =>
    strewn(random, x, y, reach, count)
      .map(([u, v]) => {
        const [rx, ry] = [random.range(5, 10), random.range(3.5, 6)]
        return polygon(
          blob(random, u, v, rx, ry, { angle: random.angle(), points: 5, wobble: 0.4 }),
        )
      })
      .join('')
  const layer = (path: Path, tone: Color, height: number) => {
    if (path === '') return
    art.shadow(path, height, 0.4)
    art.fill(path, tone)
  }
  layer(bits(radius * 1.5, strays), color, 3)
  const pile = closed(blob(random, x, y, radius * 0.94, radius * 0.88, { wobble: 0.12 }))
  layer(pile, shade(color, 0.4), 8)
  for (const [share, tone] of [
    [1, shade(color, 0.26)],
    [0.98, shade(color, 0.06)],
    [0.9, tint(color, 0.08)],
    [0.76, tint(color, 0.28)],
  ] as const) {
    layer(bits(radius * share, Math.round((share * radius) ** 2 / 52)), tone, 3.5)
  }
  layer(bits(radius * 0.86, Math.round(radius / 4)), mix(color, STALK, 0.8), 3.5)
}
