import type { Canvas } from '../../core/canvas.ts'
import { shade } from '../../core/color.ts'
import { closed, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { avocadoFan } from './avocadoFan.ts'
import { heapIn, standing } from './grainBowl.ts'
import { footOf, type Mound, placeOn } from './grainMound.ts'
import { herbPaste } from './herbPaste.ts'
import { drawMound, type GrainLook } from './moundGrains.ts'
import { tomatoes } from './produce/tomatoes.ts'
import { chickpea } from './roundBeans.ts'
import { parsleySprig } from './saladHerbs.ts'
import { salmonBack, salmonBody, salmonEnd, salmonSide } from './salmonFlesh.ts'
import { salmonPortion } from './salmonPortion.ts'
import { softSpot } from './softSpot.ts'
import { upright } from './upright.ts'
import { backOfBowl, bowlInside, frontOfBowl, overRim, type WideBowl } from './wideBowl.ts'

/** Farro, paler than in a bowl of its own: the fish is what is dark here. */
function farroLook(size: number): GrainLook {
  return {
    kinds: [
      { tones: ['#7d4d22', '#b98848', '#dcae6c', '#fae4b4'], share: 0.6 },
      { tones: ['#6d411d', '#a5733a', '#c79452', '#f0d096'], share: 0.4 },
    ],
    grain: [size * 0.066, size * 0.038],
    cover: 1.7,
    gloss: 0.8,
  }
}

const CHICKPEAS = [
  [-0.2, 0.74],
  [0.2, 0.7],
  [0.06, 0.77],
  [-0.08, 0.82],
  [0.3, 0.79],
  [-0.3, 0.84],
  [0.16, 0.85],
  [-0.44, 0.78],
  [0.02, 0.91],
  [-0.18, 0.92],
  [0.28, 0.9],
  [-0.62, 0.66],
] as const

function chickpeas(art: Canvas, mound: Mound, size: number): void {
  const { random } = art
  for (const [u, v] of CHICKPEAS) {
    const [x, y] = placeOn(mound, u + random.jitter(0.02), v, 0.04)
    const own = size * random.range(0.054, 0.066)
    const foot = { x: x + own * 0.25, y: y + own * 0.5, rx: own * 1.3, ry: own }
    softSpot(art, foot, '#2f1406', 0.65)
    const color = random.pick(['#e0a04a', '#d58c38', '#e8b05c'])
    chickpea(art, { x, y, size: own, angle: random.angle(), color })
  }
}

const TOMATOES = [
  [0.16, -0.36, 0.1],
  [0.52, -0.3, 0.1],
  [0.35, -0.24, 0.108],
] as const

function cherryTomatoes(art: Canvas, mound: Mound, size: number): void {
  for (const [u, v, reach] of TOMATOES) {
    const [x, y] = placeOn(mound, u, v, 0.02)
    const own = size * reach
    softSpot(art, { x: x + own * 0.3, y: y + own * 0.6, rx: own * 1.4, ry: own }, '#2f1406', 0.6)
    tomatoes.cherrytomato(art, { x, y, size: own, angle: art.random.jitter(0.5), color: '#d9352a' })
  }
}

/** The fish on the grains: it sinks in a little, and they are in its shade. */
function fish(art: Canvas, [x, y]: Point, size: number, color: Piece['color']): void {
  const portion = salmonPortion(art.random, { x, y, size, flat: 0.62 })
  const under = { x: x + size * 0.06, y: y + size * 0.14, rx: size * 1.1, ry: size * 0.6 }
  softSpot(art, under, '#2a1206', 0.7)
  salmonBody(art, portion, color)
  salmonSide(art, portion, color)
  salmonEnd(art, portion, color)
  salmonBack(art, portion, color)
  herbPaste(art, portion)
}

/** A bowl of farro with salmon under herbs, avocado, tomatoes and chickpeas; `size` is half its width. */
export function salmonbowl(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * 0.4,
    depth: size * 0.4,
    glaze: '#4a7a94',
    band: shade('#3f6f8a', 0.2),
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y + size * 0.05, () => {
      standing(art, bowl)
      backOfBowl(art, bowl)
      bowlInside(art, bowl)
      const mound = heapIn(art, size)
      art.clipped(overRim(bowl), () => {
        art.fill(closed(footOf(mound, 1)), '#7a4a20')
        drawMound(art, mound, farroLook(size))
        cherryTomatoes(art, mound, size)
        const [ax, ay] = placeOn(mound, 0.34, 0.62)
        avocadoFan(art, { x: ax, y: ay, size: size * 0.56, color: '#8fbf45' })
        fish(art, [-size * 0.28, -size * 0.09], size * 0.5, color)
        chickpeas(art, mound, size)
        const [px, py] = placeOn(mound, 0.2, 0.56, 0.05)
        parsleySprig(art, { x: px, y: py, size: size * 0.13, angle: 0.4 })
      })
      frontOfBowl(art, bowl)
    })
  })
}
