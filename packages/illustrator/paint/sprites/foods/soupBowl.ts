import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, open, type Path, type Point } from '../../core/contour.ts'
import { bow } from './dough.ts'

/** A bowl seen from a chair: the middle of its opening, its radius, how flat circles look. */
export interface SoupBowl {
  x: number
  y: number
  size: number
  flat: number
}

/** How high the bowl is, how deep the soup lies under its rim, and how far it reaches: of its radius. */
export const BOWL = { high: 0.72, level: 0.1, reach: 0.9, inner: 0.945 } as const

/** How wide the bowl is at shares of its height, from its rim down. */
const PROFILE = [
  [0, 1],
  [0.14, 0.99],
  [0.3, 0.965],
  [0.46, 0.915],
  [0.6, 0.845],
  [0.72, 0.76],
  [0.82, 0.67],
  [0.88, 0.6],
  [1, 0.58],
] as const

/** Where the soup lies: the middle and the radius of its surface. */
export function surfaceOf({ x, y, size }: SoupBowl): { x: number; y: number; radius: number } {
  return { x, y: y + size * BOWL.level, radius: size * BOWL.reach }
}

/** What is seen through the opening. */
export function openingOf({ x, y, size, flat }: SoupBowl): Path {
  return ellipse(x, y + size * 0.006, size * BOWL.inner, size * BOWL.inner * flat)
}

function onWall({ x, y, size, flat }: SoupBowl, angle: number, down: number, wide: number): Point {
  return [
    x + Math.cos(angle) * size * wide,
    y + size * BOWL.high * down + Math.sin(angle) * size * wide * flat,
  ]
}

/** The bowl before anything is in it: its shadow, its outer wall with a painted band, its inside. */
export function emptyBowl(art: Canvas, bowl: SoupBowl, glaze: Color, band: Color): void {
  const { x, y, size } = bowl
  const foot = y + size * BOWL.high
  const cast = ellipse(x + size * 0.3, foot + size * 0.14, size * 0.92, size * 0.56)
  art.softFill(cast, SHADOW, 0.42, size * 0.1)
  art.softFill(
    ellipse(x + size * 0.06, foot + size * 0.03, size * 0.66, size * 0.44),
    SHADOW,
    0.7,
    size * 0.04,
  )
  const outline = wallOf(bowl)
  art.fill(outline, across(art, glaze))
  art.clipped(outline, () => {
    bands(art, bowl, band)
    const below = art.linearGradient('x1=".4" y1="0" x2=".6" y2="1"', [
      [0.5, SHADOW, 0],
      [0.8, SHADOW, 0.26],
      [1, SHADOW, 0.66],
    ])
    art.fill(outline, below)
    const gleam = [0.12, 0.3, 0.5].map((down) => onWall(bowl, 2.5, down, 1.0 - down * 0.16))
    art.stroke(open(gleam), '#ffffff', size * 0.05, { opacity: 0.6 })
  })
  inside(art, bowl, glaze)
}

/** What the wall covers: the rings of the bowl, close enough to each other to be one. */
function wallOf({ x, y, size, flat }: SoupBowl): Path {
  const rings = PROFILE.flatMap(([down, wide], index) => {
    const [nextDown, nextWide] = PROFILE[index + 1] ?? [down, wide]
    return [0, 0.25, 0.5, 0.75].map((share) => {
      const radius = size * (wide + (nextWide - wide) * share)
      const low = y + size * BOWL.high * (down + (nextDown - down) * share)
      return ellipse(x, low, radius, radius * flat)
    })
  })
  return rings.join('')
}

function bands(art: Canvas, bowl: SoupBowl, band: Color): void {
  const ring = (down: number, wide: number) =>
    open(Array.from({ length: 25 }, (_, index) => onWall(bowl, (index / 24) * Math.PI, down, wide)))
  const { size } = bowl
  art.stroke(ring(0.26, 0.975), band, size * 0.08, { opacity: 0.9 })
  art.stroke(ring(0.38, 0.945), band, size * 0.018, { opacity: 0.85 })
}

/** Light across something round that is glazed. */
function across(art: Canvas, color: Color): Color {
  return art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, shade(color, 0.22)],
    [0.1, shade(color, 0.05)],
    [0.28, tint(color, 0.7)],
    [0.5, color],
    [0.76, mix(color, '#8a7f96', 0.4)],
    [1, mix(color, '#5d4f70', 0.62)],
  ])
}

/** The rim, and the inner wall: in shade under the rim on the left, lit on the right. */
function inside(art: Canvas, bowl: SoupBowl, glaze: Color): void {
  const { x, y, size, flat } = bowl
  art.fill(ellipse(x, y, size, size * flat), tint(glaze, 0.6))
  const wall = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, mix(glaze, '#6d5f7c', 0.6)],
    [0.5, mix(glaze, '#8f8296', 0.34)],
    [1, tint(glaze, 0.5)],
  ])
  art.fill(openingOf(bowl), wall)
}

/** How far the rim's shadow reaches over the soup, in steps, and how dark each is. */
const SHADES = [
  [0.02, 0.14],
  [0.05, 0.12],
  [0.08, 0.1],
] as const

/** The rim's shadow on what is in the bowl, and the light on the rim itself; drawn over the soup. */
export function bowlRim(art: Canvas, bowl: SoupBowl, glaze: Color): void {
  const { x, y, size, flat } = bowl
  const at = surfaceOf(bowl)
  art.clipped(openingOf(bowl), () => {
    for (const [reach, opacity] of SHADES) {
      const lit = ellipse(
        at.x + size * reach * 0.7,
        at.y + size * reach,
        at.radius,
        at.radius * flat,
      )
      const whole = ellipse(x, y, size * 1.1, size * 1.1)
      art.raw(
        `<path d="${whole}${lit}" fill-rule="evenodd" fill="${SHADOW}" fill-opacity="${opacity}"/>`,
      )
    }
  })
  const edge = (reach: number, from: number, to: number) =>
    open(bow([x, y], [size * reach, size * reach * flat], [from, to], 20))
  art.stroke(edge(BOWL.inner, 0.1, Math.PI - 0.1), mix(glaze, '#6d5f7c', 0.5), size * 0.012, {
    opacity: 0.7,
  })
  art.stroke(edge(0.975, 0.5, 2.9), '#ffffff', size * 0.018, { opacity: 0.8 })
  art.stroke(edge(0.975, 3.5, 4.5), '#ffffff', size * 0.02, { opacity: 0.9 })
}
