import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import type { Path } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { braisedCarrot } from './braisedCarrot.ts'
import { braisedRib } from './braisedRib.ts'
import { type Seat, sculpted } from './relief/sculpt.ts'
import type { Pose } from './relief/solids.ts'
import { tiltOf } from './relief/tilt.ts'
import { layered, patches } from './touches.ts'
import { upright } from './upright.ts'

/** How the ribs lie, the far one first, which leans on the near one and shows fewer fibres. */
const POSES: readonly (Pose & { cell: number })[] = [
  { cell: 7, at: [0.2, 0.3, 0.36], turn: 2.5, lift: -0.24, roll: 0.2 },
  { cell: 5, at: [-0.02, -0.28, 0.27], turn: 0.16, lift: 0.04, roll: -0.2 },
]

/** Soft pieces of carrot around them, each with half its length and its thickness. */
const FAR_CARROTS = [{ at: [-0.58, 0.2, 0.05], turn: 0.7, long: 0.13, thick: 0.1 }] as const
const NEAR_CARROTS = [
  { at: [0.58, -0.4, 0.07], turn: 2.2, long: 0.12, thick: 0.11 },
  { at: [0.36, -0.6, 0.05], turn: 0.4, long: 0.15, thick: 0.1 },
  { at: [-0.34, -0.68, 0.04], turn: -0.5, long: 0.13, thick: 0.085 },
] as const

/** Two ribs in their sauce, one leaning on the other; `size` is half the width of both. */
export function shortrib(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const seat = { x, y: y + size * 0.1, size, flat: tiltOf(art.camera).flat }
  upright(art, piece, () => {
    for (const carrot of FAR_CARROTS) braisedCarrot(art, carrot, seat)
    for (const pose of POSES) drawRib(art, pose, { ...seat, color })
    for (const carrot of NEAR_CARROTS) braisedCarrot(art, carrot, seat)
    choppedParsley(art, seat)
  })
}

/** Where the cook's fingers let the parsley fall: two pinches on the meat, a few flecks beside it. */
const PINCHES = [
  [-0.2, -0.42, 0.16, 0.07, 12],
  [0.14, -0.66, 0.14, 0.05, 9],
  [0.0, -0.16, 0.34, 0.12, 7],
  [0.2, 0.42, 0.5, 0.08, 7],
] as const

function choppedParsley(art: Canvas, { x, y, size }: Seat): void {
  const flecks = PINCHES.map(([u, v, rx, ry, count]) => {
    const reach = { rx: rx * size, ry: ry * size, count, grain: size * 0.034 }
    return patches(art, { x: x + u * size, y: y + v * size, ...reach })
  }).join('')
  layered(art, flecks, [
    { color: '#1c0a05', dx: size * 0.006, dy: size * 0.012, opacity: 0.6 },
    { color: '#3f7a2c' },
    { color: '#83b552', dx: -size * 0.004, dy: -size * 0.006, opacity: 0.55 },
  ])
}

function drawRib(art: Canvas, pose: (typeof POSES)[number], seat: Seat & { color: Color }): void {
  const { size, color } = seat
  const rib = braisedRib(art.random, pose, color)
  const [bone, meat, sauce] = [rib.bone, rib.meat, rib.sauce].map((part) =>
    sculpted({ ...part, cell: pose.cell }, seat),
  )
  if (!bone || !meat || !sauce) return
  contact(art, size, meat.outline + bone.outline)
  bone.draw(art)
  shadowOn(art, size, { on: bone.outline, of: meat.outline })
  meat.draw(art)
  shadowOn(art, size * 0.24, { on: meat.outline, of: sauce.outline })
  sauce.draw(art)
}

/** Where a rib stands: dark and close, then wide and soft. */
function contact(art: Canvas, size: number, outline: Path): void {
  art.movedBy(size * 0.05, size * 0.06, () => art.softFill(outline, SHADOW, 0.4, size * 0.09))
  art.movedBy(size * 0.01, size * 0.03, () => art.softFill(outline, '#1c0403', 0.6, size * 0.025))
}

/** The shadow of one part on the one under it. */
function shadowOn(art: Canvas, size: number, { on, of }: { on: Path; of: Path }): void {
  art.clipped(on, () =>
    art.movedBy(size * 0.03, size * 0.05, () => art.softFill(of, '#2a0a05', 0.6, size * 0.05)),
  )
}
