import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, open, type Point, turnedPoint } from '../../core/contour.ts'

/** Slices of avocado pushed into a fan: where their lower tips meet, how long they are, their color. */
interface AvocadoFan {
  x: number
  y: number
  size: number
  color: string
}

/** How each slice is turned, where its tip lies, how long and how broad it is; those behind first. */
const SLICES = [
  [1.0, 0.5, 0.02, 0.84, 0.26],
  [0.86, 0.39, 0.04, 0.95, 0.29],
  [0.72, 0.28, 0.05, 1.02, 0.31],
  [0.58, 0.17, 0.05, 1.06, 0.325],
  [0.43, 0.06, 0.05, 1.07, 0.33],
  [0.28, -0.05, 0.04, 1.05, 0.33],
  [0.12, -0.17, 0.03, 1, 0.33],
  [-0.06, -0.31, 0.02, 0.93, 0.34],
] as const
const STEPS = 10
/** How flat the fan is seen. */
const FLAT = 0.86

interface Slice {
  at: (along: number, across: number) => Point
  broad: number
}

function slicesOf({ random }: Canvas, { x, y, size }: AvocadoFan): Slice[] {
  return SLICES.map(([turn, u, v, long, broad]) => {
    const angle = turn + random.jitter(0.03)
    const length = size * long * (1 + random.jitter(0.03))
    const at = (along: number, across: number): Point => {
      const [px, py] = turnedPoint([across * size, -along * length], angle)
      return [x + u * size + px, y + (v * size + py) * FLAT]
    }
    return { at, broad: broad * (1 + random.jitter(0.06)) }
  })
}

/** The belly of a pear, broadest below its middle. */
const belly = (along: number): number => Math.sin(Math.PI * along ** 0.72) ** 0.62

/** The outline of a slice; `share` draws its green side in, `off` the side that lay on the stone. */
function outlineOf({ at, broad }: Slice, share: number, off = 0): Point[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, index) => index / STEPS)
  const green = steps.map((along) => at(along, belly(along) * broad * share))
  const stone = steps.map((along) => {
    const hollow = 0.075 * Math.sin(Math.PI * Math.min(1, along * 1.15)) ** 5
    return at(along, -0.05 * belly(along) + hollow + off * belly(along))
  })
  return [...green, ...stone.slice(1, -1).toReversed()]
}

function drawSlice(art: Canvas, slice: Slice, size: number, color: string): void {
  const flesh = [
    [1, '#2c5a1c'],
    [0.955, mix(color, '#4f8f26', 0.6)],
    [0.86, mix(color, '#8cc243', 0.5)],
    [0.76, mix(color, '#bcdb66', 0.8)],
    [0.6, '#dde88c'],
    [0.42, '#f0efae'],
  ] as const
  for (const [share, tone] of flesh) art.fill(closed(outlineOf(slice, share)), tone)
  const light = [0.42, 0.56, 0.7].map((along) => slice.at(along, belly(along) * slice.broad * 0.62))
  art.stroke(open(light), '#fffde0', size * 0.03, { opacity: 0.75 })
  const rim = [0.5, 0.64, 0.78].map((along) => slice.at(along, belly(along) * slice.broad * 0.96))
  art.stroke(open(rim), '#b5d873', size * 0.012, { opacity: 0.8 })
}

/** A half of avocado, sliced and pushed into a fan, each slice in the shade of the next. */
export function avocadoFan(art: Canvas, fan: AvocadoFan): void {
  const { size, color } = fan
  const slices = slicesOf(art, fan)
  const whole = slices.map((slice) => closed(outlineOf(slice, 1))).join('')
  art.movedBy(size * 0.05, size * 0.07, () => art.softFill(whole, '#2a1406', 0.6, size * 0.05))
  for (const [index, slice] of slices.entries()) {
    const before = slices[index - 1]
    if (before) {
      art.clipped(closed(outlineOf(before, 1)), () => {
        art.softFill(closed(outlineOf(slice, 1.14)), '#24480f', 0.55, size * 0.035)
      })
    }
    drawSlice(art, slice, size, color)
  }
  const last = slices.at(-1)
  if (!last) return
  const pepper = [0.3, 0.42, 0.5, 0.62, 0.7, 0.36].map((along) =>
    last.at(along, art.random.range(0.03, last.broad * 0.7)),
  )
  art.specks(pepper, '#3a2a1c', size * 0.014, { opacity: 0.8 })
}
