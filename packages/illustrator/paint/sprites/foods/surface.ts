import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, num, open, pack } from '../../core/contour.ts'
import { type Path, type Point, roundedRect } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import type { Area } from '../types.ts'
import { sunflower } from './touches.ts'

/** What fills a vessel: its colour, and how much of the vessel. */
export interface Fill {
  color: Color
  scale: number
}

/** Half the width and half the height of what fills an area. */
export function halves(area: Area, scale: number): readonly [number, number] {
  return [(area.width / 2) * scale, (area.height / 2) * scale]
}

/** The contour of what fills an area; a hand-drawn one unless it reaches the rim. */
export function outlineOf(art: Canvas, area: Area, scale: number, wobble = 0.02): Path {
  const [rx, ry] = halves(area, scale)
  if (!area.round) return roundedRect(area.x - rx, area.y - ry, rx * 2, ry * 2, 60)
  if (wobble === 0) return ellipse(area.x, area.y, rx, ry)
  return closed(blob(art.random, area.x, area.y, rx, ry, { points: 18, wobble }))
}

/** Places within an area, apart from each other. */
export function placesIn(art: Canvas, area: Area, scale: number, count: number): Point[] {
  const [rx, ry] = halves(area, scale)
  return pack(art.random, area.x, area.y, rx, count, { ry, tries: 6, box: !area.round })
}

/** Places as close as `gap` to each other that fill an area. */
export function filling(art: Canvas, area: Area, scale: number, gap: number): Point[] {
  const [rx, ry] = halves(area, scale)
  if (area.round) {
    const count = Math.round((Math.PI * rx * ry) / gap ** 2)
    return sunflower(art, { x: area.x, y: area.y, rx, ry }, count, 0.55)
  }
  const columns = Math.round((rx * 2) / gap)
  const rows = Math.round((ry * 2) / gap)
  return Array.from({ length: columns * rows }, (_, index) => [
    area.x - rx + ((index % columns) + 0.5) * gap + art.random.jitter(gap * 0.5),
    area.y - ry + (Math.floor(index / columns) + 0.5) * gap + art.random.jitter(gap * 0.5),
  ])
}

interface Surface extends Fill {
  /** How much darker its edge is than its middle. */
  depth?: number
  /** What swims in it, drawn under the rim's shadow. */
  inside?: () => void
}

/** Less than this share of its vessel, a liquid does not reach the rim: it lies there as a spoon left it. */
const SPOONED = 0.9

/** A liquid's level surface: light in its middle, the rim's shadow over its upper left. */
export function pour(art: Canvas, area: Area, surface: Surface): void {
  const { color, scale, depth = 0.3, inside } = surface
  const isSpooned = scale < SPOONED
  const path = outlineOf(art, area, scale, isSpooned ? 0.1 : 0)
  if (isSpooned) art.shadow(path, 10, 0.5)
  art.clipped(path, () => {
    art.fill(path, color)
    const glow = art.radialGradient('cx=".6" cy=".66" r=".66"', [
      [0, tint(color, 0.28), 0.85],
      [0.55, tint(color, 0.1), 0.2],
      [1, shade(color, depth), 0.6],
    ])
    art.fill(path, glow)
    inside?.()
    if (isSpooned) mound(art, path, color)
    else rimShadow(art, area, scale)
    wetLight(art, area, scale)
  })
  if (!isSpooned) art.stroke(path, tint(color, 0.4), 3, { opacity: 0.4 })
}

/** The window's light along both edges of a wet surface. */
function wetLight(art: Canvas, area: Area, scale: number): void {
  const [rx, ry] = halves(area, scale)
  const { x, y } = area
  const at = (u: number, v: number) => `${num(x + u * rx)} ${num(y + v * ry)}`
  const far = `M${at(-0.74, -0.26)}A${num(rx * 0.8)} ${num(ry * 0.8)} 0 0 1 ${at(-0.3, -0.7)}`
  if (area.round) art.stroke(far, '#fff8e6', ry * 0.05, { opacity: 0.28 })
  const edge = `M${at(0.9, 0.22)}A${num(rx * 0.93)} ${num(ry * 0.93)} 0 0 1 ${at(0.3, 0.88)}`
  if (area.round) art.stroke(edge, '#fff3d6', ry * 0.03, { opacity: 0.4 })
}

/** The shadow that the vessel's rim throws on what is in it. */
export function rimShadow(art: Canvas, area: Area, scale: number): void {
  const [rx, ry] = halves(area, scale)
  const small = Math.min(rx, ry)
  const around = roundedRect(area.x - rx - 60, area.y - ry - 60, rx * 2 + 120, ry * 2 + 120, 0)
  for (const [reach, opacity] of [
    [0.13, 0.2],
    [0.085, 0.2],
  ] as const) {
    const shifted = { ...area, x: area.x + small * reach * 0.7, y: area.y + small * reach }
    const hole = outlineOf(art, shifted, scale, 0)
    art.raw(
      `<path d="${around}${hole}" fill-rule="evenodd" fill="${SHADOW}" fill-opacity="${num(opacity)}"/>`,
    )
  }
}

/** The volume of a heap: light on its upper left, shade on its lower right. */
export function mound(art: Canvas, path: Path, color: Color, strength = 1): void {
  const light = art.radialGradient('cx=".36" cy=".3" r=".78"', [
    [0, tint(color, 0.7), 0.42 * strength],
    [0.45, tint(color, 0.2), 0],
    [0.75, shade(color, 0.5), 0.1 * strength],
    [1, shade(color, 0.6), 0.55 * strength],
  ])
  art.fill(path, light)
}

/** Curved lines around the middle, as a spoon leaves them. */
export function ripples(
  art: Canvas,
  area: Area,
  { color, scale, count, width }: Fill & { count: number; width: number },
): void {
  const [rx, ry] = halves(area, scale)
  const { random } = art
  const lines = Array.from({ length: count }, (_, index) => {
    const reach = 0.2 + (0.66 * (index + random.next())) / count
    const start = random.angle()
    const sweep = random.range(0.5, 1.1)
    const points = [0, 0.33, 0.66, 1].map((share): Point => {
      const turn = start + share * sweep
      const stray = reach + random.jitter(0.012)
      return [area.x + Math.cos(turn) * rx * stray, area.y + Math.sin(turn) * ry * stray]
    })
    return open(points)
  })
  art.stroke(lines.join(''), color, width, { opacity: 0.45 })
}
