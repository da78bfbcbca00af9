import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  moved,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cutRound } from './cutRound.ts'
import { browning, facing, placed, shape, within } from './dough.ts'
import { shreds } from './fillings.ts'

/** A thick potato tortilla, one wedge pulled out to show its layers; `size` is its radius. */
export function tortillacake(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const body = { ...piece, x: piece.x - size * 0.08, y: piece.y - size * 0.12 }
  const depth = size * 0.28
  const egg = mix(color, '#fbe08a', 0.75)
  const potato = '#fbefc8'
  const shares = [
    [0.1, shade(color, 0.14)],
    [0.24, potato],
    [0.32, egg],
    [0.46, potato],
    [0.54, egg],
    [0.68, potato],
    [0.76, egg],
    [0.9, potato],
    [1, shade(color, 0.22)],
  ] as const
  const cut = {
    piece: body,
    depth,
    crust: mix(color, '#c98a34', 0.5),
    layers: shares.map(([share, tone]) => [share * depth, tone] as const),
    gap: [0.08, 0.8] as const,
    pull: 0.3,
  }
  cutRound(art, cut, () => {
    const { x, y } = body
    art.fill(circle(x, y, size * 1.02), shade(color, 0.24))
    art.fill(circle(x - size * 0.02, y - size * 0.03, size * 0.94), color)
    art.fill(circle(x - size * 0.1, y - size * 0.12, size * 0.66), tint(color, 0.24), 0.8)
    for (const [u, v] of pack(art.random, x, y, size * 0.8, 16)) {
      const slice = blob(art.random, u, v, size * 0.17, size * 0.13, { angle: art.random.angle() })
      art.stroke(closed(slice), shade(color, 0.2), size * 0.014, { opacity: 0.45 })
      art.fill(closed(shrunk(slice, 0.9)), tint(color, 0.34), 0.3)
    }
    browning(art, { x, y, rx: size * 0.92, count: 70, color, contrast: 0.34, grain: [0.02, 0.085] })
  })
}

/** Strands of grated potato over a patty, crisp and dark at its edge. */
function gratedPatty(art: Canvas, piece: Piece, outline: readonly Point[], ry: number): void {
  const { x, y, size, color } = piece
  const { random } = art
  art.body(outline, color, { height: size * 0.12, lit: 0.9, shaded: 0.44, offset: 0.04 })
  const reach = (share: number, count: number) =>
    pack(random, x, y, size * share, count, { ry: ry * share, tries: 4 })
  shreds(art, reach(0.94, 34), { size: size * 0.17, color: shade(color, 0.3), width: size * 0.045 })
  shreds(art, reach(0.8, 30), { size: size * 0.16, color, width: size * 0.045 })
  shreds(art, reach(0.7, 22), { size: size * 0.15, color: tint(color, 0.3), width: size * 0.04 })
  browning(art, {
    x,
    y,
    rx: size * 0.85,
    ry: ry * 0.85,
    count: 16,
    color,
    contrast: 0.4,
    grain: [0.02, 0.06],
  })
  const salt = reach(0.7, 14)
  art.specks(salt, '#fffaf0', size * 0.03)
}

/** An oblong hash brown; `size` is half its length. */
export function hashbrown(art: Canvas, given: Piece): void {
  const piece = { ...given, angle: 0 }
  const turn = art.random.jitter(0.5)
  art.rotated(turn, given.x, given.y, () => {
    const corners = shape(
      '-1 -0.3, -0.8 -0.58, 0 -0.64, 0.8 -0.58, 1 -0.3, 1.02 0.3, 0.8 0.58, 0 0.64, -0.8 0.58, -1.02 0.3',
    )
    const rough = corners.map(([u, v]): Point => [
      u + art.random.jitter(0.03),
      v + art.random.jitter(0.03),
    ])
    gratedPatty(art, piece, placed(rough, piece), given.size * 0.62)
  })
}

