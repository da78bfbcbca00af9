import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { open, type Point, polygon } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'

/** A roll as it is seen, standing: its radius, how flat its top looks, how high its side looks. */
export interface Roll {
  size: number
  flat: number
  wall: number
  /** Where the strip begins in its heart, and how it bends on its way. */
  start: number
  bend: number
  color: Color
}

/** How broad the strip is that was rolled up, as a share of the radius. */
const STRIP = 0.29
/** How far a groove reaches to either side of where two turns meet. */
const GROOVE = 0.03
/** Towards the light: to the left, up the picture, to the eye. */
const SUN = [-0.56, -0.5, 0.66] as const
const STEP = 0.17

/** A place on the top: higher towards the heart, round at the rim. */
export function onTop({ size, flat, wall, bend }: Roll, angle: number, reach: number): Point {
  const stray = 1 + 0.025 * Math.sin(angle * 2 + bend) + 0.015 * Math.sin(angle * 5 + bend * 3)
  const far = reach * stray * size
  const up = wall + 0.13 * (1 - reach) - 0.1 * Math.max(0, reach - 0.8) * 5 * 0.5
  return [Math.cos(angle) * far, Math.sin(angle) * far * flat - up * size]
}

/** Where the groove is after this angle from the heart. */
const grooveAt = (angle: number, { bend }: Roll) =>
  STRIP * (angle / (Math.PI * 2)) ** 0.94 * (1 + 0.04 * Math.sin(angle * 1.3 + bend))

const LAST = Math.PI * 2 * 3.35

/** The strip turn by turn, round across as a rope is, and the filling between its turns. */
export function rolledTop(art: Canvas, roll: Roll): void {
  const tones = tonesOf(roll.color)
  for (let angle = -Math.PI * 1.2; angle < LAST; angle += STEP) band(art, roll, tones, angle)
  filling(art, roll)
}

function tonesOf(color: Color): readonly Color[] {
  const brown = mix(shade(color, 0.3), '#8a4210', 0.5)
  return [
    mix(brown, '#5a2208', 0.5),
    brown,
    mix(brown, color, 0.6),
    color,
    tint(color, 0.28),
    tint(color, 0.52),
    tint(color, 0.72),
  ]
}

/** The colour of a lightness from 0 to 1. */
function toneAt(tones: readonly Color[], light: number): Color {
  const step = Math.min(1, Math.max(0, light)) * (tones.length - 1)
  const low = Math.floor(step)
  const first = tones[low] ?? '#d2964f'
  return mix(first, tones[low + 1] ?? first, Math.round((step - low) * 5) / 5)
}

/** One short piece of the strip, in lanes from its inner groove to its outer one. */
function band(art: Canvas, roll: Roll, tones: readonly Color[], angle: number): void {
  const inner = (at: number) => Math.max(0, grooveAt(Math.max(0, at), roll))
  const outer = (at: number) => Math.min(1, grooveAt(Math.max(0, at + Math.PI * 2), roll))
  if (inner(angle) > 0.97) return
  const lanes = 6
  const turned = roll.start + angle
  for (let lane = 0; lane < lanes; lane += 1) {
    const place = (at: number, share: number): Point => {
      const [near, far] = [inner(at), outer(at)]
      return onTop(roll, roll.start + at, near + (far - near) * share)
    }
    const [low, high] = [lane / lanes, (lane + 1) / lanes]
    const across = low + high - 1
    const lit =
      Math.cos(turned) * across * SUN[0] +
      Math.sin(turned) * across * SUN[1] +
      Math.sqrt(1 - across ** 2) * SUN[2]
    const browned = 0.09 * Math.sin(turned * 2.3 + roll.bend) + 0.3 * inner(angle) ** 2
    const color = toneAt(tones, 0.25 + lit * 0.76 - browned)
    const next = angle + STEP * 1.15
    const patch = [place(angle, low), place(next, low), place(next, high), place(angle, high)]
    art.raw(`<path d="${polygon(patch)}" fill="${color}" stroke="${color}" stroke-width="1"/>`)
  }
}

/** The line where one turn meets the next, from the heart to the rim. */
export function turnsOf(roll: Roll): Point[] {
  const angles = Array.from({ length: Math.floor(LAST / 0.2) }, (_, index) => 0.5 + index * 0.2)
  return angles
    .filter((angle) => grooveAt(angle, roll) < 0.97)
    .map((angle) => onTop(roll, roll.start + angle, grooveAt(angle, roll)))
}

/** Dark sugar and cinnamon between the turns, wet in places, with grains that fell out of it. */
function filling(art: Canvas, roll: Roll): void {
  const { random } = art
  const { size } = roll
  const line = turnsOf(roll)
  const path = open(line)
  art.stroke(path, '#7a3610', size * GROOVE * 3.4, { opacity: 0.45 })
  art.stroke(path, '#431706', size * GROOVE * 2.1)
  art.movedBy(-size * 0.006, -size * 0.01, () =>
    art.stroke(path, '#6e2f10', size * GROOVE * 0.9, { opacity: 0.9 }),
  )
  const wet = [5, 15, 27, 38, 50].flatMap((from) => {
    const part = line.slice(from, from + 4)
    return part.length === 4 ? [open(part)] : []
  })
  art.movedBy(-size * 0.008, -size * 0.014, () =>
    art.stroke(wet.join(''), '#e0a468', size * 0.014, { opacity: 0.9 }),
  )
  const grains = line.flatMap(([u, v]): Point[] =>
    random.next() < 0.6 ? [[u + random.jitter(size * 0.07), v + random.jitter(size * 0.05)]] : [],
  )
  art.specks(grains, '#541f08', size * 0.02, { length: size * 0.012, opacity: 0.8 })
}
