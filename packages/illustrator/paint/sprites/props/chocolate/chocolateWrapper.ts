import type { Canvas } from '../../../core/canvas.ts'
import { type Path, type Point, polygon, turnedPoint } from '../../../core/contour.ts'
import { shade, tint } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { glazed } from '../../vessels/ceramic.ts'
import { curve, shaped } from '../shapes.ts'
import { inward } from '../spots.ts'
import { type BarShape, chocolateBar } from './chocolateBar.ts'
import { chocolateDust } from './chocolateBits.ts'

const PAPER = '#b0402e'
const FOIL = '#d9d3c6'
const BAR: BarShape = {
  outline: [
    [-1, -2],
    [3.6, -2],
    [3.9, -1.3],
    [3.5, -0.6],
    [4.1, 0.1],
    [3.7, 0.9],
    [4, 1.4],
    [3.8, 2],
    [-1, 2],
  ],
  columns: [-1, 1, 3],
  rows: [-1, 1],
}

/** A bar half out of its foil and its paper, broken off at the open end. */
export function inWrapper(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { color } = spot
  const angle = inward(spot) + 0.55 + random.jitter(0.3)
  const [x, y] = turnedPoint([-22, 0], angle, spot.x, spot.y)
  const piece = { x, y, size: 34, angle, color }
  foil(art, { ...piece, color: FOIL })
  chocolateBar(art, piece, BAR)
  sleeve(art, { ...piece, color: PAPER })
  const crumbs: Point[] = [
    [4.6, -0.6],
    [4.9, 0.5],
    [4.5, 1.3],
    [4.4, -1.6],
  ]
  chocolateDust(art, shaped(crumbs, piece), color)
}

/** The open foil under the bar, crumpled. */
function foil(art: Canvas, piece: Piece): void {
  const { random } = art
  const sheet: Point[] = [
    [-1.2, -2.4],
    [-0.2, -3.1],
    [1, -2.7],
    [1.8, -3.2],
    [2.5, -2.5],
    [2.7, 0],
    [2.4, 2.4],
    [1.6, 3.1],
    [0.7, 2.6],
    [-0.4, 3.2],
    [-1.2, 2.4],
  ]
  const edge = shaped(sheet, piece)
  art.shadow(polygon(edge), 10, 0.32)
  art.fill(polygon(edge), piece.color)
  const middle = laidPoint([0.4, 0], piece)
  for (const [index, from] of edge.entries()) {
    const to = edge[(index + 1) % edge.length] ?? from
    const tone = index % 2 === 0 ? tint('#f3f0ea', 0.3) : shade(piece.color, 0.26)
    art.fill(polygon([from, to, middle]), tone, 0.5 + random.jitter(0.2))
  }
  art.stroke(polygon(edge), '#fffdf6', 2.4, { opacity: 0.7 })
}

/** The paper around the closed end, the torn foil at its mouth. */
function sleeve(art: Canvas, piece: Piece): void {
  const torn: Point[] = [
    [-1.6, -2.2],
    [-0.1, -2.15],
    [0.3, -1.6],
    [-0.1, -1],
    [0.4, -0.4],
    [0, 0.3],
    [0.35, 0.9],
    [-0.05, 1.4],
    [0.2, 2.15],
    [-1.6, 2.2],
  ]
  const mouth = polygon(shaped(torn, piece))
  art.shadow(mouth, 8, 0.34)
  art.fill(mouth, FOIL)
  const creases = [-1.6, -0.4, 0.9].map((v) => curve(piece, [-0.7, v], [0.2, v + 0.1]))
  art.stroke(creases.join(''), '#fffdf6', 4, { opacity: 0.8 })
  const sides: Point[] = [
    [-4.3, -2.24],
    [-0.56, -2.24],
    [-0.5, 2.24],
    [-4.3, 2.24],
  ]
  const paper = polygon(shaped(sides, piece))
  art.shadow(paper, 12, 0.36)
  art.movedBy(3, 9, () => art.fill(paper, shade(piece.color, 0.44)))
  art.fill(paper, piece.color)
  label(art, piece)
  const bands = [-1.08, -0.84].map((u) => curve(piece, [u, -2.2], [u, 2.2]))
  art.stroke(bands.join(''), '#e9bf62', 4)
  glazed(art, paper, 0.34, 0.3)
}

/** A rectangle around the middle of what is seen of the paper, so wide and high. */
function framed(piece: Piece, width: number, height: number): Path {
  const [u, v] = [width / 2, height / 2]
  const corners: Point[] = [
    [-2.55 - u, -v],
    [-2.55 + u, -v],
    [-2.55 + u, v],
    [-2.55 - u, v],
  ]
  return polygon(shaped(corners, piece))
}

/** A pale label with a frame. */
function label(art: Canvas, piece: Piece): void {
  art.fill(framed(piece, 2.3, 2.4), '#f3e4c4')
  art.stroke(framed(piece, 1.9, 2), piece.color, 3)
}
