import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, cutFace, extruded, facing, onFace, placed, spots, wedge, within } from './dough.ts'
import { patches } from './touches.ts'
import { herbLeaf, meatStrip, roundSlice, sauceZigzag, shreds } from './fillings.ts'

/** Browned spots of a griddled tortilla, only inside its contour. */
export function griddled(
  art: Canvas,
  outline: readonly Point[],
  { x, y, size, color }: Piece,
  count = 18,
): void {
  art.clipped(closed(outline), () => {
    const places = pack(art.random, x, y, size, count, { ry: size * 0.7, tries: 4 })
    const brown = mix(color, '#8a4416', 0.55)
    art.fill(spots(art.random, places, [size * 0.05, size * 0.1]), mix(color, brown, 0.35), 0.6)
    art.fill(spots(art.random, places, [size * 0.02, size * 0.055]), brown, 0.65)
  })
}

/** What fills a taco, from the back to the front: cabbage, fish or meat, radish, herbs. */
function tacoFilling(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const along = (count: number, rx: number, ry: number) =>
    placed(bow([0, 0.24], [rx, ry], [Math.PI * 1.1, Math.PI * 1.9], count - 1), piece)
  const cabbage = [...along(15, 0.9, 0.92), ...along(12, 0.84, 0.76), ...along(8, 0.8, 0.6)]
  shreds(art, cabbage, { size: size * 0.2, color: '#c9d98f' })
  shreds(
    art,
    cabbage.filter((_, index) => index % 3 === 0),
    { size: size * 0.18, color: '#8c4a7d' },
  )
  for (const [x, y] of along(5, 0.72, 0.74)) {
    const fish = { x, y, size: size * 0.25, angle: piece.angle + random.jitter(0.7), color }
    meatStrip(art, fish, 0.6)
    const crumbs = pack(random, x, y, size * 0.19, 9, { ry: size * 0.1, tries: 2 })
    art.specks(crumbs, tint(color, 0.5), size * 0.02, { length: size * 0.015 })
  }
  const radishes = along(4, 0.94, 0.98).map(([x, y]): Point => [x + random.jitter(6), y])
  for (const [x, y] of radishes) {
    const disc = { x, y, size: size * 0.13, angle: random.angle(), color: '#d0426a' }
    roundSlice(art, disc, '#fdf0ea')
  }
  for (const [x, y] of along(6, 0.78, 0.92)) {
    herbLeaf(art, { x, y, size: size * 0.11, angle: random.angle(), color: '#5b9040' })
  }
  const crema = { ...within(piece, [0, -0.34], 0.62), color: '#fdf6e4' }
  sauceZigzag(art, crema, { height: 0.17, turns: 9, width: 0.06 })
}

/** A taco lying on its side, generously filled; the colour is its filling's, `size` half its width. */
export function taco(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.1, 0.06)
  const { size } = piece
  const shell = '#ecc470'
  const half = (rx: number, ry: number, drop: number) =>
    placed(
      [
        ...bow([0, drop], [rx, ry], [Math.PI, Math.PI * 2], 12),
        [0.6, drop + 0.1],
        [0, drop + 0.15],
        [-0.6, drop + 0.1],
      ],
      piece,
    )
  const back = half(1, 0.98, 0.3)
  art.body(back, shell, { height: size * 0.14, lit: 0.97, shaded: 0.3, offset: 0.02 })
  griddled(art, back, { ...piece, color: shell }, 12)
  tacoFilling(art, piece)
  const front = half(1.02, 0.72, 0.42)
  art.movedBy(-size * 0.01, -size * 0.025, () => art.fill(closed(front), '#3a160c', 0.28))
  art.fill(closed(front), shade(shell, 0.24))
  art.fill(closed(shrunk(front, 0.95, -size * 0.008, -size * 0.014)), tint(shell, 0.14))
  art.fill(closed(shrunk(front, 0.6, -size * 0.06, -size * 0.05)), tint(shell, 0.34), 0.8)
  griddled(art, front, { ...piece, y: piece.y + size * 0.15, color: shell })
  const lip = placed(bow([0, 0.42], [0.99, 0.69], [Math.PI * 1.06, Math.PI * 1.94], 10), piece)
  art.stroke(open(lip), tint(shell, 0.55), size * 0.03, { opacity: 0.9 })
}

