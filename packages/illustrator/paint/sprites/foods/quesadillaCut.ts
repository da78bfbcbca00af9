import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point, polygon } from '../../core/contour.ts'
import { laid } from './touches.ts'
import { drip, flowing, type Run, runningSauce } from './runningSauce.ts'

const CHEESE = ['#9a5414', '#d08a2a', '#edb343', '#f8cf66', '#fde08a', '#ffeeb8', '#fffbe4']

interface Cut {
  depth: number
  /** Cheese runs far only where there is a wedge below. */
  hangs: boolean
}

/** A place on the cut: how far along, and how far down in shares of its height. */
type OnCut = (along: number, down: number) => Point

/** What shows in a cut: two tortillas, and between them beans and corn in melted cheese. */
export function cutFilling(
  art: Canvas,
  [[x1, y1], [x2, y2]]: readonly [Point, Point],
  { depth, hangs }: Cut,
): void {
  const long = Math.hypot(x2 - x1, y2 - y1)
  const on: OnCut = (along, down) => [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along + depth * down]
  hollow(art, on, depth)
  const cheese = cheeseRuns(art, on, { long, depth, hangs })
  pieces(art, on, { long, depth, from: 0.3, to: 0.46 })
  runningSauce(art, cheese, { colors: CHEESE, cell: 3 })
  pieces(art, on, { long, depth, from: 0.42, to: 0.7 })
  upperSheet(art, on, depth)
}

/** The dark between the sheets, and the lower sheet, crisp at its edge. */
function hollow(art: Canvas, on: OnCut, depth: number): void {
  const { random } = art
  const line = (down: number, stray: number) =>
    Array.from({ length: 15 }, (_, index) => on(index / 14, down + random.jitter(stray)))
  art.fill(polygon([on(0, 0), on(1, 0), on(1, 0.98), on(0, 0.98)]), '#4a200c')
  const lower = line(0.82, 0.03)
  const foot = line(1.02, 0.015)
  art.fill(polygon([...lower, ...foot.toReversed()]), '#b06a26')
  art.stroke(open(lower), '#f3d29a', depth * 0.1)
  art.stroke(open(line(0.9, 0.01)), '#dfa95c', depth * 0.07)
}

/** The cut edge of the upper sheet: thin, pale, a little uneven. */
function upperSheet(art: Canvas, on: OnCut, depth: number): void {
  const { random } = art
  const upper = Array.from({ length: 17 }, (_, index) => on(index / 16, -0.04))
  const lower = Array.from({ length: 17 }, (_, index) =>
    on(index / 16, 0.14 + Math.sin(index * 1.3) * 0.03 + random.jitter(0.02)),
  )
  const sheet = polygon([...upper, ...lower.toReversed()])
  art.movedBy(0, depth * 0.07, () => art.softFill(sheet, '#2a0e06', 0.5, depth * 0.05))
  art.fill(sheet, '#f2d7a2')
  art.stroke(open(lower), '#c98d45', depth * 0.035, { opacity: 0.8 })
}

/** Cheese along the cut, thick and thin, and the places where it ran down. */
function cheeseRuns(
  { random }: Canvas,
  on: OnCut,
  { long, depth, hangs }: Cut & { long: number },
): Run[] {
  const count = Math.round(long / (depth * 0.7))
  const band: Run = Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = on(0.04 + (index / count) * 0.92, random.range(0.34, 0.7))
    const thick = index === 0 || index === count ? 0.05 : random.range(0.07, 0.22)
    return [x, y, depth * thick] as const
  })
  const falls = hangs ? [0.22, 0.58, 0.66, 0.86] : [0.3, 0.74]
  const drips = falls.map((along, index) => {
    const far = hangs ? ([0.8, 1.3, 0.6, 0.45][index] ?? 0.5) : ([0.42, 0.36][index] ?? 0.3)
    const start = on(along + random.jitter(0.05), 0.5)
    return drip(start, depth * far * random.range(0.85, 1.15), depth * random.range(0.08, 0.12))
  })
  return [flowing(band), ...drips]
}

interface Row {
  long: number
  depth: number
  from: number
  to: number
}

/** Beans and corn as the knife met them: they crowd in places, and elsewhere there is only cheese. */
function pieces(art: Canvas, on: OnCut, { long, depth, from, to }: Row): void {
  const { random } = art
  let along = random.range(0.04, 0.12)
  while (along < 0.95) {
    const [x, y] = on(along, random.range(from, to))
    const kind = random.next()
    const size = depth * random.range(0.21, 0.3)
    if (kind < 0.54) bean(art, { x, y, size })
    else if (kind < 0.84) kernel(art, { x, y, size: size * 0.84 })
    else if (kind < 0.92) art.specks([[x, y]], '#a83a72', depth * 0.1, { length: depth * 0.14 })
    else art.specks([[x, y]], '#3f8a34', depth * 0.09, { length: depth * 0.16 })
    const step = random.next() < 0.2 ? random.range(1.3, 2) : random.range(0.46, 0.78)
    along += (size * 2 * step) / long
  }
}

interface Spot {
  x: number
  y: number
  size: number
}

const BEAN: readonly Point[] = [
  [-1, 0.08],
  [-0.74, -0.5],
  [0, -0.64],
  [0.74, -0.48],
  [1, 0.08],
  [0.66, 0.54],
  [0, 0.44],
  [-0.66, 0.56],
]

/** A black bean, glossy with fat. */
function bean(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  const shape = laid(BEAN, { x, y, size, angle: random.jitter(0.7) })
  art.movedBy(0, size * 0.2, () => art.softFill(closed(shape), '#3a1a0a', 0.6, size * 0.14))
  const own = random.pick(['#3c2230', '#46262c', '#2c1824', '#5a3430'])
  const round = art.radialGradient('cx=".36" cy=".26" r=".8"', [
    [0, mix(own, '#c9a6a0', 0.5)],
    [0.3, own],
    [0.72, mix(own, '#140a10', 0.6)],
    [1, '#0e060c'],
  ])
  art.fill(closed(shape), round)
  art.fill(ellipse(x - size * 0.3, y - size * 0.26, size * 0.22, size * 0.09), '#fff1e6', 0.85)
}

/** A kernel of corn, charred on one side. */
function kernel(art: Canvas, { x, y, size }: Spot): void {
  const { random } = art
  const shape = blob(random, x, y, size, size * 0.8, { points: 8, wobble: 0.14 })
  art.movedBy(0, size * 0.2, () => art.softFill(closed(shape), '#3a1a0a', 0.55, size * 0.14))
  const own = mix('#f7b51c', random.pick(['#ffd04a', '#e8960e']), random.next())
  const round = art.radialGradient('cx=".36" cy=".28" r=".8"', [
    [0, mix(own, '#fff3c0', 0.7)],
    [0.45, own],
    [1, mix(own, '#9a4e08', 0.75)],
  ])
  art.fill(closed(shape), round)
  if (random.next() < 0.4) {
    art.softFill(ellipse(x + size * 0.3, y + size * 0.2, size * 0.3, size * 0.2), '#5c2a08', 0.6, 2)
  }
  art.fill(ellipse(x - size * 0.3, y - size * 0.3, size * 0.2, size * 0.12), '#fffbe8', 0.9)
}
