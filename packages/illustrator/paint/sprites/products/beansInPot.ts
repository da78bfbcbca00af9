import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { blob, closed, ellipse, open, pack, type Point } from '../../core/contour.ts'
import { pairs } from './pairs.ts'
import { thymeSprig } from '../foods/produce/sprigs.ts'
import { glow } from '../foods/glow.ts'
import { type BeanPaint, beanPaint, burstBean, cookedBean } from './cookedBean.ts'
import { bayLeaf } from './bayLeaf.ts'
import type { Opening } from './potOpening.ts'

/** What beans are cooked in. */
export const BROTH = '#8a3f16'

/** Where the broth lies calm, as shares of the opening: its middle and its reach. */
const CALM = { u: -0.06, v: 0.52, ru: 0.5, rv: 0.32 } as const
/** How many beans come out of the broth, and half the length of one, as a share of the opening. */
const BEANS = { count: 84, size: 0.108 } as const

/** Pinto beans in their broth: a bank of them at the back, glossy broth before it. */
export function beansIn(art: Canvas, opening: Opening): void {
  const { x, y, rx, ry } = opening
  const paint = beanPaint(art, BROTH)
  const depth = art.radialGradient('cx=".56" cy=".56" r=".66"', [
    [0, '#b45e22'],
    [0.5, '#94461a'],
    [0.85, '#6a2a10'],
    [1, '#451a0a'],
  ])
  art.fill(ellipse(x, y, rx, ry), depth)
  sunken(art, opening)
  calmLight(art, opening)
  bank(art, opening, paint)
  beads(art, opening)
  const sprig = { x: x - rx * 0.43, y: y + ry * 0.16, size: rx * 0.36, angle: 0.36 }
  thymeSprig(art, { ...sprig, color: '#6b9a44' })
  bayLeaf(art, { x: x - rx * 0.5, y: y + ry * 0.06, size: rx * 0.2, angle: -0.34 })
}

/** How calm the broth is there: 1 in the middle of the calm, 0 from its edge on. */
function calmAt(u: number, v: number): number {
  const away = Math.hypot((u - CALM.u) / CALM.ru, (v - CALM.v) / CALM.rv)
  return Math.max(0, 1 - away)
}

/** Beans that lie under the broth, seen as soft forms. */
function sunken(art: Canvas, { x, y, rx, ry }: Opening): void {
  const { random } = art
  const size = rx * BEANS.size
  const forms = pack(random, CALM.u, CALM.v, CALM.ru * 1.1, 11, { ry: CALM.rv * 1.2 }).map(
    ([u, v]) => {
      const look = { angle: random.angle(), wobble: 0.08 }
      return closed(blob(random, x + u * rx, y + v * ry, size * 0.9, size * 0.5, look))
    },
  )
  art.movedBy(5, 9, () => art.softFill(forms.join(''), '#3f1406', 0.4, 8))
  art.softFill(forms.join(''), '#b9622c', 0.42, 6)
}

/** Where the calm mirrors the window, as shares of the opening: thin, bowed, broken by a ripple. */
const GLEAMS = [
  ['-0.34,0.56 -0.25,0.585 -0.15,0.59', 6],
  ['-0.1,0.588 -0.06,0.584', 5],
  ['-0.29,0.64 -0.22,0.655 -0.17,0.656', 3.5],
] as const

/** The light of the window on the calm of the broth. */
function calmLight(art: Canvas, { x, y, rx, ry }: Opening): void {
  const at = ([u, v]: Point): Point => [x + u * rx, y + v * ry]
  glow(art, '#ee9a48', 0.6, [{ x, y: y + ry * 0.56, rx: rx * 0.5, ry: ry * 0.34 }])
  glow(art, '#ffd9a0', 0.6, [{ x: x - rx * 0.2, y: y + ry * 0.57, rx: rx * 0.24, ry: ry * 0.14 }])
  for (const [line, width] of GLEAMS) art.stroke(open(pairs(line).map(at)), '#fff4e0', width)
}

/** The beans that come out of the broth, the farthest first. */
function bank(art: Canvas, { x, y, rx, ry }: Opening, paint: BeanPaint): void {
  const { random } = art
  const places = pack(random, 0, 0, 0.95, BEANS.count, { ry: 0.93, tries: 9 })
    .filter(([u, v]) => calmAt(u, v) < 0.16)
    .toSorted(([, first], [, second]) => first - second)
  for (const [index, [u, v]] of places.entries()) {
    const size = rx * BEANS.size * random.range(0.88, 1.1) * (1 + v * 0.12)
    const edge = Math.hypot(u, v)
    const isOnTop = edge < 0.75 && random.next() < 0.3
    const shore = calmAt(u * 0.9, v * 0.9) > 0 ? 0.35 : 0
    const sunk = isOnTop && !shore ? 0 : random.range(0.18, 0.5) + shore
    const spot = { x: x + u * rx, y: y + v * ry, size, angle: random.angle(), sunk }
    const draw = index % 13 === 5 ? burstBean : cookedBean
    draw(art, { ...spot, y: spot.y - (sunk ? 0 : size * 0.24) }, paint)
  }
}

/** Oil that swims in the broth: beads, each with its light. */
function beads(art: Canvas, { x, y, rx, ry }: Opening): void {
  const { random } = art
  const places = pack(random, CALM.u, CALM.v, CALM.ru * 0.9, 16, { ry: CALM.rv * 0.9, tries: 2 })
  for (const [u, v] of places) {
    const size = rx * random.range(0.008, 0.022)
    const [px, py] = [x + u * rx, y + v * ry]
    art.fill(ellipse(px, py, size, size * 0.55), '#f0a24a', 0.5)
    art.stroke(ellipse(px, py, size, size * 0.55), '#ffd28c', 1.6, { opacity: 0.7 })
  }
}

/** The rings that a drop makes in the broth. */
export function ripples(art: Canvas, [x, y]: Point, size: number): void {
  for (const [share, opacity] of [
    [1, 0.35],
    [0.6, 0.6],
    [0.28, 0.85],
  ] as const) {
    const ring = ellipse(x, y, size * share, size * share * 0.4)
    art.movedBy(0, 3, () => art.stroke(ring, shade(BROTH, 0.6), 4, { opacity: opacity * 0.7 }))
    art.stroke(ring, mix(BROTH, '#ffd9a0', 0.7), 3, { opacity })
  }
}
