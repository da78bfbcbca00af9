import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, open, pack, type Point, sized } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { upright } from './upright.ts'

/** One turn of the cream around itself: its outline, and the furrows that the spoon drew along it. */
interface Turn {
  outline: readonly Point[]
  furrows: readonly (readonly Point[])[]
}

/** From the lowest to the tip, as seen, in shares of the size: each leans on the one below. */
const TURNS: readonly Turn[] = [
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

const DEEP: Color = '#94777a'
const DIM: Color = '#d2bdb4'
const MILK: Color = '#f3eae2'
const LIGHT: Color = '#fffefa'

/** A spoonful of soft cream that was turned off the spoon, its tip curled over; `size` is half its width. */
export function whippedDollop(art: Canvas, piece: Piece, under: Color): void {
  const { x, y, size } = piece
  upright(art, piece, () =>
    art.movedBy(x, y, () => {
      const foot = closed(sized(TURNS[0]?.outline ?? [], size))
      art.movedBy(size * 0.14, size * 0.1, () => art.softFill(foot, under, 0.5, size * 0.14))
      art.movedBy(size * 0.02, size * 0.05, () => art.fill(foot, under, 0.75))
      for (const [index, turn] of TURNS.entries()) {
        const below = TURNS[index - 1]
        if (below) castOn(art, below, turn, size)
        drawTurn(art, turn, size)
      }
      cocoaDust(art, size)
    }),
  )
}

/** The shade of a turn on the one below it. */
function castOn(art: Canvas, below: Turn, turn: Turn, size: number): void {
  art.clipped(closed(sized(below.outline, size)), () =>
    art.movedBy(size * 0.05, size * 0.09, () =>
      art.softFill(closed(sized(turn.outline, size)), '#7d6270', 0.6, size * 0.05),
    ),
  )
}

/** A turn with its shaded underside, its lit shoulder and the wet light on it. */
function drawTurn(art: Canvas, { outline, furrows }: Turn, size: number): void {
  const edge = sized(outline, size)
  const path = closed(edge)
  const body = art.linearGradient('x1=".2" y1="0" x2=".75" y2="1"', [
    [0, LIGHT],
    [0.26, MILK],
    [0.5, DIM],
    [0.82, DEEP],
  ])
  art.fill(path, body)
  art.clipped(path, () => {
    const lit = moved(edge, -size * 0.13, -size * 0.15)
    art.softFill(closed(lit), MILK, 0.8, size * 0.03)
    art.softFill(closed(moved(edge, -size * 0.3, -size * 0.3)), LIGHT, 0.85, size * 0.05)
    for (const furrow of furrows) drawFurrow(art, sized(furrow, size), size)
    art.stroke(path, '#ffffff', size * 0.02, { opacity: 0.5 })
  })
  art.stroke(path, '#8d727c', size * 0.008, { opacity: 0.7 })
}

/** What the spoon's edge left: a soft shade, a crisp crease, its crest in the light. */
function drawFurrow(art: Canvas, line: readonly Point[], size: number): void {
  art.stroke(open(moved(line, size * 0.01, size * 0.03)), DIM, size * 0.1, { opacity: 0.45 })
  art.stroke(open(line), DEEP, size * 0.022, { opacity: 0.8 })
  const crest = moved(line, -size * 0.015, -size * 0.035)
  art.stroke(open(crest), '#ffffff', size * 0.05)
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
