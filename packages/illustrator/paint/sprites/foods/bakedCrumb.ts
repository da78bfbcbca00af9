import type { Color } from '../../../language/paints.ts'
import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, type Point, shrunk, turned } from '../../core/contour.ts'
import { spots } from './dough.ts'
import { layered } from './touches.ts'

interface BakedCrumb {
  /** A place of the cut on the sheet: from -1 to 1 across, from 0 at the crust below to 1 at the top. */
  place: (across: number, up: number) => Point
  /** Half the width of the cut on the sheet. */
  size: number
  /** How far the cut leans on the sheet, in radians: bubbles are drawn out along it. */
  lean: number
  /** How high bubbles look beside their width. */
  flat: number
  color: Color
}

interface Bubble {
  u: number
  v: number
  /** In shares of the size. */
  reach: number
}

/** Bubbles of a slow dough: a few caverns, some of middle size, many small ones, none in another. */
function bubblesOf(random: Random, count: number): Bubble[] {
  const kept: Bubble[] = []
  for (let index = 0; index < count; index += 1) {
    const reach = index < 4 ? random.range(0.075, 0.12) : 0.016 + 0.062 * random.next() ** 2.4
    // The large ones rose: they lie above the middle.
    const v = index < 4 ? random.range(0.42, 0.78) : random.range(0.08, 0.93)
    const u = random.jitter(0.88)
    const isFree = kept.every((other) => {
      const far = Math.hypot(other.u - u, (other.v - v) * 0.75)
      return far > (other.reach + reach) * 1.25
    })
    if (isFree) kept.push({ u, v, reach })
  }
  return kept
}

/** The crumb of a slow dough on a cut: cloudy and glossy, its bubbles of all sizes torn by the knife. */
export function bakedCrumb(art: Canvas, crumb: BakedCrumb): void {
  clouds(art, crumb)
  const bubbles = bubblesOf(art.random, 190)
  const small = bubbles.filter(({ reach }) => reach < 0.035)
  const large = bubbles.filter(({ reach }) => reach >= 0.035)
  const { color } = crumb
  const pits = small.map((bubble) => closed(outlineOf(art.random, crumb, bubble))).join('')
  const depth = crumb.size * 0.008
  layered(art, pits, [
    { color: tint(color, 0.8), dx: depth * 0.8, dy: depth * 1.3, opacity: 0.9 },
    { color: shade(mix(color, '#b9803c', 0.5), 0.26) },
    { color: shade(mix(color, '#c9954e', 0.4), 0.08), dx: depth * 0.7, dy: depth, opacity: 0.6 },
  ])
  for (const bubble of large) cavern(art, crumb, bubble)
}

function outlineOf(random: Random, crumb: BakedCrumb, { u, v, reach }: Bubble): Point[] {
  const { place, size, lean, flat } = crumb
  const [x, y] = place(u, v)
  const long = reach * size * random.range(1, 1.7)
  const high = reach * size * random.range(0.6, 0.95) * flat
  const form = blob(random, 0, 0, long, high, { points: 9, wobble: 0.24 })
  return turned(form, lean - u * 0.55 * (v - 0.1) + random.jitter(0.3), x, y)
}

/** Thicker and thinner parts of the crumb, darker towards the crust, and its finest pores. */
function clouds(art: Canvas, { place, size, color }: BakedCrumb): void {
  const { random } = art
  const at = () => place(random.jitter(0.86), random.range(0.08, 0.92))
  const cloud = (reach: number) => {
    const [x, y] = at()
    return closed(blob(random, x, y, size * reach, size * reach * 0.5, { wobble: 0.25 }))
  }
  const dim = Array.from({ length: 8 }, () => cloud(random.range(0.08, 0.2))).join('')
  const pale = Array.from({ length: 8 }, () => cloud(random.range(0.08, 0.18))).join('')
  art.softFill(dim, mix(color, '#c98f48', 0.6), 0.22, size * 0.04)
  art.softFill(pale, '#fffaf0', 0.4, size * 0.04)
  const fine = Array.from({ length: 170 }, at)
  art.fill(spots(random, fine.slice(0, 110), [size * 0.004, size * 0.011]), '#b07a3c', 0.5)
  art.fill(spots(random, fine.slice(110), [size * 0.004, size * 0.012]), '#fffdf4', 0.8)
}

/** A large bubble: its near lip lit, deep shade under its far lip, silky walls, smaller ones in it. */
function cavern(art: Canvas, crumb: BakedCrumb, bubble: Bubble): void {
  const { random } = art
  const { size, color } = crumb
  const outline = outlineOf(random, crumb, bubble)
  const reach = bubble.reach * size
  const path = closed(outline)
  layered(art, path, [
    { color: tint(color, 0.85), dx: reach * 0.08, dy: reach * 0.14 },
    { color: shade(mix(color, '#9a5a22', 0.6), 0.3) },
  ])
  art.clipped(path, () => {
    const wall = shrunk(outline, 0.92, reach * 0.2, reach * 0.26)
    art.fill(closed(wall), mix(color, '#bf8a4a', 0.62))
    art.fill(closed(shrunk(outline, 0.8, reach * 0.4, reach * 0.46)), mix(color, '#dcb274', 0.5))
    art.fill(closed(shrunk(outline, 0.5, reach * 0.5, reach * 0.5)), tint(color, 0.4), 0.7)
    const inner = Array.from({ length: 4 }, () => random.pick(outlineAs(wall)))
    art.fill(spots(random, inner, [reach * 0.1, reach * 0.22]), '#8a5524', 0.55)
  })
}

/** A contour as a list that holds at least one point. */
function outlineAs(points: readonly Point[]): [Point, ...Point[]] {
  const [first = [0, 0], ...rest] = points
  return [first, ...rest]
}
