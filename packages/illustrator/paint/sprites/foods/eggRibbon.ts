import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { polygon, open, type Point } from '../../core/contour.ts'
import type { Random } from '../../../language/random.ts'
import { between } from './relief/relief.ts'

/** A place in space: to the right, towards us, up. */
export type Space = readonly [x: number, y: number, z: number]

/** Turns a place in space into one of the sheet. */
export type Project = (place: Space) => Point

/** A wide noodle: its middle line and how far it is twisted at each point. */
export interface Ribbon {
  line: readonly Space[]
  twists: readonly number[]
  wide: number
}

interface Bath {
  broth: Color
  /** How deep a noodle is no longer seen. */
  clear: number
  /** How much light reaches a place, where more lies about it than the noodle itself: 1 if not said. */
  lightAt?: (place: Space) => number
  /** Its colors from the darkest to the lightest, if it is no egg noodle. */
  tones?: readonly Color[]
}

const STEPS = 20
/** Towards the light. */
const SUN: Space = [-0.52, -0.3, 0.8]
const TONES: readonly Color[] = ['#8a4a0e', '#bd7a20', '#e6ad3e', '#f6d068', '#fde596', '#fff5cc']

const minus = (a: Space, b: Space): Space => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Space, b: Space): Space => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const dot = (a: Space, b: Space) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Space): Space => {
  const length = Math.hypot(...a) || 1
  return [a[0] / length, a[1] / length, a[2] / length]
}

interface Way {
  at: Space
  heading: number
  long: number
  wide: number
  /** How far it turns to the side, and how high its waves are. */
  bend: number
  wave: number
}

/** A noodle that waves up and down on its way, twisted as it dried. */
export function ribbonOf(random: Random, { at, heading, long, wide, bend, wave }: Way): Ribbon {
  const [phase, pace] = [random.angle(), random.range(4, 7)]
  const [twistPhase, twist] = [random.angle(), random.range(0.3, 0.75)]
  const line: Space[] = []
  const twists: number[] = []
  let [x, y] = [at[0] - (Math.cos(heading) * long) / 2, at[1] - (Math.sin(heading) * long) / 2]
  let turn = heading - bend / 2
  for (let step = 0; step <= STEPS; step += 1) {
    const share = step / STEPS
    const ends = 1 - (2 * share - 1) ** 4
    line.push([
      x,
      y,
      at[2] * ends + wave * Math.sin(phase + share * pace) - (1 - ends) * wave * 1.6,
    ])
    twists.push(Math.sin(twistPhase + share * pace * 0.9) * twist)
    x += (Math.cos(turn) * long) / STEPS
    y += (Math.sin(turn) * long) / STEPS
    turn += bend / STEPS
  }
  return { line, twists, wide }
}

/** The two edges of a ribbon, and how its face is turned to the light at each point. */
function edgesOf({ line, twists, wide }: Ribbon) {
  return line.map((point, index) => {
    const before = line[Math.max(0, index - 1)] ?? point
    const after = line[Math.min(line.length - 1, index + 1)] ?? point
    const along = unit(minus(after, before))
    const flat = unit(cross([0, 0, 1], along))
    const rise = cross(along, flat)
    const twist = twists[index] ?? 0
    const [c, s] = [Math.cos(twist) * wide, Math.sin(twist) * wide]
    const half: Space = [
      flat[0] * c + rise[0] * s,
      flat[1] * c + rise[1] * s,
      flat[2] * c + rise[2] * s,
    ]
    const normal = unit(cross(along, half))
    const facing = Math.abs(dot(normal, SUN))
    const left: Space = [point[0] + half[0], point[1] + half[1], point[2] + half[2]]
    return { left, right: minus(point, half), facing, depth: point[2], point }
  })
}

/** Draws a noodle piece by piece, each as light as it faces the window, paler the deeper it lies. */
export function drawRibbon(
  art: Canvas,
  ribbon: Ribbon,
  project: Project,
  { broth, clear, lightAt = () => 1, tones = TONES }: Bath,
): void {
  const edges = edgesOf(ribbon)
  const left = edges.map(({ left: place }) => project(place))
  const right = edges.map(({ right: place }) => project(place))
  const outline = polygon([...left, ...right.toReversed()])
  const size = project([ribbon.wide, 0, 0])[0] - project([0, 0, 0])[0]
  art.movedBy(size * 0.3, size * 0.6, () => art.fill(outline, '#5a2c08', 0.36))
  art.fill(outline, mix(tones[1] ?? broth, broth, 0.4))
  for (const [index, edge] of edges.entries()) {
    const next = edges[index + 1]
    const [a, b, c, d] = [left[index], left[index + 1], right[index + 1], right[index]]
    if (!next || !a || !b || !c || !d) continue
    const facing = ((edge.facing + next.facing) / 2) ** 1.9 * 1.04
    const light = between(tones, facing * lightAt(edge.point))
    const under = Math.min(0.9, Math.max(0, -edge.depth / clear))
    const color = mix(light, broth, under)
    const piece = polygon([a, b, c, d])
    art.raw(`<path d="${piece}" fill="${color}" stroke="${color}"/>`)
  }
  const isDry = (edge: { depth: number } | undefined) => (edge?.depth ?? -1) > -clear * 0.3
  const dry = (points: readonly Point[]) => points.filter((_, index) => isDry(edges[index]))
  const [near, far] = lowerFirst(dry(left), dry(right))
  if (near.length < 3) return
  art.stroke(open(near), '#7a3f0c', size * 0.14, { opacity: 0.6 })
  art.stroke(open(far), '#fffbe8', size * 0.1, { opacity: 0.7 })
}

/** How far down a line of points lies. */
function lowness(points: readonly Point[]): number {
  return points.reduce((sum, [, y]) => sum + y, 0) / (points.length || 1)
}

function lowerFirst(a: readonly Point[], b: readonly Point[]) {
  return lowness(a) > lowness(b) ? ([a, b] as const) : ([b, a] as const)
}
