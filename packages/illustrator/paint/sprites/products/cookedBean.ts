import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { closed, open, type Point, turned, turnedPoint } from '../../core/contour.ts'
import { type Layer, layered } from '../foods/touches.ts'

/** Where a bean lies: its middle, half its length, its turn, and how much of it is under the broth. */
export interface BeanSpot {
  x: number
  y: number
  size: number
  angle: number
  /** 0 lies on others, 1 is quite under. */
  sunk: number
}

/** How beans of one pot are painted; made once for all of them. */
export interface BeanPaint {
  skins: readonly [Skin, ...Skin[]]
  broth: Color
}

interface Skin {
  own: Color
  round: Color
}

/** What light from the upper left makes of a bean's skin. */
function skinOf(art: Canvas, own: Color): Skin {
  const round = art.radialGradient('cx=".36" cy=".24" r=".86"', [
    [0, mix(own, '#ffe9cf', 0.62)],
    [0.26, mix(own, '#f6b98a', 0.36)],
    [0.52, own],
    [0.8, shade(own, 0.42)],
    [1, shade(own, 0.72)],
  ])
  return { own, round }
}

/** The paint of pinto beans cooked in this broth. */
export function beanPaint(art: Canvas, broth: Color): BeanPaint {
  const [first, ...others] = ['#c06f4a', '#b5623f', '#cd8259', '#a95539', '#c77a4c'] as const
  return { broth, skins: [skinOf(art, first), ...others.map((own) => skinOf(art, own))] }
}

/** How a bean is bowed, how broad it is, how deep its hollow side, and how much fatter one end. */
interface Form {
  bow: number
  broad: number
  hollow: number
  fat: number
}

/** No two hang alike. */
const FORMS: readonly [Form, ...Form[]] = [
  { bow: 0.16, broad: 0.6, hollow: 0.26, fat: 0.06 },
  { bow: 0.22, broad: 0.57, hollow: 0.3, fat: -0.1 },
  { bow: 0.1, broad: 0.64, hollow: 0.16, fat: 0.1 },
  { bow: 0.26, broad: 0.6, hollow: 0.22, fat: 0.02 },
]

/** A point of a bean's outline, for a bean of size 1 that lies flat, its hollow side below. */
function onOutline({ bow, broad, hollow, fat }: Form, turn: number): Point {
  const [a, sin] = [Math.cos(turn), Math.sin(turn)]
  const full = broad * sin * (1 + fat * a)
  const dent = sin > 0 ? hollow * broad * Math.exp(-((a / 0.42) ** 2)) : 0
  return [a, full - dent - bow * (0.42 - a * a) * 0.9]
}

/** How flat things in the pot look to who stands before it. */
const FLAT = 0.9

/** A cooked bean, plump and smooth, lying half in its broth. */
export function cookedBean(art: Canvas, spot: BeanSpot, { skins, broth }: BeanPaint): void {
  const { random } = art
  const { x, y, size, angle, sunk } = spot
  const form = random.pick(FORMS)
  const skin = random.pick(skins)
  const place: Place = (points) =>
    turned(points, angle).map(([u, v]): Point => [x + u * size, y + v * FLAT * size])
  const edge = place(Array.from({ length: 24 }, (_, index) => onOutline(form, index * STEP)))
  const outline = closed(edge)
  const dry = sunk > 0 ? aboveBroth(edge, sunk * size * 0.62) : edge
  const above = closed(dry)
  if (sunk > 0) {
    layered(art, outline, [
      { color: mix(skin.own, broth, 0.74) },
      {
        color: shade(broth, 0.5),
        width: size * 0.07,
        dx: size * 0.03,
        dy: size * 0.05,
        opacity: 0.4,
      },
    ])
  }
  layered(art, above, [
    ...(sunk > 0 ? wetLine(size, broth) : shadows(size)),
    { color: skin.round },
    { color: shade(skin.own, 0.8), width: size * 0.03, opacity: 0.55 },
  ])
  marks(art, place, form, { skin, size, dry })
  shine(art, spot)
}

/** Where the broth meets what stands out of it: dark at its foot, then the light that climbs it. */
function wetLine(size: number, broth: Color): Layer[] {
  return [
    { color: shade(broth, 0.66), dx: size * 0.03, dy: size * 0.1, opacity: 0.6 },
    { color: mix(broth, '#ffc98a', 0.66), dy: size * 0.035, opacity: 0.85 },
  ]
}

/** What it throws on those below. */
function shadows(size: number): Layer[] {
  return [
    { color: SHADOW, dx: size * 0.1, dy: size * 0.17, opacity: 0.34 },
    { color: SHADOW, dx: size * 0.13, dy: size * 0.25, opacity: 0.22 },
  ]
}

const STEP = (Math.PI * 2) / 24

/** From a bean of size 1 that lies flat to the sheet. */
type Place = (points: readonly Point[]) => Point[]

