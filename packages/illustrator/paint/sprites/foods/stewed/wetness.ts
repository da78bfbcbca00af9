import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { SHADOW } from '../../../core/color.ts'
import { blob, closed, num, type Path, type Point } from '../../../core/contour.ts'
import { levelPath } from '../relief/levels.ts'
import { gridOf, type HeightAt } from '../relief/relief.ts'
import { glow } from '../glow.ts'
import { fatDrops } from '../puddles.ts'
import { layered } from '../touches.ts'
import type { Lump } from './stew.ts'

interface Gloss {
  rx: number
  ry: number
  color: Color
  opacity: number
  /** How steep a slope has to be to mirror the window. */
  from: number
}

/** The window in a thick sauce: on all slopes that face it. */
export function gloss(art: Canvas, swellAt: HeightAt, { rx, ry, ...look }: Gloss): void {
  const facing = gridOf({ x: -rx, y: -ry, width: rx * 2, height: ry * 2 }, 7, (x, y) => {
    if ((x / rx) ** 2 + (y / ry) ** 2 > 0.94) return -1
    return (swellAt(x + 5, y + 4) - swellAt(x - 5, y - 4)) / 13 - look.from
  })
  art.raw(
    `<path fill-rule="evenodd" d="${levelPath(facing, 0)}" fill="${look.color}" fill-opacity="${look.opacity}"/>`,
  )
}

/** Where a lump stands in the sauce: the dark beside it, and the light on the sauce that draws up along it. */
export function footOf(art: Canvas, outline: Path, size: number, wet: Color): void {
  art.movedBy(size * 0.12, size * 0.16, () => art.softFill(outline, SHADOW, 0.4, size * 0.12))
  layered(art, outline, [
    { color: '#4a0e04', width: size * 0.08, dx: size * 0.03, dy: size * 0.06, opacity: 0.5 },
    { color: wet, width: size * 0.04, dx: size * 0.01, dy: size * 0.075, opacity: 0.45 },
  ])
}

/** Sauce that clings to the far side of a round thing. */
export function coat(art: Canvas, { x, y, reach }: Lump, outline: Path, color: Color): void {
  const size = reach / 1.3
  const low = { x: x + size * 0.24, y: y + size * 0.62, rx: size * 1.1, ry: size * 0.62 }
  art.clipped(outline, () => glow(art, color, 0.9, [{ ...low, angle: -0.4 }]))
}

/** The window on a wet round thing: one patch, and beside it a point. */
export function glint(art: Canvas, { x, y, reach }: Lump): void {
  const { random } = art
  const size = reach / 1.3
  const [u, v] = [x - size * random.range(0.3, 0.42), y - size * random.range(0.42, 0.54)]
  const long = size * random.range(0.13, 0.22)
  const look = { points: 8, wobble: 0.14, angle: random.range(-0.8, -0.4) }
  const patch = blob(random, u, v, long, long * 0.46, look)
  art.softFill(closed(patch), '#fffdf4', 0.95, size * 0.035)
  const spot: Point = [u + long * 1.5, v - long * 0.34]
  if (random.next() < 0.6) art.specks([spot], '#fffdf4', size * 0.08)
}

interface Fibres {
  x: number
  y: number
  size: number
  dark: Color
  light: Color
}

/** The grain of meat on its upper side: short lines, each with the light on its near lip. */
export function fibres(art: Canvas, { x, y, size, dark, light }: Fibres): void {
  const { random } = art
  const lean = random.jitter(0.3)
  const lines = Array.from({ length: 9 }, (): Path => {
    const [u, v] = [x + random.jitter(0.66) * size, y + random.range(-0.4, 0.16) * size]
    const long = size * random.range(0.14, 0.34)
    const fall = long * lean + random.jitter(size * 0.04)
    return `M${num(u)} ${num(v)}q${num(long / 2)} ${num(fall / 2 - size * 0.04)} ${num(long)} ${num(fall)}`
  }).join('')
  art.stroke(lines, dark, size * 0.024, { opacity: 0.5 })
  art.movedBy(0, size * 0.027, () => art.stroke(lines, light, size * 0.02, { opacity: 0.6 }))
}

interface Oil {
  rx: number
  ry: number
  color: Color
  count: number
}

/** Where oil gathers along the edge of a stew, in radians. */
const POOLS = [0.4, 1.3, 2.2, 3.3, 4.4, 5.6] as const

/** The oil that a stew let go of, in beads along its edge. */
export function oilBeads(art: Canvas, { rx, ry, color, count }: Oil): void {
  const { random } = art
  const flat = ry / rx
  const beads = Array.from({ length: count }, (_, index): Point => {
    const turn = (POOLS[index % POOLS.length] ?? 0) + random.jitter(0.42)
    const reach = 0.97 - 0.2 * random.next() ** 1.5
    return [Math.cos(turn) * rx * reach, Math.sin(turn) * rx * reach]
  })
  art.group(`transform="scale(1 ${flat.toFixed(2)})"`, () => {
    fatDrops(art, beads, color, rx * 0.045)
  })
}
