import type { Canvas } from '../../core/canvas.ts'
import { closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, spots, within } from './dough.ts'
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
