import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, ellipse, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { steam } from '../../products/parts.ts'
import { cilantroLeaf } from '../produce/sprigs.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { upright } from '../upright.ts'
import { almondLump, apricotLump, slabLump } from './forms.ts'
import { type Lump, laidStew, lumpRelief, sauceRelief, type Stew } from './stew.ts'
import { backOfTagine, frontOfTagine, OPENING, type TagineDish, tagineLid } from './tagineDish.ts'
import { fibres, footOf, gloss, oilBeads } from './wetness.ts'

interface Oval {
  rx: number
  ry: number
}

const SAUCE = ['#3e1402', '#753006', '#a04a0a', '#bb6614', '#d98a30', '#f7c070'] as const
const LAMB = ['#5e2710', '#8a481c', '#b06a30', '#cf8f50', '#ebbd82', '#ffe9c2'] as const
const APRICOT = ['#8a2e04', '#cf5a08', '#f5871a', '#ffa838', '#ffc970', '#fff0c4'] as const
const ALMOND = ['#6e3f16', '#b07a3a', '#e0b878', '#f5deb0', '#fff6e0'] as const

/** Chunks of lamb, as shares of the dish: where, how turned, how large, how far out. */
const MEAT = [
  [-0.36, -0.46, 0.5, 0.18, 0.1],
  [0.02, -0.52, -0.3, 0.19, 0.2],
  [0.38, -0.4, 0.25, 0.18, 0.1],
  [-0.52, -0.1, -0.5, 0.19, 0.15],
  [-0.18, -0.18, 0.2, 0.21, 0.9],
  [0.18, -0.14, -0.5, 0.2, 0.8],
  [0.54, 0.0, 0.5, 0.18, 0.15],
  [-0.3, 0.2, 0.5, 0.2, 0.5],
  [0.06, 0.2, -0.15, 0.22, 0.8],
  [0.38, 0.28, 0.4, 0.19, 0.3],
  [-0.1, 0.54, 0.2, 0.18, 0.1],
] as const

const FRUIT = [
  [0.3, -0.28, 0.125, 1],
  [-0.44, 0.06, 0.125, 0.8],
  [-0.7, -0.2, 0.115, 0.1],
  [0.64, 0.34, 0.12, 0.1],
  [-0.16, -0.56, 0.11, 0.5],
  [0.22, 0.48, 0.13, 0.5],
  [-0.46, 0.46, 0.12, 0.2],
  [0.02, 0.02, 0.12, 1.6],
] as const

const NUTS = [
  [0.14, 0.1, 0.5, 1.6],
  [0.22, 0.02, -0.6, 1.4],
  [-0.36, -0.26, 0.3, 1.2],
  [0.4, 0.5, -0.9, 0.2],
  [-0.28, 0.32, 0.9, 0.8],
  [0.46, -0.18, 0.7, 1],
  [-0.2, 0.26, -0.3, 1],
  [0.6, -0.32, 0.2, 0.2],
  [0.0, 0.7, 0.3, 0.2],
] as const

function lumpsOf(random: Random, { rx, ry }: Oval): Lump[] {
  const meat = MEAT.map(([u, v, angle, size, rise]) =>
    slabLump(random, {
      x: u * rx * 1.1,
      y: v * ry * 1.08,
      size: size * rx * 1.1,
      angle,
      rise,
      colors: LAMB,
      aspect: random.range(0.66, 0.84),
      grain: random.range(0.02, 0.032),
      furrows: random.range(4, 6),
      browned: 0.8,
      topGrain: 0.8,
      torn: 1.4,
    }),
  )
  const fruit = FRUIT.map(([u, v, size, rise]) =>
    apricotLump(random, {
      x: u * rx * 1.08,
      y: v * ry * 1.08,
      size: size * rx * 1.04,
      angle: random.angle(),
      rise,
      colors: APRICOT,
    }),
  )
  const nuts = NUTS.map(([u, v, angle, rise]) =>
    almondLump(random, {
      x: u * rx,
      y: v * ry,
      size: rx * random.range(0.08, 0.09),
      angle,
      rise: rise * 2 + 0.7,
      colors: ALMOND,
    }),
  )
  return [...meat, ...fruit, ...nuts]
}

function stewOf({ random }: Canvas, { rx, ry }: Oval): Stew {
  const [coarse, fine] = [cloudsOf(random), cloudsOf(random)]
  const swellAt = (x: number, y: number) => {
    const away = (x / rx) ** 2 + (y / ry) ** 2
    const heap = rx * 0.12 * Math.max(0, 1 - away * 1.4)
    return heap + coarse(x / 96, y / 52) * 34 + fine(x / 40, y / 22) * 5
  }
  return { rx, ry, swellAt, lumps: lumpsOf(random, { rx, ry }) }
}

/** Lamb tagine in its clay dish, the lid behind it: chunks that come apart, apricots and almonds; `size` is half its width. */
export function lambtagine(art: Canvas, { x, y, size, color }: Piece): void {
  const paint = '#f6d28c'
  const dish: TagineDish = { rx: size, ry: size * 0.6, depth: size * 0.36, color, paint }
  upright(art, { x, y }, () => {
    art.movedBy(x - size * 0.08, y - size * 0.01, () => {
      tagineLid(art, {
        x: size * 0.86,
        y: -size * 0.26,
        rx: size * 0.56,
        height: size * 0.68,
        color,
        paint,
      })
      backOfTagine(art, dish)
      art.clipped(ellipse(0, dish.ry * 0.012, size * OPENING, dish.ry * OPENING), () => {
        art.movedBy(0, size * 0.04, () => filling(art, dish))
      })
      frontOfTagine(art, dish)
      steam(art, -size * 0.1, -size * 0.4, 0.9)
    })
  })
}

function filling(art: Canvas, dish: TagineDish): void {
  const [rx, ry] = [dish.rx * 0.89, dish.ry * 0.89]
  const stew = laidStew(stewOf(art, { rx, ry }), 3.4)
  sauceRelief(stew, SAUCE, { tones: 8, crease: 0.6, contrast: 1.35 }).draw(art)
  gloss(art, stew.swellAt, { rx, ry, color: '#ffe0a8', opacity: 0.6, from: 0.4 })
  oilBeads(art, { rx, ry, color: '#e8902c', count: 44 })
  for (const lump of stew.lumps) {
    const relief = lumpRelief(stew, lump, { tones: 9, crease: 0.26, contrast: 1 })
    footOf(art, relief.outline, rx * 0.1, '#f2a850')
    relief.draw(art)
    art.stroke(relief.outline, '#3d1407', 1.8, { opacity: 0.6 })
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
  art.clipped(outline, () => {
    if (colors === LAMB) fibres(art, { x, y, size, dark: '#6a2e12', light: '#ffe2b4' })
    art.softFill(drops.join(''), '#ffeac6', 0.7, size * 0.04)
  })
}

/** Where leaves of cilantro fell, as shares of the dish. */
const LEAVES = [
  [-0.2, -0.17, 0.1, 2.6],
  [0.0, -0.25, 0.11, -0.7],
  [-0.06, -0.13, 0.1, 1.0],
  [0.34, 0.2, 0.08, -0.9],
  [-0.5, 0.28, 0.085, 2.2],
  [0.06, -0.52, 0.075, -0.3],
] as const

function herbs(art: Canvas, size: number): void {
  for (const [u, v, far, angle] of LEAVES) {
    const color = art.random.pick(['#4f9434', '#5fa63c'])
    cilantroLeaf(art, { x: u * size, y: v * size, size: far * size, angle, color })
  }
}
