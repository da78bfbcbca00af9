import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { moved, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, extruded } from './dough.ts'
import { cutFilling } from './quesadillaCut.ts'
import { toastedTop } from './toastedTop.ts'
import { upright } from './upright.ts'

/** How flat the board is seen from a chair. */
const FLAT = 0.66
/** How high a wedge stands, as a share of half the width of the pile. */
const THICK = 0.19
/** How far a wedge opens: a half-moon is cut in three. */
const SPREAD = 1.08

interface Wedge {
  /** Where its tip is, seen from above, as shares of half the width of the pile. */
  tip: Point
  /** Where its first cut points, in radians with the front at a quarter turn. */
  from: number
  reach: number
  /** How many wedges lie under it. */
  level: number
}

/** The lowest first: two side by side, and one across them that shows both of its cuts. */
const PILE: readonly Wedge[] = [
  { tip: [-0.97, 0.28], from: -1.14, reach: 0.98, level: 0 },
  { tip: [0.97, 0.06], from: 2.96, reach: 0.97, level: 0 },
  { tip: [0.06, 0.33], from: -2.34, reach: 1.02, level: 1 },
]

/** A pile of quesadilla wedges: toasted, and in their cuts beans, corn and cheese that runs. */
export function quesadilla(art: Canvas, { x, y, size, color }: Piece): void {
  upright(art, { x, y }, () =>
    art.movedBy(x, y, () => {
      for (const wedge of PILE) wedgeOf(art, wedge, { size, color })
    }),
  )
}

/** The upper face as it is seen: its tip, and its rim from one cut to the other. */
function upperFace(art: Canvas, { tip, from, reach, level }: Wedge, size: number): Point[] {
  const { random } = art
  const rim = bow(tip, [reach, reach], [from, from + SPREAD], 20).map(([u, v], index): Point => {
    const stray = index === 0 || index === 20 ? 0 : random.jitter(0.012)
    return [u + stray, v + stray]
  })
  const rise = THICK * (level + 1)
  return [tip, ...rim].map(([u, v]): Point => [u * size, (v * FLAT - rise + 0.2) * size])
}

function wedgeOf(art: Canvas, wedge: Wedge, { size, color }: Pick<Piece, 'size' | 'color'>): void {
  const depth = THICK * size
  const face = upperFace(art, wedge, size)
  const foot = polygon(moved(face, 0, depth))
  const fall = wedge.level > 0 ? 1 : 0.6
  art.movedBy(size * 0.05 * fall, size * 0.07 * fall, () =>
    art.softFill(foot, SHADOW, 0.5, size * 0.06),
  )
  art.movedBy(size * 0.015, size * 0.025, () => art.softFill(foot, '#1c0810', 0.55, size * 0.02))
  art.fill(extruded(face, depth), '#6e3a14')
  for (const line of nearSides(face)) cutFilling(art, line, { depth, hangs: wedge.level > 0 })
  toastedTop(art, face, { size, color })
}

/** The cuts that are turned towards us, each from left to right. */
function nearSides(face: readonly Point[]): (readonly [Point, Point])[] {
  const [tip = [0, 0], first = tip] = face
  const last = face.at(-1) ?? tip
  const sides: (readonly [Point, Point])[] = []
  if (first[0] < tip[0]) sides.push([first, tip])
  if (last[0] > tip[0]) sides.push([tip, last])
  return sides
}
