import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  moved,
  num,
  open,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { placed, shape } from './dough.ts'

// What tacos, wraps and rolls are filled with: small, bold and quick to read.

/** Thin strips of shredded vegetables as one tangle; `size` is half a strip's length. */
export function shreds(
  art: Canvas,
  places: readonly Point[],
  {
    size,
    color,
    width = size * 0.22,
    bend = 0.5,
  }: { size: number; color: string; width?: number; bend?: number },
): void {
  const { random } = art
  const lines = places.map(([x, y]) => {
    const curve = random.jitter(bend)
    const strip = [
      [-1, 0],
      [-0.3, curve],
      [0.35, curve * 0.8],
      [1, random.jitter(0.3)],
    ] as const
    return open(
      placed(strip, { x, y, size: size * random.range(0.7, 1.1), angle: random.angle(), color }),
    )
  })
  const tangle = art.define(
    (id) => `<path id="${id}" d="${lines.join('')}" fill="none" stroke-linecap="round"/>`,
  )
  const again = (stroke: string, share: number, rest: string) =>
    art.raw(
      `<use href="#${tangle}" stroke="${stroke}" stroke-width="${num(width * share)}" ${rest}/>`,
    )
  again('#3a160c', 1, 'stroke-opacity=".3" transform="translate(1.5 3)"')
  again(shade(color, 0.1), 1, '')
  again(tint(color, 0.4), 0.45, 'transform="translate(-.8 -1.2)"')
}

/** Matchsticks: straight sticks with square ends; `size` is half their length. */
export function matchsticks(art: Canvas, places: readonly Point[], { size, color }: Piece): void {
  for (const [x, y] of places) {
    const half = shape('-1 -0.11, 1 -0.11, 1 0.11, -1 0.11')
    const stick = placed(half, { x, y, size, angle: art.random.jitter(0.9), color })
    art.shadow(polygon(stick), size * 0.14, 0.3)
    art.fill(polygon(stick), shade(color, 0.14))
    art.fill(polygon(shrunk(stick, 0.9, -1, -1.5)), tint(color, 0.16))
  }
}

/** A piece of browned meat or fish; `size` is half its length. */
export function meatStrip(art: Canvas, piece: Piece, flat = 0.42): void {
  const { x, y, size, angle, color } = piece
  const strip = blob(art.random, x, y, size, size * flat, { angle, points: 9, wobble: 0.1 })
  art.body(strip, color, { height: size * 0.16, lit: 0.86, shaded: 0.4 })
  art.fill(closed(shrunk(strip, 0.5, -size * 0.06, -size * 0.08)), tint(color, 0.3), 0.8)
  const seared = [-0.4, 0.02, 0.44].map((u) =>
    open(
      placed(
        [
          [u - 0.06, -flat * 0.6],
          [u + 0.06, flat * 0.6],
        ],
        piece,
      ),
    ),
  )
  art.stroke(seared.join(''), shade(color, 0.55), size * 0.09, { opacity: 0.6 })
}

/** A round slice with a coloured skin, such as radish or cucumber. */
export function roundSlice(art: Canvas, { x, y, size, color, angle }: Piece, flesh: string): void {
  const outline = blob(art.random, x, y, size, size * 0.86, { angle, points: 11, wobble: 0.02 })
  art.body(outline, color, { height: size * 0.2, lit: 0.95, shaded: 0.18 })
  art.fill(closed(shrunk(outline, 0.83)), flesh)
  const rays = Array.from({ length: 9 }, (_, index) => {
    const turn = (index / 9) * Math.PI * 2
    const at = (far: number): Point => [
      x + Math.cos(turn) * size * far,
      y + Math.sin(turn) * size * far,
    ]
    return open([at(0.2), at(0.55)])
  })
  art.stroke(rays.join(''), mix(flesh, color, 0.3), size * 0.06, { opacity: 0.8 })
}

/** A leaf of cilantro or parsley on its stalk; `size` is half its length. */
export function herbLeaf(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const lobes = shape(
    '-0.2 0.06, -0.34 0.46, 0.04 0.4, 0.3 0.62, 0.5 0.3, 0.98 0.3, 0.86 0, 0.98 -0.3, 0.5 -0.3, 0.3 -0.62, 0.04 -0.4, -0.34 -0.46, -0.2 -0.06',
  )
  const leaf = placed(lobes, piece)
  art.stroke(
    open(placed(shape('-1 0.14, -0.5 0.04, -0.1 0'), piece)),
    shade(color, 0.1),
    size * 0.1,
  )
  art.shadow(closed(leaf), size * 0.14, 0.3)
  art.fill(closed(leaf), shade(color, 0.14))
  art.fill(closed(shrunk(leaf, 0.84, -1, -1.5)), tint(color, 0.12))
  const veins = [
    [
      [0, 0],
      [0.8, 0],
    ],
    [
      [0.1, 0],
      [0.34, 0.4],
    ],
    [
      [0.1, 0],
      [0.34, -0.4],
    ],
  ] as const
  art.stroke(
    veins.map((vein) => open(placed(vein, piece))).join(''),
    tint(color, 0.45),
    size * 0.06,
    {
      opacity: 0.8,
    },
  )
}

/** A frill of lettuce; `size` is half its length. */
export function lettuceFrill(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const upper = Array.from({ length: 11 }, (_, index): Point => {
    const u = -1 + index * 0.2
    const far = index % 2 ? 0.5 : 0.32
    return [u, -far * Math.sqrt(1.15 - u * u) + random.jitter(0.05)]
  })
  const leaf = placed([...upper, [1, 0.14], [0.4, 0.26], [-0.4, 0.26], [-1, 0.14]], piece)
  art.body(leaf, color, { height: size * 0.1, lit: 0.9, shaded: 0.28 })
  const veins = [-0.6, -0.2, 0.2, 0.6].map((u) =>
    open(
      placed(
        [
          [u * 0.5, 0.18],
          [u * 0.8, -0.06],
          [u, -0.26],
        ],
        piece,
      ),
    ),
  )
  art.stroke(veins.join(''), tint(color, 0.5), size * 0.045, { opacity: 0.7 })
}

/** Cubes of something soft, such as tomato; `size` is half an edge. */
export function dice(art: Canvas, places: readonly Point[], { size, color }: Piece): void {
  for (const [x, y] of places) {
    const square = shape('-1 -0.9, 0.9 -1, 1 0.9, -0.9 1')
    const cube = placed(square, { x, y, size, angle: art.random.angle(), color })
    art.body(cube, color, { height: size * 0.4, lit: 0.8, shaded: 0.3, angular: true })
    art.fill(circle(x - size * 0.3, y - size * 0.35, size * 0.2), '#fff', 0.55)
  }
}

/** A line of sauce drawn back and forth between two lines of points. */
export function sauceZigzag(
  art: Canvas,
  { x, y, size, angle, color }: Piece,
  { height, turns, width }: { height: number; turns: number; width: number },
): void {
  const line = Array.from({ length: turns }, (_, index): Point => {
    const u = -1 + (2 * index) / (turns - 1)
    return [u, (index % 2 ? -1 : 1) * (height + art.random.jitter(height * 0.2))]
  })
  const points = placed(line, { x, y, size, angle, color })
  art.stroke(open(moved(points, 1.5, 3.5)), '#3a160c', size * width, { opacity: 0.28 })
  art.stroke(open(points), shade(color, 0.06), size * width)
  art.stroke(open(moved(points, -1, -1.5)), tint(color, 0.5), size * width * 0.4, { opacity: 0.8 })
}
