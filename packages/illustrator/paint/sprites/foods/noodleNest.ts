import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, type Point } from '../../core/contour.ts'
import type { DrawPiece, Piece } from '../types.ts'
import { bow } from './dough.ts'
import { ribbon } from './ribbon.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'

/** How high the nest is, and how flat its foot looks from a chair, as shares of its radius. */
const HEIGHT = 0.4
const FLAT = 0.62
/** How many locks it has, how many loops lie on the plate, and how many locks fall across the others. */
const LOCKS = 34
const LOOPS = 9
const ACROSS = 13
/** How many locks curl up on the slope that is seen. */
const CURLS = 8
/** How many turns close the heap at its top. */
const CROWN = 12

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
  // Tongs leave no dome: it swells here and sinks in there.
  const swell = 1 + Math.sin(u * 4.1 + 0.8) * Math.cos(v * 3.3) * 0.16
  const rise = HEIGHT * swell * Math.max(0, 1 - far * far) ** 0.6
  const turn = Math.atan2(v, u)
  const out = size * (1 + Math.sin(turn * 3 + 1.1) * 0.035 + Math.sin(turn * 5) * 0.03)
  return [x + u * out, y + v * FLAT * out - rise * size]
}

function heap(art: Canvas, piece: Piece, strand: Strand): void {
  const { x, y, size, color } = piece
  const { random } = art
  art.softFill(ellipse(x + size * 0.08, y + size * 0.12, size * 1.06, size * 0.98), SHADOW, 0.5, 18)
  upright(art, piece, () => {
    art.fill(silhouette(piece, 0.97), mix(shade(color, 0.5), '#6a3412', 0.5))
    for (let index = 0; index < LOOPS; index += 1) {
      const turn = (index / LOOPS) * Math.PI * 2 + random.jitter(0.5)
      lock(art, piece, {
        ...strand,
        together: random.whole(1, strand.together),
        line: loop(art, turn),
      })
    }
    // What lies higher lies over the rest.
    for (let index = 0; index < LOCKS; index += 1) {
      const far = 0.98 * Math.sqrt(1 - index / LOCKS)
      const turn = Math.PI * 0.5 + random.jitter(0.6)
      lock(art, piece, { ...strand, line: winding(art, turn, far) })
      if (index % 3 === 2 && index < ACROSS * 3) {
        lock(art, piece, { ...strand, together: random.whole(1, 2), line: fallen(art, far) })
      }
    }
    for (let index = 0; index < CURLS; index += 1) {
      lock(art, piece, { ...strand, line: curl(art, index) })
    }
    for (let index = 0; index < CROWN; index += 1) {
      const far = 0.42 - (index / CROWN) * 0.34
      lock(art, piece, { ...strand, line: winding(art, random.angle(), far) })
    }
    shaded(art, piece)
  })
}

/** A turn around the heap that is seen in front; both its ends lie behind. */
function winding({ random }: Canvas, turn: number, far: number): Point[] {
  const sweep = random.range(4.2, 5.6)
  const [dx, dy] = [random.jitter(0.16), random.jitter(0.14)]
  const tilt = random.jitter(0.26)
  return Array.from({ length: 12 }, (_, step): Point => {
    const share = step / 11 - 0.5
    const at = turn + sweep * share
    const reach = (far + 0.04) * (1 + tilt * share * 2)
    const [u, v] = [Math.cos(at) * reach + dx, Math.sin(at) * reach + dy]
    const over = Math.max(1, Math.hypot(u, v) / 0.99)
    return [u / over, v / over]
  })
}

/** A loop that hangs down the slope: both its ends lie under what crowns the heap. */
function curl({ random }: Canvas, index: number): Point[] {
  const at = Math.PI * (-0.12 + 1.24 * ((index * 0.618) % 1)) + random.jitter(0.15)
  const far = random.range(0.4, 0.64)
  const [u, v] = [Math.cos(at) * far, Math.sin(at) * far]
  const reach = random.range(0.16, 0.28)
  const side = random.pick([-1, 1])
  const gap = random.range(0.3, 0.9)
  const lean = random.jitter(0.4)
  return Array.from({ length: 13 }, (_, step): Point => {
    const share = step / 12
    const turn = at + Math.PI + lean + side * (gap + (Math.PI * 2 - gap * 1.4) * share)
    const drawn = Math.abs(share - 0.5) * 2
    const wide = reach * (1 + 1.1 * drawn ** 4)
    return [u + Math.cos(turn) * wide * 1.2, v + Math.sin(turn) * wide]
  })
}

/** A lock that fell across the others: from high up, down over the front and back under the heap. */
function fallen({ random }: Canvas, far: number): Point[] {
  const from = Math.PI * random.range(0.1, 0.9)
  const sweep = random.range(0.5, 1.3) * random.pick([-1, 1])
  const high = far * random.range(0.25, 0.5)
  return Array.from({ length: 9 }, (_, step): Point => {
    const share = step / 8
    const reach = high + (Math.min(1, far + 0.12) - high) * Math.sin(share * Math.PI * 0.78)
    const at = from + sweep * share
    return [Math.cos(at) * reach, Math.sin(at) * reach]
  })
}

/** A strand that slid off the heap: it lies in a loop on the plate, both its ends under the rest. */
function loop({ random }: Canvas, turn: number): Point[] {
  const wide = random.range(0.36, 0.8)
  const last = random.range(1.04, 1.17)
  const lean = random.jitter(0.3)
  return Array.from({ length: 9 }, (_, step): Point => {
    const share = step / 8
    const far = 0.76 + (last - 0.76) * Math.sin(share * Math.PI) ** 0.7
    const at = turn + wide * (share - 0.5) + lean * Math.sin(share * Math.PI)
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
    return line.slice(from).map((at, step) => onHeap(piece, beside(line, step + from, at, aside)))
  })
  const tone = mix(mix(color, '#b5641a', 0.36), tint(color, 0.34), random.next())
  if (flat) {
    for (const at of lines) {
      const phase = random.jitter(0.5)
      ribbon(art, { line: at, width, phase, twist: random.jitter(1.5), color: tone, depth: 0.9 })
    }
    return
  }
  layered(art, lines.map(open).join(''), [
    {
      color: mix(shade(color, 0.7), '#3a1408', 0.4),
      width: width * 1.2,
      dx: 3,
      dy: 6,
      opacity: 0.5,
    },
    { color: mix(shade(tone, 0.4), '#84401f', 0.3), width: width * 1.08 },
    { color: tone, width: width * 0.8, dx: -0.5, dy: -0.8 },
    {
      color: tint(tone, 0.6),
      width: width * 0.26,
      dx: -width * 0.1,
      dy: -width * 0.18,
      opacity: 0.85,
    },
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
