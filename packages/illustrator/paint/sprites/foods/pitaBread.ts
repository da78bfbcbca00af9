import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, type Point } from '../../core/contour.ts'
import { bow } from './dough.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import type { Ball } from './pitaFalafel.ts'

const CRUST: readonly Color[] = [
  '#8f5826',
  '#bd8646',
  '#d9ac6a',
  '#ebca92',
  '#f4deb2',
  '#fbedcd',
  '#fff8e8',
]

/** Half a pita that stands with its cut upwards, the middle of the cut at the origin. */
export interface HalfPita {
  /** Half its width, and how deep it is from the cut to its round edge. */
  wide: number
  deep: number
  /** What pushes the near sheet of bread out. */
  balls: readonly Ball[]
}

/** How far the cut of the near sheet sags at a share of the half width: it is soft, and tore a little. */
const sagAt = (u: number) =>
  0.17 * Math.sqrt(Math.max(0, 1 - u * u)) +
  0.034 * Math.sin(u * 6.4 + 0.6) +
  0.012 * Math.sin(u * 21)

/** The cut of the near sheet from left to right. */
function cutOf({ wide }: HalfPita): Point[] {
  return Array.from({ length: 25 }, (_, index): Point => {
    const u = (index / 24) * 2 - 1
    return [u * wide, sagAt(u) * wide]
  })
}

/** The far sheet with its pale inside, and the dark between the two sheets. */
export function backOfPita(art: Canvas, pita: HalfPita, color: Color): void {
  const { wide, deep } = pita
  const { random } = art
  const whole = bow([0, 0], [wide, deep], [0, Math.PI], 20)
  art.movedBy(wide * 0.1, deep * 0.1, () => art.softFill(closed(whole), SHADOW, 0.45, wide * 0.1))
  const arch = bow([0, 0], [wide * 0.985, wide * 0.34], [Math.PI, Math.PI * 2], 18).map(
    ([u, v]): Point => [u, v + random.jitter(wide * 0.014)],
  )
  const back = closed([...arch, [wide * 0.8, wide * 0.3], [-wide * 0.8, wide * 0.3]])
  art.fill(back, mix(color, '#8a4f1c', 0.7))
  art.movedBy(0, wide * 0.02, () => art.fill(back, tint(color, 0.55)))
  art.movedBy(0, wide * 0.06, () => art.fill(back, mix(color, '#c99a5c', 0.3)))
  art.clipped(back, () => {
    const dark = bow([0, wide * 0.16], [wide * 0.86, wide * 0.28], [0, Math.PI * 2], 20)
    art.softFill(closed(dark), '#3a160c', 0.85, wide * 0.1)
  })
}

/** The near sheet: it bulges over the filling, browned and blistered where it bulges most. */
export function frontOfPita(art: Canvas, pita: HalfPita): void {
  const { wide, deep, balls } = pita
  const { random } = art
  const [clouds, blisters, edge] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const inside = (x: number, y: number) => {
    const far = Math.hypot(x / wide, y / deep) + edge(x / (wide * 0.3), y / (wide * 0.3)) * 0.03
    return Math.min((1 - far) * wide, y - sagAt(Math.max(-1, Math.min(1, x / wide))) * wide)
  }
  const bulge = (x: number, y: number) =>
    balls.reduce((sum, ball) => {
      const far = ((x - ball.x) / (ball.r * 1.15)) ** 2 + ((y - ball.y) / (ball.r * 1.2)) ** 2
      return sum + ball.r * 0.46 * Math.exp(-far * 1.7)
    }, 0)
  const height = (x: number, y: number) => {
    const far = Math.min(1, Math.hypot(x / wide, y / deep))
    const pillow = Math.sqrt(1 - far ** 5) * wide * 0.2
    const seam = Math.exp(-(((far - 0.93) / 0.03) ** 2)) * wide * 0.02
    return pillow + seam + bulge(x, y) + clouds(x / (wide * 0.4), y / (wide * 0.26)) * wide * 0.05
  }
  const bread = reliefOf(height, {
    box: { x: -wide * 1.04, y: -wide * 0.1, width: wide * 2.08, height: deep + wide * 0.2 },
    inside,
    cell: wide / 46,
    tones: 11,
    colors: CRUST,
    crease: 0.3,
    contrast: 0.8,
    paleAt: (x, y) => {
      const brown = blisters(x / (wide * 0.3), y / (wide * 0.2))
      const char = Math.min(0.16, Math.max(0, brown - 0.12))
      return 0.12 - char + clouds(x / (wide * 0.09), y / (wide * 0.09)) * 0.05
    },
  })
  art.movedBy(wide * 0.02, wide * 0.03, () => art.softFill(bread.outline, SHADOW, 0.5, wide * 0.03))
  bread.draw(art)
  art.clipped(bread.outline, () => baked(art, pita))
  lip(art, pita)
}

