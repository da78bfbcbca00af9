import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, type Point, shrunk } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { type Bump, bumpsOn, heightOf, lightOn } from './heapLight.ts'
import { riceGrains, type RiceLook, riceMass, type Tones } from './softRice.ts'
import { type Fill, filling, halves, outlineOf, rimShadow } from './surface.ts'

/** How high rice lies in a bowl: broad swellings and small ones, as shares of its radius. */
const SWELLINGS = [
  [-0.42, -0.42, 0.44, 0.15],
  [-0.08, -0.62, 0.34, 0.11],
  [0.42, -0.5, 0.44, 0.13],
  [0.36, 0.36, 0.6, 0.16],
  [-0.44, 0.44, 0.5, 0.15],
  [-0.72, -0.12, 0.3, 0.1],
  [-0.26, -0.14, 0.3, 0.09],
  [0.06, -0.24, 0.24, 0.07],
  [0.72, 0.02, 0.3, 0.08],
  [-0.06, 0.14, 0.28, 0.08],
  [-0.14, 0.74, 0.32, 0.1],
  [0.5, 0.76, 0.22, 0.06],
  [-0.24, -0.8, 0.2, 0.07],
  [-0.62, -0.58, 0.2, 0.06],
  [-0.86, 0.24, 0.2, 0.06],
] as const

/** The tones of rice: white in the window, gray in its own shade; brown rice stays brown in both. */
function tonesOf(color: Color): Tones {
  const white = Number.parseInt(color.slice(5, 7), 16) / 255
  return [
    mix(color, mix('#4a2a12', '#4a2f33', white ** 2), 0.6),
    mix(color, mix('#8a5324', '#86695c', white ** 2), 0.52),
    mix(color, '#dcc9ac', 0.5 * white ** 2),
    mix(color, mix('#ffe2a8', '#fffdf5', white ** 2), 0.4 + 0.45 * white ** 2),
  ]
}

/** Rice spooned into a bowl: a soft mass, high here and hollow there. */
export function riceBed(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  const { x, y } = area
  const outline = blob(random, x, y, rx, ry, { points: 24, wobble: 0.02 })
  const path = area.round ? closed(outline) : outlineOf(art, area, scale)
  art.softFill(path, SHADOW, 0.4, 9)
  const oval = { x, y, rx, ry }
  const swellings = bumpsOn(random, SWELLINGS, oval, { stray: 0.07, flat: 0.86, lift: 1.15 })
  const heap: Bump = { x, y, rx: rx * 1.06, ry: ry * 1.06, height: rx * 0.08 }
  const look: RiceLook = {
    tones: tonesOf(color),
    grain: [14, 5.6],
    lightAt: lightOn(heightOf([heap, ...swellings])),
  }
  art.fill(area.round ? closed(shrunk(outline, 0.985)) : path, look.tones[1])
  const inside = (share: number, gap: number): Point[] => filling(art, area, scale * share, gap)
  riceMass(art, inside(0.945, 13), look, 23)
  const bright = inside(0.985, 9.4).filter(
    ([u, v]) => random.next() < 0.2 + 0.66 * look.lightAt(u, v),
  )
  riceGrains(art, bright, look)
  art.clipped(path, () => rimShadow(art, area, scale * 1.06))
}
