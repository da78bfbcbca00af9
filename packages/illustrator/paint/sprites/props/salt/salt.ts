import type { Canvas } from '../../../core/canvas.ts'
import { circle } from '../../../core/contour.ts'
import { shade, tint } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { glazed, inset, type Oval, path } from '../../vessels/ceramic.ts'
import { filling, smallDish } from '../smallDish.ts'
import { cutGlass } from './saltGlass.ts'
import { pig } from './saltPig.ts'
import { roomBeside, handleAngle, heapedSalt, scoop, spilled } from './saltParts.ts'

const WOOD = '#b87c42'

/** A round dish with a scoop of wood in it. */
function withScoop(art: Canvas, spot: PropSpot): void {
  const { x, y, color, accent } = spot
  const surface = filling(art, smallDish(art, { x, y, rx: 100, ry: 100 }, color, 17), accent)
  heapedSalt(art, surface, accent)
  const angle = handleAngle(spot) + art.random.jitter(0.25)
  const at = { x: x + Math.cos(angle) * 18, y: y + Math.sin(angle) * 18 }
  scoop(art, { ...at, size: 88, angle, color: WOOD }, accent)
}

/** A crock, its wooden lid taken off and laid beside it. */
function crock(art: Canvas, spot: PropSpot): void {
  const { x, y, color, accent } = spot
  const [dx, dy] = roomBeside(spot)
  lid(art, { x: x + dx * 120 - 6, y: y + dy * 120, rx: 72, ry: 72 })
  const rim = { x, y, rx: 94, ry: 94 }
  const opening = smallDish(art, rim, color, 20)
  art.stroke(path(inset(rim, 11, -2, -3)), tint(color, 0.55), 3, { opacity: 0.6 })
  const surface = filling(art, opening, shade(accent, 0.1), 5)
  heapedSalt(art, surface, accent)
}

/** A turned lid with its knob. */
function lid(art: Canvas, disc: Oval): void {
  art.dropShadow(path(disc), 10, 16, 0.34)
  art.fill(path(disc), shade(WOOD, 0.42))
  const face = inset(disc, 2, -2, -4)
  art.fill(path(face), WOOD)
  const rings = [12, 25, 38].map((by) => path(inset(face, by, -2, 1))).join('')
  art.stroke(rings, shade(WOOD, 0.3), 2.4, { opacity: 0.45 })
  glazed(art, path(face), 0.4, 0.3)
  const { x, y } = face
  art.shadow(circle(x, y, 21), 22, 0.36)
  art.fill(circle(x, y, 21), shade(WOOD, 0.4))
  art.fill(circle(x - 2, y - 4, 19), tint(WOOD, 0.1))
  art.fill(circle(x - 6, y - 9, 8), tint(WOOD, 0.7), 0.8)
}

/** A shallow saucer heaped with salt, grains of it beside. */
function saucer(art: Canvas, spot: PropSpot): void {
  const { x, y, color, accent } = spot
  const [dx, dy] = roomBeside(spot)
  spilled(art, x + dx * 120 - dy * 26, y + dy * 120, 62, 26)
  const rim = { x, y, rx: 108, ry: 108 }
  const opening = smallDish(art, rim, color, 13)
  art.fill(path(inset(opening, 8, 2, 3)), tint(color, 0.12))
  art.stroke(path(inset(opening, 14, 1, 2)), shade(color, 0.24), 3, { opacity: 0.5 })
  const heap = inset(opening, 24, 3, 4)
  art.shadow(path(inset(heap, 8)), 12, 0.3)
  heapedSalt(art, heap, accent)
  spilled(art, x + dx * 60, y + dy * 60, 34, 7)
}

/** A cellar of coarse salt; `accent` is the salt. */
export const salt = inTurn<PropSpot>(withScoop, crock, pig, cutGlass, saucer)
