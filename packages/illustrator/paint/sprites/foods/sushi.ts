import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, extruded, facing, placed, shape, spots } from './dough.ts'

const RICE = '#f8f1df'

/** Grains that show on pressed rice. */
function riceGrains(art: Canvas, places: readonly Point[], size: number): void {
  art.fill(
    spots(art.random, moved(places, 1, 1.6), [size * 0.05, size * 0.07], { flat: 1.9 }),
    shade(RICE, 0.2),
    0.8,
  )
  art.fill(spots(art.random, places, [size * 0.05, size * 0.07], { flat: 1.9 }), '#fffdf6')
}

/** A piece of maki standing up; `size` is its radius. */
function maki(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const top = y - size * 0.22
  const round = bow([x, top], [size, size * 0.86], [0, Math.PI * 1.92], 20)
  art.shadow(extruded(round, size * 0.6), size * 0.2, 0.38)
  art.fill(extruded(round, size * 0.6), '#1f2a25')
  const sheen = bow([x, top + size * 0.3], [size * 0.98, size * 0.84], [1.7, 2.9], 6)
  art.stroke(open(sheen), '#4d6355', size * 0.1, { opacity: 0.7 })
  art.fill(ellipse(x, top, size, size * 0.86), '#2b3a32')
  art.fill(ellipse(x, top, size * 0.9, size * 0.76), shade(RICE, 0.08))
  const ring = Array.from({ length: 26 }, (_, index): Point => {
    const angle = index * 0.72
    const far = size * random.range(0.5, 0.82)
    return [x + Math.cos(angle) * far, top + Math.sin(angle) * far * 0.84]
  })
  riceGrains(art, ring, size)
  const core = blob(random, x - size * 0.08, top, size * 0.36, size * 0.28, {
    points: 7,
    wobble: 0.1,
  })
  art.body(core, color, { height: 2, lit: 0.88, shaded: 0.2, highlight: 0.3 })
  const green = blob(random, x + size * 0.2, top + size * 0.14, size * 0.2, size * 0.16, {
    points: 6,
  })
  art.body(green, '#8fb54f', { height: 1, lit: 0.84, shaded: 0.3 })
}

/** A piece of nigiri: fish over pressed rice; `size` is about half its length. */
function nigiri(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.4, 0.12)
  const { size, color } = piece
  const rice = placed(
    shape('-1.02 0.1, -0.9 -0.28, 0 -0.38, 0.9 -0.28, 1.04 0.1, 0.9 0.46, 0 0.56, -0.9 0.46'),
    piece,
  )
  art.body(rice, RICE, { height: size * 0.18, lit: 0.94, shaded: 0.2 })
  riceGrains(
    art,
    placed(
      [...bow([0, 0.1], [0.92, 0.36], [0.2, 3], 12), ...bow([0, 0.1], [0.8, 0.26], [0.2, 3], 9)],
      piece,
    ),
    size,
  )
  const fish = placed(
    shape('-1.16 -0.06, -0.9 -0.4, 0 -0.5, 0.9 -0.4, 1.16 -0.02, 0.95 0.24, 0 0.32, -0.95 0.24'),
    piece,
  )
  art.body(fish, color, { height: size * 0.06, lit: 0.94, shaded: 0.26, offset: 0.03 })
  art.fill(closed(shrunk(fish, 0.6, -size * 0.05, -size * 0.07)), tint(color, 0.24), 0.8)
  const grain = [-0.75, -0.4, -0.05, 0.3, 0.65].map((u) =>
    open(
      placed(
        [
          [u - 0.06, -0.42],
          [u + 0.12, -0.1],
          [u + 0.04, 0.24],
        ],
        piece,
      ),
    ),
  )
  art.stroke(grain.join(''), '#fde0cc', size * 0.06, { opacity: 0.85 })
  const gleam = placed(shape('-0.9 -0.22, -0.5 -0.36, 0 -0.41'), piece)
  art.stroke(open(gleam), '#ffffff', size * 0.05, { opacity: 0.7 })
}

/** Maki and nigiri in two rows; the colour is the fish's, `size` half the width of all. */
export function sushi(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  for (const u of [-0.66, 0, 0.66]) {
    nigiri(art, { ...piece, x: x + u * size, y: y - size * 0.42, size: size * 0.33 })
  }
  for (const [u, v] of [
    [-0.78, 0.22],
    [-0.26, 0.16],
    [0.26, 0.22],
    [0.78, 0.16],
    [-0.5, 0.62],
    [0.02, 0.58],
    [0.54, 0.64],
  ] as const) {
    maki(art, { ...piece, x: x + u * size, y: y + v * size, size: size * 0.235 })
  }
  const ginger = pack(art.random, x + size * 0.95, y + size * 0.62, size * 0.14, 4)
  art.fill(spots(art.random, ginger, [size * 0.08, size * 0.11], { points: 7 }), '#f1b7a4')
  art.fill(
    spots(art.random, moved(ginger, -2, -3), [size * 0.05, size * 0.07], { points: 7 }),
    '#f9d5c6',
  )
}
