import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import type { Color } from '../../../language/paints.ts'
import { SHADOW } from '../../core/color.ts'
import { moved, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, extruded, wall } from './dough.ts'
import { cutFilling, type Edge } from './quesadillaFilling.ts'
import { toastedTortilla } from './toastedTortilla.ts'

/** How high one wedge stands, as a share of its length. */
const THICK = 0.3

interface Wedge {
  tip: Point
  /** From the tip to the rim, in radians. */
  reach: number
  heading: number
  depth: number
  color: Color
  /** How far cheese runs down from it, as a share of its depth. */
  runs: number
}

/** How far a wedge opens: a half-moon is cut in three. */
const SPREAD = 1.12

/** The upper face of a wedge: its tip, and its rim from one cut to the other. */
function upperFace(art: Canvas, { tip, reach, heading }: Wedge): Point[] {
  const { random } = art
  const from = heading - SPREAD / 2
  const rim = bow(tip, [reach, reach], [from, from + SPREAD], 22).map(([x, y]): Point => [
    x + random.jitter(reach * 0.007),
    y + random.jitter(reach * 0.007),
  ])
  return [tip, ...rim]
}

/** The two cuts, from left to right, that are turned towards us. */
function cutsOf(face: readonly Point[]): Edge[] {
  const [tip = [0, 0], first = tip] = face
  const last = face.at(-1) ?? tip
  const cuts: Edge[] = []
  if (first[0] < tip[0]) cuts.push([first, tip])
  if (last[0] > tip[0]) cuts.push([tip, last])
  return cuts
}

/** The two rims of the tortilla, one over the other, where the round side is turned towards us. */
function foldedRim(art: Canvas, face: readonly Point[], depth: number): void {
  const rim = face.slice(1)
  for (const [index, [x, y]] of rim.entries()) {
    const [u, v] = rim[index + 1] ?? [x, y]
    if (u >= x) continue
    const side: Point[] = [
      [u, v],
      [x, y],
    ]
    art.fill(wall(side, depth), '#8a4f1e')
    art.fill(wall(side, depth * 0.42), '#c98d45')
    art.fill(wall(moved(side, 0, depth * 0.66), depth * 0.34), '#b3722f')
  }
}

function wedgeOf(art: Canvas, wedge: Wedge): void {
  const { depth, reach, runs } = wedge
  const face = upperFace(art, wedge)
  const whole = extruded(face, depth)
  art.movedBy(reach * 0.04, reach * 0.05, () => art.softFill(whole, SHADOW, 0.42, reach * 0.05))
  art.shadow(whole, reach * 0.06, 0.5)
  art.fill(whole, '#7d4318')
  foldedRim(art, face, depth)
  for (const cut of cutsOf(face)) cutFilling(art, cut, { depth, size: reach, runs })
  toastedTortilla(art, face, { size: reach, color: wedge.color })
}

/** Where the wedges of a pile lie, the lowest first: their tip, where they point, how far up, how large. */
const PILE = [
  [0.96, 0.25, -2.76, 0.1, 0.98],
  [-0.94, 0.38, -0.44, 0, 1],
  [-0.42, 0.37, -0.6, 1.04, 0.98],
] as const

/**
 * Wedges of quesadilla, piled up with their cuts towards us: toasted, and between the tortillas
 * beans, corn and cheese that runs; `size` is the length of a wedge.
 */
export function quesadilla(art: Canvas, { x, y, size, color }: Piece): void {
  const depth = size * THICK * riseIn(art.camera)
  for (const [u, v, heading, lift, share] of PILE) {
    const tip: Point = [x + u * size, y + v * size - lift * depth]
    const turned = heading + art.random.jitter(0.04)
    // Cheese runs far only where there is a wedge below.
    const runs = lift > 0.5 ? 0.95 : 0.42
    wedgeOf(art, { tip, reach: size * share, depth, color, runs, heading: turned })
  }
}
