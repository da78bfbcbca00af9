import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, circle, closed, ellipse, moved, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { browned } from './browncheese.ts'
import { bow, spots, wall } from './dough.ts'
import { patches } from './touches.ts'

const GLAZE = '#6d3a1e'
const CLAY = '#d8b483'
const BROTH = '#6b3210'

/** How wide the crock is at shares of its height, from its foot up, in shares of its opening. */
const PROFILE = [
  [0, 0.9],
  [0.2, 1],
  [0.5, 1.06],
  [0.8, 1.06],
  [1, 1.04],
] as const
const HEIGHT = 0.8

/** The crock from its side: bare clay below, dipped into a brown glaze above. */
function crock(art: Canvas, { x, y, size }: Piece, high: number): void {
  const left = PROFILE.map(([up, wide]): Point => [x - size * wide, y - high * up])
  const right = PROFILE.map(([up, wide]): Point => [x + size * wide, y - high * up])
  const foot = bow([x, y], [size * 0.9, size * 0.9], [0.1, Math.PI - 0.1], 10)
  const back = bow([x, y - high], [size, size], [Math.PI, Math.PI * 2], 10)
  const outline = closed([...back, ...right.toReversed(), ...foot, ...left])
  art.softFill(circle(x + size * 0.2, y + size * 0.06, size), SHADOW, 0.5, size * 0.12)
  art.fill(circle(x + size * 0.03, y + size * 0.05, size * 0.92), SHADOW, 0.6)
  for (const side of [-1, 1] as const) ear(art, x + side * size * 1.1, y - high * 0.66, size, side)
  art.fill(outline, round(art, CLAY))
  art.clipped(outline, () => {
    const dip = bow([x, y - high * 0.5], [size * 1.16, size * 1.02], [0, Math.PI], 18).map(
      ([u, v], index): Point => [u, v + Math.sin(index * 1.7) * size * 0.035],
    )
    const top: Point[] = [
      [x - size * 1.3, y - high * 2],
      [x + size * 1.3, y - high * 2],
    ]
    art.movedBy(0, size * 0.03, () => art.fill(closed([...dip, ...top]), shade(CLAY, 0.5), 0.6))
    art.fill(closed([...dip, ...top]), round(art, GLAZE))
    const ground = open(bow([x, y], [size * 0.9, size * 0.9], [0.1, 3.04], 14))
    for (const share of [0.3, 0.16]) art.stroke(ground, SHADOW, size * share, { opacity: 0.22 })
  })
  const window = [-0.8, -0.74, -0.66].map((u, index): Point => [
    x + size * u,
    y - high * 0.72 + size * (0.5 + index * 0.09),
  ])
  art.stroke(open(moved(window, 0, size * 0.12)), '#fff1dc', size * 0.05, { opacity: 0.7 })
}

/** One of its two handles, a knob as on a lion's head. */
function ear(art: Canvas, x: number, y: number, size: number, side: -1 | 1): void {
  const outline = blob(art.random, x, y, size * 0.2, size * 0.26, { wobble: 0.03 })
  art.movedBy(size * 0.03, size * 0.12, () => art.fill(closed(outline), shade(GLAZE, 0.7)))
  art.fill(closed(outline), side < 0 ? tint(GLAZE, 0.16) : shade(GLAZE, 0.36))
  art.fill(ellipse(x - size * 0.02, y - size * 0.11, size * 0.1, size * 0.06), '#fff1dc', 0.4)
}

/** Light across something round that is glazed. */
function round(art: Canvas, color: string): string {
  return art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, shade(color, 0.36)],
    [0.08, shade(color, 0.08)],
    [0.24, tint(color, 0.32)],
    [0.46, color],
    [0.78, shade(color, 0.48)],
    [1, shade(color, 0.7)],
  ])
}

/** The rim, and in it the dark broth with its strands of onion. */
function opening(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  art.fill(circle(x, y, size * 1.04), tint(GLAZE, 0.2))
  art.stroke(open(bow([x, y], [size, size], [3.3, 4.6])), '#fff1dc', size * 0.035, { opacity: 0.7 })
  art.fill(circle(x, y + size * 0.01, size * 0.94), '#2c1308')
  const surface = circle(x, y + size * 0.09, size * 0.88)
  art.fill(surface, BROTH)
  art.clipped(surface, () => {
    const strands = Array.from({ length: 34 }, () => {
      const at: Point = [x + random.jitter(size * 0.85), y + size * 0.1 + random.jitter(size * 0.8)]
      const reach = size * random.range(0.1, 0.2)
      const from = random.angle()
      return open(bow(at, [reach, reach * 0.8], [from, from + random.range(1, 1.9)], 4))
    })
    art.movedBy(2, 4, () => art.stroke(strands.join(''), '#2c1006', size * 0.055, { opacity: 0.6 }))
    art.stroke(strands.join(''), '#c9862e', size * 0.045)
    art.movedBy(-1, -2, () => art.stroke(strands.join(''), '#f4c878', size * 0.014))
  })
}

/** Where cheese has run over the rim: at which angle, how far it falls and how broad it is. */
const RUNS = [
  [0.8, 0.24, 0.13],
  [1.3, 0.13, 0.17],
  [1.84, 0.42, 0.12],
  [2.42, 0.26, 0.17],
] as const

