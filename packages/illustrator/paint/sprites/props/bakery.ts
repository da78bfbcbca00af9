import type { bakery as words } from '../../../language/words/props/bakery.ts'
import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { curve, shaped, strewn } from './shapes.ts'
import { sideOf } from './spots.ts'

const SLICE: readonly Point[] = [
  [-0.5, 0.36],
  [-0.5, -0.06],
  [-0.57, -0.2],
  [-0.47, -0.38],
  [-0.2, -0.46],
  [0.2, -0.46],
  [0.47, -0.38],
  [0.57, -0.2],
  [0.5, -0.06],
  [0.5, 0.36],
  [0.42, 0.43],
  [0, 0.45],
  [-0.42, 0.43],
]

/** A slice of bread: thickness, crust, crumb with its holes; `size` is its width. */
function slice(art: Canvas, piece: Piece, crust: Color): Point[] {
  const { random } = art
  const { x, y, size, color } = piece
  const outline = shaped(SLICE, piece)
  art.shadow(closed(outline), 18, 0.34)
  art.movedBy(4, 9, () => art.fill(closed(outline), shade(crust, 0.42)))
  art.fill(closed(outline), crust)
  art.fill(closed(shrunk(outline, 0.97, -2, -3)), tint(crust, 0.16))
  const crumb = shrunk(outline, 0.89)
  art.fill(closed(crumb), shade(color, 0.08))
  art.fill(closed(shrunk(outline, 0.8, -size * 0.015, -size * 0.02)), tint(color, 0.2))
  const holes = pack(random, x, y, size * 0.38, 30, { tries: 4 }).map(([u, v]) => {
    const wide = size * random.range(0.01, 0.03)
    return closed(
      blob(random, u, v, wide, wide * 0.66, { points: 6, wobble: 0.2, angle: random.angle() }),
    )
  })
  art.fill(holes.slice(0, 20).join(''), shade(color, 0.26), 0.7)
  art.fill(holes.slice(20).join(''), tint(color, 0.6), 0.8)
  return crumb
}

/** Two slices of bread, one on the other. */
function bread(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const inward = -sideOf(spot) * 12
  const [x, y] = [spot.x + inward, spot.y]
  const { color, accent } = spot
  slice(art, { x: x + 34, y: y - 30, size: 236, angle: 0.5 + random.jitter(0.15), color }, accent)
  slice(art, { x: x - 18, y: y + 22, size: 236, angle: 0.14 + random.jitter(0.15), color }, accent)
}

/** A slice with the bars of the grill, and butter melting on it. */
function toast(art: Canvas, spot: PropSpot): void {
  const { color, accent } = spot
  const x = spot.x - sideOf(spot) * 12
  const piece = { x, y: spot.y, size: 256, angle: 0.25 + art.random.jitter(0.15), color }
  const crumb = slice(art, piece, accent)
  art.clipped(closed(crumb), () => {
    const bars = [-0.36, -0.12, 0.12, 0.36].map((u) =>
      curve(piece, [u - 0.14, -0.46], [u + 0.14, 0.46]),
    )
    art.group('filter="url(#soft5)"', () => {
      art.stroke(closed(crumb), shade(accent, 0.2), 26, { opacity: 0.5 })
      art.stroke(bars.join(''), shade(accent, 0.34), 13, { opacity: 0.75 })
    })
  })
  const melt = blob(art.random, x + 8, spot.y + 10, 56, 42, { points: 9, wobble: 0.16 })
  art.fill(closed(melt), '#f6d98a', 0.75)
  const pat = { x: x + 2, y: spot.y + 2, size: 32, angle: 0.6 }
  const square = shaped(
    [
      [-1, -0.8],
      [1, -0.8],
      [1, 0.8],
      [-1, 0.8],
    ],
    pat,
  )
  art.shadow(polygon(square), 8, 0.26)
  art.movedBy(2, 6, () => art.fill(polygon(square), '#d9a93f'))
  art.fill(polygon(square), '#f7d473')
  art.fill(polygon(shrunk(square, 0.72, -3, -4)), '#fbe79d')
}

/** Bumps and hollows of a baked top, in one path for each shade. */
function bakedTop(art: Canvas, { x, y, size, color }: Piece, count: number): void {
  const { random } = art
  const bumps = strewn(random, x, y, size * 0.78, count).map(([u, v]) => {
    const wide = size * random.range(0.03, 0.08)
    return closed(
      blob(random, u, v, wide, wide * 0.6, { points: 6, wobble: 0.3, angle: random.angle() }),
    )
  })
  const half = Math.round(count / 2)
  art.fill(bumps.slice(0, half).join(''), shade(color, 0.22), 0.6)
  art.fill(bumps.slice(half).join(''), tint(color, 0.35), 0.6)
}

