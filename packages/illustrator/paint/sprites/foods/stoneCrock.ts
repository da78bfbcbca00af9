import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, pack, type Point } from '../../core/contour.ts'
import { bow } from './dough.ts'
import { fatDrops } from './puddles.ts'
import { layered } from './touches.ts'

/** A round crock as it is seen: the middle of its opening, its radius, how flat circles look, its height. */
export interface Crock {
  x: number
  y: number
  size: number
  flat: number
  high: number
}

const GLAZE = '#84451f'
const CLAY = '#ecd2a4'
const BROTH = '#7a3c0a'

/** How wide the crock is at shares of its height, from its rim down, in shares of its opening. */
const PROFILE = [
  [0, 1.07],
  [0.1, 1.08],
  [0.2, 1.03],
  [0.36, 1.1],
  [0.56, 1.14],
  [0.78, 1.12],
  [1, 1.03],
] as const

/** A point of the crock's wall, at an angle of the circle and a share of the height from the rim. */
function onWall({ x, y, size, flat, high }: Crock, angle: number, down: number, wide: number) {
  const at: Point = [
    x + Math.cos(angle) * size * wide,
    y + high * down + Math.sin(angle) * size * wide * flat,
  ]
  return at
}

/** The crock from its side, in a brown glaze that leaves the clay bare at its foot. */
export function crockBody(art: Canvas, crock: Crock): void {
  const { x, y, size, flat, high } = crock
  const foot = y + high
  const cast = [0, 0.25, 0.5, 0.75, 1].map((far) =>
    ellipse(
      x + size * 0.42 * far,
      foot + size * 0.1 * far,
      size * (1.02 + 0.06 * far),
      size * (1.0 + 0.06 * far) * flat,
    ),
  )
  art.softFill(cast.join(''), SHADOW, 0.36, size * 0.06)
  art.softFill(
    ellipse(x + size * 0.012, foot + size * 0.016, size * 1.03, size * 1.01 * flat),
    SHADOW,
    0.8,
    size * 0.016,
  )
  for (const side of [-1, 1] as const) lug(art, crock, side)
  const left = PROFILE.map(([down, wide]) => onWall(crock, Math.PI, down, wide))
  const right = PROFILE.map(([down, wide]) => onWall(crock, 0, down, wide))
  const sole = bow([x, foot], [size * 1.02, size * 0.98 * flat], [0.14, Math.PI - 0.14], 14)
  const back = bow(
    [x, y],
    [size * 1.07, size * 1.07 * flat],
    [Math.PI + 0.1, Math.PI * 2 - 0.1],
    14,
  )
  const outline = closed([...back, ...right, ...sole, ...left.toReversed()])
  art.fill(outline, across(art, CLAY))
  art.clipped(outline, () => {
    glaze(art, crock)
    collar(art, crock)
    const below = art.linearGradient('x1="0" y1="0" x2="0" y2="1"', [
      [0.5, SHADOW, 0],
      [0.86, SHADOW, 0.16],
      [1, SHADOW, 0.5],
    ])
    art.fill(outline, below)
    gleams(art, crock)
  })
}

/** The glaze, which has run down unevenly and gathered along its edge. */
function glaze(art: Canvas, crock: Crock): void {
  const { x, y, size, high } = crock
  const edge = bow([0, 0], [1, 1], [0, Math.PI], 30).map(([u, v], index): Point => {
    const run = Math.sin(index * 0.9) * 0.02 + Math.sin(index * 0.37 + 1) * 0.03
    return [x + u * size * 1.2, y + high * (0.66 + run) + v * size * 1.1 * crock.flat]
  })
  const dipped = closed([...edge, [x - size * 1.3, y - size], [x + size * 1.3, y - size]])
  art.movedBy(0, size * 0.035, () => art.fill(dipped, shade(CLAY, 0.55), 0.5))
  art.fill(dipped, across(art, GLAZE))
  art.stroke(open(edge), shade(GLAZE, 0.55), size * 0.035, { opacity: 0.7 })
  art.movedBy(0, -size * 0.03, () => {
    art.stroke(open(edge.slice(12, 29)), tint(GLAZE, 0.45), size * 0.014, { opacity: 0.55 })
  })
}

/** The groove under the rim: dark above, a line of light where the belly begins. */
function collar(art: Canvas, crock: Crock): void {
  const ring = (down: number, wide: number) =>
    open(
      bow([0, 0], [1, 1], [0.02, Math.PI - 0.02], 24).map(([u, v]): Point => {
        return onWall(crock, Math.atan2(v, u), down, wide)
      }),
    )
  const { size } = crock
  art.stroke(ring(0.19, 1.03), shade(GLAZE, 0.85), size * 0.075, { opacity: 0.5 })
  art.stroke(ring(0.2, 1.03), shade(GLAZE, 0.9), size * 0.03, { opacity: 0.6 })
  art.stroke(ring(0.255, 1.05), tint(GLAZE, 0.5), size * 0.016, { opacity: 0.5 })
}

