import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, ellipse, moved, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { footOf, heapHeights, isHidden, type Mound, moundLight, placeOn } from './grainMound.ts'
import { cheeseStrings, liftedFork } from './liftedFork.ts'
import { macaroni } from './macaroni.ts'
import { softSpot } from './softSpot.ts'
import { sunflower } from './touches.ts'
import { upright } from './upright.ts'
import { backOfBowl, bowlInside, frontOfBowl, overRim, type WideBowl } from './wideBowl.ts'

const SAUCE = { deep: '#c8700f', own: '#f0a02a' } as const
const ELBOWS = 140

function heapIn(art: Canvas, size: number): Mound {
  const heightAt = heapHeights(art.random, {
    high: 0.5,
    steep: 0.75,
    peak: [-0.15, -0.1],
    ragged: 0.02,
    swells: [
      [-0.4, 0.1, 0.4, 0.12],
      [0.36, -0.2, 0.4, 0.12],
      [0.1, 0.44, 0.34, 0.1],
      [-0.6, -0.4, 0.3, 0.08],
      [0.66, 0.3, 0.3, 0.08],
    ],
  })
  return { x: 0, y: size * 0.02, radius: size * 0.885, flat: 0.4, heightAt }
}

/** Elbows over all of the heap, those behind first; dark where the heap turns from the window. */
function elbows(art: Canvas, mound: Mound, size: number, color: string): void {
  const { random } = art
  const lightAt = moundLight(mound)
  const places = sunflower(art, { x: 0, y: 0, rx: 0.95 }, ELBOWS, 0.5)
    .filter(([u, v]) => mound.heightAt(u, v) >= 0 && !isHidden(mound, u, v))
    .toSorted(([, first], [, second]) => first - second)
  for (const [u, v] of places) {
    const [x, y] = placeOn(mound, u, v, 0.02)
    const light = lightAt(u, v)
    const tone =
      light > 0.6
        ? mix(color, '#ffe690', (light - 0.6) * 1.6)
        : mix(color, '#c2650c', (0.6 - light) * 1.3)
    const own = size * random.range(0.138, 0.164)
    const foot = { x: x + own * 0.2, y: y + own * 0.3, rx: own * 0.95, ry: own * 0.75 }
    softSpot(art, foot, '#7a3606', 0.45)
    macaroni(art, { x, y, size: own, angle: random.angle(), color: tone })
    if (light > 0.56) continue
    softSpot(art, { x, y, rx: own * 0.95, ry: own * 0.85 }, '#7a2e04', (0.56 - light) * 1.1)
  }
}

/** Where the window shines in the sauce before the heap. */
function gloss(art: Canvas, size: number): void {
  const spots = [
    [-0.62, 0.18, 0.12],
    [-0.3, 0.27, 0.16],
    [0.1, 0.31, 0.12],
    [0.42, 0.27, 0.14],
    [0.7, 0.14, 0.08],
  ] as const
  for (const [u, v, wide] of spots) {
    const spot = blob(art.random, u * size, v * size, wide * size, size * 0.02, { wobble: 0.2 })
    art.fill(closed(spot), '#ffd873', 0.95)
  }
}

/** Crumbs of bread toasted in butter: thick where they were strewn, thin around. */
function crumbs(art: Canvas, mound: Mound, size: number): void {
  const { random } = art
  for (let index = 0; index < 96; index += 1) {
    const [turn, reach] = [random.angle(), random.next() ** 1.1 * (index % 4 === 0 ? 0.8 : 0.46)]
    const [u, v] = [-0.16 + Math.cos(turn) * reach, 0.12 + Math.sin(turn) * reach]
    const [x, y] = placeOn(mound, u, v, 0.07)
    const own = size * random.range(0.012, 0.03)
    const crumb = blob(random, x, y, own, own * 0.75, { points: 6, wobble: 0.3 })
    art.fill(polygon(moved(crumb, own * 0.3, own * 0.5)), '#5a2606', 0.55)
    art.fill(polygon(crumb), random.pick(['#c27a2a', '#a55a18', '#d48c38']))
    const lit = blob(random, x - own * 0.2, y - own * 0.22, own * 0.55, own * 0.36, { points: 5 })
    art.fill(polygon(lit), '#f8cf86')
  }
}

/** A forkful over the heap, threads of cheese between the two. */
function forkful(art: Canvas, mound: Mound, size: number, color: string): void {
  const { random } = art
  const [x, y] = [-size * 0.06, -size * 0.86]
  const foot = (u: number, v: number): Point => placeOn(mound, u, v, 0.03)
  const wide = size * 0.062
  cheeseStrings(art, [
    [[x - size * 0.12, y + size * 0.05], foot(-0.3, -0.08), wide * 0.8],
    [[x + size * 0.12, y + size * 0.04], foot(0.16, -0.12), wide * 0.8],
    [[x - size * 0.01, y + size * 0.08], foot(-0.06, 0.02), wide * 1.25],
    [[x + size * 0.06, y + size * 0.08], foot(0.06, 0.06), wide * 0.6],
  ])
  liftedFork(art, { x: x - size * 0.07, y: y + size * 0.06, size: size * 0.46, angle: -0.42 })
  const held = [
    [-0.1, -0.06, 0.9],
    [0.09, -0.09, 2.4],
    [-0.14, 0.04, 4],
    [0.11, 0.02, 5.4],
    [-0.01, 0.05, 1.6],
    [0, -0.04, 3],
  ] as const
  for (const [u, v, angle] of held) {
    const tone = mix(color, '#ffe690', random.range(0.2, 0.5))
    macaroni(art, { x: x + u * size, y: y + v * size, size: size * 0.145, angle, color: tone })
  }
}

/** A bowl of macaroni in cheese sauce, a fork that draws threads from it; `size` is half its width. */
export function macandcheese(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * 0.4,
    depth: size * 0.52,
    glaze: '#c9512f',
    band: '#c9512f',
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y + size * 0.16, () => {
      backOfBowl(art, bowl)
      bowlInside(art, bowl)
      const mound = heapIn(art, size)
      art.clipped(overRim(bowl), () => {
        art.fill(closed(footOf(mound, 1.02)), SAUCE.deep)
        art.softFill(
          ellipse(-size * 0.12, 0, size * 0.66, size * 0.24),
          SAUCE.own,
          0.85,
          size * 0.1,
        )
        gloss(art, size)
        elbows(art, mound, size, color)
        crumbs(art, mound, size)
      })
      frontOfBowl(art, bowl)
      forkful(art, mound, size, color)
    })
  })
}
