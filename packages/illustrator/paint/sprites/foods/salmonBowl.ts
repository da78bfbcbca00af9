import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW } from '../../core/color.ts'
import { closed, ellipse, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { avocadoFan } from './avocadoFan.ts'
import { heapIn } from './grainBowl.ts'
import { footOf, type Mound, placeOn } from './grainMound.ts'
import { herbPaste } from './herbPaste.ts'
import { drawMound, type GrainLook } from './moundGrains.ts'
import { tomatoes } from './produce/tomatoes.ts'
import { chickpea } from './roundBeans.ts'
import { parsleySprig } from './saladHerbs.ts'
import { salmonBack, salmonBody, salmonEnd, salmonSide } from './salmonFlesh.ts'
import { salmonPortion } from './salmonPortion.ts'
import { saucerAt } from './saucer.ts'
import { softSpot } from './softSpot.ts'
import { upright } from './upright.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'

/** Farro: plump and glossy, some grains toasted, dark gaps between them. */
function farroLook(size: number): GrainLook {
  return {
    kinds: [
      { tones: ['#3f1e0a', '#8f5a26', '#c98f48', '#fadfa0'], share: 0.46 },
      { tones: ['#361806', '#74431a', '#a96c30', '#e6b870'], share: 0.34 },
      { tones: ['#5a3314', '#b58446', '#e3bd7c', '#fff2cc'], share: 0.2 },
    ],
    grain: [size * 0.07, size * 0.05],
    cover: 1.25,
    gloss: 0.85,
    relief: 0.9,
  }
}

/** Two clusters: most in front of the fish, a few by the avocado. */
const CHICKPEAS = [
  [-0.5, 0.6],
  [-0.38, 0.66],
  [-0.6, 0.66],
  [-0.25, 0.71],
  [-0.46, 0.72],
  [-0.34, 0.78],
  [-0.16, 0.8],
  [-0.52, 0.8],
  [-0.27, 0.86],
  [0.24, 0.86],
  [0.36, 0.84],
  [0.3, 0.92],
] as const

function chickpeas(art: Canvas, mound: Mound, size: number): void {
  const { random } = art
  for (const [u, v] of CHICKPEAS) {
    const [x, y] = placeOn(mound, u + random.jitter(0.02), v, 0.04)
    const own = size * random.range(0.06, 0.076)
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

/** The plate under the bowl, and the bowl's shadow on it: firm where its foot stands. */
function onSaucer(art: Canvas, { rx, ry, depth }: WideBowl): void {
  const low = depth + ry * 0.42
  saucerAt(art, { x: 0, y: low, size: rx * 0.6, flat: 0.4 }, { glaze: '#f1e8d8', band: '#4a7a94' })
  art.softFill(ellipse(rx * 0.14, low + ry * 0.03, rx * 0.46, ry * 0.36), SHADOW, 0.5, rx * 0.05)
  art.softFill(ellipse(rx * 0.03, low + ry * 0.05, rx * 0.43, ry * 0.3), '#1c0d14', 0.8, rx * 0.012)
}

/** A bowl of farro with salmon under herbs, avocado, tomatoes and chickpeas; `size` is half its width. */
export function salmonbowl(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * 0.4,
    depth: size * 0.4,
    glaze: '#4a7a94',
    band: shade('#3f6f8a', 0.2),
    isUnshaded: true,
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y - size * 0.06, () => {
      onSaucer(art, bowl)
      const mound = heapIn(art, size)
      filledBowl(art, bowl, () => {
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
    })
  })
}
