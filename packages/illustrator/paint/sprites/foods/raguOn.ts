import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, polygon } from '../../core/contour.ts'
import { type Mound, moundLight, placeOn } from './grainMound.ts'

/** Where a sauce was spooned on a heap, in shares of its radius. */
export interface RaguPlace {
  u: number
  v: number
  reach: number
}

/** Where it runs down furthest, in radians with the front at a quarter turn, how far and how broad. */
const TONGUES = [
  [0.62, 0.3, 0.2],
  [1.3, 0.12, 0.14],
  [1.9, 0.34, 0.22],
  [2.8, 0.24, 0.2],
  [4.1, 0.14, 0.3],
  [5.6, 0.2, 0.3],
] as const
const BITS = 310
const SAUCE = { deep: '#4a0f06', own: '#a32c12' } as const
const MEATS = ['#7c4226', '#6a3320', '#8f5230', '#5c2818', '#9c5c38'] as const

/** How far the sauce reaches in a direction, 1 where it does not run. */
function runAt(turn: number): number {
  const uneven = 1 + Math.sin(turn * 3 + 0.6) * 0.06 + Math.sin(turn * 8 + 2) * 0.03
  return TONGUES.reduce((far, [at, long, broad]) => {
    const away = Math.atan2(Math.sin(turn - at), Math.cos(turn - at))
    return far + long * Math.exp(-((away / broad) ** 2))
  }, uneven)
}

/** A meat sauce spooned on a heap: loose mince in a dark red sauce that runs between what it lies on. */
export function raguOn(art: Canvas, mound: Mound, place: RaguPlace): void {
  const onTop = (turn: number, share: number, lift: number): Point => {
    const far = place.reach * runAt(turn) * share
    return placeOn(mound, place.u + Math.cos(turn) * far, place.v + Math.sin(turn) * far, lift)
  }
  const shore = (share: number, lift: number) =>
    closed(Array.from({ length: 56 }, (_, index) => onTop((index / 56) * Math.PI * 2, share, lift)))
  const wide = mound.radius * 0.02
  art.movedBy(wide * 0.4, wide * 0.9, () => art.softFill(shore(1.05, 0.05), SAUCE.deep, 0.55, wide))
  art.fill(shore(1, 0.05), shade(SAUCE.own, 0.5))
  const wet = art.linearGradient('x1="0" y1="0" x2="1" y2=".7"', [
    [0, '#cf4a22'],
    [0.45, SAUCE.own],
    [1, '#6e160a'],
  ])
  art.fill(shore(0.97, 0.075), wet)
  gleams(art, onTop)
  for (const bit of bitsOf(art, mound, place)) crumb(art, mound, bit)
}

/** The window on the lips of the sauce where it runs down, broken by what lies under it. */
function gleams(art: Canvas, onTop: (turn: number, share: number, lift: number) => Point): void {
  const { random } = art
  const lips = [0.62, 1.3, 1.9, 2.8].map((turn) => {
    const half = random.range(0.05, 0.11)
    return open([-half, 0, half].map((off) => onTop(turn + off + 0.04, 0.9, 0.08)))
  })
  art.stroke(lips.join(''), '#ff9c6a', 4.5, { opacity: 0.75 })
  art.movedBy(-1, -1.5, () => art.stroke(lips.join(''), '#ffe6d0', 1.8, { opacity: 0.85 }))
}

/** Meat that lies about some places of a heap, on what hangs into it. */
export function raguCrumbs(
  art: Canvas,
  mound: Mound,
  places: readonly (readonly [u: number, v: number])[],
): void {
  for (const [u, v] of places) {
    for (let count = 0; count < 2; count += 1) {
      const { random } = art
      const [du, dv] = [random.jitter(0.04), random.jitter(0.03)]
      crumb(art, mound, { u: u + du, v: v + dv, lift: 0.11, light: random.range(0.2, 0.6) })
    }
  }
}

interface Bit {
  u: number
  v: number
  lift: number
  light: number
}

/** Crumbs of meat, thick on top, thin where the sauce runs out; far ones first. */
function bitsOf(art: Canvas, mound: Mound, { u, v, reach }: RaguPlace): Bit[] {
  const { random } = art
  const lightAt = moundLight(mound)
  const bits = Array.from({ length: BITS }, (_, index): Bit => {
    const out = ((index + 0.5) / BITS) ** 0.47
    const turn = index * 2.399963 + random.jitter(0.3)
    const far = reach * out * (out > 0.62 ? runAt(turn) * random.range(0.84, 1) : 1)
    // The near side is seen in full, the far one hardly: more lie before than behind.
    const near = Math.sin(turn) > 0 ? 1 : 0.82
    const [a, b] = [u + Math.cos(turn) * far, v + Math.sin(turn) * far * near]
    const lift = 0.07 + 0.13 * Math.sqrt(Math.max(0, 1 - out * out)) + random.jitter(0.015)
    const side = -(Math.cos(turn) * 0.5 + Math.sin(turn) * 0.18) * out
    return { u: a, v: b, lift, light: lightAt(a, b) * 0.5 + side * 0.5 + random.jitter(0.15) }
  })
  return bits.toSorted((first, second) => first.v - second.v)
}

/** A crumb: the dark it stands in, its shaded side, its own color, wet light on its shoulder. */
function crumb(art: Canvas, mound: Mound, { u, v, lift, light }: Bit): void {
  const { random } = art
  const [x, y] = placeOn(mound, u, v, lift)
  const kind = random.next()
  const size = mound.radius * (0.021 + 0.04 * random.next() ** 1.3)
  const own =
    kind < 0.06
      ? '#e2792a'
      : kind < 0.4
        ? mix(SAUCE.own, '#c23c1a', random.next())
        : mix(random.pick(MEATS), SAUCE.own, random.range(0.15, 0.5))
  const tone = light > 0.3 ? tint(own, (light - 0.3) * 0.4) : shade(own, (0.3 - light) * 0.75)
  const outline = blob(random, x, y, size, size * random.range(0.66, 0.9), {
    points: 6,
    wobble: 0.3,
    angle: random.angle(),
  })
  art.fill(polygon(moved(outline, size * 0.2, size * 0.42)), '#2c0804', 0.8)
  art.fill(polygon(outline), shade(tone, 0.42))
  const lit = outline.map(([a, b]): Point => [
    x + (a - x) * 0.74 - size * 0.14,
    y + (b - y) * 0.7 - size * 0.2,
  ])
  art.fill(size > mound.radius * 0.04 ? closed(lit) : polygon(lit), tone)
  if (light < 0.22 || random.next() > 0.4) return
  const wet = blob(random, x - size * 0.3, y - size * 0.38, size * 0.3, size * 0.13, {
    points: 6,
    angle: -0.5,
  })
  art.fill(polygon(wet), '#ffe0c4', 0.5 + light * 0.5)
}
