import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix } from '../../../core/color.ts'
import { ellipse, num } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { glow } from '../glow.ts'
import { drawLeaf } from '../leaf.ts'
import { steam } from '../../products/parts.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { swirl } from '../swirl.ts'
import { upright } from '../upright.ts'
import { simmeredBite } from './simmeredBite.ts'
import { rodLump, slabLump } from './forms.ts'
import { backOfGlazedBowl, frontOfGlazedBowl, type GlazedBowl } from './glazedBowl.ts'
import { liftingSpoon } from './servingSpoon.ts'
import { type LaidStew, type Lump, laidStew, lumpRelief, sauceRelief, type Stew } from './stew.ts'
import { footOf, gloss, oilBeads } from './wetness.ts'

interface Oval {
  rx: number
  ry: number
}

const SAUCE = ['#3f5218', '#708632', '#98ac4a', '#b7c56c', '#d2dc92', '#eff2c8'] as const
const PEPPER = ['#5e0a08', '#a3160f', '#d42a18', '#ec4a2a', '#ff8a62', '#ffd0b4'] as const
const BEAN = ['#173f12', '#2c6a1c', '#4a9430', '#6fb648', '#a4d676', '#e2f6c0'] as const
/** Its skin lies in the shade, its flesh in the light. */
const EGGPLANT = ['#1d0b2b', '#482260', '#86587f', '#ecdca8', '#f6eec8', '#fefae4'] as const

/** Bites of chicken, as shares of the bowl's opening: where, how turned, how large, how far out. */
const MEAT = [
  [-0.5, -0.46, 0.4, 0.16, 0],
  [-0.2, -0.56, -0.3, 0.17, 0.2],
  [-0.62, -0.12, -0.4, 0.18, 0.1],
  [-0.3, -0.2, 0.25, 0.22, 0.8],
  [0.06, -0.3, -0.35, 0.19, 0.6],
  [-0.46, 0.22, 0.4, 0.19, 0.2],
  [-0.1, 0.12, -0.15, 0.24, 0.9],
  [0.24, 0.42, 0.3, 0.19, 0],
  [-0.7, 0.36, -0.3, 0.12, -0.35],
  [0.62, 0.46, -0.5, 0.13, -0.35],
] as const

/** Quarters of eggplant: where, how turned, how large, how far out. */
const QUARTERS = [
  [0.5, -0.5, 0.3, 0.15, 0],
  [-0.74, -0.3, -0.5, 0.12, 0],
  [-0.18, 0.52, -0.15, 0.17, 0.1],
  [0.62, 0.22, 0.4, 0.15, 0],
] as const

/** Strips of pepper and halves of bean: where, how turned, how long, how bent. */
const STRIPS = [
  [0.1, -0.68, 0.2, 0.17, 0.3, 'pepper'],
  [0.3, -0.62, -0.5, 0.16, 0.1, 'bean'],
  [-0.82, 0.04, 1.1, 0.15, -0.2, 'bean'],
  [-0.1, -0.02, 0.7, 0.22, -0.4, 'pepper'],
  [-0.5, 0.02, -0.5, 0.2, 0.3, 'pepper'],
  [-0.46, 0.52, 0.5, 0.2, 0.34, 'pepper'],
  [-0.26, 0.32, 0.4, 0.2, 0.12, 'bean'],
  [0.42, 0.26, -0.4, 0.22, -0.4, 'pepper'],
  [0.2, 0.68, -0.16, 0.19, 0.14, 'bean'],
  [-0.72, -0.42, -0.7, 0.15, 0.14, 'bean'],
] as const

function plantsIn(random: Random, { rx, ry }: Oval): Lump[] {
  const quarters = QUARTERS.map(([u, v, angle, size, rise]) =>
    slabLump(random, {
      x: u * rx,
      y: v * ry,
      size: size * rx,
      angle,
      rise,
      colors: EGGPLANT,
      aspect: random.range(0.66, 0.74),
      grain: 0,
      furrows: 1,
      browned: 0,
      torn: 0.4,
    }),
  )
  const strips = STRIPS.map(([u, v, angle, size, bend, kind]) =>
    rodLump(random, {
      x: u * rx,
      y: v * ry,
      size: size * rx,
      angle,
      rise: 0.1,
      bend,
      dip: random.range(0.1, 0.3),
      thick: kind === 'pepper' ? 0.21 : 0.15,
      colors: kind === 'pepper' ? PEPPER : BEAN,
    }),
  )
  return [...quarters, ...strips]
}

function stewOf({ random }: Canvas, { rx, ry }: Oval): Stew {
  const [coarse, fine] = [cloudsOf(random), cloudsOf(random)]
  const swellAt = (x: number, y: number) => {
    const away = (x / rx) ** 2 + (y / ry) ** 2
    const heap = rx * 0.12 * Math.max(0, 1 - away * 1.4)
    return heap + coarse(x / 110, y / 60) * 26 + fine(x / 40, y / 24) * 4
  }
  return {
    rx,
    ry,
    swellAt,
    lumps: plantsIn(random, { rx, ry }),
  }
}

