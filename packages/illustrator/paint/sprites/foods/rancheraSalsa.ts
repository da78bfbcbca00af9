import type { Canvas } from '../../core/canvas.ts'
import { closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape, spots } from './dough.ts'
import { layered, patches } from './touches.ts'

/** How the spoon went around a yolk: from one side below it to the other, over white and beans. */
const POOL = shape(
  '-0.82 0.14, -0.74 -0.02, -0.58 -0.1, -0.5 0.04, -0.4 0.08, -0.34 0.24, -0.18 0.25, -0.06 0.34, 0.12 0.27, 0.24 0.22, 0.3 0.06, 0.42 -0.02, 0.4 -0.2, 0.5 -0.38, 0.62 -0.44, 0.72 -0.3, 0.68 -0.14, 0.84 0.04, 0.77 0.24, 0.85 0.38, 0.66 0.48, 0.62 0.64, 0.4 0.62, 0.24 0.78, 0 0.72, -0.2 0.82, -0.36 0.67, -0.54 0.68, -0.62 0.48, -0.8 0.4',
)

/** Salsa of charred tomato, thick enough to mound, spooned around the yolk of an egg. */
export function rancheraSalsa(art: Canvas, piece: Piece, side: 1 | -1): void {
  const { size } = piece
  const { random } = art
  const outline = placed(
    POOL.map(([u, v]): Point => [(u + random.jitter(0.03)) * side, v + random.jitter(0.03)]),
    piece,
  )
  const path = closed(outline)
  art.movedBy(size * 0.02, size * 0.04, () => art.softFill(path, '#2a0a06', 0.5, size * 0.02))
  art.softFill(path, '#e8552a', 0.35, size * 0.03)
  layered(art, path, [
    { color: '#7d1a0e', dx: size * 0.004, dy: size * 0.014 },
    { color: '#c4301a' },
  ])
  art.clipped(path, () => {
    const crown = closed(shrunk(outline, 0.95, -size * 0.012, -size * 0.016))
    art.softFill(crown, '#cf3a1c', 0.7, size * 0.03)
    chunks(art, piece, side)
  })
  const rim = open(outline.slice(3, 11))
  art.movedBy(size * 0.006, size * 0.014, () =>
    art.stroke(rim, '#ff9468', size * 0.016, { opacity: 0.75 }),
  )
}

/** Soft pieces of tomato, of onion and of chile, flecks of charred skin, and wet lights on all of it. */
function chunks(art: Canvas, piece: Piece, side: 1 | -1): void {
  const { size } = piece
  const { random } = art
  const bow = shape(
    '-0.66 0.08, -0.6 0.34, -0.4 0.34, -0.24 0.54, 0.04 0.5, 0.32 0.42, 0.52 0.2, 0.58 -0.2, 0.66 0.36, 0.1 0.64, -0.44 0.56',
  )
  const places = bow.flatMap(([u, v]) =>
    placed(pack(random, u * side, v, 0.1, 2, { tries: 3 }), piece),
  )
  const lumpy = { wobble: 0.26, points: 9, flat: 1.3 }
  const lumps = spots(random, places, [size * 0.045, size * 0.12], lumpy)
  const skins = spots(random, places, [size * 0.02, size * 0.055], lumpy)
  layered(art, lumps, [
    { color: '#5f0f08', dx: size * 0.014, dy: size * 0.026, opacity: 0.55 },
    { color: '#a82412' },
    { color: '#e04a28', dx: -size * 0.008, dy: -size * 0.012, opacity: 0.92 },
  ])
  art.softFill(skins, '#f47a4c', 0.6, size * 0.012)
  const lights = places
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]): Point => [x - size * 0.02, y - size * 0.026])
  const gleam = { length: size * 0.03, angle: -0.5, opacity: 0.85 }
  art.specks(lights, '#ffd9c0', size * 0.014, gleam)
  const onion = places.filter((_, index) => index % 7 === 3)
  art.fill(spots(random, onion, [size * 0.018, size * 0.03], { flat: 1.8 }), '#f6dcc0', 0.85)
  const chile = places.filter((_, index) => index % 9 === 5)
  art.fill(spots(random, chile, [size * 0.014, size * 0.024], { flat: 2 }), '#5f8a34', 0.95)
  const char = { x: piece.x, y: piece.y + size * 0.3, rx: size * 0.7, ry: size * 0.4 }
  art.fill(patches(art, { ...char, count: 16, grain: size * 0.016 }), '#3a0f08', 0.75)
}
