import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, type Path, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { curveOn, laid, layered } from './touches.ts'

/** The two halves of a strip of fish that was broken over the tortilla: the right one lies lower. */
const HALVES = [
  shape(
    '.02 -.4, .16 -.46, .34 -.45, .54 -.37, .74 -.22, .92 -.02, 1.0 .16, .98 .3, .86 .36, .68 .28, .46 .14, .22 .0, .06 -.1, -.02 -.24',
  ),
  shape(
    '-.84 -.08, -.82 -.24, -.7 -.4, -.52 -.52, -.3 -.6, -.1 -.6, .06 -.53, .14 -.4, .16 -.24, .1 -.1, -.06 -.04, -.3 -.02, -.56 .02, -.76 .04',
  ),
] as const

/** A strip that stayed whole. */
const WHOLE = shape(
  '-.84 -.08, -.82 -.24, -.7 -.38, -.5 -.48, -.24 -.56, .04 -.56, .3 -.5, .52 -.4, .74 -.24, .92 -.02, 1.0 .16, .98 .3, .86 .36, .68 .28, .46 .14, .22 .04, -.06 -.0, -.3 -.02, -.56 .02, -.76 .04',
)

/** Where the left half broke: its white flesh. */
const BREAK = shape(
  '.04 -.55, .11 -.51, .17 -.43, .2 -.3, .17 -.14, .1 -.06, .02 -.07, -.03 -.18, .0 -.26, -.03 -.34, .03 -.42, .01 -.5',
)

/** The line along which the crust of each half is highest. */
const RIDGES = [
  shape('.16 -.34, .36 -.31, .56 -.2, .74 -.04, .88 .14'),
  shape('-.7 -.24, -.54 -.36, -.32 -.44, -.12 -.44'),
] as const

/** A strip of fish in a craggy golden crust; a broken one is white where it broke. */
export function tacoFish(art: Canvas, piece: Piece, isBroken: boolean): void {
  if (!isBroken) {
    crusted(art, piece, WHOLE, RIDGES.flat())
    return
  }
  crusted(art, piece, HALVES[0], RIDGES[0])
  crusted(art, piece, HALVES[1], RIDGES[1])
  flesh(art, piece)
}

/** An outline with the crags of its crust. */
function rough({ random }: Canvas, outline: readonly Point[], piece: Piece): Path {
  const points = outline.flatMap(([u, v], index): Point[] => {
    const [nextU, nextV] = outline[(index + 1) % outline.length] ?? [u, v]
    const out = random.range(-0.012, 0.03)
    const [dx, dy] = [nextV - v, u - nextU]
    const long = Math.hypot(dx, dy) || 1
    return [
      [u + random.jitter(0.014), v + random.jitter(0.014)],
      [(u + nextU) / 2 + (dx / long) * out, (v + nextV) / 2 + (dy / long) * out],
    ]
  })
  return closed(laid(points, piece))
}

function crusted(
  art: Canvas,
  piece: Piece,
  outline: readonly Point[],
  ridge: readonly Point[],
): void {
  const { size, color } = piece
  const path = rough(art, outline, piece)
  art.movedBy(size * 0.02, size * 0.06, () => art.softFill(path, '#241204', 0.6, size * 0.05))
  const crust = art.linearGradient('x1=".25" y1="0" x2=".5" y2="1"', [
    [0, mix(color, '#ffe08c', 0.8)],
    [0.3, mix(color, '#f4ac38', 0.7)],
    [0.62, mix(color, '#c86c18', 0.7)],
    [1, mix(color, '#6a2a06', 0.85)],
  ])
  layered(art, path, [{ color: '#5c2606', width: size * 0.024 }, { color: crust }])
  art.clipped(path, () => crumbs(art, size, laid(ridge, piece)))
}

/** Crags of the crust: brown hollows, golden knobs with a shade under each, sparks of fat. */
function crumbs(art: Canvas, size: number, ridge: readonly Point[]): void {
  const { random } = art
  const near = (reach: number, count: number): Point[] =>
    ridge.flatMap(([x, y]) =>
      Array.from({ length: count }, (): Point => [
        x + random.jitter(size * reach),
        y + random.jitter(size * reach) * 1.2,
      ]),
    )
  const browned = near(0.18, 2).map(([x, y]) => {
    const rx = size * random.range(0.04, 0.1)
    return { x, y, rx, ry: rx * 0.6, angle: random.jitter(0.6) }
  })
  glow(art, '#843a08', 0.75, browned)
  const knobs = (count: number, from: number, to: number) =>
    near(0.2, count)
      .map(([x, y]) => {
        const reach = size * random.range(from, to)
        return polygon(blob(random, x, y, reach, reach * 0.7, { points: 7, wobble: 0.34 }))
      })
      .join('')
  layered(art, knobs(5, 0.02, 0.045), [
    { color: '#6e2f08', dx: size * 0.01, dy: size * 0.02, opacity: 0.7 },
    { color: '#e89a30' },
    { color: '#ffd888', dx: -size * 0.007, dy: -size * 0.011, opacity: 0.75 },
  ])
  layered(art, knobs(4, 0.008, 0.02), [
    { color: '#5c2606', dx: size * 0.005, dy: size * 0.01, opacity: 0.7 },
    { color: '#f8c260' },
  ])
  art.specks(near(0.2, 4), '#5c2606', size * 0.013, { opacity: 0.6 })
  art.specks(near(0.1, 3), '#fffbe8', size * 0.014, { length: size * 0.014, opacity: 0.9 })
}

/** Cod where the strip broke: white flakes, a shade between each and the next. */
function flesh(art: Canvas, piece: Piece): void {
  const { size } = piece
  const path = rough(art, BREAK, piece)
  layered(art, path, [{ color: '#8a4a14', width: size * 0.03 }, { color: '#fdf3de' }])
  const seams = [
    [-0.0, -0.2, 0.08, -0.24, 0.17, -0.2],
    [0.0, -0.33, 0.08, -0.37, 0.18, -0.33],
    [0.02, -0.11, 0.08, -0.14, 0.14, -0.12],
    [0.04, -0.46, 0.09, -0.48, 0.15, -0.45],
  ]
  const lines = seams.map((line) => curveOn(piece, line)).join('')
  art.stroke(lines, '#c9a27a', size * 0.02, { opacity: 0.8 })
  art.movedBy(0, size * 0.014, () => art.stroke(lines, '#ffffff', size * 0.014))
}
