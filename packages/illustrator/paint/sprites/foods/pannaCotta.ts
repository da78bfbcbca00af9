import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { num } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { glossyLeaf } from '../products/glossyLeaf.ts'
import { type Berry, beadedRaspberry, berryPaint } from './beadedRaspberry.ts'
import {
  type DessertGlass,
  farGlass,
  farRim,
  nearGlass,
  roundLight,
  wallBetween,
} from './dessertGlass.ts'
import { SAUCE, sauceBehindGlass, sauceSurface, wetFoot } from './raspberrySauce.ts'
import { down } from '../materials.ts'

/** A glass of ivory cream under raspberries, crushed and whole; `size` is half its height. */
export function pannacotta(art: Canvas, { x, y, size, color }: Piece): void {
  const { foreshortening: flat, turn } = art.camera
  const glass = { mouth: size * 0.78, foot: size * 0.6, height: size * 1.02, flat }
  // Glasses at either side are turned about, so that no two look alike.
  const way = x < art.camera.x ? 1 : -1
  const top = y - (glass.height * 0.62) / flat
  const place = `translate(${num(x)} ${num(top)}) rotate(${num((-turn * 180) / Math.PI)}) scale(1 ${(1 / flat).toFixed(3)})`
  art.group(`transform="${place}"`, () => filledGlass(art, glass, { color, way }))
}

interface Filling {
  color: Color
  /** To which side its berries are heaped. */
  way: number
}

function filledGlass(art: Canvas, glass: DessertGlass, { color, way }: Filling): void {
  farGlass(art, glass, '#d8808c')
  cream(art, glass, color)
  sauceBehindGlass(art, glass)
  sauceSurface(art, glass)
  farRim(art, glass)
  topping(art, glass, way)
  nearGlass(art, glass)
}

function cream(art: Canvas, glass: DessertGlass, color: Color): void {
  const path = wallBetween(glass, SAUCE.low - 0.06, 0.91)
  art.fill(path, color)
  const fall = down(art, [
    [0, '#e9a6a0', 0.5],
    [0.4, '#f6d9c4', 0.16],
    [0.6, '#fff8ea', 0],
    [1, '#a8825e', 0.42],
  ])
  art.fill(path, fall)
  roundLight(art, path)
}

/** Where a berry lies: shares of the mouth, how large, where it points, how far towards us; whether in sauce. */
type Lying = readonly [
  x: number,
  y: number,
  size: number,
  angle: number,
  towards: number,
  wet: 0 | 1,
]

type Heap = readonly Lying[]

/** Heaps from the back to the front, higher at one side; before them the sauce is open. */
const HEAPS: readonly [Heap, ...Heap[]] = [
  [
    [-0.16, -0.3, 0.17, 2.6, 0.3, 0],
    [0.52, -0.24, 0.18, -0.5, 0.2, 0],
    [0.2, -0.36, 0.19, -1.3, 0.5, 0],
    [-0.36, -0.02, 0.19, 2.9, 0.5, 1],
    [0.62, 0.06, 0.17, 0.7, 0.3, 1],
    [0.06, -0.12, 0.2, 2.2, 0.75, 0],
    [0.38, -0.12, 0.2, -0.2, -0.7, 0],
    [0.24, 0.18, 0.19, 0.9, 0.35, 1],
    [-0.2, 0.4, 0.16, 2.5, 0.2, 1],
  ],
  [
    [0.16, -0.32, 0.17, -0.4, 0.3, 0],
    [-0.5, -0.22, 0.18, 3.4, 0.2, 0],
    [-0.18, -0.36, 0.2, -1.9, 0.4, 0],
    [0.36, -0.04, 0.18, 0.2, 0.6, 1],
    [-0.6, 0.1, 0.17, 2.4, 0.3, 1],
    [-0.02, -0.08, 0.2, 0.8, 0.7, 0],
    [-0.34, -0.06, 0.19, 2.9, -0.65, 0],
    [-0.22, 0.22, 0.19, 2.1, 0.4, 1],
    [0.34, 0.36, 0.16, 0.5, 0.25, 1],
  ],
]

function topping(art: Canvas, glass: DessertGlass, way: number): void {
  const { random } = art
  const { mouth } = glass
  const heap = random.pick(HEAPS)
  const paints = ['#cf2340', '#bb1a38', '#d93a4c'].map((red) => berryPaint(art, red))
  const level = SAUCE.top * glass.height
  heap.forEach(([u, v, share, angle, towards, wet], index) => {
    const berry: Berry = {
      x: (way * u + random.jitter(0.02)) * mouth,
      y: level + (v - 0.06 + random.jitter(0.015)) * mouth,
      size: share * mouth,
      angle: (way < 0 ? Math.PI - angle : angle) + random.jitter(0.25),
      towards: towards + random.jitter(0.1),
    }
    const paint = paints[index % paints.length]
    if (!paint) return
    beadedRaspberry(art, berry, paint)
    if (index === 4) mint(art, { mouth, level, way })
    if (wet) wetFoot(art, berry.x, berry.y + berry.size * 0.2, berry.size)
  })
}

interface Sprig {
  mouth: number
  level: number
  /** To which side it leans. */
  way: number
}

/** A sprig's tip: two large leaves, a small pair over them, stuck between the berries. */
function mint(art: Canvas, { mouth, level, way }: Sprig): void {
  const { random } = art
  const foot = { x: way * 0.04 * mouth, y: level - mouth * 0.2 }
  const leaves = [
    { angle: -1.2, length: 0.56, wide: 0.3, bend: -0.12, halves: [0.7, 1], shade: 0.2 },
    { angle: 0.72, length: 0.46, wide: 0.3, bend: 0.14, halves: [1, 0.75], shade: 0.05 },
    { angle: -0.2, length: 0.54, wide: 0.3, bend: 0.1, halves: [0.9, 0.7], shade: 0 },
  ] as const
  for (const leaf of leaves) {
    const angle = -Math.PI / 2 + way * leaf.angle + random.jitter(0.22)
    const length = leaf.length * mouth * random.range(0.9, 1.08)
    glossyLeaf(art, { ...foot, ...leaf, angle, length, bend: leaf.bend * way, color: '#4f9a34' })
  }
}
