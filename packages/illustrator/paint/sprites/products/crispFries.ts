import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, tint } from '../../core/color.ts'
import { pack, type Path, type Point, polygon, turned, turnedPoint } from '../../core/contour.ts'

interface Heap {
  x: number
  y: number
  rx: number
  ry: number
}

/** Fries that were tossed: most lie, some lean on others, long and short, no two fried the same. */
export function friesIn(art: Canvas, { x, y, rx, ry }: Heap): void {
  const { random } = art
  const places = pack(random, 0, 0, 1, 44, { tries: 6, box: true })
  places.sort(([, first], [, second]) => first - second)
  for (const [u, v] of places) {
    // The heap is highest in its middle.
    const level = y + v * ry * 0.62 + u * u * ry * 0.36 + ry * 0.3
    const leaning = random.next() < 0.3
    crispFry(art, {
      x: x + u * rx,
      y: level,
      length: random.range(62, 124),
      thick: random.range(17, 23),
      angle: leaning ? random.range(-1.3, 1.3) : random.jitter(0.55),
      bend: random.jitter(0.14),
      color: random.pick(['#f6bf4a', '#f0ae36', '#fbd070', '#eaa22e']),
    })
  }
}

interface Fry {
  x: number
  y: number
  length: number
  thick: number
  angle: number
  /** How far its middle is off the line, as a share of its length. */
  bend: number
  color: Color
}

/** Where along a fry, from one end to the other, its edges are drawn through. */
const STEPS = [-1, -0.5, 0.5, 1]

/** One fry: two faces, the upper in the light, edges fried darker, its ends browned most. */
export function crispFry(art: Canvas, { x, y, length, thick, angle, bend, color }: Fry): void {
  const { random } = art
  const half = length / 2
  const slim = random.range(0.8, 1)
  const spine = (t: number): Point => [t * half, bend * length * (1 - t * t)]
  const edge = (t: number, off: number): Point => {
    const [u, v] = spine(t)
    return [u, v + off * thick * (t > 0 ? slim : 1)]
  }
  const band = (above: number, below: number): Path => {
    const rim = [
      ...STEPS.map((t) => edge(t, above)),
      ...STEPS.toReversed().map((t) => edge(t, below)),
    ]
    return polygon(turned(rim, angle, x, y))
  }
  art.movedBy(3, 7, () => art.fill(band(-0.5, 0.6), '#3a1606', 0.5))
  art.fill(band(-0.5, 0.6), mix(color, '#9a4a10', 0.55))
  art.fill(band(-0.5, 0.14), color)
  art.fill(band(-0.46, -0.18), tint(color, 0.34), 0.8)
  const reach = thick * random.range(0.3, 0.7)
  const end = (way: number): Path => {
    const [outer, inner] = [way * half, way * (half - reach)]
    const tip: Point[] = [
      [outer, -thick * 0.44],
      [inner, -thick * 0.44],
      [inner, thick * 0.4],
      [outer, thick * 0.4],
    ]
    return polygon(turned(tip, angle, x, y))
  }
  art.fill(end(-1) + end(1), mix(color, '#a65a18', 0.65), 0.62)
  const spots = Array.from({ length: 3 }, (): Point => {
    const [u, v] = spine(random.jitter(0.8))
    return turnedPoint([u, v + random.jitter(thick * 0.3)], angle, x, y)
  })
  art.specks(spots, '#b9701f', 3, { length: 7, angle, opacity: 0.5 })
}
