import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Path, type Point, turned } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import type { Place } from '../../../language/words/types.ts'
import type { Piece, PropSpot } from '../types.ts'
import { lengthwise } from './cloth.ts'
import { shaped } from './shapes.ts'

/** How far a napkin is drawn in from the edge, and down. */
const DRAWN_IN: Record<Place, Point> = {
  e: [-6, 20],
  w: [6, 20],
  n: [0, 6],
  s: [0, -10],
  ne: [0, 40],
  nw: [0, 40],
  se: [0, -20],
  sw: [0, -20],
}

/** A napkin where it lies, in units of the sheet: its size is 1. */
export interface Napkin extends Piece {
  accent: Color
  place: Place
}

/** Where a napkin lies; its length runs along its edge of the sheet. */
export function layNapkin(art: Canvas, { x, y, place, color, accent }: PropSpot): Napkin {
  const [dx, dy] = DRAWN_IN[place]
  const angle = lengthwise(place) + art.random.jitter(0.06)
  return { x: x + dx, y: y + dy, size: 1, angle, color, accent, place }
}

/** Linen with the light on its upper left. */
export function linen(art: Canvas, outline: Path, color: Color): void {
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
    [0, tint(color, 0.32)],
    [0.5, color],
    [1, shade(color, 0.16)],
  ])
  art.fill(outline, light)
}

interface Reach {
  across: number
  along: number
}

/** Threads across and, fainter, along, as far as that from the middle. */
export function threads(art: Canvas, piece: Piece, { across, along }: Reach): void {
  const lines = (from: number, place: (at: number) => [Point, Point]) =>
    Array.from({ length: Math.floor((from * 2) / 8) }, (_, index) =>
      open(shaped(place(index * 8 - from), piece)),
    ).join('')
  const weft = lines(along, (at) => [
    [-across, at],
    [across, at],
  ])
  const warp = lines(across, (at) => [
    [at, -along],
    [at, along],
  ])
  art.stroke(weft, shade(piece.color, 0.26), 1.6, { opacity: 0.22 })
  art.stroke(warp, tint(piece.color, 0.6), 1.4, { opacity: 0.2 })
}

/** A fold along a line: its shaded side away from the light, a ridge of light on the other. */
export function fold(art: Canvas, line: readonly Point[], width: number, color: Color): void {
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]]
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]) || 1
  const across: Point = [(first[1] - last[1]) / length, (last[0] - first[0]) / length]
  const away = across[0] * 0.55 + across[1] * 0.85 > 0 ? 1 : -1
  const beside = (share: number) =>
    line.map(([x, y], index): Point => {
      const by = width * share * away * Math.sin((Math.PI * index) / (line.length - 1)) ** 0.8
      return [x + across[0] * by, y + across[1] * by]
    })
  const band = (from: number, to: number) => closed([...beside(from), ...beside(to).toReversed()])
  art.fill(band(0, 1), SHADOW, 0.1)
  art.fill(band(0, 0.55), shade(color, 0.5), 0.22)
  art.fill(band(0, 0.22), shade(color, 0.6), 0.3)
  art.fill(band(-0.42, -0.06), tint(color, 0.8), 0.5)
}

/** A sprig of five leaves, printed or worked in thread; `size` is half its height. */
export function sprig(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const stem: Point[] = [
    [0.06, 1],
    [-0.04, 0.2],
    [0.02, -0.5],
  ]
  art.stroke(open(shaped(stem, piece)), color, size * 0.12)
  const leaves = [
    [0, -0.44, 0, 0.62],
    [0, 0.06, 0.95, 0.66],
    [0, 0.12, -0.95, 0.66],
    [0.02, 0.62, 1.1, 0.5],
    [0.02, 0.66, -1.1, 0.5],
  ] as const
  const outlines = leaves.map(([u, v, turn, length]) => {
    const leaf: Point[] = [
      [0, 0],
      [-0.19, -0.45],
      [0, -1],
      [0.19, -0.45],
    ]
    const grown = leaf.map(([a, b]): Point => [a * length * 1.3, b * length])
    return closed(shaped(turned(grown, turn, u, v), piece))
  })
  art.fill(outlines.join(''), color)
}
