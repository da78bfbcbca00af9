import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { ellipse, num, pack, type Point } from '../../core/contour.ts'
import { roundArea } from '../areas.ts'
import type { Piece } from '../types.ts'
import { cornheap } from './cornHeap.ts'
import { folded } from './foldedNoodles.ts'
import { jammyegg } from './jammyEgg.ts'
import { meltingButter } from './meltingButter.ts'
import { minceheap } from './minceHeap.ts'
import { noodleLift } from './noodleLift.ts'
import { scallionTop } from './scallionTop.ts'
import { softSpot } from './softSpot.ts'
import { type BowlLook, type SoupBowl, soupInBowl, surfaceOf } from './soupBowl.ts'
import { spinachheap } from './spinachHeap.ts'

const BOWL_LOOK: BowlLook = { glaze: '#f2ecdf', inside: '#f2ecdf', band: '#27507a' }
const NOODLES = '#f7dc98'

/** Noodles in miso broth under their toppings, some of them lifted; `size` is the radius of the bowl. */
export function misoramen(art: Canvas, { x, y, size, color }: Piece): void {
  soupInBowl(art, { x, y: y + size * 0.5, size }, BOWL_LOOK, {
    inside(bowl) {
      broth(art, bowl, color)
      noodles(art, bowl, color)
      oilEyes(art, bowl)
    },
    over: (bowl) => toppings(art, bowl, color),
  })
}

/** A cloudy broth: dark at its edge, lit where it is deep. */
function broth(art: Canvas, bowl: SoupBowl, color: Color): void {
  const { x, y, radius } = surfaceOf(bowl)
  const deep = art.radialGradient('cx=".56" cy=".6" r=".6"', [
    [0, tint(color, 0.24)],
    [0.5, color],
    [0.82, mix(color, '#b06a1c', 0.5)],
    [1, shade('#a8621a', 0.3)],
  ])
  art.fill(ellipse(x, y, radius * 1.03, radius * 1.03 * bowl.flat), deep)
}

/** Noodles folded into the broth, seen from the chair. */
function noodles(art: Canvas, bowl: SoupBowl, color: Color): void {
  const { x, y, radius } = surfaceOf(bowl)
  const lie = `transform="translate(${num(x)} ${num(y)}) scale(1 ${bowl.flat.toFixed(3)})"`
  const area = roundArea(0, 0, radius * 0.98)
  art.group(lie, () => {
    folded({ wide: 0.042, broth: mix(color, '#c08432', 0.5) })(art, area, {
      color: NOODLES,
      scale: 0.86,
    })
  })
}

/** Eyes of fat, flat on the broth, where nothing breaks the surface. */
function oilEyes(art: Canvas, bowl: SoupBowl): void {
  const { random } = art
  const { x, y, radius } = surfaceOf(bowl)
  const eyes = pack(random, 0, 0, 0.95, 110, { tries: 2 })
    .filter(([u, v]) => Math.hypot(u, v) > 0.6)
    .map(([u, v]) => {
      const wide = radius * (0.009 + 0.034 * random.next() ** 2)
      return ellipse(x + u * radius, y + v * radius * bowl.flat, wide, wide * bowl.flat)
    })
    .join('')
  art.movedBy(0.6, 1.6, () => art.fill(eyes, '#8a4c10', 0.4))
  art.fill(eyes, '#ffcf66', 0.62)
  art.stroke(eyes, '#fff3c8', 1.4, { opacity: 0.75 })
}

interface Topping {
  /** Where on the broth, how large, in shares of its radius, and how high it stands. */
  at: Point
  size: number
  tall: number
  color: Color
  draw: (art: Canvas, piece: Piece) => void
}

const TOPPINGS: readonly Topping[] = [
  { at: [-0.42, -0.44], size: 0.27, tall: 0.74, color: '#f5bd2c', draw: cornheap },
  { at: [-0.6, 0.06], size: 0.28, tall: 0.78, color: '#9a5a36', draw: minceheap },
  { at: [-0.3, 0.48], size: 0.29, tall: 0.72, color: '#3d7a30', draw: spinachheap },
  { at: [0.58, 0.06], size: 0.29, tall: 0.86, color: '#fdf8ec', draw: jammyegg },
  { at: [0.36, 0.42], size: 0.32, tall: 0.86, color: '#fdf8ec', draw: jammyegg },
]

/** What lies on the noodles: those that are lifted behind, then the heaps from far to near. */
function toppings(art: Canvas, bowl: SoupBowl, color: Color): void {
  const { x, y, radius } = surfaceOf(bowl)
  const place = ([u, v]: Point): Point => [x + u * radius, y + v * radius * bowl.flat]
  const [lx, ly] = place([0.12, -0.2])
  noodleLift(art, { x: lx, y: ly, size: radius * 0.72, angle: 0, color: '#ffdc84' })
  for (const { at, size: share, tall, color: tone, draw } of TOPPINGS) {
    const [px, py] = place(at)
    const size = radius * share
    castOnBroth(art, [px, py], size, color)
    art.group(`transform="translate(${num(px)} ${num(py - size * 0.16)}) scale(1 ${tall})"`, () => {
      draw(art, { x: 0, y: 0, size, angle: at[0] * 2.4, color: tone })
    })
  }
  const [bx, by] = place([0.02, 0.2])
  meltingButter(art, { x: bx, y: by, size: radius * 0.095 })
  const [sx, sy] = place([0.04, 0.68])
  scallionTop(art, { x: sx, y: sy, size: radius * 0.2 })
}

/** The shade that what stands in the broth throws on it. */
function castOnBroth(art: Canvas, [x, y]: Point, size: number, color: Color): void {
  const spot = { x: x + size * 0.14, y: y + size * 0.16, rx: size * 1.3, ry: size * 0.92 }
  softSpot(art, spot, shade(mix(color, '#7a3a08', 0.6), 0.5), 0.7)
}
