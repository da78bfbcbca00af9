import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, open, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { plumb } from './upright.ts'

/** A bowl seen from a chair: the middle of its opening, its radius, how flat circles look. */
export interface SoupBowl {
  x: number
  y: number
  size: number
  flat: number
}

/** What a bowl is made of: its outside, its inside, the color of its bands. */
export interface BowlLook {
  glaze: Color
  inside: Color
  band: Color
}

/** How high the bowl is, how deep the soup lies under its rim, and how far it reaches: of its radius. */
export const BOWL = { high: 0.66, level: 0.07, reach: 0.915, inner: 0.945 } as const

/** How wide the bowl is at shares of its height, from its rim down to the ring it stands on. */
const PROFILE = [
  [0, 1],
  [0.12, 0.995],
  [0.3, 0.975],
  [0.48, 0.93],
  [0.62, 0.865],
  [0.74, 0.775],
  [0.82, 0.68],
  [0.86, 0.61],
] as const

/** How wide the ring is that it stands on, and where it begins. */
const [FOOT, RING] = [0.61, 0.8]

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

/** The bowl before anything is in it: its shadow, its outer wall with painted bands, its inside. */
function emptyBowl(art: Canvas, bowl: SoupBowl, look: BowlLook): void {
  const { size } = bowl
  castShadow(art, bowl)
  footRing(art, bowl, look.glaze)
  const outline = wallOf(bowl)
  art.fill(outline, across(art, look.glaze))
  art.clipped(outline, () => {
    bands(art, bowl, look.band)
    const below = art.linearGradient('x1=".38" y1="0" x2=".62" y2="1"', [
      [0.56, SHADOW, 0],
      [0.84, SHADOW, 0.18],
      [1, SHADOW, 0.5],
    ])
    art.fill(outline, below)
    const gleam = [0.1, 0.26, 0.44].map((down) => onWall(bowl, 2.44, down, 1 - down * 0.1))
    art.stroke(open(gleam), '#ffffff', size * 0.036, { opacity: 0.7 })
    const echo = [0.14, 0.3].map((down) => onWall(bowl, 2.3, down, 1 - down * 0.1))
    art.stroke(open(echo), '#ffffff', size * 0.016, { opacity: 0.55 })
  })
  inside(art, bowl, look.inside)
}

/** A circle that lies flat, its height in the bowl and its width as shares, drawn aside a little. */
function disc({ x, y, size, flat }: SoupBowl, down: number, wide: number, dx = 0, dy = 0): Path {
  const radius = size * wide
  return ellipse(x + size * dx, y + size * (BOWL.high * down + dy), radius, radius * flat)
}

/** The shadow that falls from the foot to the lower right: crisp where the bowl stands, softer far off. */
function castShadow(art: Canvas, bowl: SoupBowl): void {
  const { size } = bowl
  const reach = (far: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const share = (index / 8) * far
      return disc(bowl, 1, FOOT + 0.24 * share, 0.46 * share, 0.12 * share)
    }).join('')
  art.softFill(reach(1), SHADOW, 0.34, size * 0.06)
  art.fill(reach(0.62), SHADOW, 0.26)
  art.softFill(disc(bowl, 1, FOOT, 0.008, 0.01), SHADOW, 0.8, size * 0.012)
}

/** The ring that the bowl stands on, in the shade of its belly; drawn before the wall. */
function footRing(art: Canvas, bowl: SoupBowl, glaze: Color): void {
  const { x, y, size, flat } = bowl
  const ring = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    return disc(bowl, RING + (1 - RING) * share, FOOT)
  })
  art.fill(ring.join(''), across(art, shade(glaze, 0.14)))
  const edge = (down: number, from: number, to: number) =>
    open(bow([x, y + size * (BOWL.high + down)], [size * FOOT, size * FOOT * flat], [from, to], 24))
  art.clipped(ring.join(''), () => {
    art.stroke(edge(-0.085, 0, Math.PI), SHADOW, size * 0.07, { opacity: 0.4 })
    art.stroke(edge(-0.004, 0, Math.PI), shade(glaze, 0.72), size * 0.02, { opacity: 0.7 })
    art.stroke(edge(-0.03, 1.75, 2.6), '#ffffff', size * 0.014, { opacity: 0.7 })
  })
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
  art.stroke(ring(0.2, 0.99), band, size * 0.075, { opacity: 0.9 })
  art.stroke(ring(0.33, 0.97), band, size * 0.018, { opacity: 0.85 })
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
function bowlRim(art: Canvas, bowl: SoupBowl, glaze: Color): void {
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

/** What is drawn with a bowl: on the table before it, in its opening, and over its rim. */
interface BowlParts {
  under?: (bowl: SoupBowl) => void
  inside: (bowl: SoupBowl) => void
  over: (bowl: SoupBowl) => void
}

/** A bowl that stands with the middle of its foot at a place, and what is in it; `size` is its radius. */
export function soupInBowl(
  art: Canvas,
  { x, y, size }: Pick<Piece, 'x' | 'y' | 'size'>,
  look: BowlLook,
  parts: BowlParts,
): void {
  plumb(art, { x, y }, () => {
    const bowl: SoupBowl = { x, y: y - size * BOWL.high, size, flat: art.camera.foreshortening }
    parts.under?.(bowl)
    emptyBowl(art, bowl, look)
    art.clipped(openingOf(bowl), () => parts.inside(bowl))
    bowlRim(art, bowl, look.inside)
    parts.over(bowl)
  })
}
