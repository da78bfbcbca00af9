import type { liquids as words } from '../../../language/words/foods/liquids.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, circle, closed } from '../../core/contour.ts'
import type { Area, Piece, FoodSprites } from '../types.ts'
import { curry } from './currySauce.ts'
import { greencurry } from './stewed/greenCurry.ts'
import { gravy } from './gravy.ts'
import { meltedcheese } from './browncheese.ts'
import { lentilsoup } from './lentilSoup.ts'
import { misoramen } from './misoRamen.ts'
import { noodlesoup } from './noodleSoup.ts'
import { beanchili } from './beanChili.ts'
import { onionsoup } from './onionSoup.ts'
import { dollop, drizzle, fatDrops, lumps, oilDrops, puddle, spiral, streak } from './puddles.ts'
import { smoothSoup } from './smoothSoup.ts'
import { swirl } from './swirl.ts'
import { raguHeap } from './raguHeap.ts'
import { spoonedcream } from './spoonedCream.ts'
import { type Fill, halves, placesIn, pour, ripples } from './surface.ts'
import { crumbs } from './crumbs.ts'
import { tomatosoup } from './tomatoSoup.ts'

/** A clear broth with drops of fat on it. */
function broth(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  pour(art, area, {
    ...look,
    depth: 0.5,
    inside: () => {
      ripples(art, area, { color: tint(color, 0.5), scale, count: 6, width: 5 })
      fatDrops(art, placesIn(art, area, scale * 0.92, 46), color, 17)
    },
  })
}

/** Wide faint shapes that make a surface thick. */
function clouds(art: Canvas, area: Area, { color, scale }: Fill): void {
  const [rx] = halves(area, scale)
  const shapes = placesIn(art, area, scale * 0.75, 8).map(([x, y]) => {
    const size = rx * art.random.range(0.12, 0.26)
    return closed(blob(art.random, x, y, size * 1.4, size * 0.6, { wobble: 0.2 }))
  })
  art.fill(shapes.join(''), color, 0.35)
}

/** A chunky sauce: lumps of tomato under its skin. */
function sauce(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  pour(art, area, {
    ...look,
    inside: () => {
      const count = area.round ? 20 : 32
      const pulp = { size: 30, height: 4, rough: 0.3, shaded: 0.28 }
      crumbs(art, placesIn(art, area, scale * 0.98, count * 6), shade(color, 0.1), pulp)
      lumps(art, area, { color: shade(color, 0.12), scale, count, size: 50 })
      lumps(art, area, { color: mix(color, '#e86a30', 0.4), scale, count, size: 32 })
      ripples(art, area, { color: mix(color, '#ffa05a', 0.5), scale, count: 12, width: 6 })
      fatDrops(art, placesIn(art, area, scale * 0.88, 20), mix(color, '#f2a040', 0.55), 10)
      art.specks(placesIn(art, area, scale * 0.9, 40), '#5d6b2a', 4, { length: 4, opacity: 0.6 })
    },
  })
}

/** A thick stew: pulp and chunks under a glossy skin, oil along them. */
function stew(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  pour(art, area, {
    ...look,
    color: shade(color, 0.16),
    depth: 0.62,
    inside: () => {
      const count = area.round ? 150 : 220
      const pulp = { size: 30, height: 4, rough: 0.3, shaded: 0.3 }
      crumbs(art, placesIn(art, area, scale * 0.98, count), color, pulp)
      lumps(art, area, { color: mix(color, '#d0602a', 0.3), scale, count: 16, size: 40 })
      lumps(art, area, { color: mix(color, '#e0a050', 0.4), scale, count: 14, size: 22 })
      const seams = placesIn(art, area, scale * 0.95, 60)
      art.specks(seams, shade(color, 0.6), 7, { length: 16, opacity: 0.5 })
      ripples(art, area, { color: mix(color, '#ff9a4a', 0.55), scale, count: 16, width: 7 })
      fatDrops(art, placesIn(art, area, scale * 0.94, 60), mix(color, '#f08a34', 0.6), 13)
    },
  })
}

/** Minced meat in a thick sauce; spooned over something, it lies there in a heap. */
function ragu(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  if (scale < 0.9) return raguHeap(art, area, look)
  const meat = mix(color, '#8a5230', 0.62)
  const bits = { height: 5, rough: 0.42, shaded: 0.5 }
  const places = (share: number, dense: number) =>
    placesIn(art, area, scale * share, Math.round(dense * (area.round ? 1 : 1.5)))
  pour(art, area, {
    ...look,
    color: shade(color, 0.12),
    inside: () => {
      crumbs(art, places(0.98, 150), shade(color, 0.06), { size: 24, ...bits })
      crumbs(art, places(0.98, 230), meat, { size: 17, ...bits })
      crumbs(art, places(0.92, 22), mix(color, '#e8832c', 0.7), { size: 12, ...bits })
      fatDrops(art, places(0.9, 26), mix(color, '#f2a040', 0.5), 8)
    },
  })
}

/** A pale sauce that lies in soft folds. */
function creamsauce(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  pour(art, area, {
    ...look,
    depth: 0.22,
    inside: () => {
      clouds(art, area, { scale, color: '#fff8e6' })
      ripples(art, area, { color: shade(color, 0.22), scale, count: 12, width: 8 })
      ripples(art, area, { color: '#fffaf0', scale, count: 14, width: 9 })
      art.specks(placesIn(art, area, scale * 0.9, 40), shade(color, 0.5), 3.4, { opacity: 0.5 })
    },
  })
}

/** A puddle of sauce; `size` is half its width. */
function pool(art: Canvas, { x, y, size, angle, color }: Piece): void {
  puddle(art, { x, y, rx: size, ry: size * 0.82, angle, color })
}

/** Yogurt that fills a bowl, in the spiral that a spoon left. */
function yogurtBowl(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  const [rx, ry] = halves(area, scale)
  const size = Math.min(rx, ry) * 0.84
  pour(art, area, {
    ...look,
    depth: 0.16,
    inside: () => {
      art.fill(circle(area.x, area.y, size * 1.05), shade(color, 0.07), 0.5)
      spiral(art, { x: area.x, y: area.y, size, angle: 0.6, color: tint(color, 0.4) })
    },
  })
}

/** Soups, sauces and what is poured over a dish. */
export const liquids = {
  broth,
  soup: smoothSoup,
  sauce,
  curry,
  stew,
  ragu,
  creamsauce,
  spoonedcream,
  gravy,
  meltedcheese,
  onionsoup,
  lentilsoup,
  tomatosoup,
  noodlesoup,
  misoramen,
  beanchili,
  greencurry,
  yogurt: yogurtBowl,
  swirl,
  drizzle,
  pool,
  yogurtstreak: streak,
  sourcream: dollop,
  redoil: (art, { x, y, radius, count, color }) =>
    oilDrops(art, { x, y, radius }, { color, count }),
} satisfies FoodSprites<typeof words>
