import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { heapHeights, lyingOn, type Mound, placeOn, smoothed, type Swell } from './grainMound.ts'
import { drawLeaf } from './leaf.ts'
import { type Buried, drawMound, type GrainLook, spilledGrains } from './moundGrains.ts'
import { tomatoes } from './produce/tomatoes.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'
import { woodenSpoon } from './woodenSpoon.ts'

/** Spoonfuls on the heap, and what the spoon took out of it. */
const SWELLS: readonly Swell[] = [
  [-0.3, -0.3, 0.46, 0.2],
  [0.34, -0.4, 0.36, 0.12],
  [-0.6, 0.2, 0.36, 0.08],
  [-0.1, 0.62, 0.4, 0.09],
  [0.6, 0.24, 0.42, -0.2],
]

/** Rice that took up tomato and pepper; its shade is red, never brown. */
function lookOf(color: string, size: number): GrainLook {
  const own = {
    tones: [
      mix(shade(color, 0.46), '#861606', 0.6),
      mix(color, '#c93c0c', 0.6),
      mix(color, '#f8722a', 0.5),
      mix(color, '#ffb765', 0.85),
    ],
    share: 0.8,
  } as const
  const red = {
    tones: [own.tones[0], '#b52c0a', '#e2521c', '#fb9648'],
    share: 0.2,
  } as const
  return {
    kinds: [own, red],
    grain: [size * 0.086, size * 0.028],
    cover: 2.2,
    gloss: 0.8,
    relief: 0.3,
  }
}

type DrawFlat = (piece: Piece) => void

/** Draws something flat on the slope of the heap. */
function laidOn(art: Canvas, slope: Mound, [u, v]: Point, draw: DrawFlat): void {
  const { radius } = slope
  art.group(lyingOn(slope, u, v, 0.035), () =>
    draw({ x: 0, y: 0, size: radius, angle: 0, color: '#000000' }),
  )
}

/** Slices of tomato in a fan, bay leaves behind them, onion in a small loose pile. */
function garnishes(art: Canvas, slope: Mound): void {
  const tomato = (at: Point, share: number, color: string, angle: number) =>
    laidOn(art, slope, at, (piece) => {
      const wide = piece.size * share
      const foot = ellipse(wide * 0.12, wide * 0.16, wide, wide * 0.95)
      art.softFill(foot, '#6a1206', 0.5, wide * 0.1)
      tomatoes.tomato(art, { ...piece, size: wide, color, angle })
    })
  const bay = (at: Point, share: number, angle: number) =>
    laidOn(art, slope, at, (piece) => {
      const leaf = { ...piece, size: piece.size * share, angle, color: '#6f8a3a' }
      art.rotated(angle, 0, 0, () =>
        art.softFill(
          ellipse(leaf.size * 0.1, leaf.size * 0.16, leaf.size * 0.4, leaf.size * 0.14),
          '#6a1206',
          0.5,
          6,
        ),
      )
      drawLeaf(art, leaf, { width: 0.36, veins: 6, bend: 0.1, height: 4, wave: 0.03 })
    })
  const onion = (at: Point, share: number, rings: readonly number[]) =>
    laidOn(art, slope, at, (piece) =>
      onionSlice(art, { ...piece, size: piece.size * share }, rings),
    )
  bay([0.1, -0.3], 0.46, -0.35)
  bay([0.24, -0.16], 0.4, 0.35)
  tomato([-0.5, -0.02], 0.23, '#d8301c', 0.4)
  tomato([-0.4, 0.27], 0.25, '#e23a22', 2)
  tomato([-0.18, 0.5], 0.235, '#d8301c', 4.4)
  onion([-0.02, 0.06], 0.2, [1, 0.68])
  onion([0.12, 0.26], 0.17, [1, 0.66])
  onion([-0.1, 0.22], 0.13, [1])
}

/** A thin slice of red onion whose rings come apart; `size` is its radius, `rings` are shares of it. */
function onionSlice(art: Canvas, { x, y, size }: Piece, rings: readonly number[]): void {
  const { random } = art
  for (const share of rings) {
    const reach = size * share
    const [dx, dy] = [random.jitter(size * 0.07), random.jitter(size * 0.05)]
    const look = { points: 11, wobble: 0.05, angle: random.angle() }
    const outline = closed(blob(random, x + dx, y + dy, reach, reach * 0.9, look))
    const width = size * 0.21
    layered(art, outline, [
      { color: '#7a1606', width, dx: width * 0.3, dy: width * 0.42, opacity: 0.6 },
      { color: '#a8487c', width },
      { color: '#f6d9e4', width: width * 0.74, dx: width * 0.06, dy: width * 0.1 },
      { color: '#fffaf8', width: width * 0.32, dx: -width * 0.06, dy: -width * 0.04 },
    ])
  }
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
    high: 0.6,
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
    ragged: 0.06,
    swells: SWELLS,
  })
  const mound: Mound = { x, y, radius: size, flat, heightAt }
  const look = lookOf(color, size)
  upright(art, { x, y }, () => {
    shadowOf(art, mound)
    spilledGrains(art, mound, look, spillsAround(art))
    const [sx, sy] = placeOn(mound, 0.64, 0.4)
    const spoon = { x: sx, y: sy, size: size * 0.62, angle: -0.42 }
    const dug: Buried = {
      v: 0.74,
      draw: () => {
        woodenSpoon(art, spoon)
        spoonful(art, [sx - size * 0.015, sy - size * 0.005], size * 0.25, look, flat)
      },
    }
    drawMound(art, mound, look, [dug])
    garnishes(art, smoothed(mound))
  })
}

/** Two or three together where the spoon passed, one alone elsewhere. */
function spillsAround({ random }: Canvas): Point[] {
  return [0.3, 0.42, 0.5, 1.1, 1.2, 2.2, 2.9, 3.1].map((turn): Point => {
    const reach = random.range(1.04, 1.16)
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  })
}
