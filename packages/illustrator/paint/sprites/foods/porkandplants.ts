import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { chunk, wetEdge } from './chunk.ts'
import { curveOn, laid, lineOn, layered, patches, segments } from './touches.ts'

/** A strip shaved from the spit, ragged, crisp along one edge; `size` is half its length. */
export function shawarma(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const bend = random.jitter(0.3)
  const thick = random.range(0.2, 0.34)
  const edge = (side: number): Point[] =>
    [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((u) => [
      u + random.jitter(0.08),
      side * thick * random.range(0.6, 1.2) * (1.1 - u * u * 0.45) + bend * (1 - u * u),
    ])
  const outline = laid([...edge(-1), ...edge(1).toReversed()], piece)
  art.body(outline, color, { height: 7, lit: 0.88, shaded: 0.42, offset: 0.07 })
  const line = (v: number) =>
    open(
      laid(
        [-0.8, -0.3, 0.2, 0.75].map((u): Point => [u, v * thick + bend * (1 - u * u)]),
        piece,
      ),
    )
  art.stroke(line(0.62), shade(color, 0.62), size * 0.12, { opacity: 0.7 })
  art.stroke(line(0.05) + line(0.3), shade(color, 0.3), size * 0.045, { opacity: 0.6 })
  art.stroke(line(-0.35), tint(color, 0.5), size * 0.09, { opacity: 0.7 })
}

/** A thin slice of pork, caramelised and charred at its edges. */
export function pork(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  chunk(art, piece, { aspect: 0.6, wobble: 0.12, fibres: 3, char: 0.45, gloss: 0.75, height: 7 })
  const fat = [-0.78, -0.3, -0.2, -0.5, 0.5, -0.42]
  art.stroke(curveOn(piece, fat), mix(color, '#f2d3a4', 0.65), size * 0.08, { opacity: 0.65 })
  const marks = [-0.35, 0.1, 0.55].map((u) => lineOn(piece, [u - 0.14, -0.4], [u + 0.06, 0.42]))
  art.stroke(segments(marks), '#3f1d10', size * 0.07, { opacity: 0.65 })
}

/** A grilled sausage, curved, with marks of the grate; `size` is half its length. */
export function sausage(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const bow = (v: number, reach = 0.86) =>
    open(
      laid(
        [-1, -0.5, 0, 0.5, 1].map((u): Point => [u * reach, v + 0.16 * (1 - u * u)]),
        piece,
      ),
    )
  layered(art, bow(0), [
    { color: SHADOW, width: size * 0.38, dx: size * 0.09, dy: size * 0.14, opacity: 0.34 },
    { color: shade(color, 0.46), width: size * 0.4 },
    { color, width: size * 0.33, dx: -size * 0.014, dy: -size * 0.024 },
    {
      color: tint(color, 0.24),
      width: size * 0.17,
      dx: -size * 0.04,
      dy: -size * 0.06,
      opacity: 0.8,
    },
  ])
  const marks = [-0.6, -0.25, 0.1, 0.45, 0.78].map((u) => {
    const v = 0.16 * (1 - u * u)
    return lineOn(piece, [u - 0.09, v - 0.15], [u + 0.05, v + 0.15])
  })
  art.stroke(segments(marks), '#3f1a10', size * 0.055, { opacity: 0.7 })
  for (const u of [-1.06, 1.06]) {
    art.stroke(
      segments([lineOn(piece, [u * 0.94, 0], [u * 1.02, -0.02])]),
      shade(color, 0.5),
      size * 0.09,
    )
  }
  wetEdge(art, { ...piece, size: size * 0.9 }, 0.06, 0.7)
}

/** A wavy line along a rasher. */
const wave = (v: number, sway = 0.07): Point[] =>
  [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u, index) => [u, v + (index % 2 ? sway : -sway)])

/** A rasher of bacon, crisp and wavy, streaked with fat; `size` is half its length. */
export function bacon(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = laid([...wave(-0.2), ...wave(0.2).toReversed()], piece)
  art.body(outline, color, { height: 8, lit: 0.96, shaded: 0.4, offset: 0.03 })
  const stripe = (v: number, width: number, tone: string, opacity: number) =>
    art.stroke(
      open(
        laid(
          wave(v).map(([u, w]): Point => [u * 0.95, w]),
          piece,
        ),
      ),
      tone,
      size * width,
      {
        opacity,
      },
    )
  stripe(-0.1, 0.09, '#f3d2a6', 0.9)
  stripe(0.05, 0.05, '#f0c698', 0.8)
  stripe(0.14, 0.06, shade(color, 0.35), 0.7)
  stripe(-0.02, 0.03, shade(color, 0.4), 0.6)
  stripe(-0.17, 0.025, '#fff0d8', 0.6)
}

/** A falafel: a crust rough with crumbs, dark where it fried longest, flecked with herbs; `size` is its radius. */
export function falafel(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.92, { points: 24, wobble: 0.075 })
  art.shadow(closed(outline), size * 0.26, 0.5)
  const light = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, mix(color, '#d99a52', 0.6)],
    [0.45, color],
    [0.8, shade(color, 0.5)],
    [1, shade(color, 0.75)],
  ])
  art.fill(closed(outline), light)
  const crust = { x, y, rx: size * 0.9, ry: size * 0.82 }
  const rough = Array.from({ length: 34 }, (): Point => {
    const [turn, reach] = [random.angle(), Math.sqrt(random.next()) * size * 0.86]
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.92]
  })
  art.specks(rough, '#34180a', size * 0.1, { length: size * 0.05, opacity: 0.55 })
  art.specks(
    rough.map(([u, v]): Point => [u - size * 0.05, v - size * 0.06]),
    mix(color, '#eab66e', 0.6),
    size * 0.07,
    { length: size * 0.04, opacity: 0.75 },
  )
  art.fill(patches(art, { ...crust, count: 7, grain: size * 0.12 }), '#6f7f34', 0.7)
  art.fill(patches(art, { ...crust, count: 5, grain: size * 0.2 }), '#2c1408', 0.35)
}

/** A falafel broken open: green and crumbly within. */
export function brokenFalafel(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  falafel(art, piece)
  const inside = blob(art.random, x, y, size * 0.74, size * 0.6, { points: 11, wobble: 0.1, angle })
  art.fill(closed(inside), '#7d8a3c')
  art.fill(closed(shrunk(inside, 0.82, -size * 0.04, -size * 0.05)), '#a3ad57')
  const crumb = { x, y, rx: size * 0.5, count: 10, grain: size * 0.1 }
  art.fill(patches(art, crumb), '#d3d08a', 0.8)
  art.fill(patches(art, crumb), shade(color, 0.2), 0.5)
}
