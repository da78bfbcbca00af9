import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { open, type Point, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { strip } from './strip.ts'

/** A bean as it lies: `size` is its length, `angle` where its tail points. */
export interface PodBean extends Piece {
  /** How far its ends hang below its middle, as a share of its length. */
  droop: number
}

/** Places along a pod, from where its stalk was cut to its tail, and how thick it is there. */
const PROFILE = [
  [0, 0.4],
  [0.018, 0.66],
  [0.06, 0.9],
  [0.2, 1],
  [0.32, 1],
  [0.44, 1],
  [0.56, 1],
  [0.68, 1],
  [0.8, 0.97],
  [0.88, 0.88],
  [0.94, 0.68],
  [0.975, 0.4],
  [1, 0.12],
] as const

/** The middle line of a pod: nearly straight, its last tenth turned up or down. */
function spine({ random }: Canvas, { x, y, size, angle, droop }: PodBean): Point[] {
  const bow = random.range(0.12, 0.62) * random.pick([-1, 1])
  const hook = random.range(0.5, 1.7) * random.pick([-1, 1])
  let [u, v, before] = [-0.5, 0, 0]
  const line = PROFILE.map(([t]): Point => {
    const heading = bow * (t - 0.5) + hook * Math.max(0, t - 0.84) * 4
    u += Math.cos(heading) * (t - before)
    v += Math.sin(heading) * (t - before)
    before = t
    return [u * size, v * size]
  })
  return turned(line, angle, x, y).map(([px, py], index): Point => {
    const far = 2 * ((PROFILE[index]?.[0] ?? 0.5) - 0.5)
    return [px, py + droop * size * far * far]
  })
}

/** A green bean of the length of a hand, with the swellings of its seeds, its seam and its gloss. */
export function podBean(art: Canvas, bean: PodBean): void {
  const { random } = art
  const { size, color } = bean
  const width = size * 0.064 * random.range(0.88, 1.1)
  const line = spine(art, bean)
  const phase = random.angle()
  const half = PROFILE.map(([t, thick]) => {
    return (width / 2) * thick * (1 + 0.045 * Math.sin(t * 38 + phase))
  })
  const whole = strip(line, half, -1, 1)
  art.movedBy(width * 0.34, width * 0.62, () => art.fill(whole, SHADOW, 0.2))
  art.movedBy(width * 0.14, width * 0.3, () => art.fill(whole, '#0d2412', 0.5))
  art.fill(whole, mix(color, '#0c2a18', 0.58))
  art.fill(strip(line, half, -0.93, 0.72), mix(color, '#17401c', 0.24))
  art.fill(strip(line, half, -0.84, 0.34), color)
  art.fill(strip(line, half, -0.74, -0.08), tint(mix(color, '#c2e052', 0.42), 0.12), 0.9)
  seam(art, line, half, bean)
  shine(art, line, half)
  ends(art, line, width, color)
  if (random.next() < 0.3) blisters(art, line, width)
}

/** The line along which a pod opens, on its shaded side, and the light that comes back from below. */
function seam(
  art: Canvas,
  line: readonly Point[],
  half: readonly number[],
  { color }: PodBean,
): void {
  const within = (from: number, to: number) => strip(line.slice(1, -2), half.slice(1, -2), from, to)
  art.fill(within(0.3, 0.4), shade(mix(color, '#0c3018', 0.5), 0.1), 0.75)
  art.fill(within(0.72, 0.86), mix(color, '#d3dc8c', 0.4), 0.42)
}

/** The window along the pod, broken where it swells. */
function shine(art: Canvas, line: readonly Point[], half: readonly number[]): void {
  const { random } = art
  const at = random.whole(2, 5)
  const part = (from: number, to: number, low: number, high: number) =>
    strip(line.slice(from, to), half.slice(from, to), low, high)
  art.fill(part(at, at + 3, -0.62, -0.38), '#fdffe6', 0.88)
  art.fill(part(at + 3, at + 5, -0.56, -0.42), '#fdffe6', 0.6)
}

/** The pale cut of the stalk, and the thread at the tail. */
function ends(art: Canvas, line: readonly Point[], width: number, color: string): void {
  const [first = [0, 0], next = [1, 0]] = line
  const angle = Math.atan2(next[1] - first[1], next[0] - first[0]) + Math.PI / 2
  art.specks([first], shade('#8a9a4a', 0.2), width * 0.34, { length: width * 0.14, angle })
  art.specks([[first[0] - 1, first[1] - 1.5]], '#ccd68c', width * 0.19, {
    length: width * 0.14,
    angle,
  })
  const [tip = [0, 0], before = [0, 0]] = line.toReversed()
  const [dx, dy] = [(tip[0] - before[0]) * 0.7, (tip[1] - before[1]) * 0.7]
  const thread = open([tip, [tip[0] + dx, tip[1] + dy], [tip[0] + dx * 1.7, tip[1] + dy * 1.2]])
  art.stroke(thread, mix(color, '#8a8a3a', 0.5), width * 0.1)
}

/** Where the hot pan wrinkled and browned the skin: short thin marks along it, close together. */
function blisters(art: Canvas, line: readonly Point[], width: number): void {
  const { random } = art
  const at = random.whole(3, 7)
  const [from = [0, 0], to = [1, 0]] = line.slice(at, at + 2)
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
  const marks = Array.from({ length: 7 }, (): Point => {
    const share = random.range(-0.3, 1.2)
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + width * random.jitter(0.24),
    ]
  })
  art.specks(marks, '#4a3a10', width * 0.07, { length: width * 0.4, angle, opacity: 0.6 })
}
