import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { dugSpoon } from './dugSpoon.ts'
import { heapHeights, lyingOn, type Mound, placeOn, type Swell } from './grainMound.ts'
import { drawLeaf } from './leaf.ts'
import { type Buried, drawMound, type GrainLook, spilledGrains } from './moundGrains.ts'
import { tomatoes } from './produce/tomatoes.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'

/** Spoonfuls on the heap, and what the spoon took out of it. */
const SWELLS: readonly Swell[] = [
  [-0.26, -0.3, 0.36, 0.2],
  [0.26, -0.4, 0.36, 0.16],
  [-0.56, 0.12, 0.34, 0.12],
  [-0.16, 0.1, 0.36, 0.12],
  [-0.3, 0.6, 0.3, 0.09],
  [0.14, 0.66, 0.26, 0.1],
  [0.7, -0.12, 0.26, 0.08],
  [-0.74, -0.28, 0.24, 0.08],
  [0.52, 0.3, 0.44, -0.34],
]

/** Rice that took up tomato and pepper, with grains that caught at the bottom of the pot. */
function lookOf(color: string, size: number): GrainLook {
  const own = {
    tones: [
      mix(shade(color, 0.5), '#5c0f06', 0.6),
      mix(color, '#b02a08', 0.55),
      mix(color, '#f2661c', 0.4),
      mix(color, '#ffb04a', 0.78),
    ],
    share: 0.72,
  } as const
  const red = {
    tones: [own.tones[0], '#a01c08', '#d83c12', '#f88a3a'],
    share: 0.25,
  } as const
  const caught = { tones: ['#4a0f08', '#7a1e0a', '#a83410', '#d8702a'], share: 0.03 } as const
  return { kinds: [own, red, caught], grain: [size * 0.082, size * 0.027], cover: 2.3, gloss: 0.75 }
}

interface Served {
  mound: Mound
  size: number
}

/** Draws something flat of this size on the slope of the heap, with the shade it throws there. */
function laidOn(art: Canvas, { mound, size }: Served, [u, v]: Point, draw: DrawFlat): Buried {
  const at = () => {
    art.group(lyingOn(mound, u, v), () => draw({ x: 0, y: 0, size, angle: 0, color: '#000000' }))
  }
  return { v: v + 0.04, draw: at }
}
type DrawFlat = (piece: Piece) => void

function garnishes(art: Canvas, served: Served): Buried[] {
  const { size } = served
  const tomato = (at: Point, share: number, color: string, angle: number) =>
    laidOn(art, served, at, (piece) => {
      const wide = size * share
      art.softFill(
        ellipse(wide * 0.14, wide * 0.16, wide, wide * 0.95),
        '#3a0a08',
        0.55,
        wide * 0.1,
      )
      tomatoes.tomato(art, { ...piece, size: wide, color, angle })
    })
  const bay = (at: Point, share: number, angle: number) =>
    laidOn(art, served, at, (piece) => {
      const leaf = { ...piece, size: size * share, angle, color: '#6f7f34' }
      art.softFill(ellipse(size * 0.03, size * 0.05, size * 0.14, size * 0.05), '#3a0a08', 0.5, 6)
      drawLeaf(art, leaf, { width: 0.36, veins: 6, bend: 0.1, height: 4, wave: 0.03 })
    })
  const onion = (at: Point, share: number, angle: number) =>
    laidOn(art, served, at, (piece) => thinRing(art, { ...piece, size: size * share, angle }))
  return [
    tomato([-0.56, -0.06], 0.24, '#d8301c', 0.4),
    tomato([-0.42, 0.26], 0.25, '#e23a22', 2),
    tomato([-0.2, 0.5], 0.235, '#d8301c', 4.4),
    bay([0.02, -0.3], 0.44, -0.5),
    bay([0.2, -0.12], 0.36, 0.35),
    onion([-0.2, -0.02], 0.12, 0.3),
    onion([0.06, 0.06], 0.145, 1),
    onion([-0.05, 0.24], 0.1, 2),
    onion([0.05, 0.46], 0.125, 2.6),
  ]
}

/** A thin ring of raw red onion, sagging; `size` is its radius. */
function thinRing(art: Canvas, { x, y, size, angle }: Piece): void {
  const outline = blob(art.random, x, y, size, size * 0.84, { points: 9, wobble: 0.06, angle })
  const width = size * 0.21
  layered(art, closed(outline), [
    { color: '#3a0a08', width, dx: width * 0.7, dy: width * 0.8, opacity: 0.55 },
    { color: '#8e2f5e', width },
    { color: '#f3dbe2', width: width * 0.66, dx: width * 0.1, dy: width * 0.14 },
    { color: '#fff8f4', width: width * 0.28, dx: -width * 0.06, dy: -width * 0.02 },
  ])
}

/** What the heap hides of the plate, and the shadow it throws there. */
function shadowOf(art: Canvas, { x, y, radius, flat }: Mound): void {
  const foot = (dx: number, share: number) =>
    ellipse(x + radius * dx, y + radius * dx * 0.3, radius * share, radius * share * flat)
  art.softFill(foot(0.16, 1.02), SHADOW, 0.34, radius * 0.09)
  art.softFill(foot(0.04, 0.99), '#5a1208', 0.5, radius * 0.04)
}

/** A small heap on the spoon's bowl. */
function spoonful(art: Canvas, at: Point, size: number, look: GrainLook, flat: number): void {
  const heightAt = heapHeights(art.random, {
    high: 0.8,
    steep: 0.8,
    peak: [-0.1, 0],
    ragged: 0.05,
    swells: [
      [-0.3, 0.1, 0.5, 0.2],
      [0.3, -0.1, 0.5, 0.16],
    ],
  })
  drawMound(art, { x: at[0], y: at[1], radius: size, flat: flat * 0.9, heightAt }, look)
}

/** Jollof rice heaped on a plate, a serving spoon dug into its side; `size` is half its width. */
export function jollof(art: Canvas, { x, y, size, color }: Piece): void {
  const flat = art.camera.foreshortening
  const heightAt = heapHeights(art.random, {
    high: 0.7,
    steep: 0.84,
    peak: [-0.35, -0.1],
    ragged: 0.045,
    swells: SWELLS,
  })
  const mound: Mound = { x, y, radius: size, flat, heightAt }
  const look = lookOf(color, size)
  upright(art, { x, y }, () => {
    shadowOf(art, mound)
    spilledGrains(art, mound, look, spillsAround(art))
    const [sx, sy] = placeOn(mound, 0.55, 0.36)
    const spoon = { x: sx, y: sy, size: size * 0.6, angle: -0.6 }
    const dug: Buried = {
      v: 0.56,
      draw: () => {
        dugSpoon(art, spoon)
        spoonful(art, [sx - size * 0.02, sy + size * 0.01], size * 0.27, look, flat)
      },
    }
    drawMound(art, mound, look, [...garnishes(art, { mound, size }), dug])
  })
}

/** Two or three together where the spoon passed, one alone elsewhere. */
function spillsAround({ random }: Canvas): Point[] {
  return [0.3, 0.42, 0.5, 1.1, 1.2, 2.2, 2.9, 3.1].map((turn): Point => {
    const reach = random.range(1.04, 1.16)
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  })
}
