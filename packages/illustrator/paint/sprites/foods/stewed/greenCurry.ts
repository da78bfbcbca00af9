import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, ellipse, num, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { glow } from '../glow.ts'
import { drawLeaf } from '../leaf.ts'
import { steam } from '../../products/parts.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { swirl } from '../swirl.ts'
import { upright } from '../upright.ts'
import { rodLump, slabLump } from './forms.ts'
import { backOfGlazedBowl, frontOfGlazedBowl, type GlazedBowl } from './glazedBowl.ts'
import { type Lump, laidStew, lumpRelief, sauceRelief, type Stew } from './stew.ts'
import { fibres, footOf, gloss, oilBeads } from './wetness.ts'

interface Oval {
  rx: number
  ry: number
}

const SAUCE = ['#33470f', '#5d7626', '#86a03c', '#a9bb5c', '#cbd888', '#eff2c8'] as const
const CHICKEN = ['#66602c', '#bd9657', '#e6c996', '#f6e2be', '#fcf3e2', '#ffffff'] as const
const PEPPER = ['#5e0a08', '#a3160f', '#d42a18', '#ec4a2a', '#ff8a62', '#ffd0b4'] as const
const BEAN = ['#173f12', '#2c6a1c', '#4a9430', '#6fb648', '#a4d676', '#e2f6c0'] as const
/** Its skin lies in the shade, its flesh in the light. */
const EGGPLANT = ['#1d0b2b', '#482260', '#86587f', '#ecdca8', '#f6eec8', '#fefae4'] as const

/** Slices of poached chicken, which lean on each other left of the middle, as shares of the bowl's opening: where, how turned, how large, how far out. */
const MEAT = [
  [-0.26, -0.4, 0.3, 0.2, 0.3],
  [0.06, -0.42, -0.2, 0.19, 0.35],
  [-0.46, -0.14, -0.35, 0.2, 0.35],
  [-0.1, -0.16, 0.25, 0.24, 0.8],
  [0.24, -0.14, -0.5, 0.22, 0.6],
  [-0.3, 0.1, 0.5, 0.21, 0.55],
  [0.06, 0.12, -0.15, 0.25, 0.7],
  [-0.1, 0.36, 0.3, 0.19, 0.15],
] as const

/** Quarters of eggplant: where, how turned, how large, how far out. */
const QUARTERS = [
  [0.5, -0.3, 0.3, 0.16, 0.15],
  [0.4, 0.22, -0.25, 0.18, 0.25],
  [-0.56, 0.3, 0.5, 0.16, 0.05],
] as const

/** Strips of pepper and halves of bean: where, how turned, how long, how bent. */
const STRIPS = [
  [-0.06, -0.7, 0.15, 0.17, 0.3, 'pepper'],
  [0.3, -0.56, -0.5, 0.16, 0.1, 'bean'],
  [-0.7, -0.1, 0.9, 0.18, -0.2, 'bean'],
  [0.36, 0.0, 0.75, 0.22, -0.4, 'pepper'],
  [-0.56, -0.4, -0.4, 0.2, 0.3, 'pepper'],
  [0.72, 0.02, -0.9, 0.18, 0.16, 'bean'],
  [0.14, 0.5, -0.3, 0.2, 0.3, 'pepper'],
  [-0.3, 0.62, 0.3, 0.17, 0.14, 'bean'],
] as const

function meatIn(random: Random, { rx, ry }: Oval): Lump[] {
  return MEAT.map(([u, v, angle, size, rise]) =>
    slabLump(random, {
      x: u * rx,
      y: v * ry,
      size: size * rx * random.range(0.94, 1.08),
      angle,
      rise,
      colors: CHICKEN,
      aspect: random.range(0.46, 0.6),
      grain: random.range(0.006, 0.012),
      furrows: random.range(7, 10),
      browned: 0.1,
      torn: 0.8,
    }),
  )
}

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
    return heap + coarse(x / 80, y / 46) * 34 + fine(x / 34, y / 20) * 8
  }
  return {
    rx,
    ry,
    swellAt,
    lumps: [...meatIn(random, { rx, ry }), ...plantsIn(random, { rx, ry })],
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
      steam(art, size * 0.06, -size * 0.4, 0.9)
    })
  })
}

