import type { Color } from '../../../language/paints.ts'
import type { Canvas, Stop } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { num, open, type Point } from '../../core/contour.ts'
import { layered } from './touches.ts'

/** A lock of noodles that run side by side, as a hand combs them. */
export interface Swoop {
  /** Along the middle of the lock. */
  line: readonly Point[]
  strands: number
  /** The width of one strand. */
  width: number
  color: Color
  /** How dark both its ends are, where they dive under others. */
  dive?: number
  /** What they dive into: the dark between noodles unless a broth is named. */
  into?: Color
  /** How far the strands part at both ends: 1 leaves no gap. */
  fan?: readonly [from: number, to: number]
  /** How far all strands sway together, as a share of their width. */
  wave?: number
  /** How dark the shadow is that it throws on what lies below. */
  depth?: number
  /** Flat ribbons: light along one edge only. */
  flat?: boolean
}

/** Draws a lock of noodles: lit where it rises, dark where it dives under. */
export function swoop(art: Canvas, look: Swoop): void {
  const { line, strands, width, color, depth = 0.4, dive = 0.5, flat = false } = look
  const lines = combed(art, look)
  const breadth = strands * width * 0.86
  const spine = open(inward(line, breadth * 0.55))
  art.movedBy(width * 0.4, width * 0.8, () =>
    art.stroke(spine, look.into ? shade(look.into, 0.6) : SHADOW, breadth + width * 0.5, {
      opacity: depth,
    }),
  )
  const axis = axisOf(line)
  const deep = look.into ?? mix(shade(color, 0.5), '#6b3413', 0.5)
  const edge = mix(shade(color, 0.34), '#84501f', 0.34)
  art.stroke(spine, mix(color, deep, 0.6), breadth * 0.8)
  const tones = [shade(color, 0.08), color, tint(color, 0.16)].map((tone) =>
    art.linearGradient(axis, crest(mix(tone, deep, dive), tone, tint(tone, 0.22))),
  )
  const edges = art.linearGradient(axis, crest(mix(edge, deep, dive), edge, edge))
  const light = art.linearGradient(axis, [
    [0.12, '#fff6d8', 0],
    [0.42, '#fff6d8', 0.8],
    [0.6, '#fff6d8', 0.74],
    [0.88, '#fff6d8', 0],
  ])
  // Many are one path, as each by itself would double the sheet; neighbors never are, so that each
  // second one lies over those beside it.
  const groups = ['', '', '', '']
  for (const [index, strand] of lines.entries()) {
    groups[(index % 2) * 2 + art.random.whole(0, 1)] += open(strand)
  }
  const glint = flat ? { wide: 0.1, dx: -0.2, dy: -0.26 } : { wide: 0.2, dx: -0.1, dy: -0.17 }
  for (const [index, path] of groups.entries()) {
    layered(art, path, [
      { color: edges, width: width * 1.06 },
      {
        color: tones[(index * 2) % 3] ?? color,
        width: width * 0.82,
        dx: -width * 0.03,
        dy: -width * 0.05,
      },
      {
        color: light,
        width: width * glint.wide,
        dx: width * glint.dx,
        dy: width * glint.dy,
        opacity: 0.84,
      },
    ])
  }
}

/** The middle lines of the strands, the far ones first. */
function combed({ random }: Canvas, look: Swoop): Point[][] {
  const { line, strands, width, fan = [0.6, 0.6], wave = 0 } = look
  const last = line.length - 1
  const phase = random.angle()
  // In the middle they lie closer than they are wide.
  const full = 3.3 - fan[0] - fan[1]
  return Array.from({ length: strands }, (_, index) => {
    const place = index - (strands - 1) / 2
    const [drift, early, late] = [random.jitter(0.3), random.jitter(0.5), random.jitter(0.5)]
    const strand = line.map((at, step): Point => {
      const share = step / last
      const pitch = fan[0] * (1 - share) ** 2 + fan[1] * share ** 2 + full * share * (1 - share)
      const stray = drift + early * (1 - share) ** 2 + late * share ** 2
      const sway = Math.sin(step * 1.7 + phase) * wave
      return beside(line, step, at, (place * pitch + stray + sway) * width)
    })
    return inward(strand, random.range(0, 3) * width)
  }).toReversed()
}

function beside(line: readonly Point[], index: number, [x, y]: Point, aside: number): Point {
  const [au, av] = line[Math.max(0, index - 1)] ?? [x, y]
  const [bu, bv] = line[Math.min(line.length - 1, index + 1)] ?? [x, y]
  const length = Math.hypot(bu - au, bv - av) || 1
  return [x - ((bv - av) / length) * aside, y + ((bu - au) / length) * aside]
}

const NOWHERE: Point = [0, 0]

/** A line without this much of its ends. */
function inward(line: readonly Point[], by: number): Point[] {
  const cut = (end: Point, next: Point): Point => {
    const share = Math.min(0.8, by / (Math.hypot(next[0] - end[0], next[1] - end[1]) || 1))
    return [end[0] + (next[0] - end[0]) * share, end[1] + (next[1] - end[1]) * share]
  }
  const first = line[0] ?? NOWHERE
  const second = line[1] ?? first
  const last = line.at(-1) ?? first
  const former = line.at(-2) ?? first
  return [cut(first, second), ...line.slice(1, -1), cut(last, former)]
}

/** Along which the light changes: from end to end, or towards the bend of what turns back. */
function axisOf(line: readonly Point[]): string {
  const [ax, ay] = line[0] ?? [0, 0]
  const [bx, by] = line.at(-1) ?? [0, 0]
  const [mx, my] = line[Math.floor(line.length / 2)] ?? [0, 0]
  const [cx, cy] = [(ax + bx) / 2, (ay + by) / 2]
  const chord = Math.hypot(bx - ax, by - ay)
  const rise = Math.hypot(mx - cx, my - cy)
  // Towards the bend both ends are equally dark, and the far side is dark again.
  const [x1, y1, x2, y2] =
    rise > chord * 0.55 ? [cx, cy, mx + (mx - cx) * 0.4, my + (my - cy) * 0.4] : [ax, ay, bx, by]
  return `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
}

function crest(low: Color, color: Color, high: Color): Stop[] {
  return [
    [0, low],
    [0.26, color],
    [0.5, high],
    [0.74, color],
    [1, low],
  ]
}
