import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import { heapHeights, lyingOn, type Mound, smoothed } from '../foods/grainMound.ts'
import { drawMound, type GrainLook } from '../foods/moundGrains.ts'
import { layered } from '../foods/touches.ts'
import { cilantroLeaf } from '../foods/produce/sprigs.ts'
import { filledBowl, type WideBowl } from '../foods/wideBowl.ts'
import { pairs } from './pairs.ts'

/** White rice, cooked: cool in the shade, warm in the light. */
function riceLook(size: number): GrainLook {
  return {
    kinds: [{ tones: ['#8b7d88', '#c9b9aa', '#f5ecda', '#fffdf5'], share: 1 }],
    grain: [size * 0.08, size * 0.033],
    cover: 1.75,
    gloss: 0.7,
    relief: 0.36,
  }
}

/** A bowl heaped with rice, a line of `band` along its rim; the middle of its mouth is the origin, `size` half its width. */
export function bowlOfRice(art: Canvas, size: number, band: Color): void {
  const bowl: WideBowl = { rx: size, ry: size * 0.34, depth: size * 0.56, band }
  const heightAt = heapHeights(art.random, {
    high: 0.74,
    steep: 0.7,
    peak: [-0.06, -0.04],
    ragged: 0.02,
    swells: [
      [-0.46, 0.1, 0.36, 0.1],
      [0.3, 0.34, 0.4, 0.1],
      [0.5, -0.2, 0.3, 0.09],
      [-0.1, 0.5, 0.3, 0.08],
      [-0.14, -0.1, 0.26, 0.08],
    ],
  })
  const mound: Mound = { x: 0, y: 0, radius: size * 0.92, flat: 0.34, heightAt }
  filledBowl(art, bowl, () => {
    paddle(art, size)
    drawMound(art, mound, riceLook(size))
    for (const leaf of LEAVES) cilantroOn(art, mound, leaf)
  })
}

/** Leaves of cilantro on the heap: where, how they are turned, their size as a share of its radius. */
const LEAVES = [
  [-0.24, 0.06, -2.7, 0.19],
  [0.16, 0.08, -0.5, 0.18],
  [-0.06, 0.22, 1.7, 0.22],
] as const

type Leaf = (typeof LEAVES)[number]

function cilantroOn(art: Canvas, mound: Mound, [u, v, angle, share]: Leaf): void {
  const size = share * mound.radius
  art.group(lyingOn(smoothed(mound), u, v), () => {
    cilantroLeaf(art, { x: 0, y: 0, size, angle, color: '#4f9a34' })
  })
}

/** The handle of a wooden paddle that is dug into the far side of the heap. */
function paddle(art: Canvas, size: number): void {
  const handle = closed(
    pairs('34,-40 72,-180 76,-206 84,-218 95,-215 98,-202 92,-176 56,-36').map(([u, v]): Point => {
      return [(u / 100) * size, (v / 100) * size * 0.62]
    }),
  )
  layered(art, handle, [
    { color: shade(WOOD, 0.55) },
    { color: WOOD, dx: -size * 0.012, dy: -size * 0.006 },
  ])
  const light = pairs('44,-60 74,-170 82,-208').map(([u, v]): Point => {
    return [(u / 100) * size, (v / 100) * size * 0.62]
  })
  art.stroke(open(light), tint(WOOD, 0.6), size * 0.03, { opacity: 0.8 })
}

const WOOD = '#b9803f'
