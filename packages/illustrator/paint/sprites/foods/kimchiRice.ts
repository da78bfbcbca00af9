import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { drapedEgg } from './drapedEgg.ts'
import { heapHeights, lyingOn, type Mound, placeOn, smoothed, type Swell } from './grainMound.ts'
import { type Buried, drawMound, type GrainLook, spilledGrains } from './moundGrains.ts'
import { kimchiLeaf } from './produce/kimchi.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'

const SWELLS: readonly Swell[] = [
  [-0.6, 0.1, 0.36, 0.1],
  [-0.3, 0.62, 0.34, 0.1],
  [0.4, 0.56, 0.34, 0.12],
  [0.74, 0, 0.3, 0.1],
  [0.3, -0.6, 0.3, 0.1],
  [-0.5, -0.5, 0.3, 0.1],
  [0.08, 0.7, 0.24, -0.08],
]

/** Short grains fried in kimchi juice: some stained deep, some still pale. */
function lookOf(color: string, size: number): GrainLook {
  const own = [
    mix(shade(color, 0.55), '#4a0d06', 0.6),
    mix(color, '#a8300c', 0.5),
    mix(color, '#f58a34', 0.45),
    '#ffb457',
  ] as const
  const pale = [own[0], '#c4501a', '#f79a45', '#ffd592'] as const
  const deep = ['#7a1a08', '#a82c0c', '#d04a18', '#f08a48'] as const
  return {
    kinds: [
      { tones: own, share: 0.72 },
      { tones: pale, share: 0.18 },
      { tones: deep, share: 0.1 },
    ],
    grain: [size * 0.064, size * 0.033],
    cover: 2.1,
    gloss: 0.85,
    relief: 0.36,
    isBare: (u, v) => Math.hypot(u + 0.04, v + 0.16) > 0.44,
  }
}

/** Pieces of kimchi on the rice: where they lie, how large, how turned. */
const LEAVES = [
  [-0.68, -0.06, 0.27, 0.5],
  [-0.6, 0.3, 0.31, -0.5],
  [-0.36, 0.52, 0.29, 0.35],
  [0.66, 0.06, 0.27, 2.7],
  [0.5, 0.36, 0.3, 3.5],
] as const

const PEAS: readonly Point[] = [
  [-0.2, 0.52],
  [-0.12, 0.58],
  [-0.16, 0.82],
  [0.3, 0.48],
  [0.38, 0.4],
  [0.3, 0.76],
  [0.22, 0.82],
  [0.8, 0.1],
  [0.84, 0.02],
  [-0.88, -0.08],
  [-0.66, 0.5],
  [-0.6, 0.56],
  [0.62, 0.46],
]

function pea(art: Canvas, [x, y]: Point, size: number): void {
  const round = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#c5e07a'],
    [0.4, '#7fb63c'],
    [0.8, '#3f8a2c'],
    [1, '#1f5a20'],
  ])
  art.fill(ellipse(x + size * 0.2, y + size * 0.35, size, size * 0.9), '#3a0a04', 0.55)
  art.fill(ellipse(x, y, size, size * 0.95), round)
  art.fill(ellipse(x - size * 0.32, y - size * 0.4, size * 0.22, size * 0.14), '#ffffff', 0.9)
}

function peas(art: Canvas, mound: Mound): Buried[] {
  return PEAS.map(([u, v]) => ({
    v: v + 0.015,
    draw: () => pea(art, placeOn(mound, u, v, 0.02), mound.radius * 0.045),
  }))
}

/** Leaves of kimchi, large and red, their white ribs to be seen. */
function kimchi(art: Canvas, mound: Mound, color: string): void {
  const slope = smoothed(mound)
  for (const [u, v, share, angle] of LEAVES) {
    const tone = mix(color, art.random.pick(['#b8140a', '#cc2a0c', '#a81208']), 0.95)
    art.group(lyingOn(slope, u, v, 0.05), () =>
      kimchiLeaf(art, { x: 0, y: 0, size: mound.radius * share, angle, color: tone }),
    )
  }
}

/** Rings of scallion green and sesame, strewn over egg and rice. */
function strewn(art: Canvas, mound: Mound): void {
  const { random } = art
  const { radius } = mound
  const rings: Point[] = [
    [0.26, -0.34],
    [0.36, -0.26],
    [0.24, 0.14],
    [0.5, -0.02],
    [-0.3, 0.02],
    [-0.42, -0.32],
    [0.34, 0.2],
  ]
  for (const [u, v] of rings) {
    const [x, y] = placeOn(mound, u, v, 0.05)
    const wide = radius * random.range(0.034, 0.05)
    const width = wide * 0.56
    layered(art, ellipse(x, y, wide, wide * random.range(0.6, 0.85)), [
      { color: '#3a1408', width, dx: 2, dy: 3.5, opacity: 0.45 },
      { color: '#2f7a34', width },
      { color: '#a5d070', width: width * 0.5, dx: -0.6, dy: -0.8 },
    ])
  }
  const seeds = Array.from({ length: 26 }, (): Point => {
    const [turn, reach] = [random.angle(), random.next() ** 0.6 * 0.62]
    const [u, v] = [Math.cos(turn) * reach, 0.04 + Math.sin(turn) * reach]
    // Not on the yolk and what runs out of it.
    const side = Math.abs(u + 0.04) < 0.24 && v > -0.4 ? Math.sign(u + 0.04) * 0.26 : 0
    return placeOn(mound, u + side, v, 0.05)
  })
  const look = { length: radius * 0.022, angle: 0.5 }
  art.specks(
    seeds.map(([x, y]): Point => [x + 1.5, y + 2.5]),
    '#4a1c08',
    radius * 0.022,
    { ...look, opacity: 0.5 },
  )
  art.specks(seeds, tint('#e9c98a', 0.3), radius * 0.021, look)
}

/** Kimchi fried rice heaped on a plate, a fried egg over it whose yolk runs; `size` is half its width. */
export function kimchirice(art: Canvas, { x, y, size, color }: Piece): void {
  const flat = art.camera.foreshortening
  const heightAt = heapHeights(art.random, {
    high: 0.58,
    steep: 0.8,
    peak: [-0.1, -0.15],
    ragged: 0.045,
    swells: SWELLS,
  })
  const mound: Mound = { x, y, radius: size, flat, heightAt }
  const look = lookOf(color, size)
  upright(art, { x, y }, () => {
    const foot = (dx: number, share: number) =>
      ellipse(x + size * dx, y + size * dx * 0.4, size * share, size * share * flat)
    art.softFill(foot(0.14, 1.02), SHADOW, 0.36, size * 0.09)
    art.softFill(foot(0.03, 1), '#5a1208', 0.5, size * 0.04)
    const spills = [0.5, 0.6, 1.3, 2.4, 2.5, 3.3].map((turn): Point => {
      const reach = art.random.range(1.05, 1.14)
      return [Math.cos(turn) * reach, Math.sin(turn) * reach]
    })
    spilledGrains(art, mound, look, spills)
    drawMound(art, mound, look, peas(art, mound))
    kimchi(art, mound, color)
    drapedEgg(art, mound, { u: -0.04, v: -0.14, reach: 0.56 })
    strewn(art, mound)
  })
}
