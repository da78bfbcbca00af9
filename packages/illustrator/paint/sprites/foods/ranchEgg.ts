import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape, spots } from './dough.ts'
import { patches } from './touches.ts'

/** How an egg ran when it was cracked into the pan: thin lobes, a bay between two of them. */
const WHITE = shape(
  '-0.98 0.06, -0.94 -0.3, -0.7 -0.52, -0.56 -0.8, -0.2 -0.94, 0.1 -0.8, 0.38 -0.9, 0.72 -0.72, 0.84 -0.4, 1.02 -0.16, 0.96 0.2, 0.74 0.42, 0.66 0.74, 0.3 0.92, 0.02 0.78, -0.34 0.88, -0.66 0.7, -0.74 0.4',
)

/** A fried egg: lace at its edge, the white thick around a yolk that stands high; `size` is its radius. */
export function ranchEgg(art: Canvas, given: Piece): void {
  const { random } = art
  const piece = { ...given, angle: random.angle() }
  const { size, color } = piece
  const outline = placed(
    WHITE.map(([u, v]): Point => [u + random.jitter(0.05), v + random.jitter(0.05)]),
    piece,
  )
  const path = closed(outline)
  art.movedBy(size * 0.05, size * 0.09, () => art.softFill(path, '#1f0c06', 0.55, size * 0.05))
  art.fill(path, '#a8662a')
  art.fill(closed(shrunk(outline, 0.97, -1, -2)), mix(color, '#e0b878', 0.75))
  art.softFill(closed(shrunk(outline, 0.88, -1, -3)), color, 0.95, size * 0.05)
  art.clipped(path, () => {
    lace(art, piece, outline)
    thickWhite(art, piece)
  })
  yolk(art, piece)
}

/** Where the fat fizzed at the edge: bubbles, browned here more than there. */
function lace(art: Canvas, { size }: Piece, outline: readonly Point[]): void {
  const brown = outline.flatMap(([x, y], index) =>
    index % 5 === 4 ? [] : patches(art, { x, y, rx: size * 0.1, count: 4, grain: size * 0.06 }),
  )
  art.softFill(brown.join(''), '#a8621f', 0.55, size * 0.02)
  const rim = open(shrunk(outline, 0.9, -1, -2).slice(1, 9))
  art.stroke(rim, '#ffffff', size * 0.025, { opacity: 0.9 })
}

/** The white that held together: it stands a little higher, with a soft edge and blisters. */
function thickWhite(art: Canvas, { x, y, size, angle }: Piece): void {
  const { random } = art
  const high = blob(random, x, y, size * 0.62, size * 0.56, { angle, wobble: 0.08 })
  art.movedBy(size * 0.04, size * 0.07, () =>
    art.softFill(closed(high), '#c9a878', 0.4, size * 0.06),
  )
  art.softFill(closed(high), '#ffffff', 0.9, size * 0.04)
  const blisters = pack(random, x, y, size * 0.8, 9, { tries: 2 })
  const look = { flat: 1.3 }
  art.softFill(
    spots(random, blisters, [size * 0.03, size * 0.06], look),
    '#d9bf94',
    0.4,
    size * 0.02,
  )
  const tops = blisters.map(([u, v]): Point => [u - size * 0.014, v - size * 0.018])
  art.fill(spots(random, tops, [size * 0.018, size * 0.034], look), '#ffffff', 0.9)
}

/** The yolk: a dome, deep orange at its foot, the window in it. */
function yolk(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const dome = blob(random, x, y, size * 0.36, size * 0.345, { points: 14, wobble: 0.02 })
  const path = closed(dome)
  art.movedBy(size * 0.05, size * 0.075, () => art.softFill(path, '#8a4a10', 0.5, size * 0.045))
  const light = art.radialGradient('cx=".36" cy=".3" r=".78"', [
    [0, '#ffe27a'],
    [0.3, '#fdb92c'],
    [0.7, '#f2930f'],
    [0.92, '#cf6606'],
    [1, '#dd7a10'],
  ])
  art.fill(path, light)
  const low = blob(random, x + size * 0.12, y + size * 0.19, size * 0.13, size * 0.05, {
    angle: -0.6,
  })
  art.softFill(closed(low), '#ffd15a', 0.5, size * 0.03)
  const window = placed(
    shape('-0.22 -0.06, -0.2 -0.17, -0.1 -0.24, -0.02 -0.25, -0.08 -0.18, -0.14 -0.1'),
    {
      x,
      y,
      size,
      angle: 0,
      color: '',
    },
  )
  art.fill(closed(window), '#fffdf0', 0.95)
  art.specks([[x + size * 0.02, y - size * 0.245]], '#fffdf0', size * 0.035)
}
