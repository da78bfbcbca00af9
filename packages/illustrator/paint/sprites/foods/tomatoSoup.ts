import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { basilLeaf } from '../products/basilLeaf.ts'
import { spots } from './dough.ts'
import { pourOn, trailOf } from './pouredOnSoup.ts'
import { type BowlLook, type SoupBowl, soupInBowl, surfaceOf } from './soupBowl.ts'
import { soupCrouton } from './soupCrouton.ts'
import { thickSoup } from './thickSoup.ts'

const BOWL_LOOK: BowlLook = { glaze: '#477f80', inside: '#efe6d2', band: '#2f5558' }

/** Where the cream was poured, in shares of the surface's radius: one turn and a half, slim at its ends. */
const TRAIL = trailOf({
  angle: [5.6, 7.4],
  reach: [0.26, 0.5, 0.9],
  waver: 1.9,
  wide: [0.012, 0.056, 0.7],
  begin: 0.06,
  uneven: [0.85, 0.3, 1.4, 0.6],
})

/** Tomato soup in its bowl with cream, croutons half sunk and basil; `size` is the radius of the bowl. */
export function tomatosoup(art: Canvas, { x, y, size, color }: Piece): void {
  soupInBowl(art, { x, y: y + size * 0.34, size }, BOWL_LOOK, {
    inside(bowl) {
      thickSoup(art, bowl, tomatoes(color))
      cream(art, bowl, color)
      oilAndPepper(art, bowl)
    },
    over: (bowl) => garnish(art, bowl, color),
  })
}

/** The colors of the soup, from its creases to its crests. */
function tomatoes(color: Color): Color[] {
  return [
    shade(color, 0.42),
    shade(color, 0.26),
    shade(color, 0.1),
    color,
    mix(color, '#f06a34', 0.55),
    '#f58a50',
    '#ffc89a',
  ]
}

/** Cream in a thick soup: a pink edge where the two run together, a lit ridge in the middle. */
function cream(art: Canvas, bowl: SoupBowl, color: Color): void {
  pourOn(art, bowl, {
    trail: TRAIL,
    stray: 0.05,
    stains: [[0.03, mix(color, '#f7a98a', 0.5), 0.6]],
    edge: 0.035,
    contrast: 1,
    colors: ['#d98a6c', '#eebfa0', '#f7dcc2', '#fcefdc', '#fffaf0', '#ffffff'],
  })
}

/** Beads of golden oil, and coarse pepper. */
function oilAndPepper(art: Canvas, bowl: SoupBowl): void {
  const { random } = art
  const { x, y, radius } = surfaceOf(bowl)
  const fallen = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (): [number, number] => {
      const [turn, reach] = [random.angle(), from + (to - from) * random.next()]
      return [x + Math.cos(turn) * radius * reach, y + Math.sin(turn) * radius * reach * bowl.flat]
    })
  const beads = fallen(16, 0.5, 0.9).map(([px, py]): readonly [number, number, number] => [
    px,
    py,
    radius * (0.006 + 0.018 * random.next() ** 2),
  ])
  const drawn = (scale: number, dx = 0, dy = 0) =>
    beads
      .map(([px, py, wide]) =>
        ellipse(px + dx * wide, py + dy * wide, wide * scale, wide * scale * bowl.flat),
      )
      .join('')
  art.fill(drawn(1.12, 0.15, 0.25), '#7a1c08', 0.55)
  art.fill(drawn(1), '#ee9436', 0.9)
  art.fill(drawn(0.3, -0.35, -0.25), '#fff2cc', 0.9)
  art.fill(
    spots(random, fallen(46, 0.1, 0.85), [radius * 0.004, radius * 0.009], { flat: 1.4 }),
    '#3a120a',
    0.8,
  )
}

/** Where each crouton lies in shares of the surface, how large, how turned, how it leans, how deep. */
const CROUTONS = [
  [0.1, -0.42, 0.12, 0.5, 0.2, -0.2],
  [-0.2, -0.3, 0.125, 1.15, -0.3, -0.3],
  [0.36, -0.24, 0.115, 0.2, 0.25, -0.2],
  [-0.46, -0.06, 0.11, 0.32, 0.34, -0.1],
  [0.08, -0.2, 0.13, 0.78, -0.24, -1.1],
  [0.45, 0.04, 0.12, 0.95, 0.3, -0.1],
  [-0.2, 0.02, 0.135, 0.42, 0.2, -0.4],
  [-0.02, 0.28, 0.11, 0.9, -0.2, -0.1],
  [-0.6, 0.34, 0.09, 0.7, 0.2, 0.1],
] as const

/** The heap in the middle: bread above, leaves of basil leaning on it. */
function garnish(art: Canvas, bowl: SoupBowl, soup: Color): void {
  const { x, y, radius } = surfaceOf(bowl)
  const at = (u: number, v: number) => ({ x: x + u * radius, y: y + v * radius * bowl.flat })
  for (const [u, v, share, turn, lean, sunk] of CROUTONS) {
    const look = { turn, lean, sunk, flat: bowl.flat, color: '#e2a448', soup }
    soupCrouton(art, { ...at(u, v), size: share * radius, ...look })
  }
  const green = '#3f8a3a'
  const leaf = { droop: 0.3, wide: 0.8, behind: false }
  basilLeaf(art, { ...at(0.12, 0.04), size: radius * 0.3, angle: 2.5, color: '#2f7434', ...leaf })
  basilLeaf(art, { ...at(0.14, -0.02), size: radius * 0.34, angle: -0.2, color: green, ...leaf })
  basilLeaf(art, { ...at(0.13, 0.04), size: radius * 0.2, angle: -1.5, color: '#5aa348', ...leaf })
}
