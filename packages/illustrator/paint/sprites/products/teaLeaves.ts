import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point, polygon } from '../../core/contour.ts'
import { laid, layered } from '../foods/touches.ts'

interface Heap {
  x: number
  y: number
  /** Half its width, and how high it is. */
  half: number
  height: number
}

/** How high the heap is at a share of its half width: steep on one side, a slide on the other. */
const profile = (across: number): number =>
  Math.max(0, 1 - Math.abs(across + 0.12) ** 1.5) * (1 + 0.1 * Math.sin(across * 9))

/** Places on the near side of a heap, from its far edge down to its foot, then those that rolled off. */
function placesIn({ random }: Canvas, { half, height }: Heap): Point[] {
  const heaped = Array.from({ length: 170 }, (): Point => {
    const across = random.jitter(0.98)
    return [across * half, 21 - random.next() ** 0.8 * (profile(across) * height + 9)]
  })
  const strewn = Array.from({ length: 16 }, (): Point => {
    return [random.pick([-1, 1]) * half * random.range(0.96, 1.5), random.range(4, 20)]
  })
  return [...strewn, ...heaped.toSorted(([, a], [, b]) => a - b)]
}

/** A heap of rolled, twisted leaves of black tea on a table. */
export function teaLeaves(art: Canvas, heap: Heap): void {
  const { x, y, half, height } = heap
  art.movedBy(x, y, () => {
    art.softFill(ellipse(16, 14, half * 1.14, 13), SHADOW, 0.6, 9)
    const mass = [-1, -0.7, -0.4, -0.1, 0.2, 0.5, 0.8, 1].map((across): Point => {
      return [across * half, 12 - profile(across) * height * 0.9]
    })
    art.fill(closed([...mass, [half * 0.5, 22], [-half * 0.5, 22]]), '#1b0c08')
    for (const [u, v] of placesIn(art, heap)) {
      const light = 0.5 - (u / half) * 0.3 - (v / height) * 0.35
      sliver(art, [u, v], light)
    }
  })
}

/** One leaf, pointed at both ends and bent, dark below and lit along its upper edge. */
function sliver(art: Canvas, [x, y]: Point, light: number): void {
  const { random } = art
  const size = random.range(8, 15)
  const bend = random.range(-0.45, 0.45)
  const thick = random.range(0.14, 0.24)
  const isTip = random.next() < 0.09
  const own = isTip ? '#b98a3e' : random.pick(['#3a1f14', '#4a2a1a', '#2c1710', '#5c3722'])
  const tone = mix('#180b07', own, Math.min(1, 0.35 + light * 0.75))
  const at = (along: number, across: number): Point => [
    along,
    across + bend * (1 - along * along) + 0.06 * Math.sin(along * 6),
  ]
  const spot = { x, y, size, angle: random.jitter(1.1) }
  const outline = polygon(
    laid(
      [
        at(-1, 0),
        at(-0.5, -thick),
        at(0.2, -thick * 0.9),
        at(1, 0),
        at(0.3, thick),
        at(-0.4, thick),
      ],
      spot,
    ),
  )
  layered(art, outline, [{ color: '#0c0504', dx: 1.4, dy: 2.6, opacity: 0.7 }, { color: tone }])
  const edge = laid([at(-0.7, -thick * 0.5), at(-0.1, -thick * 0.7), at(0.5, -thick * 0.5)], spot)
  art.stroke(open(edge), tint(own, 0.42), 1.7, { opacity: 0.25 + 0.6 * Math.min(1, light) })
}
