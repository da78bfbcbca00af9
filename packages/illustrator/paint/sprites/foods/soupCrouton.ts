import type { Random } from '../../../language/random.ts'
import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, ellipse, moved, open, type Path, type Point, polygon } from '../../core/contour.ts'
import { patches } from './touches.ts'

/** A chunk of fried bread in a soup, seen from a chair. */
export interface SoupCrouton {
  /** Where the soup's surface is under its middle. */
  x: number
  y: number
  /** Half its edge. */
  size: number
  /** How it is turned on the soup, and how far it leans over to the right, in radians. */
  turn: number
  lean: number
  /** How deep its middle lies under the surface, in shares of its size; negative lifts it out. */
  sunk: number
  /** How flat circles look. */
  flat: number
  color: Color
  /** Of the soup around it. */
  soup: Color
}

type Corner = readonly [number, number, number]

const CORNERS: readonly Corner[] = [
  [-1, -1, 1],
  [1, -1, 1],
  [1, 1, 1],
  [-1, 1, 1],
  [-1, -1, -1],
  [1, -1, -1],
  [1, 1, -1],
  [-1, 1, -1],
]

/** The faces by their corners: the one above, then the four sides. */
const FACES = [
  [0, 1, 2, 3],
  [3, 2, 6, 7],
  [1, 2, 6, 5],
  [0, 3, 7, 4],
  [0, 1, 5, 4],
] as const

