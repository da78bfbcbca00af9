import { desserts } from '../../../language/words/foods/desserts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, closed, ellipse, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { passionHalf, passionPulp } from './passionFruit.ts'

const CREAM = '#fff8ea'

/** A pavlova: a swept shell of meringue, cream heaped in it, passion fruit; `size` is its radius. */
export function pavlova(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const height = size * desserts.pavlova.top * riseIn(art.camera)
  shell(art, piece, height)
  const top = { ...piece, y: y - height }
  heapedCream(art, { ...top, size: size * 0.9 })
  passionPulp(art, { ...top, y: top.y - size * 0.3, size: size * 0.74 }, height)
  passionHalf(art, { ...piece, x: x - size * 0.74, y: y + size * 0.86, size: size * 0.2 })
  passionHalf(art, { ...piece, x: x - size * 0.38, y: y + size * 1.04, size: size * 0.17 })
}

/** The meringue: a pale browned wall, swept up with a knife into ridges that end in peaks. */
function shell(art: Canvas, { x, y, size, color }: Piece, height: number): void {
  const { random } = art
  const foot = blob(random, x, y, size * 1.02, size, { points: 18, wobble: 0.02 })
  art.movedBy(height * 0.55, height * 0.26, () =>
    art.softFill(closed(foot), SHADOW, 0.42, height * 0.16),
  )
  art.movedBy(5, 7, () => art.fill(closed(foot), SHADOW, 0.45))
  art.fill(closed(foot), shade(color, 0.4))
  const count = 40
  const ridges = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + random.jitter(0.07)
    return { angle, near: Math.sin(angle) }
  }).toSorted((first, second) => first.near - second.near)
  const back = ridges.filter(({ near }) => near < 0)
  for (const { angle } of back) ridge(art, { x, y, size, color, angle }, height)
  art.fill(ellipse(x, y - height, size * 0.93, size * 0.92), shade(color, 0.06))
  art.fill(ellipse(x + 4, y - height + 8, size * 0.86, size * 0.84), shade(color, 0.2))
  for (const { angle, near } of ridges) {
    if (near >= 0) ridge(art, { x, y, size, color, angle }, height)
  }
}

/** One sweep of the knife, from the foot of the wall to a curl above its rim. */
function ridge(art: Canvas, { x, y, size, color, angle }: Piece, height: number): void {
  const { random } = art
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const low: Point = [x + cos * size * 1.01, y + sin * size]
  const peak: Point = [
    x + cos * size * random.range(0.9, 0.98),
    y + sin * size * 0.9 - height * random.range(1.08, 1.5),
  ]
  // Ridges at the sides are seen along their edge.
  const width = size * (0.085 + 0.06 * Math.abs(sin)) * random.range(0.85, 1.2)
  const lean = size * random.range(0.03, 0.08)
  const at = (share: number, aside: number): Point => [
    low[0] + (peak[0] - low[0]) * share + aside * width + Math.sin(share * Math.PI) * lean,
    low[1] + (peak[1] - low[1]) * share,
  ]
  const outline = [
    at(0, -1),
    at(0.35, -1.16),
    at(0.75, -0.8),
    at(1, -0.1),
    at(0.92, 0.5),
    at(0.6, 1),
    at(0.25, 1.1),
    at(0, 0.9),
  ]
  // How far a ridge faces the light, from 0 to 1.
  const facing = (1 - cos) / 2
  const lit = mix(shade(color, 0.3), tint('#ffffff', 0.2), 0.3 + 0.7 * facing)
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, tint(lit, 0.3)],
    [0.45, lit],
    [1, shade(lit, 0.26)],
  ])
  art.movedBy(4, 3, () => art.fill(closed(outline), '#6b4226', 0.4))
  art.fill(closed(outline), light)
  const toasted = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#e0a860', 0.6],
    [0.14, '#e9bd7a', 0],
    [0.5, '#c98f4a', 0],
    [1, '#a8682e', 0.65],
  ])
  art.fill(closed(outline), toasted)
  art.stroke(open([at(0.12, -0.5), at(0.5, -0.66), at(0.86, -0.24)]), '#ffffff', width * 0.2, {
    opacity: 0.6 * facing,
  })
}

/** Cream in soft spoonfuls, one before the other, highest in the middle. */
function heapedCream(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const upright = 1 / art.camera.foreshortening
  const places = [...pack(random, 0, 0, 0.82, 26), [0, 0] as const]
  for (const [u, v] of places.toSorted(([, a], [, b]) => a - b)) {
    const rise = size * 0.42 * (1 - u * u - v * v)
    const spot: Point = [x + u * size, y + v * size - rise]
    const reach = size * random.range(0.24, 0.34)
    const look = { points: 9, wobble: 0.09 }
    const dollop = blob(random, ...spot, reach, reach * 0.76 * upright, look)
    art.movedBy(reach * 0.1, reach * 0.16, () => art.fill(closed(dollop), '#8a6a5a', 0.3))
    art.fill(closed(dollop), shade(CREAM, 0.2))
    art.fill(closed(shrunk(dollop, 0.92, -reach * 0.04, -reach * 0.07)), shade(CREAM, 0.04))
    art.fill(closed(shrunk(dollop, 0.62, -reach * 0.14, -reach * 0.24)), '#ffffff')
    const fold = bow(spot, [reach * 0.6, reach * 0.5 * upright], [0.3, 2.4], 6)
    art.stroke(open(moved(fold, 0, reach * 0.1)), '#cbb093', reach * 0.07, { opacity: 0.6 })
  }
}
