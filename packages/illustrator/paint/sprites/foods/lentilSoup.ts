import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { pourOn, trailOf } from './pouredOnSoup.ts'
import { saucer } from './saucer.ts'
import { type BowlLook, type SoupBowl, soupInBowl, surfaceOf } from './soupBowl.ts'
import { spoonInSoup } from './soupSpoon.ts'
import { thickSoup } from './thickSoup.ts'

const BOWL_LOOK: BowlLook = { glaze: '#f3ecdc', inside: '#f3ecdc', band: '#3f7f8c' }

/** Where the butter was spooned on, in shares of the surface's radius: around and outwards, uneven. */
const TRAIL = trailOf({
  angle: [2.1, 6.9],
  reach: [0.14, 0.55, 0.8],
  waver: 1.7,
  wide: [0.008, 0.1, 0.8],
  begin: 0.03,
  uneven: [0.84, 0.24, 1.3, 1.2],
})

/** A thick red soup in its bowl, pepper butter pooled on it; `size` is the radius of the bowl. */
export function lentilsoup(art: Canvas, { x, y, size, color }: Piece): void {
  soupInBowl(art, { x, y: y + size * 0.3, size }, BOWL_LOOK, {
    under: (bowl) => saucer(art, bowl, BOWL_LOOK),
    inside(bowl) {
      thickSoup(art, bowl, redLentils(color))
      pepperButter(art, bowl)
    },
    over: (bowl) => spoonInSoup(art, bowl, color),
  })
}

/** The colors of the soup, from its creases to its crests. */
function redLentils(color: Color): Color[] {
  return [
    shade(mix(color, '#c4511a', 0.5), 0.24),
    mix(color, '#c4511a', 0.6),
    mix(color, '#d0601a', 0.3),
    color,
    mix(color, '#f6b04e', 0.6),
    '#fbd28a',
    '#fff0cc',
  ]
}

/** Butter fried red with pepper: an orange edge, a glossy red middle, flakes of pepper and mint in it. */
function pepperButter(art: Canvas, bowl: SoupBowl): void {
  const deep = pourOn(art, bowl, {
    trail: TRAIL,
    stray: 0.045,
    stains: [
      [0.07, '#f2902a', 0.35],
      [0.035, '#e8701c', 0.55],
    ],
    edge: 0.04,
    contrast: 1.2,
    colors: ['#8a1a08', '#b02a0a', '#c83a0e', '#d84c14', '#ee7a34', '#ffc890'],
    opacity: 0.94,
  })
  flakes(art, bowl, deep)
}

/** Flakes of pepper and of dried mint, thick where the butter is. */
function flakes(art: Canvas, bowl: SoupBowl, deep: (u: number, v: number) => number): void {
  const { random } = art
  const { x, y, radius } = surfaceOf(bowl)
  const fallen = (count: number, reach: number, most: number) =>
    Array.from({ length: count }, (): Point => [random.jitter(0.8), random.jitter(0.7)])
      .filter(([u, v]) => deep(u, v) > -reach && deep(u, v) < most)
      .map(([u, v]): Point => [x + u * radius, y + v * radius * bowl.flat])
  const flecks = (places: readonly Point[], color: Color, share: number) =>
    art.fill(spots(random, places, [radius * share * 0.5, radius * share], { flat: 1.7 }), color)
  flecks(fallen(300, 0.06, 9), '#a82408', 0.012)
  flecks(fallen(150, 0.01, 9), '#5e0e06', 0.015)
  flecks(fallen(220, 0.12, 9), '#46521e', 0.014)
  flecks(fallen(130, 0.05, 9), '#8a9440', 0.01)
  glints(art, bowl)
}

/** The window in the butter where it is deepest. */
function glints(art: Canvas, bowl: SoupBowl): void {
  const { x, y, radius } = surfaceOf(bowl)
  const lines = [
    [5, 9],
    [10, 13],
    [22, 25],
  ].map(([from, to]) =>
    open(
      TRAIL.slice(from, to).map(({ u, v, wide }): Point => {
        const out = 1 + (v < 0 ? 0.4 : -0.5) * wide
        return [x + u * out * radius - 3, y + v * out * radius * bowl.flat - 2]
      }),
    ),
  )
  art.stroke(lines.join(''), '#fff0d0', radius * 0.011, { opacity: 0.55 })
}