/** The window in the glaze: a tall gleam on the left of the belly, its faint echo on the right. */
function gleams(art: Canvas, crock: Crock): void {
  const { size } = crock
  const tall = (angle: number, from: number, to: number) =>
    open([0, 0.5, 1].map((share) => onWall(crock, angle, from + (to - from) * share, 1.1)))
  art.stroke(tall(2.52, 0.32, 0.66), '#fff1dc', size * 0.07, { opacity: 0.34 })
  art.stroke(tall(2.5, 0.34, 0.56), '#fffaf0', size * 0.034, { opacity: 0.8 })
  art.stroke(tall(2.32, 0.34, 0.46), '#fffaf0', size * 0.018, { opacity: 0.6 })
  art.stroke(tall(0.42, 0.34, 0.7), '#ffdcb0', size * 0.04, { opacity: 0.2 })
}

/** One of its two handles: a short lug with a hollow under it. */
function lug(art: Canvas, { x, y, size, high }: Crock, side: -1 | 1): void {
  const at: Point = [x + side * size * 1.19, y + high * 0.4]
  const shape = (wide: number, tall: number, drop: number) =>
    closed(
      blob(art.random, at[0], at[1] + drop * size, size * wide, size * tall, {
        wobble: 0.02,
        angle: side * 0.35,
      }),
    )
  const base = side < 0 ? tint(GLAZE, 0.12) : shade(GLAZE, 0.4)
  art.fill(shape(0.21, 0.15, 0.06), shade(GLAZE, 0.8))
  art.fill(shape(0.21, 0.13, 0), base)
  art.softFill(shape(0.13, 0.05, -0.045), tint(base, 0.4), 0.6, size * 0.02)
  art.fill(
    ellipse(at[0] - size * 0.05, at[1] - size * 0.06, size * 0.06, size * 0.02),
    '#fff6e6',
    side < 0 ? 0.8 : 0.35,
  )
}

/** Light across something round that is glazed. */
function across(art: Canvas, color: string): string {
  return art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, shade(color, 0.5)],
    [0.07, shade(color, 0.2)],
    [0.24, tint(color, 0.3)],
    [0.44, color],
    [0.72, shade(color, 0.5)],
    [0.92, shade(color, 0.76)],
    [1, shade(color, 0.6)],
  ])
}

/** The rim, and in it the dark broth with its strands of onion. */
export function brothInCrock(art: Canvas, { x, y, size, flat }: Crock): void {
  art.fill(ellipse(x, y, size * 1.07, size * 1.07 * flat), mix(GLAZE, '#b06a3a', 0.5))
  const lit = bow([x, y], [size * 1.03, size * 1.03 * flat], [3.3, 4.8])
  art.stroke(open(lit), '#fff1dc', size * 0.024, { opacity: 0.6 })
  const mouth = ellipse(x, y + size * 0.01, size * 0.97, size * 0.97 * flat)
  art.fill(mouth, '#2c1308')
  art.clipped(mouth, () => {
    const level = { x, y: y + size * 0.075 }
    const broth = art.radialGradient('cx=".7" cy=".6" r=".6"', [
      [0, '#a5560f'],
      [0.6, BROTH],
      [1, '#3a1806'],
    ])
    art.fill(ellipse(level.x, level.y, size * 0.95, size * 0.95 * flat), broth)
    onions(art, { ...level, size, flat })
  })
}

/** Strands of onion cooked to amber, some deep in the broth, some at its surface, and drops of fat. */
function onions(art: Canvas, { x, y, size, flat }: Omit<Crock, 'high'>): void {
  const { random } = art
  const strand = () => {
    const at: Point = [x + random.range(0.3, 0.95) * size, y + random.jitter(size * 0.8) * flat]
    const reach = size * random.range(0.12, 0.26)
    const from = random.angle()
    const sweep = random.range(0.9, 2)
    const outer = bow(at, [reach, reach * flat], [from, from + sweep], 6)
    const inner = bow(at, [reach * 0.76, reach * 0.66 * flat], [from + 0.1, from + sweep - 0.1], 6)
    return closed([...outer, ...inner.toReversed()])
  }
  const strands = (count: number) => Array.from({ length: count }, strand).join('')
  art.fill(strands(16), '#9a5414', 0.7)
  layered(art, strands(30), [
    { color: '#250c04', dx: 1.5, dy: 3, opacity: 0.6 },
    { color: '#c07a26' },
    { color: '#eab45c', dx: -1, dy: -1.4, opacity: 0.7 },
  ])
  const drops = pack(random, x + size * 0.6, y, size * 0.4, 22, { ry: size * 0.5, tries: 3 })
  fatDrops(art, drops, '#e0a040', size * 0.026)
}
