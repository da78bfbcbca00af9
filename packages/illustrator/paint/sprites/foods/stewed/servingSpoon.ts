import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { blob, closed, num, open, type Point, turned } from '../../../core/contour.ts'
import { bow } from '../dough.ts'
import { layered } from '../touches.ts'
import { laidStew, type Lump, lumpRelief } from './stew.ts'
import { coat, footOf, glint } from './wetness.ts'

interface Spoon {
  x: number
  y: number
  /** Half the length of its bowl. */
  size: number
  /** To where its handle points, in radians. */
  angle: number
  sauce: Color
  /** Of what it is made. */
  color: Color
  /** Half the size of one of the things that lie in it. */
  grain: number
  /** Where they lie, in shares of its size, and how far out. */
  places?: readonly (readonly [x: number, y: number, rise: number])[]
  /** How many tones each has. */
  tones?: number
  /** One of them; places are counted from the middle of the spoon. */
  lumpAt: (place: { x: number; y: number; size: number; rise: number }) => Lump
}

/** How broad its bowl is, as a share of its length. */
const BROAD = 0.56

/** Large things in a spoon: where, in shares of its size, and how far out. */
const HEAP = [
  [-0.34, -0.26, 0.9],
  [0.22, -0.4, 0.9],
  [-0.62, 0.1, 0.7],
  [0.0, -0.14, 1.7],
  [0.54, -0.24, 0.8],
  [-0.2, 0.22, 1],
  [0.36, 0.08, 1.1],
] as const

/** Small things in a spoon, twice as many. */
export const FINE_HEAP = [
  [-0.3, -0.34, 0.8],
  [0.02, -0.42, 0.6],
  [0.34, -0.36, 0.8],
  [-0.6, -0.14, 0.5],
  [-0.1, -0.24, 1.6],
  [0.24, -0.18, 1.7],
  [0.58, -0.18, 0.6],
  [-0.72, 0.1, 0.3],
  [-0.4, -0.02, 1.5],
  [0.04, 0.0, 2],
  [0.44, 0.02, 1.2],
  [-0.5, 0.22, 0.6],
  [-0.2, 0.24, 1],
  [0.16, 0.24, 0.9],
  [0.66, 0.08, 0.2],
] as const

/** A spoon that lifts some of a stew out of its pot, the sauce running from it. */
export function liftingSpoon(art: Canvas, spoon: Spoon): void {
  const { x, y, size, angle, sauce, color } = spoon
  const rim = turned(bow([0, 0], [size, size * BROAD], [0, Math.PI * 2 - 0.3], 18), angle, x, y)
  const belly = turned(
    bow([0, size * 0.05], [size * 0.98, size * BROAD * 1.06], [0, Math.PI * 2 - 0.3], 18),
    angle,
    x,
    y + size * 0.12,
  )
  art.movedBy(size * 0.16, size * 0.5, () => art.softFill(closed(rim), '#3a0f08', 0.5, size * 0.14))
  drips(art, spoon)
  handle(art, spoon)
  layered(art, closed(belly), [{ color: shade(color, 0.62) }])
  art.fill(
    closed(belly),
    art.linearGradient('x1="0" x2="1" y1="0" y2=".4"', [
      [0, shade(color, 0.55)],
      [0.3, tint(color, 0.75)],
      [0.5, shade(color, 0.16)],
      [1, shade(color, 0.66)],
    ]),
  )
  layered(art, closed(rim), [{ color: tint(color, 0.5) }])
  const inner = turned(
    bow([0, 0], [size * 0.93, size * BROAD * 0.9], [0, Math.PI * 2 - 0.3], 18),
    angle,
    x,
    y,
  )
  art.fill(closed(inner), shade(sauce, 0.42))
  art.movedBy(-2, -3, () => art.fill(closed(inner), mix(sauce, '#e8702a', 0.2)))
  heap(art, spoon)
  const near = turned(bow([0, 0], [size * 0.97, size * BROAD * 0.97], [0.5, 2.6], 10), angle, x, y)
  art.stroke(open(near), tint(color, 0.6), size * 0.06)
  art.stroke(open(near.slice(4, 9)), '#ffffff', size * 0.03)
}

