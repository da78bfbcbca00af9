import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { branchedFloret } from './branchedFloret.ts'
import { friedCube } from './friedCube.ts'
import { heapHeights, type Mound } from './grainMound.ts'
import { liftedCube } from './liftedCube.ts'
import { drawMound, type GrainLook } from './moundGrains.ts'
import { softSpot } from './softSpot.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'

/** Florets and cubes, those behind first: where they lie, how large, how turned; shares of the bowl. */
const PIECES = [
  ['floret', -0.02, -0.4, 0.25, -0.25],
  ['floret', 0.36, -0.4, 0.27, 0.3],
  ['cube', -0.28, -0.34, 0.13, 0.5],
  ['floret', 0.63, -0.2, 0.24, 0.6],
  ['cube', 0.18, -0.28, 0.135, 1.05],
  ['cube', -0.06, -0.22, 0.14, 0.25],
  ['floret', 0.44, -0.07, 0.25, -0.35],
  ['cube', -0.34, -0.1, 0.13, 0.95],
  ['cube', 0.16, -0.02, 0.145, 0.6],
  ['floret', 0.62, 0.08, 0.2, 0.4],
  ['cube', -0.12, 0.06, 0.14, 1.2],
  ['cube', 0.34, 0.17, 0.13, 0.35],
  ['floret', 0.08, 0.2, 0.19, -0.9],
] as const

/** Brown rice, cooked: golden in the light, brown between the grains. */
function riceLook(size: number): GrainLook {
  return {
    kinds: [
      { tones: ['#6b4220', '#b98a4e', '#ecd29c', '#fff3d2'], share: 0.78 },
      { tones: ['#5a3418', '#a06f38', '#d4ac6c', '#f4dca8'], share: 0.22 },
    ],
    grain: [size * 0.072, size * 0.027],
    cover: 2,
    gloss: 0.7,
    isBare: (u, v) => u < -0.1 || v > 0.8 || u > 0.72,
  }
}

function rice(art: Canvas, size: number): void {
  const heightAt = heapHeights(art.random, {
    high: 0.42,
    steep: 0.7,
    peak: [-0.2, -0.1],
    ragged: 0.02,
    swells: [
      [-0.5, -0.1, 0.4, 0.12],
      [-0.3, 0.5, 0.4, 0.1],
      [-0.7, 0.4, 0.3, 0.08],
      [0.3, 0.3, 0.5, -0.2],
    ],
  })
  const mound: Mound = { x: 0, y: 0, radius: size * 0.9, flat: 0.4, heightAt }
  drawMound(art, mound, riceLook(size))
}

/** The sauce the rice soaks up around what lies on it: dark, glossy, with an uneven shore. */
function sauce(art: Canvas, size: number): void {
  const { random } = art
  const pool = blob(random, size * 0.16, -size * 0.02, size * 0.66, size * 0.36, {
    points: 15,
    wobble: 0.1,
  })
  art.softFill(closed(pool), '#7a4416', 0.5, size * 0.04)
  layered(art, closed(pool), [
    { color: '#3a1808', dy: size * 0.012 },
    { color: '#5a280c', dx: -size * 0.006, dy: -size * 0.006 },
  ])
  const lights = [
    [-0.4, 0.12, 0.1],
    [-0.2, 0.27, 0.12],
    [0.2, 0.3, 0.16],
    [0.56, 0.24, 0.1],
  ] as const
  for (const [u, v, wide] of lights) {
    const spot = blob(random, u * size, v * size, wide * size, size * 0.009, { wobble: 0.2 })
    art.fill(closed(spot), '#f6d3a0', 0.9)
  }
}

/** Matchsticks of ginger and rings of scallion, a few where they fell. */
function strewn(art: Canvas, size: number): void {
  const { random } = art
  const sticks = (
    [
      [-0.2, -0.42],
      [0.02, -0.12],
      [0.27, -0.2],
      [-0.24, -0.02],
      [0.2, 0.14],
      [-0.5, 0.1],
    ] as const
  ).map(([u, v]): Point => [u * size, v * size])
  const width = size * 0.022
  const angles = [0.4, -0.5, 1.2, -0.2, 0.5, -0.9]
  for (const [index, [x, y]] of sticks.entries()) {
    const turn = (angles[index] ?? 0) + random.jitter(0.2)
    const [dx, dy] = [Math.cos(turn) * size * 0.06, Math.sin(turn) * size * 0.045]
    layered(art, `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, [
      { color: '#2a1008', width, dx: 2, dy: 4, opacity: 0.55 },
      { color: '#d8ae4c', width },
      { color: '#fbe9a4', width: width * 0.6, dx: -1, dy: -1.5 },
    ])
  }
  const rings = [
    [-0.42, -0.2],
    [0.05, -0.34],
    [-0.6, 0.02],
    [0.1, 0.06],
    [-0.32, 0.2],
  ] as const
  for (const [u, v] of rings) scallionRing(art, [u * size, v * size], size * 0.036)
}

function scallionRing(art: Canvas, [x, y]: Point, size: number): void {
  const width = size * 0.62
  layered(art, ellipse(x, y, size, size * art.random.range(0.62, 0.9)), [
    { color: SHADOW, width, dx: 2, dy: 4, opacity: 0.5 },
    { color: '#3f8a3a', width },
    { color: '#b9dc7c', width: width * 0.5 },
  ])
}

function pieces(art: Canvas, size: number, color: string): void {
  const { random } = art
  for (const [kind, u, v, share, turn] of PIECES) {
    const [x, y, own] = [u * size, v * size, share * size]
    if (kind === 'floret') {
      const green = mix('#5fa234', '#7fb63c', random.next())
      branchedFloret(art, { x, y, size: own, angle: turn, color: green })
      continue
    }
    const foot = { x: x + own * 0.2, y: y + own * 0.75, rx: own * 1.5, ry: own * 0.85 }
    softSpot(art, foot, '#1f0a04', 0.75)
    const tip = random.jitter(0.3)
    friedCube(art, { x, y, size: own, turn, tip, lean: random.jitter(0.35), color })
  }
}

/** A bowl of rice with ginger tofu and broccoli, chopsticks that lift a cube; `size` is half its width. */
export function stirfry(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = { rx: size, ry: size * 0.4, depth: size * 0.5, band: '#2f6a96' }
  upright(art, { x, y }, () => {
    art.movedBy(x, y + size * 0.16, () => {
      filledBowl(art, bowl, () => {
        rice(art, size)
        sauce(art, size)
        pieces(art, size, color)
        strewn(art, size)
      })
      liftedCube(art, { size, color })
    })
  })
}
