import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import {
  blob,
  closed,
  ellipse,
  open,
  type Path,
  type Point,
  polygon,
} from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { steam } from '../../products/parts.ts'
import { bow } from '../dough.ts'
import { cilantroLeaf } from '../produce/sprigs.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { upright } from '../upright.ts'
import { almondLump, apricotLump, slabLump } from './forms.ts'
import { backOfGlazedBowl, frontOfGlazedBowl, type GlazedBowl } from './glazedBowl.ts'
import { type Lump, laidStew, lumpRelief, sauceRelief, type Stew } from './stew.ts'
import { footOf, gloss, oilBeads } from './wetness.ts'

const SAUCE = ['#4a1803', '#8a3a08', '#b4580e', '#c9721a', '#e08f30', '#f9c474'] as const
const LAMB = ['#431508', '#7c3610', '#a95a22', '#c87f3e', '#e4ac68', '#fbdeae'] as const
const APRICOT = ['#6e2404', '#b24a08', '#e67812', '#f99c2e', '#ffc466', '#ffeab8'] as const
const ALMOND = ['#8a5a2a', '#c99a5c', '#ecd2a0', '#f8e8c8', '#fffaf0'] as const

/** Chunks of lamb, as shares of the dish: where, how turned, how large, how far out. */
const MEAT = [
  [-0.34, -0.44, 0.15, 0.25, 0.15],
  [0.2, -0.5, -0.2, 0.26, 0.1],
  [-0.06, -0.14, -0.14, 0.29, 0.45],
  [0.5, -0.08, 0.35, 0.24, 0.15],
  [-0.54, 0.06, -0.35, 0.23, 0.12],
  [0.18, 0.28, 0.12, 0.3, 0.35],
  [-0.26, 0.4, -0.14, 0.25, 0.2],
] as const

const FRUIT = [
  [0.29, -0.2, 0.15, 0.8],
  [-0.28, 0.1, 0.155, 0.6],
  [-0.7, -0.24, 0.135, 0.1],
  [0.58, 0.36, 0.155, 0.15],
  [-0.06, -0.62, 0.13, 0.2],
  [-0.04, 0.64, 0.15, 0.15],
] as const

const NUTS = [
  [0.06, 0.06, 0.5, 1.2],
  [0.2, 0.0, -0.6, 1],
  [-0.38, -0.3, 0.3, 1.2],
  [0.34, 0.56, -0.9, 0.2],
  [-0.48, 0.3, 0.9, 0.3],
  [0.42, -0.36, 0.7, 1],
  [-0.5, 0.44, -0.3, 0.2],
] as const

function lumpsOf(random: Random, { rx, ry }: { rx: number; ry: number }): Lump[] {
  const meat = MEAT.map(([u, v, angle, size, rise]) =>
    slabLump(random, {
      x: u * rx,
      y: v * ry,
      size: size * rx,
      angle,
      rise,
      colors: LAMB,
      aspect: random.range(0.68, 0.82),
      grain: random.range(0.014, 0.024),
      furrows: random.range(6, 9),
      browned: 1.2,
      topGrain: 0.9,
      torn: 1.9,
    }),
  )
  const fruit = FRUIT.map(([u, v, size, rise]) =>
    apricotLump(random, {
      x: u * rx,
      y: v * ry,
      size: size * rx,
      angle: random.angle(),
      rise,
      colors: APRICOT,
    }),
  )
  const nuts = NUTS.map(([u, v, angle, rise]) =>
    almondLump(random, {
      x: u * rx,
      y: v * ry,
      size: rx * random.range(0.068, 0.078),
      angle,
      rise: rise * 2,
      colors: ALMOND,
    }),
  )
  return [...meat, ...fruit, ...nuts]
}

function stewOf({ random }: Canvas, { rx, ry }: { rx: number; ry: number }): Stew {
  const [coarse, fine] = [cloudsOf(random), cloudsOf(random)]
  const swellAt = (x: number, y: number) => {
    const away = (x / rx) ** 2 + (y / ry) ** 2
    const heap = rx * 0.06 * Math.max(0, 1 - away * 1.4)
    return heap + coarse(x / 96, y / 52) * 34 + fine(x / 40, y / 22) * 5
  }
  return { rx, ry, swellAt, lumps: lumpsOf(random, { rx, ry }) }
}

