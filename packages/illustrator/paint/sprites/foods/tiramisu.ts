import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  closed,
  open,
  pack,
  type Point,
  polygon,
  roundedRect,
  shrunk,
} from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { block } from './block.ts'

const CREAM = '#fbeccd'
const SOAKED = '#6a3d22'

/** A square of tiramisu: coffee-dark layers, pale cream, cocoa on top; `size` is half its width. */
export function tiramisu(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const depth = size * 0.86
  const layers = [
    [0.07, shade(color, 0.2)],
    [0.36, CREAM],
    [0.54, SOAKED],
    [0.82, shade(CREAM, 0.04)],
    [1, SOAKED],
  ] as const
  const { outline, edges } = block(art, piece, {
    depth,
    layers: layers.map(([share, tone]) => [share * depth, tone] as const),
  })
  for (const [index, [left, right]] of edges.entries()) {
    for (const level of [0.35, 0.81]) biscuitRow(art, left, right, { depth, level, dim: index })
    oozing(art, left, right, depth, index === 1)
  }
  art.fill(polygon(shrunk(outline, 0.97, -size * 0.01, -size * 0.02)), color)
  art.clipped(polygon(outline), () => {
    const top = y - depth / 2
    const lit = blob(art.random, x - size * 0.3, top - size * 0.12, size * 0.56, size * 0.24)
    art.fill(closed(lit), tint(color, 0.28), 0.6)
    const dust = pack(art.random, x, top, size, 260, { ry: size * 0.62, box: true, tries: 1 })
    art.specks(dust.slice(0, 130), tint(color, 0.4), size * 0.02, { opacity: 0.8 })
    art.specks(dust.slice(130), shade(color, 0.5), size * 0.022, { opacity: 0.8 })
  })
  const [, right, near, left] = outline
  art.stroke(open([left, near]) + open([near, right]), tint(color, 0.4), size * 0.018, {
    opacity: 0.6,
  })
  const spilled = pack(art.random, x, y + size * 0.62, size * 1.25, 60, {
    ry: size * 0.4,
    tries: 1,
  })
  art.specks(spilled, color, size * 0.016, { opacity: 0.55 })
}

/** Cream that bulges from between the layers of a cut side. */
function oozing(art: Canvas, left: Point, right: Point, depth: number, isDim: boolean): void {
  for (const level of [0.36, 0.82]) {
    const bulge = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98].map((share, index): Point => [
      left[0] + (right[0] - left[0]) * share,
      left[1] +
        (right[1] - left[1]) * share +
        depth * (level + (index % 2 ? 0.05 : 0) + art.random.jitter(0.015)),
    ])
    art.stroke(open(bulge), isDim ? shade(CREAM, 0.22) : CREAM, depth * 0.055)
  }
}

interface Row {
  depth: number
  /** Where the row begins, as a share of the depth. */
  level: number
  /** 1 on the side that lies in the shade. */
  dim: number
}

/** Soaked ladyfingers on a cut side, pale in their middle, side by side. */
function biscuitRow(art: Canvas, left: Point, right: Point, { depth, level, dim }: Row): void {
  const count = 4
  const tone = (color: string) => shade(color, dim * 0.3)
  for (let index = 0; index < count; index += 1) {
    const share = (index + 0.5) / count
    const x = left[0] + (right[0] - left[0]) * share
    const y = left[1] + (right[1] - left[1]) * share + depth * (level + 0.11)
    const width = ((right[0] - left[0]) / count) * 0.9
    const height = depth * 0.17
    const finger = (w: number, h: number) => roundedRect(x - w / 2, y - h / 2, w, h, h * 0.45)
    const stray = 1 + art.random.jitter(0.08)
    art.fill(finger(width, height * stray), tone('#8d5a33'))
    art.fill(finger(width * 0.72, height * 0.5), tone('#c28f58'), 0.9)
  }
}
