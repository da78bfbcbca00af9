import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { fibreLines, wetEdge } from './chunk.ts'
import { gleam, laid, lineOn, patches, segments, slanted } from './touches.ts'

const SLICE: readonly Point[] = [
  [-1, -0.12],
  [-0.9, -0.3],
  [-0.4, -0.36],
  [0.3, -0.33],
  [0.88, -0.28],
  [1, 0],
  [0.86, 0.29],
  [0.2, 0.34],
  [-0.5, 0.35],
  [-0.92, 0.25],
]

/** One slice of steak: a dark crust around meat that is pink in its middle. */
function steakSlice(art: Canvas, piece: Piece): void {
  const { size, color, angle } = piece
  const stray = SLICE.map(([u, v]): Point => [
    u + art.random.jitter(0.03),
    v + art.random.jitter(0.02),
  ])
  const outline = laid(stray, piece)
  art.shadow(closed(outline), 11, 0.36)
  art.fill(closed(outline), mix(shade(color, 0.5), '#2c1610', 0.45))
  const crust = shrunk(outline, 0.97, -2, -4)
  art.fill(closed(crust), shade(color, 0.2))
  const cut = laid(
    stray.map(([u, v]): Point => [u * 0.92, v * 0.8]),
    piece,
  )
  art.fill(closed(cut), '#9c5a44')
  const ring = (reach: number) =>
    closed(
      laid(
        stray.map(([u, v]): Point => [u * 0.93 * reach, v * 0.74 * reach]),
        piece,
      ),
    )
  art.fill(ring(0.8), '#c96a58')
  art.fill(ring(0.52), '#de8273')
  art.stroke(
    fibreLines(art, piece, { aspect: 0.24, count: 3, reach: 0.7 }),
    '#f2b4a2',
    size * 0.016,
    {
      opacity: 0.75,
    },
  )
  const grains = [-0.6, -0.25, 0.12, 0.45].map((u) => lineOn(piece, [u, -0.16], [u + 0.06, 0.14]))
  art.stroke(segments(grains), '#a94f40', size * 0.016, { opacity: 0.5 })
  wetEdge(art, { ...piece, angle, size: size * 0.9 }, 0.27, 0.55)
}

/** A steak sliced across the grain, the slices fanned; `size` is half the length of the row. */
export function steak(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const line = slanted(angle, -0.5)
  const count = 7
  for (let index = 0; index < count; index += 1) {
    const along = (index - (count - 1) / 2) * size * 0.285
    const [u, v] = turnedPoint([along, art.random.jitter(size * 0.02)], line, x, y)
    const shrink = index === 0 || index === count - 1 ? 0.78 : 1
    const turn = line + 1.32 + art.random.jitter(0.04)
    steakSlice(art, { x: u, y: v, size: size * 0.5 * shrink, angle: turn, color })
  }
}

/** A thin slice of dark, soy-glazed beef, rippled; `size` is half its length. */
export function beef(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const edge = (side: number): Point[] =>
    [-1, -0.5, 0, 0.5, 1].map((u) => [
      u * random.range(0.9, 1.05),
      side * (0.4 + random.jitter(0.12)) * Math.sqrt(1.15 - u * u) + Math.sin(u * 3) * 0.12,
    ])
  const outline = laid([...edge(-1), ...edge(1).toReversed()], piece)
  art.body(outline, color, { height: 7, lit: 0.9, shaded: 0.42, offset: 0.05 })
  art.fill(closed(shrunk(outline, 0.55, -size * 0.08, -size * 0.08)), tint(color, 0.22), 0.7)
  art.stroke(fibreLines(art, piece, { aspect: 0.4, count: 4 }), tint(color, 0.45), size * 0.03, {
    opacity: 0.5,
  })
  const seared = { x, y, angle, rx: size * 0.7, ry: size * 0.25, count: 4, grain: size * 0.16 }
  art.fill(patches(art, seared), shade(color, 0.6), 0.55)
  wetEdge(art, piece, 0.4, 0.7)
}

/** A browned meatball with a crumbly skin; `size` is its radius. */
export function meatball(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const outline = blob(art.random, x, y, size, size * 0.96, { points: 13, wobble: 0.045 })
  art.body(outline, color, {
    height: size * 0.26,
    lit: 0.88,
    shaded: 0.44,
    offset: 0.07,
    highlight: 0.2,
    shadowOpacity: 0.36,
  })
  const skin = { x, y, rx: size * 0.78, count: 9, grain: size * 0.17 }
  art.fill(patches(art, skin), shade(color, 0.45), 0.5)
  art.fill(patches(art, { ...skin, rx: size * 0.62, grain: size * 0.12 }), tint(color, 0.35), 0.55)
  gleam(art, piece, { width: 0.09, opacity: 0.6, color: '#ffe9c8' })
}