/** Cheese that ran out of the cut face and over the board. */
function ooze(art: Canvas, [[x1, y1], [x2, y2]]: Edge, depth: number, size: number): void {
  const { random } = art
  for (const share of [0.16, 0.38, 0.62, 0.84]) {
    const at = share + random.jitter(0.06)
    const [x, y] = [x1 + (x2 - x1) * at, y1 + (y2 - y1) * at + depth * 0.5]
    const [wide, long] = [size * random.range(0.07, 0.15), size * random.range(0.16, 0.34)]
    const drip: Point[] = [
      [x - wide, y],
      [x + wide, y + wide * 0.3],
      [x + wide * 0.8, y + long * 0.6],
      [x + wide * 0.3, y + long],
      [x - wide * 0.4, y + long * 0.9],
      [x - wide * 0.7, y + long * 0.5],
    ]
    art.body(drip, '#f4bd44', { height: 6, lit: 0.84, shaded: 0.3, highlight: 0.55 })
  }
}

type Edge = readonly [Point, Point]

/** Beans, corn and cheese that bulge from the cut face of a wedge. */
function quesadillaFace(art: Canvas, edge: Edge, depth: number, size: number): void {
  const { random } = art
  ooze(art, edge, depth, size)
  const places = onFace(random, edge, depth * 1.3, 34)
  places.forEach(([x, y], index) => {
    const isBean = index % 2 === 0
    const radius = size * (isBean ? random.range(0.05, 0.075) : random.range(0.04, 0.058))
    const look = { points: 8, wobble: 0.08, angle: random.jitter(0.5) }
    const bit = blob(random, x, y, radius, radius * 0.72, look)
    const color = isBean ? '#2b1a1e' : '#f0ad28'
    art.body(bit, color, { height: 3, lit: 0.84, shaded: 0.36, highlight: isBean ? 0.3 : 0.6 })
  })
}

/** What the pan browned: soft fields, then freckles and blisters. */
function toasted(art: Canvas, { x, y, size, color }: Piece): void {
  const spread = { x: x + size * 0.25, y: y - size * 0.1, rx: size * 0.95, ry: size * 0.66 }
  const fields = patches(art, { ...spread, count: 12, grain: size * 0.3 })
  art.softFill(fields, '#b8691f', 0.5, size * 0.06)
  art.fill(patches(art, { ...spread, count: 16, grain: size * 0.12 }), '#8f4a15', 0.5)
  art.fill(patches(art, { ...spread, count: 44, grain: size * 0.05 }), '#6b300e', 0.55)
  art.fill(patches(art, { ...spread, count: 22, grain: size * 0.07 }), tint(color, 0.6), 0.5)
}

/** A wedge of quesadilla: crisp and browned, cheese, beans and corn running out; `size` is half its length. */
export function quesadilla(art: Canvas, given: Piece): void {
  const { x, y, size } = given
  const color = mix(given.color, '#e0a04a', 0.4)
  const turn = art.random.jitter(0.2)
  const tip: Point = [x - size, y - size * 0.1]
  const top = wedge(tip, [size * 1.95, size * 1.85], [-0.62 + turn, 0.34 + turn], 8)
  const end = top.at(-1) ?? tip
  const depth = size * 0.2
  art.shadow(extruded(top, depth), size * 0.16, 0.55)
  art.fill(extruded(top, depth), shade(color, 0.5))
  cutFace(
    art,
    [tip, end],
    [
      [depth * 0.16, tint(color, 0.3)],
      [depth * 0.84, '#e0962c'],
      [depth, shade(color, 0.2)],
    ],
  )
  quesadillaFace(art, [tip, end], depth, size)
  const face = polygon(top)
  const light = art.radialGradient('cx=".4" cy=".4" r=".75"', [
    [0, tint(color, 0.4)],
    [0.6, color],
    [1, mix(color, '#a5561a', 0.75)],
  ])
  art.fill(face, light)
  art.clipped(face, () => toasted(art, { ...given, color }))
  art.stroke(open([tip, end]), tint(color, 0.6), size * 0.024, { opacity: 0.85 })
}
