import type { grains as words } from '../../../language/words/foods/grains.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { arc, blob, closed, type Point } from '../../core/contour.ts'
import type { Area, DrawBase, FoodSprites } from '../types.ts'
import { type Grain, grainBed, grainHeap, strew } from './grainbeds.ts'
import { farro } from './farro.ts'
import { jollof } from './jollof.ts'
import { kimchirice } from './kimchiRice.ts'
import { mangostickyrice } from './mangoStickyRice.ts'
import { riceBed } from './riceBed.ts'
import { ricemound } from './riceMound.ts'
import { stickyrice } from './stickyRice.ts'
import { type Fill, filling, halves, mound, outlineOf, placesIn, pour, ripples } from './surface.ts'
import { layered, patches } from './touches.ts'

const RICE: Grain = { length: 13, width: 7.5, gap: 12 }

/** Draws a bed of one kind of grain. */
const bedOf =
  (grain: Grain): DrawBase =>
  (art, area, look) =>
    grainBed(art, area, look, grain)

/** Rice heaped on one side of the plate. */
function riceheap(art: Canvas, area: Area, { color, scale }: Fill): void {
  const radius = Math.min(...halves(area, scale))
  grainHeap(art, { x: area.x, y: area.y, radius, color, ...RICE, gap: 14 })
}

/** Risotto: it spreads loosely, creamy between glossy grains. */
function risotto(art: Canvas, area: Area, { color, scale }: Fill): void {
  const cream = tint(color, 0.3)
  const path = outlineOf(art, area, scale, 0.045)
  art.shadow(path, 7, 0.32)
  art.fill(path, shade(color, 0.2))
  art.movedBy(-2, -4, () => art.fill(path, cream))
  art.clipped(path, () => {
    const grain = { length: 13, width: 10, gap: 19, gloss: 0.95 }
    strew(art, filling(art, area, scale * 0.93, grain.gap), color, grain)
    ripples(art, area, { color: shade(color, 0.28), scale, count: 12, width: 10 })
    ripples(art, area, { color: tint(color, 0.75), scale, count: 16, width: 7 })
    mound(art, path, color, 0.8)
  })
}

/** Rolled oats in milk: flat flakes with a crease. */
function oats(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  pour(art, area, {
    ...look,
    depth: 0.14,
    color: tint(color, 0.6),
    inside: () => {
      const flakes = placesIn(art, area, scale * 0.96, area.round ? 290 : 420)
      for (const [sweep, width] of [26, 22, 18].entries()) {
        const chosen = flakes.filter((_, index) => index % 3 === sweep)
        strew(art, chosen, color, { length: 9, width, gap: width, gloss: 0 })
      }
      const creases = flakes.map(([x, y]): Point => [x - 3, y - 1])
      art.specks(creases, shade(color, 0.34), 2.2, { length: 8, opacity: 0.6 })
    },
  })
}

/** Something mashed or creamy, with the furrows of a spoon; shared by mash and polenta. */
function creamyHeap(art: Canvas, area: Area, { color, scale }: Fill): Point[] {
  const [rx, ry] = halves(area, scale)
  const outline = blob(art.random, area.x, area.y, rx, ry, { points: 17, wobble: 0.04 })
  art.body(outline, color, { height: 12, lit: 0.95, shaded: 0.28, offset: 0.03 })
  art.clipped(closed(outline), () => mound(art, closed(outline), color, 0.9))
  for (const [index, reach] of [0.8, 0.58, 0.36].entries()) {
    const start = -2.5 + index * 0.7
    const crescent = (thick: number) => {
      const edge = (side: number) =>
        Array.from({ length: 9 }, (_, step): Point => {
          const share = step / 8
          const turn = start + share * (4.4 - index * 0.3)
          const width = thick * Math.sin(Math.PI * (0.08 + 0.88 * share)) * (0.7 + 0.3 * share)
          const away = reach - share * 0.05 + side * width
          return [area.x + Math.cos(turn) * rx * away, area.y + Math.sin(turn) * ry * away]
        })
      return closed([...edge(1), ...edge(-1).toReversed()])
    }
    layered(art, crescent(0.075), [
      { color: shade(color, 0.2), dx: 4, dy: 7, opacity: 0.32 },
      { color: tint(color, 0.3), dx: -1, dy: -2, opacity: 0.95 },
    ])
    art.movedBy(-4, -7, () => art.fill(crescent(0.028), tint(color, 0.65), 0.75))
  }
  return outline
}

/** Mashed potato: furrows, a few lumps, butter's shine. */
function mash(art: Canvas, area: Area, look: Fill): void {
  creamyHeap(art, area, look)
  const [rx, ry] = halves(area, look.scale)
  const lumps = { x: area.x, y: area.y, rx: rx * 0.86, ry: ry * 0.86, count: 24, grain: rx * 0.05 }
  art.fill(patches(art, lumps), tint(look.color, 0.6), 0.7)
  art.fill(patches(art, { ...lumps, count: 14 }), shade(look.color, 0.14), 0.5)
  art.specks(placesIn(art, area, look.scale * 0.8, 16), '#5b4a35', 4, { opacity: 0.6 })
}

/** Soft polenta: fine yellow grains in a creamy spread. */
function polenta(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  creamyHeap(art, area, look)
  const dots = filling(art, area, scale * 0.9, 22)
  art.specks(dots, shade(color, 0.3), 3.6, { opacity: 0.45 })
  art.specks(placesIn(art, area, scale * 0.88, 160), tint(color, 0.8), 4, { opacity: 0.7 })
}

/** Quinoa: small beads, each with the pale ring of its germ. */
function quinoa(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  grainBed(art, area, look, { length: 0, width: 11, gap: 12.5, fleck: '#9a5a3a' })
  const rings = filling(art, area, scale * 0.94, 30).map(([x, y]) => {
    const start = art.random.angle()
    return arc(x, y, 6.5, start, start + 3.6)
  })
  art.stroke(rings.join(''), mix(tint(color, 0.9), '#ffffff', 0.4), 2.4, { opacity: 0.85 })
}

/** Grains, each a bed for what lies on it. */
export const grains = {
  rice: riceBed,
  riceheap,
  stickyrice,
  ricemound,
  jollof,
  kimchirice,
  mangostickyrice,
  couscous: bedOf({ length: 0, width: 9, gap: 9.6, gloss: 0.4 }),
  quinoa,
  farro,
  bulgur: bedOf({ length: 4, width: 9.5, gap: 11, gloss: 0.35, fleck: '#6f8f3f' }),
  orzo: bedOf({ length: 21, width: 10.5, gap: 16.5, gloss: 0.75 }),
  risotto,
  oats,
  polenta,
  mash,
} satisfies FoodSprites<typeof words>
