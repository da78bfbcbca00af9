import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW } from '../../core/color.ts'
import { closed, ellipse, num, open, type Path, type Point, turned } from '../../core/contour.ts'
import { basilLeaf } from './basilLeaf.ts'
import { heapedCitrus } from './heapedCitrus.ts'

type Kind = 'orange' | 'lemon' | 'lime' | 'half'

interface Fruit {
  kind: Kind
  x: number
  y: number
  size: number
  angle?: number
  /** The direction of its twig, for a fruit that was picked with its leaves. */
  twig?: number
}

/** The heap as it was tipped in, from the far fruit to the near ones: large on small, gaps between. */
const HEAP: readonly Fruit[] = [
  { kind: 'orange', x: 722, y: 366, size: 61 },
  { kind: 'lemon', x: 632, y: 348, size: 57, angle: -0.62, twig: -0.9 },
  { kind: 'orange', x: 526, y: 342, size: 68, twig: -2.1 },
  { kind: 'lemon', x: 386, y: 428, size: 62, angle: 0.66 },
  { kind: 'orange', x: 868, y: 494, size: 64 },
  { kind: 'lemon', x: 462, y: 430, size: 55, angle: -0.24 },
  { kind: 'lime', x: 664, y: 430, size: 50, angle: 0.2 },
  { kind: 'orange', x: 336, y: 502, size: 66 },
  { kind: 'orange', x: 756, y: 446, size: 70, twig: -0.5 },
  { kind: 'orange', x: 574, y: 436, size: 72 },
  { kind: 'lime', x: 400, y: 508, size: 48, angle: 1 },
  { kind: 'lemon', x: 812, y: 516, size: 60, angle: 0.4 },
  { kind: 'lemon', x: 650, y: 510, size: 66, angle: -0.3, twig: -2.7 },
  { kind: 'half', x: 492, y: 496, size: 80, angle: -0.2 },
  { kind: 'lime', x: 742, y: 528, size: 52, angle: 0.5 },
]

const RIPE: Record<Kind, readonly [Color, ...Color[]]> = {
  orange: ['#ee922f', '#e8842a', '#f0a03e'],
  lemon: ['#f2c638', '#f4cf4a', '#edbc2e'],
  lime: ['#8db23e', '#9dba46', '#7ca53a'],
  half: ['#ee922f'],
}

/** The fruit that fills a crate and rises over it. */
export function citrusHeap(art: Canvas): void {
  for (const fruit of HEAP) {
    const spot = {
      ...fruit,
      x: fruit.x + art.random.jitter(6),
      y: fruit.y + art.random.jitter(5),
      color: art.random.pick(RIPE[fruit.kind]),
    }
    if (fruit.kind === 'half') orangeHalf(art, spot)
    else heapedCitrus(art, spot, fruit.kind === 'orange')
    if (fruit.twig !== undefined) twigOf(art, spot, fruit.twig)
  }
}

/** The cut end of a twig at a fruit's stalk, with the leaves that were picked with it. */
function twigOf(art: Canvas, { x, y, size }: Fruit, heading: number): void {
  const { random } = art
  const at = (far: number): Point => [
    x + Math.cos(heading) * size * far,
    y + Math.sin(heading) * size * far,
  ]
  const [u, v] = at(0.62)
  art.softFill(ellipse(u, v, size * 0.1, size * 0.07), SHADOW, 0.4, size * 0.08)
  const twig = open([at(0.62), at(0.86), at(1.12)])
  art.stroke(twig, '#3f4a1e', size * 0.13)
  art.movedBy(-1, -1.5, () => art.stroke(twig, '#7f8f45', size * 0.07))
  for (const [far, turn, long] of [
    [0.84, 1.05, 1.3],
    [1.06, -0.55, 1.6],
  ] as const) {
    const [fromX, fromY] = at(far)
    basilLeaf(art, {
      x: fromX,
      y: fromY,
      size: size * long * random.range(0.9, 1.1),
      angle: heading + turn * random.range(0.8, 1.1),
      droop: random.range(0.5, 0.9),
      wide: random.range(0.4, 0.5),
      color: random.pick(['#3f7d38', '#4d8a3a']),
      behind: false,
    })
  }
}

/** An orange cut through its middle, the wet face towards us. */
function orangeHalf(art: Canvas, { x, y, size, angle = 0, color }: Fruit & { color: Color }): void {
  const face = (share: number): Path => ellipse(0, 0, size * share, size * 0.9 * share)
  art.fill(ellipse(x + size * 0.12, y + size * 0.16, size, size * 0.94), SHADOW, 0.5)
  const place = `translate(${num(x)} ${num(y)})rotate(${num((angle * 180) / Math.PI)})`
  art.group(`transform="${place}"`, () => {
    art.movedBy(size * 0.03, size * 0.1, () => art.fill(face(1), shade(color, 0.4)))
    art.fill(face(1), color)
    art.fill(face(0.93), '#fff0cc')
    art.fill(face(0.87), '#fbdc9c')
    for (let index = 0; index < 10; index += 1) segment(art, size, index)
    art.fill(face(0.1), '#fff3d6')
    art.stroke(face(0.96), '#ffe2a8', 2.5, { opacity: 0.7 })
  })
}

/** One segment of a cut fruit: its juice darker at the rim, its light where it is wettest. */
function segment(art: Canvas, size: number, index: number): void {
  const { random } = art
  const turn = (index / 10) * Math.PI * 2 + random.jitter(0.06)
  const outline = (share: number): Path => {
    const points: Point[] = [
      [0.1, 0],
      [0.4, -0.1],
      [0.74, -0.195],
      [0.84, -0.12],
      [0.85, 0.1],
      [0.75, 0.19],
      [0.4, 0.1],
    ]
    const around = turned(
      points.map(([u, v]): Point => [u * size * share, v * size * share]),
      turn,
    )
    return closed(around.map(([u, v]): Point => [u, v * 0.9]))
  }
  art.fill(outline(1), random.pick(['#ea8118', '#ef922a', '#e57512']))
  art.fill(outline(0.84), '#f9b652', 0.55)
  const cells = Array.from({ length: 5 }, (): Point => {
    const far = random.range(0.36, 0.78) * size
    const at = turn + random.jitter(0.16)
    return [Math.cos(at) * far, Math.sin(at) * far * 0.9]
  })
  art.specks(cells, '#fff0c0', size * 0.035, { length: size * 0.07, angle: turn, opacity: 0.7 })
}
