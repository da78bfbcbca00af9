import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { cloudsOf } from '../foods/relief/clouds.ts'
import { type HeightAt, reliefOf } from '../foods/relief/relief.ts'

/** Mayonnaise from its creases to its crests. */
const TONES: readonly Color[] = [
  '#d3ad5c',
  '#e5c67c',
  '#f2da9c',
  '#f9e8b8',
  '#fef4d2',
  '#fffbe8',
  '#ffffff',
]

/** Light comes back from all of it. */
const bright: HeightAt = () => 0.13

interface Round {
  x: number
  y: number
  half: number
  deep: number
}

/** The surface from above: folds that go round with the blades, thrown up where they turn. */
export function turnedSurface(art: Canvas, { x, y, half, deep }: Round): void {
  const [soft, fine] = [cloudsOf(art.random), cloudsOf(art.random)]
  const place = (px: number, py: number) => [(px - x) / half, (py - y) / deep] as const
  const inside: HeightAt = (px, py) => 1 - Math.hypot(...place(px, py))
  const heightAt: HeightAt = (px, py) => {
    const [u, v] = place(px, py)
    const reach = Math.hypot(u, v)
    const turn = Math.atan2(v, u)
    const fold = Math.sin(reach * 15 - turn * 1.5 + soft(u * 3, v * 3) * 5)
    return half * (0.02 * fold + 0.03 * soft(u * 2.4, v * 2.4) + 0.006 * fine(u * 9, v * 9))
  }
  const box = { x: x - half, y: y - deep, width: half * 2, height: deep * 2 }
  const look = {
    box,
    inside,
    colors: TONES,
    cell: 4,
    paleAt: bright,
    foreshortening: deep / half + 0.3,
  }
  reliefOf(heightAt, { ...look, tones: 11, crease: 0.4, contrast: 0.9 }).draw(art)
}

/** Drawn up around what stands in it: a soft ring with peaks that lean. */
export function drawnUp(art: Canvas, { x, y, half, deep }: Round): void {
  const [soft, fine] = [cloudsOf(art.random), cloudsOf(art.random)]
  const inside: HeightAt = (px, py) => {
    const u = (px - x) / half
    const peaks = 0.5 + 1.5 * soft(u * 3.4 + 2, 0.5) + 0.4 * fine(u * 9, 1.5)
    const high = deep * Math.max(0.05, peaks) * Math.max(0, 1 - u * u) ** 0.6
    const low = deep * 0.8 * Math.sqrt(Math.max(0, 1 - u * u))
    return Math.min(py - (y - high), y + low - py, (1 - Math.abs(u)) * half)
  }
  const heightAt: HeightAt = (px, py) => {
    const edge = Math.min(1, Math.max(0, inside(px, py) / (deep * 0.6)))
    const [u, v] = [(px - x) / half, (py - y) / half]
    const folds = 0.16 * soft(u * 4, v * 9) + 0.04 * fine(u * 10, v * 14)
    return deep * (0.75 * Math.sqrt(1 - (1 - edge) ** 2)) + half * folds * edge
  }
  const box = { x: x - half * 1.05, y: y - deep * 2, width: half * 2.1, height: deep * 3 }
  const ring = reliefOf(heightAt, { box, inside, colors: TONES, cell: 3, tones: 12, crease: 0.4 })
  art.movedBy(4, 10, () => art.softFill(ring.outline, '#b9772e', 0.5, 7))
  ring.draw(art)
}

interface Filling {
  x: number
  half: number
  top: number
  foot: number
}

/** What is seen of it through a wall: broad bands that went round, air caught between them. */
export function bandsBehindGlass(art: Canvas, { x, half, top, foot }: Filling): void {
  const [bands, fine] = [cloudsOf(art.random), cloudsOf(art.random)]
  const heightAt: HeightAt = (px, py) => {
    const u = (px - x) / half
    const round = Math.sqrt(Math.max(0, 1 - u * u))
    const t = (py - top) / half - 0.24 * round + u * 0.12
    return half * (0.18 * bands(u * 0.9 + 4, t * 4) + 0.012 * fine(u * 5, t * 14))
  }
  const box = { x: x - half, y: top - 6, width: half * 2, height: foot - top + 12 }
  const look = { box, inside: () => 1, colors: TONES, cell: 5 }
  reliefOf(heightAt, { ...look, paleAt: bright, tones: 11, crease: 0.34, contrast: 0.9 }).draw(art)
  const deep = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.3, SHADOW, 0],
    [1, '#b8803a', 0.2],
  ])
  art.fill(`M${x - half} ${top - 6}H${x + half}V${foot + 6}H${x - half}Z`, deep)
}
