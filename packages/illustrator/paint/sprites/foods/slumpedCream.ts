import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, pack, type Point, sized } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { chocolateShaving } from './chocolateShaving.ts'
import { shape } from './dough.ts'
import { type SoftTones, type SoftTurn, softTurn } from './softTurn.ts'
import { upright } from './upright.ts'

/** Of whipped cream beside something warm. */
const CREAM_TONES: SoftTones = {
  deep: '#94777a',
  dim: '#d2bdb4',
  own: '#f3eae2',
  light: '#fffefa',
}

/** From the lowest up, as seen, in shares of the size: the lowest slumps over the edge of the cut. */
const SPOONFULS: readonly SoftTurn[] = [
  {
    outline: shape(
      '-1.06 0.04, -1.02 -0.2, -0.82 -0.4, -0.4 -0.52, 0.1 -0.54, 0.58 -0.5, 0.98 -0.32, 1.2 -0.06, 1.16 0.14, 0.94 0.26, 0.7 0.24, 0.52 0.33, 0.36 0.44, 0.24 0.62, 0.08 0.72, -0.08 0.7, -0.2 0.76, -0.36 0.84, -0.5 0.76, -0.56 0.6, -0.66 0.46, -0.84 0.36, -0.98 0.22',
    ),
    furrows: [
      shape('-0.94 0.02, -0.78 0.2, -0.56 0.3, -0.36 0.34'),
      shape('-0.2 0.3, -0.14 0.42, -0.18 0.54, -0.26 0.64'),
      shape('0.2 0.3, 0.52 0.2, 0.84 0.06, 1.02 -0.1'),
    ],
  },
  {
    outline: shape(
      '-0.9 -0.12, -0.92 -0.36, -0.74 -0.6, -0.4 -0.76, 0.06 -0.82, 0.48 -0.8, 0.82 -0.64, 0.98 -0.4, 0.92 -0.16, 0.68 0.0, 0.36 0.04, 0.1 0.18, -0.16 0.2, -0.42 0.1, -0.7 0.06',
    ),
    furrows: [
      shape('-0.82 -0.28, -0.6 -0.1, -0.28 0.0, 0.08 -0.02, 0.4 -0.12'),
      shape('0.5 -0.1, 0.7 -0.2, 0.84 -0.36'),
    ],
  },
  {
    outline: shape(
      '-0.66 -0.4, -0.68 -0.62, -0.5 -0.84, -0.22 -0.98, 0.04 -1.02, 0.2 -1.1, 0.36 -1.12, 0.44 -1.04, 0.58 -0.94, 0.72 -0.78, 0.76 -0.56, 0.6 -0.38, 0.3 -0.3, 0.0 -0.2, -0.3 -0.2, -0.54 -0.26',
    ),
    furrows: [shape('-0.56 -0.52, -0.42 -0.4, -0.16 -0.34, 0.14 -0.4, 0.42 -0.52, 0.56 -0.68')],
  },
]

/** The hollow that the back of the spoon left. */
const HOLLOW = shape(
  '-0.38 -0.62, -0.26 -0.8, 0.0 -0.9, 0.24 -0.98, 0.4 -0.9, 0.5 -0.76, 0.36 -0.64, 0.1 -0.54, -0.18 -0.5',
)

/** Shavings on it and beside it: where, how long, how they are turned. */
const SHAVINGS = [
  [-0.04, -0.74, 0.22, -0.5],
  [0.24, -0.7, 0.2, -0.2],
  [0.12, -0.58, 0.26, 0.3],
  [0.32, -0.52, 0.13, -0.9],
] as const

/** A generous spoonful of thick cream that slumps over the edge of a cut, with shavings; `size` is half its width. */
export function slumpedCream(art: Canvas, piece: Piece, chocolate: Color): void {
  const { x, y, size } = piece
  const laid = (points: readonly Point[]) => sized(points, size)
  upright(art, piece, () =>
    art.movedBy(x, y, () => {
      const foot = closed(laid(SPOONFULS[0]?.outline ?? []))
      art.movedBy(size * 0.12, size * 0.1, () => art.softFill(foot, '#1c0a08', 0.5, size * 0.14))
      art.movedBy(size * 0.02, size * 0.05, () => art.fill(foot, '#1c0a08', 0.75))
      for (const [index, { outline, furrows }] of SPOONFULS.entries()) {
        const below = SPOONFULS[index - 1]
        if (below) castOn(art, laid(below.outline), laid(outline), size)
        softTurn(art, { outline: laid(outline), furrows: furrows.map(laid) }, size, CREAM_TONES)
      }
      hollow(art, laid, size)
      cocoaDust(art, size)
      for (const [u, v, long, angle] of SHAVINGS) {
        const at = { x: u * size, y: v * size, size: long * size, angle, color: chocolate }
        chocolateShaving(art, at)
      }
    }),
  )
}

/** The shade of a spoonful on the one below it. */
function castOn(art: Canvas, below: readonly Point[], above: readonly Point[], size: number): void {
  art.clipped(closed(below), () =>
    art.movedBy(size * 0.05, size * 0.08, () =>
      art.softFill(closed(above), '#7d6270', 0.6, size * 0.05),
    ),
  )
}

function hollow(art: Canvas, laid: (points: readonly Point[]) => Point[], size: number): void {
  const dip = laid(HOLLOW)
  art.softFill(closed(dip), '#a58c92', 0.5, size * 0.04)
  art.clipped(closed(dip), () => {
    art.softFill(closed(moved(dip, size * 0.12, size * 0.12)), '#f6eee8', 0.9, size * 0.06)
  })
}

/** Cocoa that was dusted over it. */
function cocoaDust(art: Canvas, size: number): void {
  const places = [
    ...pack(art.random, size * 0.02, -size * 0.66, size * 0.5, 60, { ry: size * 0.26, tries: 1 }),
    ...pack(art.random, -size * 0.2, -size * 0.14, size * 0.66, 36, { ry: size * 0.26, tries: 1 }),
  ]
  art.specks(places, '#6b3a1e', size * 0.014, { opacity: 0.6 })
  art.specks(places.slice(0, 22), '#4a2410', size * 0.02, { opacity: 0.7 })
}
