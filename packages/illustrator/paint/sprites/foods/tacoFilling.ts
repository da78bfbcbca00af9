import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, placed } from './dough.ts'
import { herbLeaf } from './fillings.ts'
import { laid, layered, patches } from './touches.ts'

/** Places along the opening of a taco, `lift` from its lip to its back, as they fell. */
function along(art: Canvas, piece: Piece, count: number, lift: number, wide = 0.86): Point[] {
  const { random } = art
  const line = bow([0, 0.3], [wide, lift], [Math.PI * 1.06, Math.PI * 1.94], count - 1)
  return placed(
    line.map(([u, v]): Point => [u + random.jitter(0.5 / count), v + random.jitter(0.05)]),
    piece,
  )
}

/** What fills a fish taco, from the back to the front: cabbage, radish, fried fish, cream, herbs. */
export function fishTacoFilling(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const tangle = (count: number, lift: number, color: string) =>
    cabbage(art, along(art, piece, count, lift), size, color)
  tangle(18, 0.9, '#9dbb5c')
  tangle(16, 0.84, '#e6efbc')
  for (const at of along(art, piece, random.whole(3, 4), 0.88, 0.62)) radish(art, at, size)
  for (const [x, y] of along(art, piece, 3, 0.92)) leaf(art, x, y, size)
  tangle(16, 0.7, '#c3d884')
  fish(art, piece)
  tangle(9, 0.46, '#e2ecb4')
  cream(art, piece)
  for (const at of along(art, piece, random.whole(2, 3), 0.62, 0.66)) radish(art, at, size)
  for (const [x, y] of along(art, piece, 3, 0.66)) leaf(art, x, y, size)
}

/** Shreds of green cabbage: flat slivers, broad in their middle, pale along one edge. */
function cabbage(art: Canvas, places: readonly Point[], size: number, color: string): void {
  const { random } = art
  const slivers = places.map(([x, y]) => {
    const bend = random.jitter(0.3)
    const broad = random.range(0.1, 0.2)
    const shape: Point[] = [
      [-1, random.jitter(0.1)],
      [-0.2, bend - broad],
      [0.5, bend - broad * 0.7],
      [1, random.jitter(0.2)],
      [0.4, bend + broad * 0.8],
      [-0.3, bend + broad],
    ]
    const spot = { x, y, size: size * random.range(0.13, 0.22), angle: random.angle() }
    return laid(shape, spot)
  })
  layered(art, slivers.map(closed).join(''), [
    { color: '#2c2a0c', dx: size * 0.008, dy: size * 0.018, opacity: 0.34 },
    { color: mix(color, '#5f8a34', 0.42) },
  ])
  const faces = slivers.map((sliver) => closed(shrunk(sliver, 0.84, -size * 0.004, -size * 0.008)))
  art.fill(faces.join(''), color)
  const veins = slivers.map((sliver) => open(sliver.slice(0, 3)))
  art.stroke(veins.join(''), '#fbfde8', size * 0.008, { opacity: 0.7 })
}

function leaf(art: Canvas, x: number, y: number, size: number): void {
  const { random } = art
  const color = random.pick(['#5f9c42', '#7ab352', '#4a8a38'])
  herbLeaf(art, { x, y, size: size * random.range(0.08, 0.13), angle: random.angle(), color })
}

/** Strips of cod in a craggy crust, one over the other, none lying as its neighbour. */
function fish(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const strips = along(art, piece, 4, 0.7)
  for (const index of random.pick([
    [0, 2, 1, 3],
    [3, 1, 0, 2],
    [1, 3, 2, 0],
  ])) {
    const [x, y] = strips[index] ?? [piece.x, piece.y]
    const crust = mix(color, random.pick(['#f0bb58', '#e0a03c', '#f3c870']), 0.8)
    const angle = piece.angle + (index - 1.5) * 0.24 + random.jitter(0.5)
    const strip = { x, y, size: size * random.range(0.28, 0.35), angle, color: crust }
    craggy(art, strip)
  }
}