/** Patches that browned where the bread puffed up, darkest in their middle, and flour on the rest. */
function baked(art: Canvas, { wide, deep }: HalfPita): void {
  const { random } = art
  for (const [u, v, r] of TOASTED) {
    const [x, y] = [u * wide, v * deep]
    const look = { wobble: 0.24, points: 9, angle: random.jitter(0.5) }
    const patch = (share: number) =>
      closed(blob(random, x, y, r * wide * share, r * wide * share * 0.62, look))
    art.softFill(patch(0.8), '#c07a34', 0.42, wide * 0.03)
    art.softFill(patch(0.5), '#8f4a18', 0.44, wide * 0.02)
    if (r > 0.09) art.softFill(patch(0.2), '#5e2a0e', 0.5, wide * 0.012)
  }
  const flour = Array.from({ length: 60 }, (): Point => {
    const [turn, far] = [random.range(0.1, Math.PI - 0.1), Math.sqrt(random.next()) * 0.94]
    return [Math.cos(turn) * wide * far, Math.sin(turn) * deep * far]
  })
  art.specks(flour, '#fffaf0', wide * 0.011, { opacity: 0.7 })
}

/** Where the bread browned, and how broad that is. */
const TOASTED = [
  [-0.44, 0.5, 0.15],
  [-0.22, 0.66, 0.1],
  [0.1, 0.44, 0.17],
  [0.4, 0.62, 0.12],
  [0.62, 0.4, 0.09],
  [-0.68, 0.3, 0.07],
  [0.06, 0.82, 0.08],
  [-0.08, 0.56, 0.05],
  [0.3, 0.34, 0.05],
] as const

/** The cut edge of the bread: pale crumb, lit from above, its shade on the crust below. */
function lip(art: Canvas, pita: HalfPita): void {
  const { wide } = pita
  const { random } = art
  const cut = cutOf(pita)
  const lower = cut.map(([x, y], index): Point => {
    const thick = Math.sin((index / 24) * Math.PI) ** 0.5
    return [x * 0.99, y + wide * (0.012 + 0.044 * thick * random.range(0.6, 1.25))]
  })
  const crumb = closed([...cut, ...lower.toReversed()])
  art.movedBy(0, wide * 0.02, () => art.softFill(crumb, '#8a4c1c', 0.4, wide * 0.014))
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2=".1"', [
    [0, '#fff6de'],
    [0.6, '#fbe9c4'],
    [1, '#dcb67a'],
  ])
  art.fill(crumb, light)
  const pores = cut
    .slice(2, -2)
    .map(([x, y]): Point => [x + random.jitter(wide * 0.03), y + wide * random.range(0.008, 0.022)])
  art.specks(pores, '#b98545', wide * 0.008, { length: wide * 0.012, opacity: 0.7 })
  art.stroke(open(moved(cut, 0, -1)), '#8a5422', 2, { opacity: 0.5 })
}
