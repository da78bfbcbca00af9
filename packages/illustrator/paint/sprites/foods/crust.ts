import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, type Point, shrunk } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, tint } from '../../core/color.ts'
import type { Area } from '../types.ts'
import { type Fill, halves } from './surface.ts'
import { patches } from './touches.ts'

/** Patches that the oven has browned: a soft toasted field, blisters, a few dark hearts. */
export function browned(art: Canvas, points: readonly Point[], color: Color, size = 46): void {
  const spots = points.map(([x, y]) => {
    const reach = size * art.random.range(0.4, 1)
    const look = { points: 10, wobble: 0.2, angle: art.random.angle() }
    return { x, y, reach, outline: blob(art.random, x, y, reach, reach * 0.7, look) }
  })
  const each = (scale: number) =>
    spots.map(({ outline }) => closed(shrunk(outline, scale))).join('')
  art.group('filter="url(#soft5)"', () => {
    art.fill(each(1.2), mix(color, '#d9822c', 0.6), 0.55)
    art.fill(each(0.8), mix(color, '#b3581a', 0.75), 0.7)
  })
  const blisters = (count: number, share: number, grain: number) =>
    spots
      .map(({ x, y, reach }) =>
        patches(art, { x, y, rx: reach * share, count, grain: reach * grain }),
      )
      .join('')
  art.fill(blisters(5, 0.7, 0.3), mix(color, '#b3581a', 0.8), 0.65)
  art.fill(blisters(3, 0.45, 0.24), '#7f3a14', 0.7)
  art.fill(blisters(3, 0.8, 0.16), tint(color, 0.5), 0.7)
}

/** The darker crust where baked cheese meets the rim. */
export function crustEdge(art: Canvas, area: Area, { color, scale }: Fill): void {
  const [rx, ry] = halves(area, scale)
  const bits = Array.from({ length: 30 }, (_, index) => {
    const turn = (index / 30) * Math.PI * 2 + art.random.jitter(0.1)
    const reach = area.round ? 0.97 : 1.12
    const x = area.x + Math.max(-rx, Math.min(rx, Math.cos(turn) * rx * reach))
    const y = area.y + Math.max(-ry, Math.min(ry, Math.sin(turn) * ry * reach))
    return patches(art, { x, y, rx: 12, count: 2, grain: 26 })
  })
  art.fill(bits.join(''), mix(color, '#a9541c', 0.7), 0.55)
}
