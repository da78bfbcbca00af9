import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { glazed, gleam, hollowed, innerShadow, inset, type Oval, path } from '../vessels/ceramic.ts'

/**
 * A small round dish beside the large one.
 * @returns its opening
 */
export function smallDish(art: Canvas, rim: Oval, color: Color, thickness = 15): Oval {
  art.dropShadow(path(rim), 16, 26, 0.38)
  art.fill(path(rim), shade(color, 0.38))
  const face = inset(rim, 3, -2, -3)
  art.fill(path(face), color)
  glazed(art, path(face), 0.5, 0.26)
  const opening = inset(rim, thickness, -1, -2)
  art.fill(path(opening), shade(color, 0.45))
  const wall = inset(opening, 3, 1, 2)
  art.fill(path(wall), tint(color, 0.25))
  hollowed(art, path(wall), 0.36, 0.36)
  gleam(art, inset(face, thickness * 0.45), Math.max(3.4, thickness * 0.26))
  return wall
}

/** What fills a small dish to a little below its rim. */
export function filling(art: Canvas, opening: Oval, color: Color, below = 7): Oval {
  const surface = inset(opening, below, 2, 3)
  art.fill(path(surface), color)
  glazed(art, path(surface), 0.22, 0.12)
  innerShadow(art, path(surface), 15, 0.3)
  return surface
}
