import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { open, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { drumetteForm, drumForm, type OnTheBone, thighForm, wingFlatForm } from './drumForm.ts'
import { type OnSkin, sculpted, type Seat, seenAt } from './relief/sculpt.ts'
import { type Place, type Pose, posed } from './relief/solids.ts'
import { tiltOf } from './relief/tilt.ts'
import { blistered, ROAST_BONE, roastSkinLook, roastTones } from './roastTones.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'

const FRAME = [-1.4, -1.6, 1.4, 1.3] as const

/** A roast drumstick, its skin drawn back from the bone; `size` is half its length. */
export function drumstick(art: Canvas, piece: Piece): void {
  const { x, y, size, color, angle } = piece
  const seat = { x, y, size, flat: tiltOf(art.camera).flat }
  upright(art, piece, () => laidDrum(art, seat, angle, color))
}

/** A roast chicken thigh, its skin up; `size` is half its length. */
export function chickenthigh(art: Canvas, piece: Piece): void {
  const { x, y, size, color, angle } = piece
  const seat = { x, y, size, flat: tiltOf(art.camera).flat }
  upright(art, piece, () => laidThigh(art, seat, angle, color))
}

/** A drumstick that lies, its bone where the angle points. */
export function laidDrum(art: Canvas, seat: Seat, angle: number, color: string): void {
  const pose = { turn: -angle, roll: art.random.jitter(0.3), lift: -0.06 }
  onTheBone(art, seat, { ...drum(art), pose, color })
}

/** A thigh that lies, its skin up. */
export function laidThigh(art: Canvas, seat: Seat, angle: number, color: string): void {
  const side = art.random.pick([-1, 1])
  const form = thighForm(side)
  const pale: OnSkin = (x, y) => crispEdge(x, y) + furrow(x, y * side)
  const pose = { turn: -angle, lift: -0.04 }
  onTheBone(art, seat, { form, pose, color, browned: [0.36, 0.6], pale, bow: 0 })
}

/** The skin of a thigh is brownest where it ends. */
const crispEdge = (x: number, y: number) =>
  -0.5 * Math.max(0, Math.hypot((x + 0.1) * 0.8, y * 1.1) - 0.42)

/** Between its thick and its thin side the skin sinks in. */
const furrow = (x: number, y: number) =>
  x > 0.5 ? 0 : -0.2 * Math.exp(-(((y + 0.06 + x * 0.3) / 0.07) ** 2)) * Math.min(1, 0.7 - x)

/** What a butcher cuts a wing into, but for its tip. */
export type WingJoint = 'drumette' | 'flat'

/** A joint of a crisp wing that leans on others as its pose says; `size` is half its length. */
export function heapedWing(
  art: Canvas,
  seat: Seat,
  { joint, pose, color }: { joint: WingJoint; pose: Pose; color: string },
): void {
  const form = joint === 'flat' ? wingFlatForm(art.random) : drumetteForm(art.random)
  onTheBone(art, seat, { form, browned: [0.2, 0.5], bow: 0, pose, color, isHeaped: true })
}

const drum = (art: Canvas) =>
  ({ form: drumForm(art.random), browned: [0.34, 0.7], bow: 0.2 }) as const

interface RoastPart {
  form: OnTheBone
  pose: Pose
  color: string
  browned: readonly [number, number]
  /** What of its skin is paler by itself. */
  pale?: OnSkin
  /** How thick it is at half its length, for the folds that go around it; 0 for none. */
  bow: number
  /** On others, not on the table. */
  isHeaped?: boolean
}

function onTheBone(art: Canvas, seat: Seat, part: RoastPart): void {
  const { random } = art
  const { form, pose, color, browned, pale, bow, isHeaped } = part
  const { size } = seat
  const skin = blistered(random)
  const paler: OnSkin = (u, v, w) => (pale?.(u, v, w) ?? 0) + skin.pale(u, v, w)
  const under = sculpted(
    {
      body: posed(form.bone, pose),
      frame: FRAME,
      colors: ROAST_BONE,
      gloss: 0.4,
      tones: 7,
      cell: 5,
    },
    seat,
  )
  const over = sculpted(
    {
      body: posed(form.meat, pose),
      frame: FRAME,
      // In a heap, light comes back from every side: no skin is in the deepest shade.
      colors: isHeaped ? roastTones(color).slice(1) : roastTones(color),
      ...roastSkinLook(random, pose, {
        browned,
        bounce: 1.5,
        bump: skin.bump,
        pale: paler,
      }),
      // Seen from low down, only what is wet all over mirrors the window.
      ...(isHeaped && { dry: () => 0 }),
      crease: 0.5,
      contrast: isHeaped ? 0.9 : 1,
      tones: isHeaped ? 9 : 14,
      cell: isHeaped ? 5 : size < 130 ? 4.4 : 5.6,
    },
    seat,
  )
  if (isHeaped) touching(art, size, over.outline + under.outline)
  else standing(art, size, over.outline + under.outline)
  under.draw(art)
  art.clipped(under.outline, () =>
    art.movedBy(size * 0.02, size * 0.03, () =>
      art.softFill(over.outline, '#4a1a08', 0.55, size * 0.05),
    ),
  )
  over.draw(art)
  const placeOf = placed(seat, pose)
  art.clipped(over.outline, () => {
    if (bow > 0) folds(art, placeOf, size, bow)
    seasoning(art, placeOf, size)
  })
}

/** Its shadow on what it lies on, and what ran out of it and browned there. */
function standing(art: Canvas, size: number, outline: Path): void {
  art.movedBy(size * 0.02, size * 0.03, () => art.softFill(outline, '#8f4f16', 0.3, size * 0.1))
  art.movedBy(size * 0.07, size * 0.1, () => art.softFill(outline, SHADOW, 0.42, size * 0.06))
  art.movedBy(size * 0.02, size * 0.04, () => art.softFill(outline, '#260b05', 0.55, size * 0.02))
}

/** The dark where it lies on another one. */
function touching(art: Canvas, size: number, outline: Path): void {
  art.movedBy(size * 0.02, size * 0.07, () => art.softFill(outline, '#260b05', 0.4, size * 0.05))
  art.movedBy(size * 0.01, size * 0.03, () => art.softFill(outline, '#1a0703', 0.5, size * 0.02))
}

/** Where a place of a part is seen when it lies as its pose says. */
function placed(seat: Seat, { turn = 0, lift = 0 }: Pose): (place: Place) => Point {
  const [ct, st] = [Math.cos(turn), Math.sin(turn)]
  const [cl, sl] = [Math.cos(lift), Math.sin(lift)]
  return ([u, v, w]) => {
    const [long, high] = [u * cl - w * sl, w * cl + u * sl]
    return seenAt(seat, [long * ct - v * st, long * st + v * ct, high])
  }
}

type PlaceOf = (place: Place) => Point

/** The skin in folds where it shrank towards the bone. */
function folds(art: Canvas, placeOf: PlaceOf, size: number, bow: number): void {
  const { random } = art
  const lines = [0.2, 0.3, 0.36, 0.45, 0.51, 0.57].map((along) => {
    const x = along + random.jitter(0.03)
    const half = bow * (1.05 - x * 0.75)
    const [start, reach] = [random.range(-1, 0.6), random.range(0.4, 1.2)]
    const arc = [0, 0.33, 0.67, 1].map((share): Point => {
      const around = start + share * reach
      const across = Math.sin(around) * half
      return placeOf([x + 0.03 * Math.sin(share * 3), across, 0.28 + Math.cos(around) * 0.2])
    })
    return open(arc)
  })
  layered(art, lines.join(''), [
    { color: '#4f1805', width: size * 0.018, opacity: 0.3 },
    { color: '#ffdf9a', width: size * 0.012, dx: -size * 0.014, dy: -size * 0.008, opacity: 0.3 },
  ])
}

/** Chopped herbs and pepper from what the skin was rubbed with, and its pores. */
function seasoning(art: Canvas, placeOf: PlaceOf, size: number): void {
  const { random } = art
  const near = (count: number): Point[] =>
    Array.from({ length: count }, () => {
      const [turn, far] = [random.angle(), Math.sqrt(random.next()) * 0.9]
      const [u, v] = [Math.cos(turn) * far, Math.sin(turn) * far]
      return placeOf([-0.2 + 0.6 * u, 0.36 * v, 0.4 + 0.36 * Math.sqrt(1 - far * far)])
    })
  art.specks(near(22), '#5a1e06', size * 0.02, { opacity: 0.4 })
  art.specks(near(12), '#ffe2a0', size * 0.018, { length: size * 0.012, opacity: 0.5 })
  const herbs = near(12)
  art.specks(
    herbs.map(([x, y]): Point => [x + size * 0.008, y + size * 0.014]),
    '#3a1004',
    size * 0.022,
    { length: size * 0.024, opacity: 0.5 },
  )
  art.specks(herbs, '#5c6f2c', size * 0.019, { length: size * 0.026 })
  art.specks(near(8), '#240a04', size * 0.022, { length: size * 0.006, opacity: 0.8 })
}
