import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, num, open, type Path, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { glow } from './glow.ts'
import { gleam } from './touches.ts'

/** The white as it ran before it set: broad lobes to some sides, hardly any to others. */
function whiteOf({ random }: Canvas, { x, y, size, angle }: Piece): Point[] {
  const [first, second] = [random.angle(), random.angle()]
  return Array.from({ length: 20 }, (_, index): Point => {
    const turn = (index / 20) * Math.PI * 2
    const lobes = Math.sin(turn * 2 + first) * 0.1 + Math.sin(turn * 6 + second) * 0.07
    const reach = size * (1 + lobes + random.jitter(0.035))
    const lean = angle + turn
    return [x + Math.cos(lean) * reach, y + Math.sin(lean) * reach * 0.9]
  })
}

/** The hollow that a spoon made for it, and the sauce heaped around that. */
function well(art: Canvas, white: readonly Point[], size: number): void {
  const outline = closed(shrunk(white, 1.05, size * 0.01, size * 0.02))
  art.softFill(outline, '#4a0c0a', 0.62, size * 0.13)
  const near = white
    .toSorted(([a, b], [c, d]) => c + d - a - b)
    .slice(0, 8)
    .toSorted(([a, b], [c, d]) => a - b - (c - d))
  const shore = shrunk(near, 1.06, size * 0.1, size * 0.13)
  art.stroke(open(shore.slice(1, -1)), '#ffb48a', size * 0.06, { opacity: 0.5 })
}

/** How light the set white is: thick and bright about the yolk, bluish and thin in its shade. */
function albumen(art: Canvas, white: readonly Point[], { x, y, size, color }: Piece): void {
  const thin = closed(white)
  art.fill(thin, mix(color, '#e89a78', 0.3), 0.72)
  const thick = shrunk(white, 0.83, -size * 0.02, -size * 0.03)
  const round = art.radialGradient('cx=".4" cy=".36" r=".7"', [
    [0, '#ffffff'],
    [0.5, color],
    [0.82, mix(color, '#d9a48c', 0.42)],
    [1, mix(color, '#b8604a', 0.5)],
  ])
  art.fill(closed(thick), round)
  art.clipped(thin, () => {
    const folds = thick
      .filter((_, index) => index % 4 === 1)
      .map(([u, v]) => {
        const inward = (share: number): Point => [x + (u - x) * share, y + (v - y) * share]
        return { x: inward(0.82)[0], y: inward(0.82)[1], rx: size * art.random.range(0.14, 0.24) }
      })
    glow(art, '#c98a72', 0.42, folds)
    glow(
      art,
      '#ffffff',
      0.95,
      folds.map(({ x: u, y: v, rx }) => ({ x: u - 6, y: v - 8, rx })),
    )
  })
  art.stroke(closed(shrunk(white, 0.975)), '#fffaf0', size * 0.018, { opacity: 0.45 })
}

/** A soft yolk under a skin of white, deeper in color to its lower right. */
function softYolk(art: Canvas, { x, y, size }: Omit<Piece, 'angle' | 'color'>): void {
  const outline = blob(art.random, x, y, size, size * 0.94, { points: 11, wobble: 0.035 })
  const path: Path = closed(outline)
  art.softFill(closed(shrunk(outline, 1.1, size * 0.06, size * 0.1)), '#b8864a', 0.45, size * 0.16)
  const round = art.radialGradient('cx=".36" cy=".32" r=".78"', [
    [0, '#ffd257'],
    [0.4, '#f9a71f'],
    [0.78, '#e97f10'],
    [1, '#b9520a'],
  ])
  art.fill(path, round)
  art.clipped(path, () => {
    art.softFill(
      closed(shrunk(outline, 0.5, size * 0.34, size * 0.42)),
      '#ffcf8a',
      0.28,
      size * 0.16,
    )
  })
  art.stroke(path, tint('#f2a422', 0.5), size * 0.05, { opacity: 0.5 })
  gleam(art, { x, y, size }, { width: 0.16, reach: 0.62, opacity: 0.95, color: '#fffdf2' })
  const [dx, dy] = [num(x + size * 0.3), num(y - size * 0.5)]
  art.stroke(`M${dx} ${dy}l.1 0`, '#fffdf2', size * 0.13, { opacity: 0.8 })
}

/** An egg poached in what it lies in, its yolk to one side of a white that ran; `size` is its radius. */
export function poachedegg(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size } = piece
  const white = whiteOf(art, piece)
  well(art, white, size)
  albumen(art, white, piece)
  const turn = random.angle()
  const off = size * random.range(0.06, 0.2)
  const yolk = { x: x + Math.cos(turn) * off, y: y + Math.sin(turn) * off }
  softYolk(art, { ...yolk, size: size * random.range(0.38, 0.45) })
  const pepper = Array.from({ length: 6 }, (): Point => [
    x + random.jitter(size * 0.6),
    y + random.jitter(size * 0.55),
  ])
  art.specks(pepper, shade('#5a3424', 0.5), size * 0.03, { opacity: 0.75 })
}
