import type { Canvas } from '../../core/canvas.ts'
import { mix, tint } from '../../core/color.ts'
import { blob, circle, closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, placed, shape } from './dough.ts'

const BAKED = '#c26d16'
const BURNT = '#5e280b'

/** The edge of the lid that hangs over the toasts towards us, from the right rim to the left one. */
const DRAPE = shape(
  '0.95 -0.42, 0.93 -0.26, 0.84 -0.14, 0.76 -0.09, 0.735 0.01, 0.69 0.04, 0.65 -0.03, 0.56 0.01, 0.45 0.05, 0.385 0.1, 0.365 0.24, 0.31 0.28, 0.265 0.21, 0.24 0.1, 0.2 0.13, 0.15 0.24, 0.07 0.34, 0.02 0.44, -0.03 0.48, -0.08 0.43, -0.14 0.46, -0.26 0.52, -0.31 0.6, -0.33 0.7, -0.385 0.738, -0.43 0.681, -0.46 0.59, -0.56 0.64, -0.68 0.736, -0.76 0.8',
)

/** Where cheese has run over the rim: at which angle, how far it falls and how broad it is. */
const RUNS = [
  [2.27, 0.3, 0.058],
  [2.46, 0.66, 0.085],
  [2.78, 0.42, 0.06],
] as const

type Run = (typeof RUNS)[number]

/** Two toasts under the cheese, in shares of the size: where, how broad and how deep, the far one first. */
const TOASTS = [
  [0.4, -0.46, 0.52, 0.4],
  [-0.36, -0.04, 0.54, 0.48],
] as const

/** The lid as it lies: along the rim behind, over the rim at the left, over the toasts in front. */
function lidOutline({ random }: Canvas, piece: Piece): Point[] {
  const over = bow([0, 0.06], [1.05, 1.05], [2.36, 3.24], 8).map(([u, v], index): Point => {
    return [u, v + Math.sin(index * 2.1) * 0.02 + 0.03]
  })
  const back = bow([0, 0], [0.97, 0.97], [3.5, 5.94], 22).map(([u, v]): Point => {
    const stray = 1 + random.jitter(0.016)
    return [u * stray, v * stray]
  })
  return placed([...DRAPE, ...over, ...back], { ...piece, angle: 0 })
}

/** A run of melted cheese: broad where it leaves the rim, slim, and round at its end. */
function runOutline(art: Canvas, piece: Piece, [angle, fall, broad]: Run): Point[] {
  const [u, v] = [Math.cos(angle) * 1.04, Math.sin(angle) * 1.04]
  const lean = art.random.jitter(broad * 0.2)
  const sides = [
    [1.5, -0.16],
    [1.25, 0.14],
    [0.8, fall * 0.5],
    [0.86, fall - broad * 1.5],
    [1, fall - broad * 0.7],
    [0.6, fall - broad * 0.1],
  ] as const
  const right = sides.map(([w, down]): Point => [u + w * broad + lean * down, v + down])
  const left = sides.map(([w, down]): Point => [u - w * broad + lean * down, v + down])
  const end: Point = [u, v + fall]
  return placed([...right, end, ...left.toReversed()], { ...piece, angle: 0 })
}

/** The light along the runs, and at the end of each the gleam of a drop. */
function runLights(art: Canvas, { x, y, size }: Piece): void {
  for (const [angle, fall, broad] of RUNS) {
    const left = x + (Math.cos(angle) * 1.04 - broad * 0.35) * size
    const top = y + (Math.sin(angle) * 1.04 + 0.06) * size
    const streak: Point[] = [
      [left + size * 0.01, top],
      [left, top + size * fall * 0.5],
    ]
    art.stroke(open(streak), '#fff3c8', size * broad * 0.34, { opacity: 0.55 })
    const drop: Point = [left, top + size * (fall - 0.06 - broad * 1.1)]
    art.specks([drop], '#fffdf0', size * broad * 0.34, { length: size * 0.02, angle: 1.4 })
  }
}

/** A toast that lifts the lid: lit from the upper left, falling away into amber. */
function hump(art: Canvas, { x, y, size, color }: Piece, deep: number): void {
  const form = blob(art.random, x, y, size, deep, { points: 12, wobble: 0.04 })
  const foot = closed(shrunk(form, 0.98, size * 0.1, size * 0.12))
  art.softFill(foot, '#8a4310', 0.42, size * 0.2)
  const light = art.linearGradient('x1=".16" y1="0" x2=".7" y2="1"', [
    [0, tint(color, 0.42)],
    [0.36, tint(color, 0.12)],
    [0.7, mix(color, BAKED, 0.5)],
    [1, BAKED],
  ])
  art.softFill(closed(shrunk(form, 0.78, -size * 0.03, -size * 0.05)), light, 0.9, size * 0.2)
}

