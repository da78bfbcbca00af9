import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Path, type Point, sized, turned } from '../../core/contour.ts'
import { pairs } from './pairs.ts'

/** Beans of one roast: a few tones, as no two are roasted alike. */
export interface Roast {
  skins: readonly [Color, Color, Color]
  color: Color
}

/** The paints of a roast; made once for a picture, as each is a gradient. */
export function roastOf(art: Canvas, color: Color): Roast {
  const skin = (tone: Color) =>
    art.radialGradient('cx=".32" cy=".24" r=".85"', [
      [0, tint(tone, 0.36)],
      [0.24, tint(tone, 0.1)],
      [0.6, shade(tone, 0.2)],
      [1, shade(tone, 0.72)],
    ])
  return { skins: [skin(color), skin(mix(color, '#7a4522', 0.4)), skin(shade(color, 0.3))], color }
}

/** Seen from above: plump, long, or a little bent. */
const OUTLINES = [
  pairs('-1,0 -.72,-.5 -.1,-.68 .6,-.54 1,-.02 .68,.5 0,.66 -.7,.48'),
  pairs('-1.06,.04 -.7,-.42 0,-.6 .72,-.44 1.04,.06 .66,.52 -.06,.6 -.74,.44'),
  pairs('-.96,-.04 -.6,-.58 .1,-.66 .78,-.4 .98,.12 .56,.56 -.14,.62 -.74,.46'),
] as const

/** How a bean lies: its seam up, half turned away, or on its seam. */
const SEAMS = [
  pairs('-.86,.02 -.4,-.14 .02,.02 .42,.14 .86,-.02'),
  pairs('-.84,.2 -.4,.12 0,.3 .44,.34 .82,.18'),
  pairs('-.8,-.22 -.36,-.34 .06,-.22 .46,-.16 .84,-.14'),
] as const

interface Bean {
  x: number
  y: number
  size: number
  angle: number
}

/** One roasted bean: its oily skin, its seam if that shows, and where it lies a shadow. */
export function roastedBean(art: Canvas, spot: Bean, { skins, color }: Roast): void {
  const { random } = art
  const { x, y, size, angle } = spot
  const laid = (points: readonly Point[]) =>
    turned(sized(points, size * 1.1, size * 0.86), angle, x, y)
  const outline = laid(random.pick(OUTLINES))
  // A plain oval is enough for what peeps out below it, and a third as long as the outline.
  art.fill(ellipse(x + size * 0.16, y + size * 0.26, size * 0.86, size * 0.72), SHADOW, 0.5)
  art.fill(closed(outline), random.pick(skins))
  if (random.next() < 0.72) {
    const seam: Path = open(laid(random.pick(SEAMS)))
    art.stroke(seam, tint(color, 0.3), size * 0.3, { opacity: 0.7 })
    art.stroke(seam, shade(color, 0.82), size * 0.15)
  }
  const [u, v] = [x - size * 0.24, y - size * 0.3]
  const glint = turned(sized(pairs('-.26,0 0,-.09 .26,0 0,.08'), size), angle * 0.5 - 0.3, u, v)
  art.fill(closed(glint), '#ffe2bb', random.range(0.35, 0.8))
}

interface Heap {
  x: number
  foot: number
  half: number
  height: number
  /** The size of a bean, half its length. */
  size: number
  count: number
}

/** Beans heaped on each other, those behind and above first; they lie thinner towards its edge. */
export function heapedBeans(art: Canvas, heap: Heap, roast: Roast): void {
  const { random } = art
  const { x, foot, half, height, size, count } = heap
  const places = Array.from({ length: count }, (): Point => {
    const across = (random.jitter(1) + random.jitter(0.7)) / 1.5
    const top = Math.max(0.06, 1 - Math.abs(across) ** 1.5) * height
    return [x + across * half, foot - random.next() ** 0.85 * top]
  })
  places.sort(([, first], [, second]) => first - second)
  for (const [u, v] of places) {
    roastedBean(
      art,
      { x: u, y: v, size: size * random.range(0.86, 1.12), angle: random.angle() },
      roast,
    )
  }
}