/** Thai green curry in a bowl: chicken, pepper and beans half under in a creamy sauce; `size` is half its width. */
export function greencurry(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: GlazedBowl = {
    rx: size,
    ry: size * 0.6,
    depth: size * 0.5,
    color,
    inside: '#efe3cc',
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y - size * 0.16, () => {
      backOfGlazedBowl(art, bowl)
      art.clipped(ellipse(0, bowl.ry * 0.012, size * 0.95, bowl.ry * 0.95), () => {
        art.movedBy(0, size * 0.04, () => filling(art, bowl))
      })
      frontOfGlazedBowl(art, bowl)
      steam(art, -size * 0.2, -size * 0.4, 0.9)
      serving(art, size)
    })
  })
}

/** A spoon that lifts chicken out, the sauce running from it. */
function serving(art: Canvas, size: number): void {
  const { random } = art
  liftingSpoon(art, {
    x: size * 0.42,
    y: -size * 0.1,
    size: size * 0.27,
    angle: -0.5,
    sauce: '#9fb24c',
    glow: '#d3dd90',
    color: '#c6a074',
    grain: size * 0.12,
    places: [],
    lumpAt: (place) => rodLump(random, { ...place, angle: 0, bend: 0, thick: 0.2, colors: BEAN }),
  })
  for (const [u, v, angle] of SPOONFUL) {
    simmeredBite(art, {
      x: size * (0.42 + u * 0.27),
      y: size * (v * 0.27 - 0.1),
      size: size * 0.12,
      angle,
      color: SAUCE[3],
    })
  }
}

/** Where chicken lies in the spoon, in shares of its size, and how it is turned. */
const SPOONFUL = [
  [-0.4, 0.0, 0.5],
  [0.3, -0.36, -0.3],
  [0.04, -0.04, 0.1],
] as const

function filling(art: Canvas, bowl: GlazedBowl): void {
  const [rx, ry] = [bowl.rx * 0.93, bowl.ry * 0.93]
  const stew = laidStew(stewOf(art, { rx, ry }), 3.8)
  sauceRelief(stew, SAUCE, { tones: 8, crease: 0.6, contrast: 1.35 }).draw(art)
  gloss(art, stew.swellAt, { rx, ry, color: '#fbfbe6', opacity: 0.7, from: 0.34 })
  art.stroke(ellipse(0, 0, rx * 0.985, ry * 0.98), '#6f8a1e', rx * 0.03, { opacity: 0.55 })
  cream(art, { rx, ry })
  oilBeads(art, { rx, ry, color: '#86a01e', count: 60 })
  const bites = MEAT.map(([u, v, angle, size, rise]) => ({
    y: v * ry,
    draw: () =>
      simmeredBite(art, {
        x: u * rx,
        y: v * ry - rise * rx * 0.07,
        size: size * rx,
        angle: angle * 0.6,
        color: SAUCE[3],
      }),
  }))
  const plants = stew.lumps.map((lump) => ({ y: lump.y, draw: () => plant(art, stew, lump) }))
  for (const { draw } of [...bites, ...plants].toSorted((a, b) => a.y - b.y)) draw()
  basil(art, rx)
}

/** A strip or a quarter, as far as it stands out of the sauce. */
function plant(art: Canvas, stew: LaidStew, lump: LaidStew['lumps'][number]): void {
  const relief = lumpRelief(stew, lump, { tones: 9, crease: 0.35, contrast: 1.1 })
  const { x, y, reach, colors } = lump
  footOf(art, relief.outline, stew.rx * 0.09, '#eef0c4')
  relief.draw(art)
  art.stroke(relief.outline, mix(colors[0] ?? '#3a2a12', '#4a5a18', 0.4), 1.4, { opacity: 0.4 })
  art.clipped(relief.outline, () =>
    glow(art, '#a3b34c', 0.6, [{ x, y: y + reach * 0.5, rx: reach * 0.7, ry: reach * 0.2 }]),
  )
}

/** Coconut cream that a spoon trailed around. */
function cream(art: Canvas, { rx, ry }: Oval): void {
  art.group(`transform="scale(1 ${num(ry / rx)})"`, () => {
    swirl(art, { x: 0, y: 0, size: rx * 0.93, angle: 0.5, color: '#fbf8e4' })
  })
}

/** Leaves of basil on the middle: where and how long, as shares of the bowl, and how turned. */
const LEAVES = [
  [-0.5, 0.3, 0.13, 2.5],
  [-0.44, -0.17, 0.26, 3.0],
  [-0.28, -0.31, 0.2, -2.1],
  [-0.12, -0.22, 0.27, -0.4],
  [-0.24, -0.06, 0.19, 1.2],
] as const

/** A tip of Thai basil that a hand dropped on the meat. */
function basil(art: Canvas, size: number): void {
  for (const [u, v, long, angle] of LEAVES) {
    const color = art.random.pick(['#2f7a34', '#3a8a3a', '#27702f'])
    const piece = { x: u * size, y: v * size, size: long * size, angle, color }
    drawLeaf(art, piece, { width: 0.5, bend: art.random.jitter(0.5), height: 12, veins: 5 })
  }
}
