import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { circle, open, type Path, type Point, polygon } from '../../core/contour.ts'
import { SHADOW } from '../../core/color.ts'
import { across } from '../materials.ts'
import { bow } from './dough.ts'

/** A round glass seen from slightly above: half its width at the mouth and at the foot, its height. */
export interface Glass {
  x: number
  /** Where the middle of the mouth is. */
  y: number
  mouth: number
  foot: number
  height: number
}

/** Draws a glass upright, however the sheet is turned: one that leans looks about to fall. */
export function standingUpright(art: Canvas, { x, y }: { x: number; y: number }, draw: () => void) {
  art.rotated(-art.camera.turn, x, y, draw)
}

/** How wide a glass is at a share of its height, counted from the mouth. */
export function widthAt({ mouth, foot }: Glass, share: number): number {
  return mouth + (foot - mouth) * share
}

/** The part of a glass between two levels, with the round edges that the eye sees. */
export function band(glass: Glass, from: number, to: number): Path {
  const { x, y, height } = glass
  const edge = (share: number, start: number, end: number) => {
    const width = widthAt(glass, share)
    return bow([x, y + height * share], [width, width], [start, end], 14)
  }
  return polygon([...edge(from, Math.PI, 0), ...edge(to, 0, Math.PI)])
}

/** The round surface of what is in a glass, at a level. */
export function surface(glass: Glass, share: number, inset = 1): Path {
  const width = widthAt(glass, share) * inset
  return circle(glass.x, glass.y + glass.height * share, width)
}

/** The glass behind its content: its shadow, coloured by what it holds, and its thick foot. */
export function glassBack(art: Canvas, glass: Glass, through: Color): void {
  const { x, y, mouth, foot, height } = glass
  const low = circle(x, y + height, foot)
  art.movedBy(height * 0.36, height * 0.16, () => art.softFill(low, SHADOW, 0.4, foot * 0.12))
  art.movedBy(height * 0.3, height * 0.12, () => art.fill(low, through, 0.4))
  art.movedBy(4, 6, () => art.fill(low, SHADOW, 0.5))
  art.fill(band(glass, 0, 1), '#dfe8e4', 0.72)
  art.fill(circle(x, y, mouth), '#eef4f0', 0.4)
  art.fill(band(glass, 0.93, 1), '#9fb4b4')
  art.fill(band(glass, 0.96, 1), '#e9f2f0', 0.8)
}

/** The gleams and the rim of a glass, over its content. */
export function glassFront(art: Canvas, glass: Glass): void {
  const { x, y, mouth, foot, height } = glass
  // Lines on the near wall of the glass, at an angle from its middle.
  const side = (angle: number, from: number, to: number): Point[] =>
    [from, to].map((share): Point => {
      const width = widthAt(glass, share)
      return [x + Math.cos(angle) * width, y + height * share + Math.sin(angle) * width]
    })
  art.stroke(open(side(2.5, 0.12, 0.84)), '#ffffff', mouth * 0.1, { opacity: 0.6 })
  art.stroke(open(side(2.22, 0.2, 0.6)), '#ffffff', mouth * 0.035, { opacity: 0.6 })
  art.stroke(open(side(0.5, 0.16, 0.8)), '#ffffff', mouth * 0.05, { opacity: 0.45 })
  const near = bow([x, y], [mouth, mouth], [0, Math.PI], 20)
  art.stroke(circle(x, y, mouth), '#7f9a98', mouth * 0.05, { opacity: 0.6 })
  art.stroke(circle(x, y - 1, mouth), '#f6faf6', mouth * 0.028)
  art.stroke(open(near), '#ffffff', mouth * 0.04, { opacity: 0.85 })
  art.stroke(open(bow([x, y], [mouth, mouth], [3.6, 4.3], 6)), '#ffffff', mouth * 0.06)
  const sole = bow([x, y + height], [foot, foot], [0.2, Math.PI - 0.2], 12)
  art.stroke(open(sole), '#f6faf6', mouth * 0.03, { opacity: 0.8 })
}

/** The light on a filled glass: dark along its sides, a broad gleam at the left. */
export function roundness(art: Canvas, glass: Glass, from: number): void {
  const light = across(art, [
    [0, SHADOW, 0.5],
    [0.08, SHADOW, 0.16],
    [0.2, '#fff8ea', 0.34],
    [0.34, '#fff8ea', 0],
    [0.62, SHADOW, 0.04],
    [0.86, SHADOW, 0.3],
    [0.95, SHADOW, 0.5],
    [1, '#fff8ea', 0.2],
  ])
  art.fill(band(glass, from, 0.95), light)
}

/** A layer whose upper edge has run: from a share of the height down to another. */
export function runLayer(
  art: Canvas,
  glass: Glass,
  [from, to]: readonly [number, number],
  stray: number,
): Path {
  const { random } = art
  const { x, y, height } = glass
  const start = random.angle()
  const edge = bow(
    [x, y + height * from],
    [widthAt(glass, from), widthAt(glass, from)],
    [Math.PI, 0],
    48,
  )
  const upper = edge.map(([u, v], index): Point => {
    const wave = Math.sin(start + index * 0.4) + Math.sin(start * 2 + index * 0.9) * 0.6
    return [u, v + wave * stray * height]
  })
  const low = bow([x, y + height * to], [widthAt(glass, to), widthAt(glass, to)], [0, Math.PI], 14)
  return polygon([...upper, ...low])
}