/** Lamb tagine in its clay dish: chunks that come apart, apricots and almonds; `size` is half its width. */
export function lambtagine(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: GlazedBowl = {
    rx: size,
    ry: size * 0.6,
    depth: size * 0.46,
    color,
    inside: '#e2ae6c',
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y - size * 0.14, () => {
      backOfGlazedBowl(art, bowl)
      art.clipped(ellipse(0, bowl.ry * 0.012, size * 0.95, bowl.ry * 0.95), () => {
        art.movedBy(0, size * 0.04, () => filling(art, bowl))
      })
      frontOfGlazedBowl(art, bowl)
      band(art, bowl)
      steam(art, size * 0.06, -size * 0.4, 0.9)
    })
  })
}

/** Painted lozenges around its wall, slimmer where it turns away. */
function band(art: Canvas, { rx, ry, depth }: GlazedBowl): void {
  const lozenges = bow([0, depth * 0.3], [rx * 0.965, ry * 0.98], [0.24, Math.PI - 0.24], 20).map(
    ([x, y], index) => {
      const slim = Math.sin(0.24 + ((Math.PI - 0.48) * index) / 20)
      const [w, h] = [rx * 0.024 * (0.3 + 0.7 * slim), rx * 0.03]
      return polygon([
        [x - w, y],
        [x, y - h],
        [x + w, y],
        [x, y + h],
      ])
    },
  )
  art.fill(lozenges.join(''), '#f2cf8e', 0.75)
  const line = open(bow([0, depth * 0.46], [rx * 0.945, ry * 0.98], [0.3, Math.PI - 0.3], 16))
  art.stroke(line, '#f2cf8e', rx * 0.01, { opacity: 0.6 })
}

function filling(art: Canvas, bowl: GlazedBowl): void {
  const [rx, ry] = [bowl.rx * 0.93, bowl.ry * 0.93]
  const stew = laidStew(stewOf(art, { rx, ry }), 3.4)
  sauceRelief(stew, SAUCE, { tones: 11, crease: 0.6, contrast: 1.35 }).draw(art)
  gloss(art, stew.swellAt, { rx, ry, color: '#ffe0a8', opacity: 0.6, from: 0.4 })
  oilBeads(art, { rx, ry, color: '#e8902c', count: 44 })
  for (const lump of stew.lumps) {
    const relief = lumpRelief(stew, lump, { tones: 12, crease: 0.4, contrast: 1.15 })
    footOf(art, relief.outline, rx * 0.1, '#f2a850')
    relief.draw(art)
    wet(art, lump, relief.outline)
  }
  herbs(art, rx)
}

/** The window on what is glazed with sauce and honey. */
function wet(art: Canvas, { x, y, reach, colors }: Lump, outline: Path): void {
  const { random } = art
  if (colors === ALMOND) return
  const size = reach / 1.2
  const drops = [-0.46, -0.1, 0.2].map((u, index) => {
    const long = size * (index === 0 ? random.range(0.1, 0.16) : random.range(0.04, 0.09))
    const at: Point = [x + (u + random.jitter(0.1)) * size, y - size * random.range(0.22, 0.46)]
    const look = { points: 7, wobble: 0.2, angle: -0.25 }
    return closed(blob(random, ...at, long, long * 0.3, look))
  })
  art.clipped(outline, () => art.softFill(drops.join(''), '#ffeac6', 0.7, size * 0.04))
}

/** Where leaves of cilantro fell, as shares of the dish. */
const LEAVES = [
  [-0.2, -0.17, 0.1, 2.6],
  [0.0, -0.25, 0.11, -0.7],
  [-0.06, -0.13, 0.1, 1.0],
  [0.34, 0.2, 0.08, -0.9],
] as const

function herbs(art: Canvas, size: number): void {
  for (const [u, v, far, angle] of LEAVES) {
    const color = art.random.pick(['#4f9434', '#5fa63c'])
    cilantroLeaf(art, { x: u * size, y: v * size, size: far * size, angle, color })
  }
}
