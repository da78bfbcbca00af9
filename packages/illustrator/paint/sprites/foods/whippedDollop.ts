import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, pack, type Point, sized } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { type SoftTones, type SoftTurn, softTurn } from './softTurn.ts'
import { upright } from './upright.ts'

/** From the lowest to the tip, as seen, in shares of the size: each leans on the one below. */
export const DOLLOP: readonly SoftTurn[] = [
  {
    outline: shape(
      '-0.98 0.1, -1.0 -0.16, -0.8 -0.4, -0.4 -0.52, 0.1 -0.54, 0.6 -0.46, 0.94 -0.22, 1.02 0.04, 0.9 0.24, 0.68 0.27, 0.5 0.4, 0.22 0.46, -0.02 0.36, -0.26 0.41, -0.5 0.36, -0.68 0.24, -0.86 0.22',
    ),
    furrows: [
      shape('-0.84 0.02, -0.62 0.16, -0.34 0.22, -0.02 0.22'),
      shape('0.3 0.3, 0.56 0.2, 0.76 0.06, 0.86 -0.1'),
    ],
  },
  {
    outline: shape(
      '-0.7 -0.06, -0.8 -0.28, -0.66 -0.56, -0.3 -0.74, 0.12 -0.78, 0.5 -0.68, 0.74 -0.46, 0.74 -0.24, 0.56 -0.08, 0.3 -0.06, 0.08 0.08, -0.18 0.12, -0.42 0.02',
    ),
    furrows: [
      shape('-0.62 -0.3, -0.46 -0.14, -0.2 -0.08, 0.08 -0.14'),
      shape('0.26 -0.22, 0.46 -0.3, 0.6 -0.44'),
    ],
  },
  {
    outline: shape(
      '-0.48 -0.44, -0.54 -0.64, -0.38 -0.86, -0.14 -1.0, 0.02 -1.16, 0.18 -1.34, 0.4 -1.43, 0.56 -1.36, 0.44 -1.28, 0.38 -1.12, 0.46 -0.92, 0.48 -0.68, 0.34 -0.48, 0.1 -0.44, -0.08 -0.34, -0.3 -0.34',
    ),
    furrows: [
      shape('-0.4 -0.58, -0.28 -0.5, -0.08 -0.5, 0.14 -0.62, 0.28 -0.84'),
      shape('-0.06 -0.82, 0.08 -0.98, 0.16 -1.14, 0.28 -1.26'),
    ],
  },
]

/** Of whipped cream beside something warm. */
export const CREAM_TONES: SoftTones = {
  deep: '#94777a',
  dim: '#d2bdb4',
  own: '#f3eae2',
  light: '#fffefa',
}

/** A spoonful of soft cream that was turned off the spoon, its tip curled over; `size` is half its width. */
export function whippedDollop(art: Canvas, piece: Piece, under: Color): void {
  const { x, y, size } = piece
  upright(art, piece, () =>
    art.movedBy(x, y, () => {
      const foot = closed(sized(DOLLOP[0]?.outline ?? [], size))
      art.movedBy(size * 0.14, size * 0.1, () => art.softFill(foot, under, 0.5, size * 0.14))
      art.movedBy(size * 0.02, size * 0.05, () => art.fill(foot, under, 0.75))
      for (const [index, turn] of DOLLOP.entries()) {
        const below = DOLLOP[index - 1]
        if (below) castOn(art, below, turn, size)
        const laid = (points: readonly Point[]) => sized(points, size)
        const { outline, furrows } = turn
        softTurn(art, { outline: laid(outline), furrows: furrows.map(laid) }, size, CREAM_TONES)
      }
      cocoaDust(art, size)
    }),
  )
}

/** The shade of a turn on the one below it. */
function castOn(art: Canvas, below: SoftTurn, turn: SoftTurn, size: number): void {
  art.clipped(closed(sized(below.outline, size)), () =>
    art.movedBy(size * 0.05, size * 0.09, () =>
      art.softFill(closed(sized(turn.outline, size)), '#7d6270', 0.6, size * 0.05),
    ),
  )
}

/** Cocoa that was dusted over its lit side. */
function cocoaDust(art: Canvas, size: number): void {
  const places = [
    ...pack(art.random, -size * 0.1, -size * 0.72, size * 0.36, 34, { ry: size * 0.32, tries: 1 }),
    ...pack(art.random, -size * 0.2, -size * 0.12, size * 0.6, 22, { ry: size * 0.3, tries: 1 }),
  ]
  art.specks(places, '#6b3a1e', size * 0.018, { opacity: 0.75, length: size * 0.006 })
  art.specks(places.slice(0, 14), '#4a2410', size * 0.03, { opacity: 0.85, length: size * 0.012 })
}