/** What of an outline is over a broth that stands so high on its near side. */
function aboveBroth(edge: readonly Point[], high: number): Point[] {
  const middle = (Math.max(...edge.map(([, v]) => v)) + Math.min(...edge.map(([, v]) => v))) / 2
  return edge.map(([u, v]): Point => {
    const [top, low] = spanAt(edge, u)
    const isLow = v > (top + low) / 2 || (low - top < 1 && v > middle)
    return isLow ? [u, Math.max(v - high, top + 0.5)] : [u, v]
  })
}

/** From where to where an outline goes, above a place of its breadth. */
function spanAt(edge: readonly Point[], u: number): readonly [top: number, low: number] {
  const crossed = edge.flatMap(([x, y], index): number[] => {
    const [p, q] = edge[(index + 1) % edge.length] ?? [x, y]
    if (Math.min(x, p) > u || Math.max(x, p) < u) return []
    return [x === p ? y : y + ((q - y) * (u - x)) / (p - x)]
  })
  return [Math.min(...crossed), Math.max(...crossed)]
}

interface Marked {
  skin: Skin
  size: number
  /** What of its outline is out of the broth. */
  dry: readonly Point[]
}

/** The eye on its hollow side, where that is out of the broth, and a fold of the skin. */
function marks(
  art: Canvas,
  place: Place,
  { bow, broad, hollow }: Form,
  { skin: { own }, size, dry }: Marked,
): void {
  const { random } = art
  const middle = broad * (1 - hollow) - bow * 0.38 - 0.13
  const eye = (half: number, high: number): Point[] =>
    Array.from({ length: 8 }, (_, index) => {
      const turn = (index / 8) * Math.PI * 2
      return [Math.cos(turn) * half, middle + Math.sin(turn) * high]
    })
  const isDry = place(eye(0.19, 0.1)).every(([u, v]) => {
    const [top, low] = spanAt(dry, u)
    return v > top && v < low - size * 0.02
  })
  if (isDry) {
    art.fill(closed(place(eye(0.19, 0.1))), shade(own, 0.62), 0.75)
    art.fill(closed(place(eye(0.13, 0.055))), '#f7dcc0', 0.95)
  }
  if (random.next() > 0.35) return
  const [from, bend] = [random.range(-0.4, 0.1), random.jitter(0.1)]
  const fold: Point[] = [
    [from, -0.1 + bend],
    [from + 0.22, -0.16 - bend],
    [from + 0.42, -0.08],
  ]
  art.stroke(open(place(fold)), shade(own, 0.4), 2, { opacity: 0.3 })
}

/** The window on its wet back: a bowed bar, and a point beside it. */
function shine(art: Canvas, { x, y, size, angle, sunk }: BeanSpot): void {
  const { random } = art
  const lie = Math.atan(Math.tan(angle) * 0.6) * 0.55 - 0.16
  const bar: Point[] = [
    [-0.24, 0.05],
    [-0.04, -0.03],
    [0.2, -0.02],
  ]
  const long = size * random.range(0.8, 1.15)
  const up = 0.27 + sunk * 0.1
  const [u, v] = [x - size * 0.2, y - size * up]
  const at = bar.map((point) => turnedPoint([point[0] * long, point[1] * long], lie, u, v))
  art.stroke(open(at), '#fff6ea', size * random.range(0.09, 0.14), {
    opacity: random.range(0.8, 0.95),
  })
  if (random.next() < 0.6) {
    const [[px, py] = [u, v]] = [turnedPoint([long * 0.4, 0.02 * long], lie, u, v)]
    art.specks([[px, py]], '#fff6ea', size * 0.09, { opacity: 0.9 })
  }
}

/** A bean whose skin has burst: its pale meal, and the lip of the skin that curls back. */
export function burstBean(art: Canvas, spot: BeanSpot, paint: BeanPaint): void {
  cookedBean(art, { ...spot, sunk: Math.min(spot.sunk, 0.3) }, paint)
  const { x, y, size, angle } = spot
  const gape: Point[] = [
    [-0.52, -0.02],
    [-0.2, -0.2],
    [0.22, -0.22],
    [0.56, 0.04],
    [0.3, 0.1],
    [0.06, 0.02],
    [-0.24, 0.14],
  ]
  const at = turned(gape, angle).map(([u, v]): Point => [x + u * size, y + v * FLAT * size])
  art.fill(closed(at), '#6a2a16')
  art.movedBy(size * 0.02, size * 0.05, () => art.fill(closed(at), '#f0d2a4'))
  const upper = at.slice(0, 4)
  art.movedBy(0, size * 0.07, () =>
    art.stroke(open(upper), '#c98f5c', size * 0.08, { opacity: 0.6 }),
  )
  art.stroke(open(upper), '#7a3420', size * 0.05)
  art.stroke(open(at.slice(3).concat(at.slice(0, 1))), '#ffe3c4', size * 0.06, { opacity: 0.9 })
}
