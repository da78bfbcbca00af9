import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, moved, open, type Point, polygon } from '../../core/contour.ts'

/** Its corners as we see them, shares of half the picture's width; it goes on beyond the left edge. */
const CORNERS: readonly [Point, Point, Point, Point] = [
  [-1.5, -0.4],
  [0.84, -0.56],
  [1.0, 0.5],
  [-1.5, 0.66],
]
const THICK = 0.055

/** A slab of slate around the origin, seen from a chair: broken edges, a front as thick as a finger. */
export function slateSlab(art: Canvas, size: number): void {
  const top = edge(art, size)
  const outline = polygon(top)
  art.movedBy(size * 0.03, size * 0.1, () => art.softFill(outline, SHADOW, 0.5, size * 0.05))
  for (const [share, tone] of [
    [1, '#171a20'],
    [0.75, '#23272f'],
    [0.4, '#30363f'],
  ] as const) {
    art.fill(polygon(moved(top, 0, size * THICK * share)), tone)
  }
  const light = art.linearGradient('x1="0" y1="0" x2=".8" y2="1"', [
    [0, '#66727e'],
    [0.45, '#46505b'],
    [1, '#323a44'],
  ])
  art.fill(outline, light)
  art.clipped(outline, () => cleft(art, size))
  art.stroke(outline, '#8b98a2', size * 0.006, { opacity: 0.6 })
}

/** The broken outline. */
function edge({ random }: Canvas, size: number): Point[] {
  return CORNERS.flatMap(([x, y], index) => {
    const [u, v] = CORNERS[(index + 1) % 4] ?? [x, y]
    return Array.from({ length: 26 }, (_, step): Point => {
      const share = step / 26
      return [
        (x + (u - x) * share + random.jitter(0.006)) * size,
        (y + (v - y) * share + random.jitter(0.005)) * size,
      ]
    })
  })
}

/** Flakes that split off in layers, and the pale bloom of chalk. */
function cleft(art: Canvas, size: number): void {
  const { random } = art
  for (let index = 0; index < 7; index += 1) {
    const [x, y] = [random.range(-1, 0.8) * size, random.range(-0.5, 0.55) * size]
    const wide = size * random.range(0.14, 0.34)
    const flake = Array.from({ length: 9 }, (_, step): Point => {
      const turn = (step / 9) * Math.PI * 2
      const reach = wide * random.range(0.6, 1.15)
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.3]
    })
    art.movedBy(1.5, 2.5, () => art.fill(closed(flake), '#1e242c', 0.32))
    art.fill(closed(flake), '#56626e', 0.22)
    art.stroke(open(flake.slice(4, 8)), '#9aa8b2', 1.6, { opacity: 0.3 })
  }
  const dust = Array.from({ length: 90 }, (): Point => [
    random.range(-1, 0.95) * size,
    random.range(-0.5, 0.6) * size,
  ])
  art.specks(dust, '#aab6be', 1.8, { opacity: 0.35 })
}
