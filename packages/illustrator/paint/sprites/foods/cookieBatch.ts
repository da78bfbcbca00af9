import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW } from '../../core/color.ts'
import { circle, closed, type Point, turnedPoint } from '../../core/contour.ts'
import type { Area, Piece } from '../types.ts'
import { cookie } from './cookie.ts'
import { spots } from './dough.ts'

/** Where cookies were spooned, as shares of the sheet, and how much larger than the others each ran. */
const SPOONED: readonly (readonly [u: number, v: number, larger: number])[] = [
  [-0.36, -0.305, 1.02],
  [-0.118, -0.29, 0.92],
  [0.113, -0.31, 1.05],
  [0.36, -0.295, 0.95],
  [-0.347, 0.0, 0.94],
  [-0.103, 0.01, 1.1],
  [0.138, -0.005, 0.96],
  [0.374, 0.01, 1.02],
  [-0.365, 0.3, 1.05],
  [-0.118, 0.31, 0.95],
  [0.112, 0.3, 1.03],
  [0.368, 0.31, 0.98],
]
/** Where the last one lies since it was loosened: on the rim of its neighbor. */
const LOOSENED = [0.292, 0.262] as const

/** A dozen cookies as they come out of the oven, spooned by hand; one has been loosened already. */
export function cookieBatch(
  art: Canvas,
  area: Area,
  { color, scale }: { color: Color; scale: number },
): void {
  const { random } = art
  const size = area.height * 0.158 * scale
  const placed = (u: number, v: number, larger: number): Piece => {
    const [x, y] = turnedPoint([u * area.width, v * area.height], area.angle, area.x, area.y)
    return { x, y, size: size * larger, angle: random.angle(), color }
  }
  const pieces = SPOONED.map(([u, v, larger]) =>
    placed(u + random.jitter(0.008), v + random.jitter(0.01), larger),
  )
  for (const piece of pieces) butterRing(art, piece)
  for (const piece of pieces.slice(0, -1)) cookie(art, piece)
  for (const piece of pieces.slice(-1)) crumbs(art, piece)
  const loose = placed(...LOOSENED, 0.98)
  art.movedBy(size * 0.08, size * 0.14, () =>
    art.softFill(circle(loose.x, loose.y, size), SHADOW, 0.42, size * 0.1),
  )
  cookie(art, loose)
}

/** Crumbs on the butter where a cookie lay. */
function crumbs(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const fallen = Array.from({ length: 16 }, (): Point => {
    return [x + size * random.range(0.2, 0.95), y + size * random.range(0.1, 0.9)]
  })
  const grains = spots(random, fallen, [size * 0.02, size * 0.06])
  art.movedBy(2, 3.5, () => art.fill(grains, SHADOW, 0.4))
  art.fill(grains, shade(color, 0.14))
}

/** Butter that ran out on the metal and browned. */
function butterRing(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const ring = Array.from({ length: 14 }, (_, index): Point => {
    const turn = (index / 14) * Math.PI * 2
    const reach = size * random.range(1.02, 1.13)
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
  })
  art.fill(closed(ring), '#a8752f', 0.18)
  art.softFill(closed(ring), '#9a6a2c', 0.26, size * 0.06)
}
