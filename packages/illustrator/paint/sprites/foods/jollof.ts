import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { dugSpoon } from './dugSpoon.ts'
import { footOf, heapHeights, type Mound, placeOn, type Swell } from './grainMound.ts'
import { jollofGarnish } from './jollofGarnish.ts'
import { type Buried, drawMound, type GrainLook } from './moundGrains.ts'
import { softSpot } from './softSpot.ts'
import { steam } from './steam.ts'
import { upright } from './upright.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'

/** How flat circles look from the chair. */
const FLAT = 0.44

/** Spoonfuls on the heap, and the hollow that the spoon dug. */
const SWELLS: readonly Swell[] = [
  [-0.2, -0.3, 0.4, 0.16],
  [-0.6, 0.1, 0.36, 0.1],
  [0.26, -0.36, 0.34, 0.1],
  [-0.2, 0.14, 0.36, 0.09],
  [-0.4, 0.56, 0.3, 0.08],
  [0.1, 0.66, 0.28, 0.09],
  [0.74, -0.1, 0.24, 0.07],
  [0.5, 0.26, 0.4, -0.3],
]

/** Rice that took up tomato and pepper: most of it orange, some paler, some redder, a few grains caught. */
function lookOf(color: string, size: number): GrainLook {
  const own = [
    '#7a1d06',
    mix(color, '#b8380a', 0.6),
    mix(color, '#f0701e', 0.6),
    '#ffb868',
  ] as const
  const pale = ['#8a2c08', '#d4601a', '#f8923e', '#ffd294'] as const
  const red = ['#6a1206', '#b02c0c', '#e0541c', '#fb9c58'] as const
  const caught = ['#4a1408', '#7a2a0e', '#a04614', '#d08038'] as const
  return {
    kinds: [
      { tones: own, share: 0.6 },
      { tones: pale, share: 0.18 },
      { tones: red, share: 0.205 },
      { tones: caught, share: 0.015 },
    ],
    grain: [size * 0.06, size * 0.03],
    cover: 2.1,
    gloss: 0.9,
    relief: 0.4,
  }
}

function heapIn(art: Canvas, size: number): Mound {
  const heightAt = heapHeights(art.random, {
    high: 0.62,
    steep: 0.74,
    peak: [-0.25, -0.1],
    ragged: 0.03,
    swells: SWELLS,
  })
  return { x: 0, y: size * 0.02, radius: size * 0.915, flat: FLAT, heightAt }
}

/** The serving spoon in its hollow, heaped with what it took. */
function spoon(art: Canvas, mound: Mound, look: GrainLook): Buried {
  const size = mound.radius
  const draw = () => {
    const [x, y] = placeOn(mound, 0.52, 0.2)
    dugSpoon(art, { x, y, size: size * 0.62, angle: -0.62 })
    const heightAt = heapHeights(art.random, {
      high: 0.84,
      steep: 0.8,
      peak: [-0.1, 0],
      ragged: 0.06,
      swells: [
        [-0.3, 0.1, 0.5, 0.2],
        [0.3, -0.1, 0.5, 0.16],
      ],
    })
    const heap = {
      x: x - size * 0.02,
      y: y + size * 0.01,
      radius: size * 0.27,
      flat: FLAT,
      heightAt,
    }
    drawMound(art, heap, look)
  }
  return { v: 0.46, draw }
}

/** A second band below the rim, broader than the first, as on enamel. */
function paintedBand(art: Canvas, { rx, ry, depth }: WideBowl): void {
  const line = Array.from({ length: 25 }, (_, index): Point => {
    const turn = Math.PI * (0.035 + (index / 24) * 0.93)
    return [Math.cos(turn) * rx * 0.95, Math.sin(turn) * ry * 0.95 + depth * 0.2]
  })
  art.stroke(open(line), '#c9402a', rx * 0.04, { opacity: 0.88 })
}

/** Jollof rice heaped in a bowl, a serving spoon dug into its side; `size` is half the bowl's width. */
export function jollof(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * FLAT,
    depth: size * 0.46,
    glaze: '#f2ebdc',
    band: '#c9402a',
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y, () => {
      steam(art, { x: size * 0.1, y: -size * 0.5, size: size * 0.62 })
      const mound = heapIn(art, size)
      const look = lookOf(color, size)
      filledBowl(art, bowl, () => {
        softSpot(art, { x: size * 0.06, y: size * 0.08, rx: size, ry: size * 0.46 }, '#5a1208', 0.6)
        art.fill(closed(footOf(mound, 1)), '#8a2408')
        drawMound(art, mound, look, [...jollofGarnish(art, mound), spoon(art, mound, look)])
      })
      paintedBand(art, bowl)
    })
  })
}