/** Which way each face looks before the chunk is turned. */
const NORMALS: readonly Corner[] = [
  [0, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
  [-1, 0, 0],
  [0, -1, 0],
]

function spun([x, y, z]: Corner, turn: number, lean: number): Corner {
  const [u, w] = [x * Math.cos(lean) + z * Math.sin(lean), z * Math.cos(lean) - x * Math.sin(lean)]
  return [u * Math.cos(turn) - y * Math.sin(turn), u * Math.sin(turn) + y * Math.cos(turn), w]
}

/** Torn edges, each kept once, so that the two faces that meet there fit. */
function tornEdges(
  random: Random,
  corners: readonly Corner[],
): (from: number, to: number) => Corner[] {
  const known = new Map<number, Corner[]>()
  const torn = (from: number, to: number): Corner[] =>
    [0, 0.2, 0.45, 0.68, 0.86].map((share): Corner => {
      const [a, b] = [corners[from] ?? [0, 0, 0], corners[to] ?? [0, 0, 0]]
      const rough = share === 0 ? 0 : 0.07
      // Between its corners an edge stands out, as bread is torn and not cut.
      const out = 1 + 0.36 * share * (1 - share)
      const mid = (axis: 0 | 1 | 2) =>
        (a[axis] + (b[axis] - a[axis]) * share) * out + random.jitter(rough)
      return [mid(0), mid(1), mid(2)]
    })
  return (from, to) => {
    const key = Math.min(from, to) * 8 + Math.max(from, to)
    const line = known.get(key) ?? torn(Math.min(from, to), Math.max(from, to))
    known.set(key, line)
    if (from < to) return line
    const end = corners[from] ?? [0, 0, 0]
    return [end, ...line.slice(1).toReversed()]
  }
}

/** What of a face stands out of the soup. */
function aboveSoup(face: readonly Corner[]): Corner[] {
  return face.flatMap((point, index): Corner[] => {
    const next = face[(index + 1) % face.length] ?? point
    const kept = point[2] >= 0 ? [point] : []
    if (point[2] >= 0 === next[2] >= 0) return kept
    const share = point[2] / (point[2] - next[2])
    const cut: Corner = [
      point[0] + (next[0] - point[0]) * share,
      point[1] + (next[1] - point[1]) * share,
      0,
    ]
    return [...kept, cut]
  })
}

interface Side {
  points: Point[]
  /** How much light it gets, from 0 to 1. */
  light: number
  isTop: boolean
  /** Where the soup stands against it. */
  wet: Point[]
}

/** The sides of a chunk that are seen, the farthest first. */
function sidesOf(random: Random, piece: SoupCrouton): Side[] {
  const { x, y, size, turn, lean, sunk, flat } = piece
  const rise = Math.sqrt(1 - flat ** 2)
  const corners = CORNERS.map(([u, v, w]): Corner => {
    const round = random.range(0.82, 0.94)
    const [a, b, c] = spun([u * round, v * random.range(0.8, 0.94), w * 0.92 * round], turn, lean)
    return [a, b, c - sunk]
  })
  const edge = tornEdges(random, corners)
  const seen = ([u, v, w]: Corner): Point => [x + u * size, y + (v * flat - w * rise) * size]
  return FACES.flatMap((face, index) => {
    const [nx, ny, nz] = spun(NORMALS[index] ?? [0, 0, 1], turn, lean)
    const towards = ny * rise + nz * flat
    const line = face.flatMap((corner, at) => edge(corner, face[(at + 1) % 4] ?? corner))
    const kept = aboveSoup(line)
    if (towards <= 0.02 || kept.length < 4) return []
    const light = 0.36 - nx * 0.34 - ny * 0.12 + nz * 0.5
    const wet = kept.filter(([, , w]) => w === 0).map(seen)
    return [{ points: kept.map(seen), light, isTop: index === 0, wet, depth: towards }]
  }).toSorted((first, second) => first.depth - second.depth)
}

/** Points in the order in which they lie about their middle. */
function around(points: readonly Point[]): Point[] {
  const [mx, my] = [mean(points, 0), mean(points, 1)]
  return points.toSorted(
    ([a, b], [c, d]) => Math.atan2(b - my, a - mx) - Math.atan2(d - my, c - mx),
  )
}

/** A craggy chunk of bread fried in oil that lies half in a soup, which is wet around it. */
export function soupCrouton(art: Canvas, piece: SoupCrouton): void {
  const { size, soup } = piece
  const sides = sidesOf(art.random, piece)
  const whole = sides.map(({ points }) => polygon(points)).join('')
  const wet = around(sides.flatMap((side) => side.wet))
  art.movedBy(size * 0.2, size * 0.2, () =>
    art.softFill(whole, shade(soup, 0.85), 0.42, size * 0.12),
  )
  if (wet.length > 1) {
    const line = polygon(wet)
    art.stroke(line, shade(soup, 0.6), size * 0.2, { opacity: 0.75 })
    art.stroke(line, tint(soup, 0.3), size * 0.1, { opacity: 0.6 })
  }
  for (const side of sides) crumbSide(art, side, piece)
  for (const side of sides) {
    const line = open(side.wet.toSorted(([a], [b]) => a - b))
    if (side.wet.length > 1) art.stroke(line, shade(soup, 0.4), size * 0.05, { opacity: 0.8 })
  }
}

/** One side: its crumb, toasted darker towards the edges, its pores open. */
function crumbSide(
  art: Canvas,
  { points, light, isTop }: Side,
  { size, color, turn }: SoupCrouton,
): void {
  const outline: Path = closed(points)
  const tone =
    light > 0.62 ? mix(color, '#ffe4a0', 0.5) : mix(color, '#8e4814', (0.72 - light) * 1.4)
  const toasted = mix(tone, '#9a4a0c', 0.78)
  const dark = mix(tone, '#6a2e0a', 0.7)
  art.fill(outline, tone)
  art.clipped(outline, () => {
    const [mx, my] = [mean(points, 0), mean(points, 1)]
    const face = { x: mx, y: my, rx: size * 0.8, ry: size * (isTop ? 0.56 : 0.5) }
    // Bread fries first where it stands out: along its edges and at its corners.
    art.stroke(outline, toasted, size * 0.4, { opacity: 0.42 })
    art.stroke(outline, toasted, size * 0.16, { opacity: 0.65 })
    const far = { ...face, x: mx + Math.cos(turn * 7) * size * 0.5, rx: size * 0.4 }
    art.softFill(patches(art, { ...far, count: 2, grain: size * 0.3 }), toasted, 0.6, size * 0.1)
    const pores = patches(art, { ...face, count: isTop ? 9 : 7, grain: size * 0.12 })
    art.movedBy(size * 0.03, size * 0.05, () => art.fill(pores, tint(tone, 0.75), 0.85))
    art.fill(pores, dark, 0.6)
    art.fill(patches(art, { ...face, count: 16, grain: size * 0.05 }), dark, 0.5)
  })
  art.stroke(outline, '#5c2a0c', size * 0.045, { opacity: 0.7 })
  if (!isTop) return
  const crest = moved(points.slice(-8), size * 0.03, size * 0.05)
  art.stroke(open(crest), '#fff4d0', size * 0.06, { opacity: 0.85 })
  art.fill(
    ellipse(mean(points, 0) - size * 0.3, mean(points, 1), size * 0.17, size * 0.06),
    '#fff8e0',
    0.55,
  )
}

function mean(points: readonly Point[], axis: 0 | 1): number {
  return points.reduce((sum, point) => sum + point[axis], 0) / points.length
}