function filling(art: Canvas, bowl: GlazedBowl): void {
  const [rx, ry] = [bowl.rx * 0.93, bowl.ry * 0.93]
  const stew = laidStew(stewOf(art, { rx, ry }), 3.8)
  sauceRelief(stew, SAUCE, { tones: 8, crease: 0.6, contrast: 1.35 }).draw(art)
  gloss(art, stew.swellAt, { rx, ry, color: '#fbfbe6', opacity: 0.7, from: 0.34 })
  art.stroke(ellipse(0, 0, rx * 0.985, ry * 0.98), '#6f8a1e', rx * 0.03, { opacity: 0.55 })
  shadeUnderMeat(art, { rx, ry })
  cream(art, { rx, ry })
  oilBeads(art, { rx, ry, color: '#86a01e', count: 60 })
  for (const lump of stew.lumps) {
    const relief = lumpRelief(stew, lump, { tones: 9, crease: 0.35, contrast: 1.1 })
    footOf(art, relief.outline, rx * 0.11, '#dfe6a6')
    relief.draw(art)
    art.stroke(relief.outline, lump.colors[0] ?? '#3a2a12', 1.8, { opacity: 0.6 })
    wet(art, lump, relief.outline)
  }
  basil(art, rx)
}

/** The heap keeps the light from the sauce on its right. */
function shadeUnderMeat(art: Canvas, { rx, ry }: Oval): void {
  const spots = [
    { x: rx * 0.04, y: ry * 0.1, rx: rx * 0.8, ry: ry * 0.74 },
    { x: rx * 0.2, y: ry * 0.26, rx: rx * 0.6, ry: ry * 0.5 },
  ]
  glow(art, '#2f420c', 0.75, spots)
}

/** Coconut cream that a spoon trailed around. */
function cream(art: Canvas, { rx, ry }: Oval): void {
  art.group(`transform="scale(1 ${num(ry / rx)})"`, () => {
    swirl(art, { x: rx * 0.3, y: rx * 0.34, size: rx * 0.6, angle: 0.9, color: '#f6f4d2' })
  })
}

/** Sauce that climbs up a piece, and the window on it. */
function wet(art: Canvas, { x, y, reach, colors }: Lump, outline: Path): void {
  const { random } = art
  const isMeat = colors === CHICKEN
  const size = reach / 1.2
  art.clipped(outline, () => {
    const climbs = [-0.6, 0, 0.6].map((u) => {
      const rise = random.range(0.14, 0.3)
      return { x: x + u * size, y: y + size * 0.62, rx: size * 0.5, ry: size * rise }
    })
    if (isMeat) glow(art, '#aebb5c', 0.9, climbs)
    const drops = [-0.5, -0.24, 0.14].map((u) => {
      const long = size * random.range(0.04, 0.12)
      const at: Point = [x + (u + random.jitter(0.1)) * size, y - size * random.range(0.24, 0.42)]
      const look = { points: 7, wobble: 0.2, angle: -0.2 }
      return closed(blob(random, ...at, long, long * 0.4, look))
    })
    if (isMeat) fibres(art, { x, y, size, dark: '#a8743a', light: '#fffaf0' })
    if (isMeat) art.fill(drops.join(''), '#ffffff', 0.95)
  })
}

/** Leaves of basil on the middle: where and how long, as shares of the bowl, and how turned. */
const LEAVES = [
  [0.5, -0.02, 0.17, 0.5],
  [-0.4, 0.26, 0.15, 2.4],
  [-0.27, -0.21, 0.3, 2.95],
  [-0.09, -0.33, 0.2, -2.0],
  [0.06, -0.24, 0.26, -0.35],
  [-0.08, -0.11, 0.22, 1.1],
] as const

/** A tip of Thai basil that a hand dropped on the meat. */
function basil(art: Canvas, size: number): void {
  for (const [u, v, long, angle] of LEAVES) {
    const color = art.random.pick(['#2f7a34', '#3a8a3a', '#27702f'])
    const piece = { x: u * size, y: v * size, size: long * size, angle, color }
    drawLeaf(art, piece, { width: 0.5, bend: art.random.jitter(0.5), height: 12, veins: 5 })
  }
}
