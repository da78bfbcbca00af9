import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { ellipse, moved, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { parsleySprig } from './saladHerbs.ts'
import { type LeafForm, nearness, seen, type Vector } from './produce/leafSurface.ts'
import { type LeafColors, modelledLeaf } from './produce/modelledLeaf.ts'
import { backOfBowl, bowlInside, frontOfBowl, overRim, type WideBowl } from './wideBowl.ts'
import { upright } from './upright.ts'

/** How one ring of leaves lies: around the bowl, from its middle outwards, and how steep. */
interface Ring {
  /** Angles around the bowl in degrees: 0 at the right, 90 at the front. */
  turns: readonly number[]
  reach: number
  height: number
  steep: readonly [from: number, to: number]
  length: readonly [from: number, to: number]
  pale: readonly [from: number, to: number]
}

/** From the dark outer leaves to the yellow heart; shares of the bowl's width. */
const RINGS: readonly Ring[] = [
  {
    turns: [194, 224, 254, 286, 316, 346],
    reach: 0.34,
    height: -0.1,
    steep: [0.6, 1],
    length: [0.54, 0.72],
    pale: [0, 0.15],
  },
  {
    turns: [172, 146, 118, 90, 62, 34, 8],
    reach: 0.36,
    height: -0.08,
    steep: [0.12, 0.3],
    length: [0.5, 0.6],
    pale: [0, 0.25],
  },
  {
    turns: [160, 128, 92, 58, 22],
    reach: 0.32,
    height: 0.04,
    steep: [0.5, 0.8],
    length: [0.44, 0.54],
    pale: [0.1, 0.4],
  },
  {
    turns: [205, 250, 296, 340, 136, 76, 20],
    reach: 0.2,
    height: 0.06,
    steep: [0.55, 0.95],
    length: [0.46, 0.58],
    pale: [0.15, 0.55],
  },
  {
    turns: [230, 165, 112, 78, 20, 310],
    reach: 0.09,
    height: 0.17,
    steep: [0.55, 1],
    length: [0.36, 0.48],
    pale: [0.75, 1],
  },
]

interface Leaf {
  form: LeafForm
  pale: number
}

function leavesOf({ random }: Canvas, size: number): Leaf[] {
  const leaves = RINGS.flatMap(({ turns, reach, height, steep, length, pale }) =>
    turns.map((degrees): Leaf => {
      const turn = ((degrees + random.jitter(9)) * Math.PI) / 180
      const lean = random.range(...steep)
      const out: Vector = [Math.cos(turn), 0, Math.sin(turn)]
      const [up, flat] = [Math.sin(lean), Math.cos(lean)]
      const roll = random.jitter(0.5)
      const long = size * random.range(...length)
      return {
        pale: random.range(...pale),
        form: {
          foot: [out[0] * reach * size, height * size, out[2] * reach * size],
          along: [out[0] * flat, up, out[2] * flat],
          face: [-out[0] * up - out[2] * roll, flat, -out[2] * up + out[0] * roll],
          length: long,
          width: long * random.range(0.86, 1.12),
          torn: random.next() < 0.3 ? random.range(0.12, 0.24) : 0,
          bend: random.range(0.12, 0.4),
          cup: random.range(0.15, 0.5),
          frill: random.range(0.06, 0.1),
          waves: random.range(9, 13),
          blister: random.range(0.012, 0.02),
        },
      }
    }),
  )
  return leaves.toSorted((a, b) => middle(a.form) - middle(b.form))
}

/** How near the middle of a leaf is; what lies higher in the heap covers the rest. */
function middle({ foot, along, length }: LeafForm): number {
  const half = length * 0.5
  const at: Vector = [
    foot[0] + along[0] * half,
    foot[1] + along[1] * half,
    foot[2] + along[2] * half,
  ]
  return nearness(at) + at[1] * 0.7
}

/** Butter lettuce from its green outer leaves to its yellow heart. */
function colorsOf(color: string, pale: number): LeafColors {
  const rim = mix(mix(color, '#1f6a26', 0.62 * (1 - pale)), '#c6d656', pale * 0.8)
  return {
    rim,
    foot: mix('#e4ecaa', '#fbf6cf', pale),
    dark: mix('#0f3a22', '#3f6a1e', pale * 0.8),
    lit: mix('#cdea70', '#fbf9bc', pale),
  }
}

/** The same points a little farther from the window, or nearer to it. */
const offBy = (points: readonly Point[], by: number) => moved(points, by, by * 1.3)

/** What is strewn over a leaf: chives, shallot, dressing and pepper. */
function dressed(art: Canvas, at: (u: number, v: number) => Vector, size: number): void {
  const { random } = art
  const place = (): Point => seen(at(random.range(0.4, 0.92), random.jitter(0.7)))
  if (random.next() < 0.5) {
    const drops = [place()]
    art.specks(offBy(drops, 1.5), '#5c4a12', size * 0.03, { length: 4, opacity: 0.5 })
    art.specks(drops, '#c99a2a', size * 0.026, { length: 4, angle: 1.2, opacity: 0.85 })
    art.specks(offBy(drops, -1.5), '#fff6cc', size * 0.01)
  }
  if (random.next() < 0.6) {
    const chives = [place(), place()]
    const look = { length: size * 0.05, angle: random.angle() }
    art.specks(offBy(chives, 2), '#123a20', size * 0.02, { ...look, opacity: 0.5 })
    art.specks(chives, '#256f2b', size * 0.019, look)
    art.specks(offBy(chives, -1), '#8cc46a', size * 0.006, look)
  }
  if (random.next() < 0.4) {
    const shallot = [place()]
    art.specks(offBy(shallot, 1.5), '#4a1a3a', size * 0.026, { length: 6, angle: 2, opacity: 0.4 })
    art.specks(shallot, '#c983a8', size * 0.024, { length: 6, angle: 2 })
    art.specks(offBy(shallot, -1), '#fbe6f0', size * 0.011, { length: 4, angle: 2 })
  }
  art.specks([place(), place(), place()], '#2a1a14', size * 0.009, { opacity: 0.8 })
}

/** A wide bowl of dressed butter lettuce with herbs, its leaves heaped loosely; `size` is half its width. */
export function greensalad(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = { rx: size, ry: size * 0.4, depth: size * 0.5 }
  upright(art, { x, y }, () => {
    art.movedBy(x, y, () => {
      backOfBowl(art, bowl)
      bowlInside(art, bowl)
      art.clipped(overRim(bowl), () => {
        art.fill(ellipse(0, 0, size * 0.9, size * 0.34), '#12351f')
        heap(art, size, color)
      })
      frontOfBowl(art, bowl)
    })
  })
}

function heap(art: Canvas, size: number, color: string): void {
  const leaves = leavesOf(art, size)
  for (const [index, { form, pale }] of leaves.entries()) {
    const own = art.random.next() < 0.5 ? shade(color, 0.06) : tint(color, 0.06)
    const at = modelledLeaf(art, form, colorsOf(own, pale))
    if (index > leaves.length * 0.3) dressed(art, at, size)
    if (index > 9 && index % 3 === 0) {
      const [px, py] = seen(at(0.6, art.random.jitter(0.4)))
      parsleySprig(art, { x: px, y: py, size: size * 0.12, angle: art.random.angle() })
    }
  }
}