/** A cookie with chunks; `accent` is the chunks. */
function oneCookie(art: Canvas, piece: Piece, chunks: Color): void {
  const { random } = art
  const { x, y, size, color } = piece
  const outline = blob(random, x, y, size, size * 0.97, { points: 14, wobble: 0.035 })
  art.body(outline, color, { height: 14, lit: 0.92, shaded: 0.32, offset: 0.04, highlight: 0.14 })
  bakedTop(art, piece, 22)
  const cracks = [0.6, 2.4, 4.4].map((t) => {
    const at = (reach: number, turn: number): Point => [
      x + Math.cos(t + turn) * size * reach,
      y + Math.sin(t + turn) * size * reach,
    ]
    return open([at(0.3, 0), at(0.56, 0.2), at(0.86, 0.08)])
  })
  art.stroke(cracks.join(''), shade(color, 0.36), size * 0.028, { opacity: 0.6 })
  for (const [u, v] of pack(random, x, y, size * 0.72, 9)) {
    const chunk = blob(random, u, v, size * random.range(0.11, 0.16), size * 0.11, {
      points: 6,
      wobble: 0.14,
      angle: random.angle(),
    })
    art.body(chunk, chunks, { height: 4, lit: 0.82, shaded: 0.34 })
    art.stroke(
      open([
        [u - size * 0.06, v - size * 0.03],
        [u, v - size * 0.06],
      ]),
      tint(chunks, 0.5),
      size * 0.028,
    )
  }
}

function cookie(art: Canvas, { x, y, color, accent }: PropSpot): void {
  oneCookie(art, { x: x + 30, y: y - 44, size: 92, angle: 0, color }, accent)
  oneCookie(
    art,
    { x: x - 26, y: y + 40, size: 98, angle: 0, color: mix(color, '#c98a45', 0.3) },
    accent,
  )
}

/** A muffin in its pleated paper; `accent` is the paper. */
function muffin(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  const size = 112
  const pleats = 46
  const edge = Array.from({ length: pleats }, (_, index): Point => {
    const t = (index / pleats) * Math.PI * 2
    const reach = size * (index % 2 === 0 ? 1.04 : 0.96)
    return [x + Math.cos(t) * reach, y + Math.sin(t) * reach]
  })
  art.shadow(polygon(edge), 24, 0.36)
  art.fill(polygon(edge), shade(accent, 0.26))
  art.movedBy(-2, -3, () => art.fill(polygon(edge), accent))
  const folds = edge
    .filter((_, index) => index % 2 === 1)
    .map((point) => open([point, [x + (point[0] - x) * 0.88, y + (point[1] - y) * 0.88]]))
  art.stroke(folds.join(''), shade(accent, 0.3), 2.6, { opacity: 0.7 })
  const top = blob(random, x, y - 3, size * 0.87, size * 0.86, { points: 13, wobble: 0.04 })
  art.body(top, color, { height: 8, lit: 0.9, shaded: 0.36, offset: 0.06, highlight: 0.18 })
  bakedTop(art, { x, y, size, angle: 0, color }, 34)
  for (const [u, v] of pack(random, x, y - 4, size * 0.6, 6)) {
    art.fill(circle(u + 2, v + 3, 19), shade(color, 0.4), 0.5)
    const berry = blob(random, u, v, 16, 15, { points: 8, wobble: 0.05 })
    art.body(berry, '#43548f', { height: 4, lit: 0.86, shaded: 0.4, highlight: 0.25 })
  }
  art.specks(strewn(random, x, y - 6, size * 0.7, 26), '#fffaf0', 4.6, { opacity: 0.85 })
}

/** A stack of flour tortillas with toasted spots. */
function tortillas(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  for (const layer of [0, 1, 2, 3]) {
    const [u, v] = [x + random.jitter(7), y + 16 - layer * 9]
    const size = 136
    const round = blob(random, u, v, size, size * 0.97, { points: 16, wobble: 0.014 })
    art.shadow(closed(round), layer === 0 ? 24 : 9, 0.3)
    art.movedBy(1, 5, () => art.fill(closed(round), shade(color, 0.28)))
    art.fill(closed(round), layer % 2 === 0 ? color : shade(color, 0.06))
    if (layer < 3) continue
    art.fill(closed(shrunk(round, 0.9, -3, -4)), tint(color, 0.35))
    const spots = strewn(random, u, v, size * 0.8, 24).map(([sx, sy]) => {
      const wide = random.range(4, 15)
      return closed(blob(random, sx, sy, wide, wide * 0.7, { points: 8, wobble: 0.25 }))
    })
    art.fill(spots.slice(0, 12).join(''), '#b9803f', 0.55)
    art.fill(spots.slice(12).join(''), shade(color, 0.16), 0.6)
  }
}

export const bakery = {
  bread,
  toast,
  cookie,
  muffin,
  tortillas,
} satisfies Record<keyof typeof words, DrawProp>
