import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, ellipse, num, type Path, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { glow } from '../glow.ts'
import { drawLeaf } from '../leaf.ts'
import { steam } from '../../products/parts.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { upright } from '../upright.ts'
import { rodLump, slabLump } from './forms.ts'
import { backOfGlazedBowl, frontOfGlazedBowl, type GlazedBowl } from './glazedBowl.ts'
import { type Lump, laidStew, lumpRelief, sauceRelief, type Stew } from './stew.ts'
import { footOf, gloss, oilBeads } from './wetness.ts'

const SAUCE = ['#46561c', '#7d9038', '#a3b458', '#bfcb78', '#d8df9e', '#f0f1cc'] as const
const CHICKEN = ['#74642c', '#bb8544', '#dfb476', '#f3d9ac', '#fcf0da', '#fffdf6'] as const
const PEPPER = ['#5e0a08', '#a3160f', '#d42a18', '#ec4a2a', '#ff8a62', '#ffd0b4'] as const
const BEAN = ['#173f12', '#2c6a1c', '#4a9430', '#6fb648', '#a4d676', '#e2f6c0'] as const

/** Pieces of chicken, as shares of the bowl's opening: where, how turned, how large, how far out. */
const MEAT = [
  [-0.32, -0.42, 0.1, 0.23, 0.15],
  [0.22, -0.48, -0.2, 0.25, 0.1],
  [-0.04, -0.14, -0.2, 0.27, 0.4],
  [0.5, -0.06, 0.32, 0.21, 0.1],
  [-0.54, 0.04, -0.4, 0.21, 0.12],
  [0.2, 0.28, 0.1, 0.31, 0.35],
  [-0.24, 0.38, -0.12, 0.25, 0.2],
] as const

/** Strips of pepper and halves of bean: where, how turned, how long, how bent. */
const STRIPS = [
  [0.02, -0.66, 0.3, 0.18, 0.3, 'pepper'],
  [-0.62, -0.34, -0.75, 0.18, -0.3, 'bean'],
  [0.62, -0.4, 0.6, 0.2, 0.24, 'bean'],
  [0.3, -0.02, -0.7, 0.19, 0.36, 'pepper'],
  [-0.36, 0.2, 0.25, 0.2, 0.16, 'bean'],
  [-0.66, 0.42, 0.55, 0.18, 0.3, 'pepper'],
  [0.6, 0.42, -0.45, 0.2, -0.2, 'bean'],
  [0.04, 0.66, 0.1, 0.19, 0.36, 'pepper'],
] as const

function lumpsOf(random: Random, { rx, ry }: { rx: number; ry: number }): Lump[] {
  const meat = MEAT.map(([u, v, angle, size, rise]) =>
    slabLump(random, {
      x: u * rx,
      y: v * ry,
      size: size * rx * (1 + v * 0.06),
      angle,
      rise,
      colors: CHICKEN,
      aspect: random.range(0.64, 0.76),
      grain: random.range(0.004, 0.01),
      furrows: random.range(7, 11),
      browned: 1.5,
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
      thick: kind === 'pepper' ? 0.3 : 0.2,
      colors: kind === 'pepper' ? PEPPER : BEAN,
    }),
  )
  return [...meat, ...strips]
}

function stewOf({ random }: Canvas, { rx, ry }: { rx: number; ry: number }): Stew {
  const [coarse, fine] = [cloudsOf(random), cloudsOf(random)]
  const swellAt = (x: number, y: number) => {
    const away = (x / rx) ** 2 + (y / ry) ** 2
    const heap = rx * 0.06 * Math.max(0, 1 - away * 1.4)
    return heap + coarse(x / 80, y / 46) * 34 + fine(x / 34, y / 20) * 8
  }
  return { rx, ry, swellAt, lumps: lumpsOf(random, { rx, ry }) }
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
  const stew = laidStew(stewOf(art, { rx, ry }), 3.4)
  sauceRelief(stew, SAUCE, { tones: 11, crease: 0.6, contrast: 1.35 }).draw(art)
  gloss(art, stew.swellAt, { rx, ry, color: '#fbfbe6', opacity: 0.7, from: 0.34 })
  oilBeads(art, { rx, ry, color: '#b9a02a', count: 54 })
  for (const lump of stew.lumps) {
    const relief = lumpRelief(stew, lump, { tones: 12, crease: 0.35, contrast: 1.1 })
    footOf(art, relief.outline, rx * 0.11, '#eef0c4')
    relief.draw(art)
    wet(art, lump, relief.outline)
  }
  basil(art, rx)
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
    if (isMeat) fibres(art, { x, y, size })
    if (isMeat) art.fill(drops.join(''), '#ffffff', 0.95)
  })
}

/** The grain of the meat on its upper side. */
function fibres(art: Canvas, { x, y, size }: { x: number; y: number; size: number }): void {
  const { random } = art
  const lines = Array.from({ length: 9 }, (): Path => {
    const [u, v] = [x + random.jitter(0.66) * size, y + random.range(-0.4, 0.12) * size]
    const long = size * random.range(0.14, 0.34)
    return `M${num(u)} ${num(v)}q${num(long / 2)} ${num(-size * 0.04)} ${num(long)} ${num(random.jitter(size * 0.04))}`
  }).join('')
  art.stroke(lines, '#a8743a', size * 0.022, { opacity: 0.5 })
  art.movedBy(0, size * 0.025, () => art.stroke(lines, '#fffaf0', size * 0.02, { opacity: 0.6 }))
}

/** Leaves of basil on the middle: where and how long, as shares of the bowl, and how turned. */
const LEAVES = [
  [-0.2, -0.2, 0.3, 2.7],
  [0.1, -0.23, 0.28, -0.5],
  [-0.03, -0.1, 0.26, 1.2],
  [-0.05, -0.27, 0.2, -1.5],
] as const

/** A tip of Thai basil that a hand dropped on the meat. */
function basil(art: Canvas, size: number): void {
  for (const [u, v, long, angle] of LEAVES) {
    const color = art.random.pick(['#2f7a34', '#3a8a3a', '#27702f'])
    const piece = { x: u * size, y: v * size, size: long * size, angle, color }
    drawLeaf(art, piece, { width: 0.56, bend: art.random.jitter(0.4), height: 12, veins: 5 })
  }
}