function heap(art: Canvas, spoon: Spoon): void {
  const { x, y, size, sauce, grain, lumpAt, places = HEAP, tones = 11 } = spoon
  const { random } = art
  const lumps = places.map(([u, v, rise]) =>
    lumpAt({
      x: u * size,
      y: v * size,
      size: grain * random.range(0.92, 1.06),
      rise: rise * 0.5,
    }),
  )
  const stew = laidStew({ rx: size, ry: size * BROAD, swellAt: () => 0, lumps }, 3.6)
  art.movedBy(x, y, () => {
    for (const lump of stew.lumps) {
      const relief = lumpRelief(stew, lump, { tones, crease: 0.3, contrast: 1 })
      footOf(art, relief.outline, grain, mix(sauce, '#f08a3c', 0.6))
      relief.draw(art)
      coat(art, lump, relief.outline, mix(sauce, '#d8521a', 0.4))
      glint(art, lump)
    }
  })
}

/** Its handle, narrow at the bowl, broad where it is held. */
function handle(art: Canvas, { x, y, size, angle, color }: Spoon): void {
  const sides: Point[] = [
    [0.86, -0.12],
    [1.3, -0.07],
    [2.4, -0.075],
    [5, -0.15],
    [5, 0.15],
    [2.4, 0.075],
    [1.3, 0.07],
    [0.86, 0.12],
  ]
  const place = (points: readonly Point[]) =>
    turned(
      points.map(([u, v]): Point => [u * size, v * size]),
      angle,
      x,
      y,
    )
  const whole = closed(place(sides))
  art.movedBy(size * 0.18, size * 0.42, () => art.softFill(whole, SHADOW, 0.22, size * 0.1))
  art.fill(whole, shade(color, 0.5))
  art.movedBy(-size * 0.01, -size * 0.03, () => art.fill(whole, color))
  const light = place([
    [1, -0.06],
    [2.4, -0.045],
    [5, -0.1],
  ])
  art.stroke(open(light), '#ffffff', size * 0.04, { opacity: 0.9 })
}

/** Gravy that runs from its near edge: a short drop, a long one, one that has let go. */
const DRIPS = [
  [-0.5, 0.3, 0.06],
  [-0.12, 0.62, 0.085],
  [0.24, 0.36, 0.055],
] as const

function drips(art: Canvas, { x, y, size, angle, sauce }: Spoon): void {
  for (const [along, fall, half] of DRIPS) {
    const [[u, v] = [x, y]] = turned([[along * size, size * BROAD * 0.9]], angle, x, y)
    const [w, low] = [half * size, v + size * (0.12 + fall)]
    const drop = `M${num(u - w * 2.4)} ${num(v)}Q${num(u - w * 0.8)} ${num(v + size * 0.14)} ${num(u - w * 0.7)} ${num(low - w * 2)}C${num(u - w * 1.8)} ${num(low)} ${num(u + w * 1.8)} ${num(low)} ${num(u + w * 0.7)} ${num(low - w * 2)}Q${num(u + w * 0.8)} ${num(v + size * 0.14)} ${num(u + w * 2.4)} ${num(v)}Z`
    layered(art, drop, [
      { color: SHADOW, dx: w * 0.6, dy: w * 0.5, opacity: 0.35 },
      { color: shade(sauce, 0.36) },
      { color: mix(sauce, '#e8702a', 0.35), dx: -w * 0.2 },
    ])
    const shine = blob(art.random, u - w * 0.4, low - w * 2, w * 0.22, w * 0.7)
    art.fill(closed(shine), '#ffe2c0', 0.9)
  }
}
