import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, spots, within } from './dough.ts'
import { fishTacoFilling } from './tacoFilling.ts'
import { layered, patches } from './touches.ts'

/** Browned spots of a griddled tortilla, only inside its contour. */
export function griddled(
  art: Canvas,
  outline: readonly Point[],
  { x, y, size, color }: Piece,
  count = 18,
): void {
  art.clipped(closed(outline), () => {
    const places = pack(art.random, x, y, size, count, { ry: size * 0.7, tries: 4 })
    const brown = mix(color, '#8a4416', 0.55)
    art.fill(spots(art.random, places, [size * 0.05, size * 0.1]), mix(color, brown, 0.35), 0.6)
    art.fill(spots(art.random, places, [size * 0.02, size * 0.055]), brown, 0.65)
  })
}

const SHELL = '#ecbf66'

/** A folded tortilla's half: an edge that waves a little, and the round fold below. */
function halfShell(art: Canvas, piece: Piece, { rx, ry, drop, fold }: Half): Point[] {
  const { random } = art
  const phase = random.angle()
  const lip = bow([0, drop], [rx, ry], [Math.PI, Math.PI * 2], 16).map(([u, v], index): Point => [
    u + random.jitter(0.01),
    v + Math.sin(index * 1.3 + phase) * 0.018,
  ])
  const foot: Point[] = [
    [rx * 0.96, drop + fold * 0.5],
    [rx * 0.7, drop + fold * 0.9],
    [rx * 0.2, drop + fold],
    [-rx * 0.3, drop + fold * 0.98],
    [-rx * 0.74, drop + fold * 0.86],
    [-rx * 0.97, drop + fold * 0.44],
  ]
  return placed([...lip, ...foot], piece)
}

interface Half {
  rx: number
  ry: number
  drop: number
  fold: number
}

/** A taco leaning on the next one, generously filled; the colour is its filling's, `size` half its width. */
export function taco(art: Canvas, given: Piece): void {
  const { random } = art
  const turned = facing(art, given, -0.12, 0.1)
  const piece = { ...turned, size: given.size * random.range(0.95, 1.03) }
  const { size } = piece
  const back = halfShell(art, piece, { rx: 1, ry: 0.86, drop: 0.3, fold: 0.22 })
  art.movedBy(size * 0.06, size * 0.1, () => art.softFill(closed(back), SHADOW, 0.5, size * 0.07))
  art.fill(closed(back), shade(SHELL, 0.34))
  art.fill(closed(shrunk(back, 0.965, 0, size * 0.012)), mix(SHELL, '#b9782a', 0.5))
  griddled(art, back, { ...piece, color: shade(SHELL, 0.16) }, 14)
  fishTacoFilling(art, piece)
  frontShell(art, piece)
}

/** The near side of the shell: round towards its fold, blistered, its cut edge thick and pale. */
function frontShell(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const front = halfShell(art, piece, {
    rx: 1.03,
    ry: random.range(0.5, 0.58),
    drop: 0.4,
    fold: 0.24,
  })
  const outline = closed(front)
  art.movedBy(-size * 0.012, -size * 0.04, () => art.softFill(outline, '#3a160c', 0.4, size * 0.02))
  const round = art.linearGradient('x1=".3" y1="0" x2=".52" y2="1"', [
    [0, mix(SHELL, '#d99a3e', 0.4)],
    [0.24, tint(SHELL, 0.34)],
    [0.52, SHELL],
    [0.8, mix(SHELL, '#b06d26', 0.6)],
    [1, mix(SHELL, '#74401a', 0.75)],
  ])
  art.fill(outline, round)
  art.clipped(outline, () => {
    const far = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
      [0, '#fff0c4', 0.2],
      [0.4, '#fff0c4', 0],
      [0.66, '#7a3f14', 0],
      [1, '#7a3f14', 0.5],
    ])
    art.fill(outline, far)
    blisters(art, within(piece, [0, 0.22], 1))
  })
  const lip = front.slice(1, 16)
  art.stroke(open(lip), shade(SHELL, 0.22), size * 0.05)
  art.stroke(open(moved(lip, -size * 0.004, -size * 0.01)), tint(SHELL, 0.5), size * 0.03)
}

/** Where the shell lay on the griddle: broad brown fields, dark bubbles, and flour left pale. */
function blisters(art: Canvas, { x, y, size, angle }: Piece): void {
  const { random } = art
  const field = { x, y, angle, rx: size * 0.94, ry: size * 0.36 }
  art.fill(patches(art, { ...field, count: 7, grain: size * 0.15 }), '#b9691f', 0.24)
  art.fill(patches(art, { ...field, count: 7, grain: size * 0.11 }), '#b9691f', 0.24)
  const bubbles = pack(random, x, y, size * 0.86, 11, { ry: size * 0.34, tries: 3 }).map(
    ([u, v]) => {
      const wide = size * random.range(0.018, 0.066)
      return blob(random, u, v, wide, wide * 0.66, { points: 7, wobble: 0.2, angle })
    },
  )
  layered(art, bubbles.map(closed).join(''), [
    { color: '#9a5a1e', width: size * 0.022, opacity: 0.4 },
    { color: '#7c3d12', opacity: 0.75 },
  ])
  const tops = bubbles.map((bubble) => closed(shrunk(bubble, 0.5, -size * 0.008, -size * 0.008)))
  art.fill(tops.join(''), '#c98a44', 0.55)
  art.fill(patches(art, { ...field, count: 16, grain: size * 0.022 }), '#8a4a18', 0.5)
  art.fill(patches(art, { ...field, count: 12, grain: size * 0.05 }), '#fff0c8', 0.34)
}