/** Small uneven marks around a place, large ones among many small ones. */
function marks({ random }: Canvas, [x, y]: Point, reach: Reach, count: number): Point[][] {
  return Array.from({ length: count }, () => {
    const turn = random.angle()
    const away = Math.sqrt(random.next())
    const at: Point = [
      x + Math.cos(turn) * reach.wide * away,
      y + Math.sin(turn) * reach.deep * away,
    ]
    const half = reach.grain * (0.22 + 0.78 * random.next() ** 2.4)
    const look = { points: 9, wobble: 0.2, angle: random.jitter(0.5) }
    return blob(random, ...at, half * random.range(1, 1.5), half * 0.8, look)
  })
}

interface Reach {
  wide: number
  deep: number
  /** Half the size of the largest mark. */
  grain: number
}

/** How the broiler met a part of the lid: fields of brown, scorched blisters, fat that shines. */
function broiled(art: Canvas, { x, y, size, color }: Piece, deep: number): void {
  const reach = (share: number, grain: number) => {
    return { wide: size * share, deep: deep * share, grain: size * grain }
  }
  const path = (share: number, grain: number, count: number) =>
    marks(art, [x, y], reach(share, grain), count).map(closed).join('')
  art.softFill(path(0.8, 0.3, 10), '#b05c12', 0.55, size * 0.09)
  art.softFill(path(0.74, 0.2, 12), '#8f430c', 0.55, size * 0.045)
  art.softFill(path(0.8, 0.1, 18), '#6e2e09', 0.6, size * 0.016)
  art.fill(path(0.9, 0.045, 26), BURNT, 0.6)
  art.softFill(path(0.86, 0.09, 9), tint(color, 0.5), 0.55, size * 0.02)
  const lit: Point = [x - size * 0.2, y - deep * 0.28]
  const wet = marks(art, lit, { wide: size * 0.5, deep: deep * 0.36, grain: size * 0.055 }, 9)
  art.fill(wet.map(closed).join(''), '#fffbe8', 0.8)
}

/** Where the lid lies between and behind the toasts, browned as they are: places, breadth and depth. */
const HOLLOWS = [
  [-0.4, -0.6, 0.5, 0.24],
  [-0.86, 0.1, 0.16, 0.5],
] as const

/**
 * Grated Gruyère that melted over two toasts into one browned lid: it hangs over them into the soup
 * and has run over the rim at one side; `size` is the radius of the opening.
 */
export function gruyereLid(art: Canvas, piece: Piece, rise: number): void {
  const { x, y, size, color } = piece
  const parts = [lidOutline(art, piece), ...RUNS.map((run) => runOutline(art, piece, run))]
  const outline = parts.map(closed).join('')
  art.movedBy(size * 0.02, size * 0.05, () => art.fill(outline, '#220b05', 0.55))
  art.fill(outline, mix(color, '#8f4610', 0.7))
  const lit = parts.map((part) => closed(moved(part, -size * 0.008, -size * 0.03))).join('')
  const melt = art.linearGradient('x1=".1" y1="0" x2=".7" y2="1"', [
    [0, tint(color, 0.2)],
    [0.4, mix(color, BAKED, 0.3)],
    [0.7, tint(color, 0.12)],
    [1, color],
  ])
  art.fill(lit, melt)
  art.clipped(lit, () => {
    const rim = art.radialGradient('cx=".5" cy=".5" r=".5"', [
      [0.78, '#7a360a', 0],
      [0.9, '#7a360a', 0.42],
      [1, '#7a360a', 0],
    ])
    art.fill(circle(x, y, size * 1.08), rim)
    for (const [u, v, wide, deep] of HOLLOWS) {
      broiled(art, { ...piece, x: x + u * size, y: y + v * size, size: wide * size }, deep * size)
    }
    for (const [u, v, wide, deep] of TOASTS) {
      const at = { ...piece, x: x + u * size, y: y + v * size - size * 0.04 * rise }
      hump(art, { ...at, size: wide * size }, deep * size)
      broiled(art, { ...at, size: wide * size }, deep * size)
    }
    const edge = open(placed(DRAPE.slice(1, -4), { ...piece, angle: 0, y: y - size * 0.03 }))
    art.stroke(edge, tint(color, 0.3), size * 0.07, { opacity: 0.5 })
    art.stroke(edge, '#fff3c4', size * 0.022, { opacity: 0.6 })
  })
  runLights(art, piece)
}