/** A crust of corn meal stands up in crumbs; where it broke off, the white flakes are seen. */
function craggy(art: Canvas, strip: Piece): void {
  const { random } = art
  const { size, color } = strip
  const edge = Array.from({ length: 12 }, (_, index): Point => {
    const turn = (index / 12) * Math.PI * 2 + random.jitter(0.2)
    return [Math.cos(turn) * 0.94, Math.sin(turn) * 0.46 + random.jitter(0.05)]
  })
  const outline = laid(edge, strip)
  art.body(outline, mix(color, '#d8983a', 0.25), {
    height: size * 0.16,
    lit: 0.88,
    shaded: 0.46,
    offset: 0.08,
    shadowOpacity: 0.4,
  })
  const spread = { x: strip.x, y: strip.y, angle: strip.angle, rx: size * 0.8, ry: size * 0.28 }
  art.fill(patches(art, { ...spread, count: 9, grain: size * 0.11 }), '#9c5716', 0.42)
  art.fill(patches(art, { ...spread, count: 12, grain: size * 0.08 }), tint(color, 0.5), 0.8)
  const inner = Array.from({ length: 7 }, (): Point => [random.jitter(0.7), random.jitter(0.3)])
  const crumbs = [...edge, ...inner]
  const lumps = laid(crumbs, strip)
  for (const [from, wide] of [
    [0, 0.12],
    [1, 0.17],
  ] as const) {
    const chosen = lumps.filter((_, index) => index % 2 === from)
    const look = { length: size * 0.05 }
    art.specks(chosen, mix(color, '#a8611a', 0.6), size * wide, look)
    const tops = moved(chosen, -size * 0.02, -size * 0.028)
    art.specks(tops, tint(color, 0.3), size * wide * 0.66, { ...look, opacity: 0.9 })
  }
  if (random.next() < 0.72) return
  const side = random.pick([-1, 1])
  const torn: Point[] = [
    [0.98, -0.1],
    [0.82, -0.27],
    [0.6, -0.2],
    [0.5, 0.02],
    [0.64, 0.2],
    [0.86, 0.24],
  ]
  const flakes = laid(
    torn.map(([u, v]): Point => [u * side, v + random.jitter(0.05)]),
    strip,
  )
  art.fill(closed(flakes), '#d9c19a')
  art.fill(closed(shrunk(flakes, 0.86, -size * 0.01, -size * 0.02)), '#fff8ea')
  art.stroke(open(flakes.slice(2, 5)), '#d6bb92', size * 0.035, { opacity: 0.7 })
}

/** A thin slice of radish, standing more or less on edge; some are halved. */
function radish(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const reach = size * random.range(0.1, 0.155)
  const flat = random.range(0.55, 0.95)
  const angle = random.range(-0.9, 0.7)
  const disc = blob(random, x, y, reach, reach * flat, { angle, points: 9, wobble: 0.03 })
  const outline = closed(disc)
  layered(art, outline, [
    { color: '#3a160c', dx: size * 0.012, dy: size * 0.026, opacity: 0.35 },
    { color: random.pick(['#c93a66', '#b52b58', '#d95a80']) },
  ])
  art.fill(closed(shrunk(disc, 0.86, -reach * 0.02, -reach * 0.03)), '#fbe9e6')
  art.fill(closed(shrunk(disc, 0.6, -reach * 0.1, -reach * 0.1)), '#fffaf4', 0.9)
  const rays = [0.3, 1.4, 2.3, 3.5, 4.6, 5.5].map((turn) => {
    const ray: Point[] = [0.2, 0.6].map((far): Point => [
      Math.cos(turn) * far,
      Math.sin(turn) * far * flat,
    ])
    return open(laid(ray, { x, y, size: reach, angle }))
  })
  art.stroke(rays.join(''), '#eebfc8', reach * 0.06, { opacity: 0.8 })
}

/** Lime cream from a spoon: a thick line over the fish that runs down between the strips. */
function cream(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const color = '#fdf6e4'
  const line = placed(
    Array.from({ length: 13 }, (_, index): Point => {
      const u = -0.6 + index * 0.1 + random.jitter(0.03)
      const sway = Math.sin(index * 1.15 + random.jitter(0.3)) * random.range(0.05, 0.12)
      return [u, -0.26 + u * u * 0.36 + sway]
    }),
    piece,
  )
  const path = open(line)
  layered(art, path, [
    { color: '#3a160c', width: size * 0.085, dx: size * 0.012, dy: size * 0.026, opacity: 0.3 },
    { color: shade(color, 0.14), width: size * 0.08 },
    { color, width: size * 0.06, dx: -size * 0.005, dy: -size * 0.008 },
  ])
  art.stroke(open(moved(line.slice(3, 6), -2, -3)), tint(color, 0.9), size * 0.014)
}
