import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { blob, closed, ellipse, moved, num, type Path, type Point } from '../../core/contour.ts'
import { softSpot } from './softSpot.ts'

/** Where chili oil lies in the sauce, in clusters: its place and its radius; 1 is half the bowl's width. */
const OIL = [
  [-0.46, 0.36, 0.05],
  [-0.36, 0.4, 0.026],
  [-0.55, 0.31, 0.02],
  [0.44, 0.36, 0.045],
  [0.54, 0.31, 0.026],
  [0.35, 0.4, 0.02],
] as const

/** Chili oil: a red film on the noodles, beads of it in the sauce, flakes of the chili. */
export function chiliOil(art: Canvas, size: number): void {
  const { random } = art
  softSpot(art, { x: size * 0.02, y: size * 0.2, rx: size * 0.22, ry: size * 0.09 }, '#e0480c', 0.4)
  const flakes = Array.from({ length: 44 }, () => {
    const [turn, far] = [random.angle(), 0.2 * random.next() ** 0.7]
    const at: Point = [
      (0.02 + Math.cos(turn) * far) * size,
      (0.2 + Math.sin(turn) * far * 0.5) * size,
    ]
    return closed(
      blob(random, ...at, size * random.range(0.006, 0.014), size * 0.006, {
        points: 5,
        wobble: 0.4,
        angle: random.angle(),
      }),
    )
  })
  art.movedBy(size * 0.003, size * 0.006, () => art.fill(flakes.join(''), '#3a0e04', 0.7))
  art.fill(flakes.slice(0, 26).join(''), '#a81c08')
  art.fill(flakes.slice(26).join(''), '#d8441a')
  for (const [u, v, wide] of OIL) {
    const [x, y, rx] = [u * size, v * size, wide * size]
    const drop = blob(random, x, y, rx, rx * 0.5, { points: 11, wobble: 0.16 })
    art.fill(closed(moved(drop, rx * 0.04, rx * 0.1)), '#7a2406', 0.6)
    art.fill(closed(drop), '#d63a10', 0.85)
    const clear = blob(random, x + rx * 0.2, y + rx * 0.12, rx * 0.6, rx * 0.22, { wobble: 0.2 })
    art.fill(closed(clear), '#ff8a34', 0.7)
    art.fill(ellipse(x - rx * 0.36, y - rx * 0.2, rx * 0.2, rx * 0.07), '#fff2e0', 0.95)
  }
}

/** Toasted sesame, thick on one side of the heap, single seeds down to its foot. */
export function sesameSeeds(art: Canvas, size: number): void {
  const { random } = art
  for (let index = 0; index < 70; index += 1) {
    const [turn, far] = [random.angle(), random.next() ** 0.8 * (index % 4 === 0 ? 0.5 : 0.26)]
    const [x, y] = [
      (0.04 + Math.cos(turn) * far * 1.2) * size,
      (0.16 + Math.sin(turn) * far * 0.5) * size,
    ]
    const long = size * random.range(0.012, 0.016)
    const lean = (random.angle() * 180) / Math.PI
    art.fill(ellipse(x + long * 0.3, y + long * 0.5, long * 0.9, long * 0.7), '#4a220a', 0.6)
    art.group(`transform="translate(${num(x)} ${num(y)}) rotate(${num(lean)})"`, () => {
      art.fill(ellipse(0, 0, long, long * 0.58), '#d9a860')
      art.fill(ellipse(-long * 0.1, -long * 0.1, long * 0.76, long * 0.38), '#fff0cc')
    })
  }
}

const ringOf =
  (wide: number, flat: number) =>
  (share: number, down = 0): Path =>
    ellipse(0, down * wide, wide * share, wide * share * flat)

/** Rings of scallion that fell in a handful, single ones beside it. */
export function scallions(art: Canvas, size: number): void {
  const { random } = art
  for (let index = 0; index < 34; index += 1) {
    const far = index % 6 === 0 ? random.range(0.16, 0.3) : 0.15 * Math.sqrt(random.next())
    const turn = random.angle()
    const [x, y] = [(0.42 + Math.cos(turn) * far) * size, (0.1 + Math.sin(turn) * far * 0.6) * size]
    const wide = size * random.range(0.02, 0.038)
    const [flat, green] = [random.range(0.5, 0.8), random.pick(['#2f7f28', '#5aa53a', '#8cc257'])]
    const lean = num((random.jitter(0.8) * 180) / Math.PI)
    art.group(`transform="translate(${num(x)} ${num(y)}) rotate(${lean})"`, () => {
      const ring = ringOf(wide, flat)
      art.fill(ring(1.05, 0.55), '#2a1206', 0.6)
      art.fill(ring(1, 0.24), shade(green, 0.5))
      art.fill(ring(1), green)
      art.fill(ring(0.8, -0.04), mix(green, '#f6fadc', 0.66))
      art.fill(ring(0.46, 0.04), mix(green, '#1f4a16', 0.7))
    })
  }
}
