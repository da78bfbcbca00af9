import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, type Point, turned } from '../../core/contour.ts'
import type { DrawPiece, Piece } from '../types.ts'
import { bow } from './dough.ts'
import { type Layer, layered } from './touches.ts'
import { upright } from './upright.ts'

/** How high the nest is, and how flat its foot looks from a chair, as shares of its radius. */
const HEIGHT = 0.56
const FLAT = 0.58
/** How many locks it has, and how many ends lie on the plate. */
const LOCKS = 46
const ENDS = 7
/** How many bows close the heap at its top. */
const CROWN = 7

interface Strand {
  /** Its width, as a share of the nest's radius. */
  wide: number
  /** How many lie side by side. */
  together: number
  /** A ribbon instead of a round strand. */
  flat?: boolean
}

/** Draws strands turned around tongs into a heap, glossy with sauce; `size` is its radius. */
export const nest =
  (strand: Strand): DrawPiece =>
  (art, piece) =>
    heap(art, piece, strand)

/** Where a place on the heap is seen; `u` and `v` are as from above, 1 at its foot. */
function onHeap({ x, y, size }: Piece, [u, v]: Point): Point {
  const far = Math.hypot(u, v)
  const rise = HEIGHT * Math.sqrt(Math.max(0, 1 - far * far))
  return [x + u * size, y + (v * FLAT - rise) * size]
}

function heap(art: Canvas, piece: Piece, strand: Strand): void {
  const { x, y, size, color } = piece
  const { random } = art
  art.softFill(ellipse(x + size * 0.08, y + size * 0.12, size * 1.06, size * 0.98), SHADOW, 0.5, 18)
  upright(art, piece, () => {
    art.fill(silhouette(piece, 0.97), mix(shade(color, 0.5), '#6a3412', 0.5))
    for (let index = 0; index < ENDS; index += 1) {
      const turn = (index / ENDS) * Math.PI * 2 + random.jitter(0.3)
      lock(art, piece, { ...strand, together: random.whole(1, 2), line: looseEnd(art, turn) })
    }
    // What lies higher lies over the rest.
    for (let index = 0; index < LOCKS; index += 1) {
      const far = 0.98 * Math.sqrt(1 - index / LOCKS)
      const turn = Math.PI * 0.5 + random.jitter(0.9)
      lock(art, piece, { ...strand, line: winding(art, turn, far) })
    }
    for (let index = 0; index < CROWN; index += 1) {
      lock(art, piece, { ...strand, line: bowAcross(art) })
    }
    shaded(art, piece)
  })
}

/** A bow across the top of the heap. */
function bowAcross({ random }: Canvas): Point[] {
  const bend = random.jitter(0.3)
  const long = random.range(0.26, 0.44)
  const line = [-1, -0.5, 0, 0.5, 1].map((u): Point => [u * long, bend * (1 - u * u) * 0.6])
  return turned(line, random.angle(), random.jitter(0.1), -0.04 + random.jitter(0.1))
}

/** A turn around the heap that is seen in front; both its ends lie behind. */
function winding({ random }: Canvas, turn: number, far: number): Point[] {
  const sweep = random.range(3.5, 5)
  const [dx, dy] = [random.jitter(0.1), random.jitter(0.1)]
  const tilt = random.jitter(0.16)
  return Array.from({ length: 15 }, (_, step): Point => {
    const share = step / 14 - 0.5
    const at = turn + sweep * share
    const reach = (far + 0.04) * (1 + tilt * share * 2)
    const [u, v] = [Math.cos(at) * reach + dx, Math.sin(at) * reach + dy]
    const over = Math.max(1, Math.hypot(u, v) / 0.99)
    return [u / over, v / over]
  })
}

/** A strand that slid off the heap: its end lies curled on the plate. */
function looseEnd({ random }: Canvas, turn: number): Point[] {
  const bend = random.range(0.3, 0.7) * random.pick([-1, 1])
  const last = random.range(1.08, 1.22)
  return [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
    const far = 0.72 + (last - 0.72) * Math.sin(share * 1.7)
    const at = turn + bend * share * (0.5 + share)
    return [Math.cos(at) * far, Math.sin(at) * far]
  })
}

/** Strands that run side by side along a line on the heap. */
function lock(art: Canvas, piece: Piece, look: Strand & { line: readonly Point[] }): void {
  const { size, color } = piece
  const { random } = art
  const { wide, together, flat = false, line } = look
  const width = size * wide
  const lines = Array.from({ length: together }, (_, index) => {
    const aside = (index - (together - 1) / 2) * wide * 1.15
    const from = random.whole(0, 1)
    return open(
      line.slice(from).map((at, step) => onHeap(piece, beside(line, step + from, at, aside))),
    )
  })
  const tone = mix(mix(color, '#b5641a', 0.36), tint(color, 0.34), random.next())
  const light: Layer = flat
    ? { color: tint(tone, 0.5), width: width * 0.13, dx: -width * 0.2, dy: -width * 0.3 }
    : { color: tint(tone, 0.6), width: width * 0.26, dx: -width * 0.1, dy: -width * 0.18 }
  layered(art, lines.join(''), [
    {
      color: mix(shade(color, 0.7), '#3a1408', 0.4),
      width: width * 1.2,
      dx: 3,
      dy: 6,
      opacity: 0.5,
    },
    { color: mix(shade(tone, 0.4), '#84401f', 0.3), width: width * 1.08 },
    { color: tone, width: width * (flat ? 0.94 : 0.8), dx: -0.5, dy: -0.8 },
    { ...light, opacity: 0.85 },
  ])
}

/** A point of a line moved to its side, and kept on or near the heap. */
function beside(line: readonly Point[], index: number, [u, v]: Point, aside: number): Point {
  const [au, av] = line[Math.max(0, index - 1)] ?? [u, v]
  const [bu, bv] = line[Math.min(line.length - 1, index + 1)] ?? [u, v]
  const length = Math.hypot(bu - au, bv - av) || 1
  return [u - ((bv - av) / length) * aside, v + ((bu - au) / length) * aside]
}

/** What the heap covers, as it is seen. */
function silhouette({ x, y, size }: Piece, share: number): string {
  const foot = bow([x, y], [size * share, size * FLAT * share], [0, Math.PI], 16)
  const high = Math.hypot(HEIGHT, FLAT) * size * share
  return closed([...foot, ...bow([x, y], [size * share, high], [Math.PI, Math.PI * 2], 16)])
}

/** The side of the heap that the window does not reach. */
function shaded(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const at = `gradientUnits="userSpaceOnUse" cx="${num(x - size * 0.3)}" cy="${num(y - size * 0.5)}" r="${num(size * 1.3)}"`
  const light = art.radialGradient(at, [
    [0, '#fff0cc', 0.34],
    [0.4, '#fff0cc', 0],
    [0.6, '#6a2a0c', 0],
    [1, '#6a2a0c', 0.5],
  ])
  art.fill(silhouette(piece, 1.02), light)
}
