import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, shrunk } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Area, Piece } from '../types.ts'
import { crustEdge } from './crust.ts'
import { lumps } from './puddles.ts'
import { type Fill, halves, pour } from './surface.ts'
import { patches } from './touches.ts'

interface Skin {
  x: number
  y: number
  rx: number
  ry: number
  angle?: number
  color: Color
  /** The size of its largest blisters, in units of the sheet. */
  grain: number
}

/** The skin of cheese from a hot oven: soft brown fields, blisters, burnt freckles, fat that shines. */
export function browned(art: Canvas, { color, grain, ...spread }: Skin): void {
  const fields = patches(art, { ...spread, count: 11, grain: grain * 2.6 })
  art.softFill(fields, '#c4681a', 0.62, grain * 0.4)
  art.fill(patches(art, { ...spread, count: 22, grain }), '#97480f', 0.42)
  art.fill(patches(art, { ...spread, count: 16, grain: grain * 0.5 }), '#5a260c', 0.45)
  art.fill(patches(art, { ...spread, count: 16, grain: grain * 0.9 }), tint(color, 0.6), 0.34)
  const wet = patches(art, { ...spread, rx: spread.rx * 0.8, count: 10, grain: grain * 0.4 })
  art.fill(wet, '#fff8e0', 0.75)
}

/** Cheese melted over everything: it bubbles, browns, blisters and runs to the rim. */
export function meltedcheese(art: Canvas, area: Area, look: Fill): void {
  const { color, scale } = look
  const [rx, ry] = halves(area, scale)
  const { x, y, radius } = area
  pour(art, area, {
    ...look,
    depth: 0.45,
    inside: () => {
      lumps(art, area, { color, scale, count: 22, size: radius * 0.09 })
      browned(art, { x, y, rx: rx * 0.94, ry: ry * 0.94, color, grain: radius * 0.1 })
      crustEdge(art, area, look)
    },
  })
}

/** A slice of toast under cheese that ran over its crust; `size` is half its length. */
export function cheesetoast(art: Canvas, given: Piece): void {
  const piece = { ...given, angle: Math.sin(given.angle) * 0.7 }
  const { x, y, size, angle, color } = piece
  const look = { points: 14, wobble: 0.03, angle }
  const crust = blob(art.random, x, y, size, size * 0.7, look)
  const foot = moved(crust, size * 0.03, size * 0.14)
  art.shadow(closed(foot), size * 0.1, 0.6)
  art.fill(closed(foot), '#5a2c0e')
  art.fill(closed(crust), '#a8621f')
  art.fill(closed(shrunk(crust, 0.93, -1, -2)), '#e3b06a')
  const toasted = { x, y, angle, rx: size * 0.9, ry: size * 0.62, count: 26, grain: size * 0.08 }
  art.fill(patches(art, toasted), '#8a4a14', 0.6)
  const melted = { points: 13, wobble: 0.12, angle }
  const run = closed(blob(art.random, x, y, size * 0.93, size * 0.63, melted))
  art.shadow(run, size * 0.06, 0.5)
  art.movedBy(size * 0.012, size * 0.04, () =>
    art.fill(run, mix(shade(color, 0.4), '#a85a14', 0.5)),
  )
  const light = art.radialGradient('cx=".38" cy=".32" r=".8"', [
    [0, tint(color, 0.6)],
    [0.5, color],
    [1, mix(color, '#c9701f', 0.75)],
  ])
  art.fill(run, light)
  art.clipped(run, () => {
    browned(art, { x, y, angle, rx: size * 0.9, ry: size * 0.62, color, grain: size * 0.16 })
  })
}
