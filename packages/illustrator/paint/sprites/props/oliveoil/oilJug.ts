import type { Canvas } from '../../../core/canvas.ts'
import { closed, ellipse, open, type Point, turned } from '../../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { gleam, hollowed, innerShadow, inset, path } from '../../vessels/ceramic.ts'
import { inward } from '../spots.ts'
import { oilFill, oilGleam } from './oil.ts'

/** A glass jug of oil with a lip and a handle; gold light falls through it on the table. */
export function oilJug(art: Canvas, spot: PropSpot): void {
  const { x, y, accent } = spot
  const angle = inward(spot) + art.random.jitter(0.9)
  const rim = turned(jugRim(92), angle, x, y)
  const inner = turned(jugRim(78), angle, x, y)
  art.dropShadow(closed(rim), 16, 28, 0.3)
  art.softFill(ellipse(x + 40, y + 56, 54, 46), '#e2c552', 0.4, 14)
  const loop = open(
    turned(
      [
        [-84, -22],
        [-128, -30],
        [-146, 0],
        [-128, 30],
        [-84, 22],
      ],
      angle,
      x,
      y,
    ),
  )
  art.movedBy(8, 14, () => art.stroke(loop, SHADOW, 16, { opacity: 0.26 }))
  art.stroke(loop, '#8f9a62', 17)
  art.stroke(loop, '#dfe3c8', 12)
  art.movedBy(-2, -3, () => art.stroke(loop, '#ffffff', 4, { opacity: 0.9 }))
  const wall = mix('#cfd6c4', accent, 0.3)
  art.fill(closed(rim), shade(wall, 0.2))
  art.movedBy(-2, -3, () => art.fill(closed(turned(jugRim(90), angle, x, y)), tint(wall, 0.3)))
  art.fill(closed(turned(jugRim(86), angle, x, y)), mix(accent, '#59651f', 0.4))
  art.fill(closed(inner), mix(accent, '#8b9440', 0.5))
  hollowed(art, closed(inner), 0.5, 0.34)
  const level = { x: x + 3, y: y + 4, rx: 70, ry: 70 }
  oilFill(art, path(level), accent)
  innerShadow(art, path(level), 16, 0.3)
  art.stroke(path(inset(level, 1)), tint(accent, 0.6), 3, { opacity: 0.7 })
  oilGleam(art, level.x, level.y, level.rx)
  gleam(art, { x: x - 1, y: y - 2, rx: 88, ry: 88 }, 4.4, 0.95)
}

/** The rim of a jug of this radius, its lip at the right. */
function jugRim(radius: number): Point[] {
  const lip: Point[] = [
    [radius * 0.9, radius * 0.34],
    [radius * 1.16, radius * 0.14],
    [radius * 1.24, 0],
    [radius * 1.16, radius * -0.14],
    [radius * 0.9, radius * -0.34],
  ]
  const round = Array.from({ length: 13 }, (_, index): Point => {
    const t = -0.62 - (index / 12) * (Math.PI * 2 - 1.24)
    return [Math.cos(t) * radius, Math.sin(t) * radius]
  })
  return [...lip, ...round]
}
