import type { toppings as words } from '../../../language/words/foods/toppings.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { DrawDust, FoodSprites } from '../types.ts'
import { crumbs } from './crumbs.ts'
import { layered } from './touches.ts'

/** Places strewn by hand: thicker in the middle than at the edge. */
function strewn(art: Canvas, x: number, y: number, radius: number, count: number): Point[] {
  return Array.from({ length: count }, () => {
    const turn = art.random.angle()
    const reach = radius * art.random.next() ** 0.62
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
  })
}

/** Cracked pepper: dark bits of three sizes, some with a pale face. */
const pepperdust: DrawDust = (art, { x, y, radius, count, color }) => {
  const places = pack(art.random, x, y, radius, count, { tries: 3 })
  const bits = places.map(([u, v]) => {
    const size = art.random.range(2.2, 5)
    return polygon(blob(art.random, u, v, size, size * 0.8, { points: 5, wobble: 0.25 }))
  })
  layered(art, bits.join(''), [
    { color: SHADOW, dx: 1, dy: 1.8, opacity: 0.3 },
    { color, opacity: 0.88 },
  ])
  const pale = places.filter((_, index) => index % 3 === 0)
  art.specks(pale, mix(color, '#c79a66', 0.6), 1.8, { opacity: 0.85 })
  art.specks(strewn(art, x, y, radius, count), color, 1.8, { opacity: 0.55 })
}

/** Flakes of sea salt: thin bright plates with an edge of shade. */
const saltflakes: DrawDust = (art, { x, y, radius, count, color }) => {
  const flakes = pack(art.random, x, y, radius, count, { tries: 4 }).map(([u, v]) => {
    const size = art.random.range(3.5, 9)
    return blob(art.random, u, v, size, size * 0.7, {
      points: 5,
      wobble: 0.2,
      angle: art.random.angle(),
    })
  })
  layered(art, flakes.map(polygon).join(''), [
    { color: SHADOW, dx: 1.8, dy: 2.8, opacity: 0.4 },
    { color: mix(color, '#b9a88c', 0.4) },
  ])
  art.fill(flakes.map((flake) => polygon(shrunk(flake, 0.76, -0.8, -1.1))).join(''), color, 0.95)
  art.specks(strewn(art, x, y, radius, count), '#ffffff', 2, { opacity: 0.8 })
}

/** A fine powder: a haze where it fell thickest, then grains of three tones. */
const powder =
  (thick: number): DrawDust =>
  (art, { x, y, radius, count, color }) => {
    const wide = blob(art.random, x, y, radius * 0.56, radius * 0.5, { points: 12, wobble: 0.14 })
    const heart = blob(art.random, x, y, radius * 0.3, radius * 0.26, { points: 9, wobble: 0.2 })
    art.group('filter="url(#soft14)"', () => {
      art.fill(closed(wide), color, 0.22 * thick)
      art.fill(closed(heart), color, 0.14 * thick)
    })
    art.specks(strewn(art, x, y, radius, count * 2), shade(color, 0.2), 2.6, { opacity: 0.7 })
    art.specks(strewn(art, x, y, radius * 0.9, count * 2), color, 3.4, { opacity: 0.85 })
    art.specks(strewn(art, x, y, radius * 0.8, count), tint(color, 0.35), 2.4, { opacity: 0.75 })
    art.specks(strewn(art, x, y, radius * 0.7, Math.round(count / 3)), color, 5, { opacity: 0.8 })
  }

/** Sugar sieved over a dish: a veil that is whitest in its middle, and its fine grains. */
const sugar: DrawDust = (art, { x, y, radius, count, color }) => {
  const veil = closed(
    blob(art.random, x, y, radius * 0.72, radius * 0.66, { points: 14, wobble: 0.12 }),
  )
  art.group('filter="url(#soft14)"', () => art.fill(veil, color, 0.22))
  powder(0.6)(art, { x, y, radius, count, color })
  art.specks(strewn(art, x, y, radius, count * 2), '#ffffff', 2.4, { opacity: 0.9 })
}

/** Toasted panko: coarse flakes and crumbs of every size, pale where the pan did not reach them. */
const breadcrumbs: DrawDust = (art, { x, y, radius, count, color }) => {
  const rough = { height: 4, angular: true, rough: 0.34, shaded: 0.22 }
  const places = (share: number) => strewn(art, x, y, radius, Math.round(count * share))
  crumbs(art, places(0.8), mix(color, '#a8581a', 0.45), { ...rough, size: 8 })
  crumbs(art, places(0.9), color, { ...rough, size: 12 })
  crumbs(art, places(0.5), mix(color, '#f4c470', 0.5), { ...rough, size: 14 })
  art.specks(places(1), tint(color, 0.5), 3.4, { opacity: 0.9 })
}

/** What is strewn over a dish at the end. */
export const toppings = {
  pepperdust,
  saltflakes,
  paprika: powder(1),
  cinnamon: powder(1),
  cocoa: powder(2),
  sugar,
  breadcrumbs,
} satisfies FoodSprites<typeof words>