/** How much further than the rim the cheese hangs at an angle, in shares of the size. */
function fallAt(angle: number): number {
  return RUNS.reduce((sum, [at, fall, broad]) => {
    return sum + fall * Math.exp(-(((angle - at) / broad) ** 6))
  }, 0)
}

/** Cheese melted over the opening, drawn down over the rim in runs; broth is seen at one side. */
function blanket(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const edge = Array.from({ length: 110 }, (_, index): Point => {
    const angle = (index / 110) * Math.PI * 2
    const fall = fallAt(angle)
    const bare = Math.exp(-(((angle - 0.2) / 0.36) ** 2)) * 0.36
    const bareBack = Math.exp(-(((angle - 5.95) / 0.5) ** 2)) * 0.36
    const reach = 0.94 + Math.min(0.12, fall) - bare - bareBack + random.jitter(0.014)
    return [x + Math.cos(angle) * size * reach, y + Math.sin(angle) * size * reach + fall * size]
  })
  art.movedBy(size * 0.025, size * 0.06, () => art.fill(closed(edge), '#2a0f06', 0.6))
  art.fill(closed(edge), mix(color, '#a85a14', 0.55))
  const lit = edge.map(([u, v]): Point => [u - size * 0.016, v - size * 0.03])
  const melt = art.radialGradient('cx=".4" cy=".36" r=".7"', [
    [0, tint(color, 0.45)],
    [0.5, color],
    [1, mix(color, '#c06a18', 0.6)],
  ])
  art.fill(closed(lit), melt)
  art.clipped(closed(lit), () => {
    const skin = { x, y: y - size * 0.06, rx: size * 0.86, ry: size * 0.8, color }
    browned(art, { ...skin, grain: size * 0.1 })
    const scorched = { x, y, rx: size * 0.95, ry: size * 0.95, count: 34, grain: size * 0.075 }
    art.stroke(circle(x, y, size * 0.97), '#8a4010', size * 0.1, { opacity: 0.35 })
    art.fill(patches(art, scorched), '#6a2c0a', 0.4)
  })
  const drops = RUNS.map(([angle, fall]): Point => [
    x + Math.cos(angle) * size * 1.03 - size * 0.035,
    y + Math.sin(angle) * size * 1.03 + size * fall * 0.66,
  ])
  art.specks(drops, '#fff6d8', size * 0.035, { length: size * 0.07, angle: 1.5, opacity: 0.85 })
}

/** A slice of baguette half under its cheese, which hangs over the dark crust. */
function slice(art: Canvas, { x, y, size, angle, color }: Piece, rise: number): void {
  const { random } = art
  const look = { points: 14, wobble: 0.04, angle }
  const face = blob(random, x, y, size, size * 0.78, look)
  const thick = size * 0.36 * rise
  const low = face.filter(([, v]) => v > y - size * 0.1).toSorted(([a], [b]) => a - b)
  const foot = moved(face, 0, thick)
  art.movedBy(size * 0.08, size * 0.12, () => art.fill(closed(foot), '#3a1606', 0.55))
  art.fill(closed(foot), '#6b2f0d')
  art.fill(wall(low, thick), '#8a4413')
  const pores = foot.flatMap(([u, v]): Point[] => [[u * 0.96 + x * 0.04, v - thick * 0.4]])
  art.fill(spots(random, pores, [size * 0.02, size * 0.05]), '#4a1d08', 0.6)
  art.fill(closed(face), '#dca45a')
  art.stroke(closed(face), '#9a531a', size * 0.09)
  const melted = blob(random, x - size * 0.07, y - size * 0.1, size * 0.88, size * 0.64, {
    points: 13,
    wobble: 0.13,
    angle,
  }).map(([u, v], index): Point => [
    u,
    v > y + size * 0.16 && index % 3 ? v + thick * random.range(0.3, 0.9) : v,
  ])
  art.movedBy(size * 0.03, size * 0.08, () => art.fill(closed(melted), '#4a1d08', 0.6))
  art.fill(closed(melted), mix(color, '#9c4f10', 0.6))
  const lit = moved(melted, -size * 0.02, -size * 0.05)
  const light = art.radialGradient('cx=".36" cy=".26" r=".82"', [
    [0, tint(color, 0.75)],
    [0.4, color],
    [1, mix(color, '#b85f16', 0.75)],
  ])
  art.fill(closed(lit), light)
  art.clipped(closed(lit), () => {
    browned(art, { x, y, angle, rx: size * 0.86, ry: size * 0.6, color, grain: size * 0.17 })
  })
}

/** Where the three slices lie in the opening, and how they are turned. */
const SLICES = [
  [0.1, -0.5, 0.4, 0.2],
  [-0.4, -0.14, 0.44, -0.5],
  [0.2, 0.22, 0.5, 0.25],
] as const

/** Onion soup in its crock, under slices of bread and browned cheese; `size` is its radius. */
export function onionsoup(art: Canvas, given: Piece): void {
  const rise = riseIn(art.camera)
  const { size } = given
  const high = size * HEIGHT * rise
  const piece = { ...given, y: given.y + high * 0.4 }
  crock(art, piece, high)
  const top = { ...piece, y: piece.y - high }
  opening(art, top)
  blanket(art, top)
  for (const [u, v, share, angle] of SLICES) {
    const at = { x: top.x + u * size, y: top.y + v * size, angle: angle + art.random.jitter(0.2) }
    slice(art, { ...top, ...at, size: size * share }, rise)
  }
}
