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
import { block } from './block.ts'
import { bow, browning, spots } from './dough.ts'

/** The pleated paper a muffin stands in. */
function muffinPaper(art: Canvas, { x, y, size }: Piece): void {
  const paper = '#f3e1bd'
  const pleats = 44
  const edge = Array.from({ length: pleats }, (_, index): Point => {
    const angle = (index / pleats) * Math.PI * 2
    const far = size * (index % 2 ? 0.965 : 1.03)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  })
  art.shadow(polygon(edge), size * 0.16, 0.38)
  art.fill(polygon(edge), shade(paper, 0.24))
  art.fill(polygon(moved(edge, -1.5, -2.5)), paper)
  const lines = edge
    .filter((_, index) => index % 2)
    .map(([u, v]) =>
      open([
        [x + (u - x) * 0.88, y + (v - y) * 0.88],
        [u, v],
      ]),
    )
  art.stroke(lines.join(''), shade(paper, 0.3), 2.2, { opacity: 0.7 })
}

/** A blueberry that burst in the oven, with its stain. */
function bakedBerry(art: Canvas, { x, y, size }: Piece): void {
  const stain = blob(art.random, x + size * 0.1, y + size * 0.16, size * 1.25, size * 1.15)
  art.fill(closed(stain), '#5b2f55', 0.5)
  const berry = blob(art.random, x, y, size, size * 0.96, { points: 9, wobble: 0.03 })
  art.body(berry, '#414f8b', { height: 0, lit: 0.86, shaded: 0.4, highlight: 0.22 })
  art.fill(circle(x + size * 0.2, y + size * 0.16, size * 0.3), '#232a52')
}

/** A blueberry muffin in its paper; `size` is its radius. */
export function muffin(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  muffinPaper(art, piece)
  const top = blob(random, x, y - 2, size * 0.88, size * 0.87, { points: 13, wobble: 0.035 })
  art.body(top, color, { height: 6, lit: 0.88, shaded: 0.36, offset: 0.06, highlight: 0.18 })
  browning(art, { x, y, rx: size * 0.74, count: 30, color })
  for (const [u, v] of pack(random, x, y, size * 0.56, 5)) {
    bakedBerry(art, { ...piece, x: u, y: v, size: size * 0.145 })
  }
  const sugar = pack(random, x - size * 0.1, y - size * 0.1, size * 0.7, 30, { tries: 2 })
  art.specks(sugar, '#fff3d6', size * 0.035, { opacity: 0.8 })
}

/** A pool of melted chocolate with its gleam. */
function chocolatePool(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const look = { points: 8, wobble: 0.2, angle: random.angle() }
  const pool = blob(random, x, y, size, size * 0.72, look)
  art.fill(closed(shrunk(pool, 1.14, 1, 2)), '#7a4722', 0.5)
  art.fill(closed(pool), '#381a10')
  art.fill(closed(shrunk(pool, 0.72, -size * 0.06, -size * 0.08)), '#57301d')
  const gleam: Point[] = [
    [x - size * 0.5, y - size * 0.12],
    [x - size * 0.26, y - size * 0.34],
    [x + size * 0.06, y - size * 0.38],
  ]
  art.stroke(open(gleam), '#d9a983', size * 0.1, { opacity: 0.85 })
}

/** A cookie with pools of chocolate and flakes of salt; `size` is its radius. */
export function cookie(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.97, { points: 15, wobble: 0.035 })
  art.body(outline, color, { height: size * 0.13, lit: 0.92, shaded: 0.34, offset: 0.04 })
  art.fill(closed(shrunk(outline, 0.62, -size * 0.06, -size * 0.08)), tint(color, 0.2), 0.8)
  browning(art, { x, y, rx: size * 0.86, count: 22, color, grain: [0.02, 0.07] })
  const cracks = [0, 1, 2, 3].map(() => {
    const angle = random.angle()
    const far = (share: number, turn: number): Point => [
      x + Math.cos(angle + turn) * size * share,
      y + Math.sin(angle + turn) * size * share,
    ]
    return open([far(0.3, 0), far(0.56, 0.24), far(0.74, 0.06), far(0.9, 0.16)])
  })
  art.stroke(cracks.join(''), shade(color, 0.42), size * 0.03, { opacity: 0.6 })
  for (const [u, v] of pack(random, x, y, size * 0.68, 8)) {
    chocolatePool(art, { ...piece, x: u, y: v, size: size * random.range(0.13, 0.26) })
  }
  for (const [u, v] of pack(random, x, y, size * 0.62, 6, { tries: 4 })) {
    const flake = blob(random, u, v, size * 0.05, size * 0.034, { points: 4, wobble: 0.2 })
    art.fill(polygon(moved(flake, 1.5, 2.5)), '#3a160c', 0.35)
    art.fill(polygon(flake), '#fffaf0')
  }
}

