import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, turnedPoint } from '../../../core/contour.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import { layered } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'
import { curve } from '../shapes.ts'

/** How a finger lies; `ratio` is its width as a share of its length. */
export interface GrownFinger extends Piece {
  ratio: number
}

/** The light on a finger, from its upper left. */
export function fingerLight(art: Canvas, color: Color): Color {
  return art.radialGradient('cx=".36" cy=".28" r=".84"', [
    [0, tint(mix(color, '#f4bd66', 0.3), 0.44)],
    [0.34, mix(color, '#e8a850', 0.16)],
    [0.62, shade(color, 0.16)],
    [0.92, shade(color, 0.46)],
    [1, shade(color, 0.34)],
  ])
}

/** The rings where leaves once were, and the grain of the skin between them. */
export function skin(art: Canvas, spot: GrownFinger): void {
  const { random } = art
  const { size, color, ratio } = spot
  const rings = [-0.5, -0.12, 0.24, 0.56, 0.8].map((u) => {
    const at = u + random.jitter(0.08)
    const wide = ratio * 1.05
    return curve(
      spot,
      [at - 0.1, -wide],
      [at + 0.06, -wide * 0.4],
      [at + 0.07, wide * 0.4],
      [at - 0.06, wide],
    )
  })
  layered(art, rings.join(''), [
    { color: shade(color, 0.6), width: Math.max(2, size * 0.05), opacity: 0.55 },
    { color: tint(color, 0.6), width: size * 0.035, dx: -size * 0.04, dy: -1.5, opacity: 0.4 },
  ])
  const grain = Array.from({ length: 14 }, () => {
    const [u, v] = [random.jitter(0.9), random.jitter(0.9) * ratio]
    return curve(spot, [u, v], [u + random.range(0.1, 0.24), v * 0.97])
  })
  art.stroke(grain.slice(0, 9).join(''), shade(color, 0.5), Math.max(1.4, size * 0.028), {
    opacity: 0.3,
  })
  art.stroke(grain.slice(9).join(''), tint(color, 0.5), Math.max(1.4, size * 0.03), {
    opacity: 0.5,
  })
}

/** Wet flesh without its skin: its fibres, what the knife left of the skin, a gleam along it. */
export function fibres(art: Canvas, spot: GrownFinger, skinColor: Color): void {
  const { random } = art
  const { x, y, size, color, ratio } = spot
  const lines = Array.from({ length: 13 }, () => {
    const [u, v] = [random.jitter(0.8), random.jitter(0.95) * ratio]
    return curve(spot, [u - 0.18, v], [u, v * 1.04], [u + 0.18, v])
  })
  layered(art, lines.join(''), [
    { color: shade(color, 0.34), width: size * 0.022, opacity: 0.4 },
    { color: '#fffbe6', width: size * 0.024, dx: -1, dy: -size * 0.03, opacity: 0.4 },
  ])
  const rings = [-0.3, 0.12, 0.5].map((u) =>
    curve(spot, [u - 0.06, -ratio], [u + 0.06, 0], [u - 0.04, ratio]),
  )
  art.stroke(rings.join(''), shade(color, 0.3), size * 0.04, { opacity: 0.3 })
  const left = [-0.66, -0.28, 0.1, 0.42].map((u) => {
    const side = random.pick([-0.72, 0.3, 0.8]) * ratio
    const [px, py] = laidPoint([u, side], spot)
    const long = size * random.range(0.1, 0.2)
    return closed(blob(random, px, py, long, size * 0.035, { angle: spot.angle, wobble: 0.3 }))
  })
  art.fill(left.join(''), shade(skinColor, 0.12), 0.9)
  const [u, v] = turnedPoint([size * 0.36, 0], spot.angle, x - size * 0.14, y - size * ratio * 0.42)
  const light = blob(random, u, v, size * 0.3, size * 0.07, { angle: spot.angle })
  art.softFill(closed(light), '#fff4c8', 0.6, size * 0.06)
}