/** A round latke with lacy edges; `size` is its radius. */
export function latke(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const edge = Array.from({ length: 26 }, (_, index): Point => {
    const angle = (index / 26) * Math.PI * 2
    return [x + Math.cos(angle) * size * 0.9, y + Math.sin(angle) * size * 0.88]
  })
  shreds(art, edge, { size: size * 0.13, color: shade(color, 0.34), width: size * 0.045 })
  const outline = blob(random, x, y, size * 0.97, size * 0.94, { points: 18, wobble: 0.05 })
  gratedPatty(art, piece, outline, size * 0.92)
}

/** One fry, square and pale with browned ends; `size` is half its length. */
export function fries(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const bend = art.random.jitter(0.1)
  const side = (v: number): Point[] => [
    [-1, v],
    [0, v + bend],
    [1, v],
  ]
  const stick = placed([...side(-0.13), ...side(0.13).toReversed()], piece)
  art.shadow(polygon(stick), size * 0.12, 0.32)
  art.fill(polygon(moved(stick, size * 0.02, size * 0.07)), shade(color, 0.4))
  art.fill(polygon(stick), shade(color, 0.06))
  art.fill(polygon(shrunk(stick, 0.9, -1, -2)), tint(color, 0.28))
  const ends = [-1, 1].map((u) =>
    open(
      placed(
        [
          [u * 0.96, -0.12],
          [u * 0.98, 0.12],
        ],
        piece,
      ),
    ),
  )
  art.stroke(ends.join(''), shade(color, 0.34), size * 0.05, { opacity: 0.8 })
  const salt = placed(
    [
      [-0.5, bend * 0.5],
      [0.1, bend],
      [0.55, bend * 0.4],
    ],
    piece,
  )
  art.specks(salt, '#fffaf0', size * 0.04)
}

/** A pan-fried dumpling with its pleated seam; `size` is half its length. */
function dumpling(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = placed(
    shape(
      '-1 0.16, -0.74 -0.32, -0.3 -0.56, 0.3 -0.56, 0.74 -0.32, 1 0.16, 0.62 0.42, 0 0.5, -0.62 0.42',
    ),
    piece,
  )
  art.body(outline, color, { height: size * 0.14, lit: 0.93, shaded: 0.26, offset: 0.04 })
  art.fill(closed(shrunk(outline, 0.5, -size * 0.1, size * 0.02)), tint(color, 0.5), 0.8)
  const seared = placed(shape('-0.82 0.24, 0 0.14, 0.82 0.24, 0.55 0.4, 0 0.46, -0.55 0.4'), piece)
  art.fill(closed(seared), '#c07d33', 0.85)
  art.fill(closed(shrunk(seared, 0.7, 0, 1)), '#8f5220', 0.6)
  const crest = placed(
    shape('-0.98 0.12, -0.7 -0.36, -0.28 -0.6, 0.28 -0.6, 0.7 -0.36, 0.98 0.12'),
    piece,
  )
  art.stroke(open(crest), tint(color, 0.3), size * 0.12)
  const pleats = [-3, -2, -1, 0, 1, 2, 3].map((step) =>
    open(
      placed(
        [
          [step * 0.23, -0.6 + 0.036 * step * step],
          [step * 0.2 + 0.07, -0.3 + 0.02 * step * step],
          [step * 0.19, -0.06],
        ],
        piece,
      ),
    ),
  )
  art.stroke(pleats.join(''), shade(color, 0.34), size * 0.045, { opacity: 0.75 })
}

/** Six pan-fried dumplings in a row; `size` is half the length of the row. */
export function dumplingrow(art: Canvas, given: Piece): void {
  const row = facing(art, given, -0.4, 0.05)
  for (let index = 0; index < 6; index += 1) {
    const u = -0.84 + index * 0.335
    const piece = within(row, [u, 0.1 * Math.sin(index * 1.1)], 0.4, { angle: 1.28 })
    dumpling(art, facing(art, piece, piece.angle, 0.06))
  }
  const scallions = placed(pack(art.random, 0, 0, 0.86, 12, { ry: 0.26 }), row)
  for (const [x, y] of scallions) {
    art.fill(circle(x + 1, y + 2, given.size * 0.026), '#3a160c', 0.3)
    art.stroke(circle(x, y, given.size * 0.02), '#6fa044', given.size * 0.014)
  }
}