/** A brownie: a shiny crackled top over a dense dark side; `size` is half its width. */
export function brownie(art: Canvas, given: Piece): void {
  const { random } = art
  // A hand lays them down, not a ruler.
  const [dx, dy] = [random.jitter(given.size * 0.14), random.jitter(given.size * 0.12)]
  const piece = { ...given, x: given.x + dx, y: given.y + dy, size: given.size * 1.08 }
  const { x, y, size, color } = piece
  const depth = size * 0.52
  const crumb = shade(color, 0.36)
  const { outline } = block(art, piece, {
    depth,
    layers: [
      [depth * 0.12, tint(color, 0.26)],
      [depth * 0.9, crumb],
      [depth, shade(color, 0.6)],
    ],
  })
  const middle = y - depth / 2
  art.fill(polygon(outline), tint(color, 0.08))
  art.clipped(polygon(outline), () => {
    const sheen = blob(random, x - size * 0.24, middle - size * 0.1, size * 0.62, size * 0.28)
    art.fill(closed(sheen), tint(color, 0.42), 0.55)
    const plates = pack(random, x, middle, size, 18, { ry: size * 0.62, tries: 6 })
    const cracked = plates.map(([u, v]) =>
      polygon(blob(random, u, v, size * 0.26, size * 0.15, { points: 6, wobble: 0.25 })),
    )
    art.stroke(cracked.join(''), shade(color, 0.55), size * 0.03, { opacity: 0.65 })
    art.movedBy(-1.5, -2.5, () => {
      art.stroke(cracked.join(''), tint(color, 0.6), size * 0.018, { opacity: 0.6 })
    })
  })
  const [, right, near, left] = outline
  const pores = [...Array.from({ length: 26 }).keys()].map((index): Point => {
    const [from, to] = index % 2 ? [left, near] : [near, right]
    const share = random.range(0.06, 0.94)
    const down = depth * random.range(0.2, 0.86)
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + down]
  })
  art.fill(spots(random, pores, [size * 0.018, size * 0.045]), shade(color, 0.7), 0.7)
  art.stroke(open([left, near]) + open([near, right]), tint(color, 0.5), size * 0.025, {
    opacity: 0.6,
  })
}

/** The dark line of cinnamon that winds to the middle of a roll. */
function cinnamonLine({ x, y, size, angle }: Piece): Point[] {
  const steps = 30
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const turn = angle + (index / steps) * Math.PI * 2 * 2.6
    const far = size * (0.86 - (0.8 * index) / steps)
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  })
}

/** Icing that follows the turns of a roll and pools in its middle. */
function icing(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const sugar = mix('#f8e8c8', color, 0.1)
  const turns = [0.28, 0.56, 0.82].map((far, index) => {
    const start = random.angle()
    const reach = [size * far, size * far * 0.97] as const
    return open(bow([x, y], reach, [start, start + 2.6 - index * 0.5], 7))
  })
  const runs = turns.join('')
  art.movedBy(size * 0.02, size * 0.04, () => {
    art.stroke(runs, '#3a160c', size * 0.14, { opacity: 0.25 })
  })
  art.stroke(runs, shade(sugar, 0.1), size * 0.14)
  const look = { points: 11, wobble: 0.16, angle: random.angle() }
  const pool = blob(
    random,
    x + random.jitter(size * 0.3),
    y + size * 0.1,
    size * 0.34,
    size * 0.24,
    look,
  )
  art.body(pool, sugar, { height: 2, lit: 0.9, shaded: 0.1, highlight: 0.5 })
  art.movedBy(-size * 0.015, -size * 0.03, () => art.stroke(runs, tint(sugar, 0.4), size * 0.07))
}

/** A cinnamon roll with icing pooled on it; `size` is its radius. */
export function cinnamonroll(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.97, { points: 13, wobble: 0.03 })
  art.body(outline, color, { height: size * 0.14, lit: 0.93, shaded: 0.36, offset: 0.04 })
  art.fill(closed(shrunk(outline, 0.6, -size * 0.06, -size * 0.08)), tint(color, 0.26), 0.8)
  browning(art, { x, y, rx: size * 0.84, count: 16, color, grain: [0.03, 0.1] })
  const line = open(cinnamonLine(piece))
  art.movedBy(-size * 0.03, -size * 0.04, () => {
    art.stroke(line, tint(color, 0.5), size * 0.06, { opacity: 0.6 })
  })
  art.stroke(line, '#6a3115', size * 0.085)
  icing(art, piece)
}

/** A cluster of oats, nuts and seeds held together by syrup; `size` is its radius. */
export function granola(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const look = { points: 9, wobble: 0.2, angle: piece.angle }
  const lump = blob(random, x, y, size, size * 0.74, look)
  art.body(lump, shade(color, 0.12), { height: size * 0.28, lit: 0.85, shaded: 0.42 })
  const places = pack(random, x, y, size * 0.84, 12, { ry: size * 0.62, tries: 6 })
  const flake = [size * 0.15, size * 0.22] as const
  art.fill(spots(random, moved(places, 2, 3), flake, { wobble: 0 }), shade(color, 0.48), 0.6)
  art.fill(spots(random, places, flake, { wobble: 0 }), tint(color, 0.3))
  art.fill(spots(random, places.slice(0, 6), flake, { wobble: 0 }), tint(color, 0.55))
  art.specks(places.slice(6), shade(color, 0.3), size * 0.05, { length: size * 0.14 })
  const extra = random.pick(['#7c4020', '#7f9a45', '#7a1f2c'])
  const [u, v] = places[3] ?? [x, y]
  const nut = blob(random, u, v, size * 0.3, size * 0.17, { angle: random.angle(), wobble: 0.05 })
  art.body(nut, extra, { height: 2, lit: 0.8, shaded: 0.36, highlight: 0.25 })
}
