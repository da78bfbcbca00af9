import type { Canvas } from '../../../core/canvas.ts'
import { open, type Point, polygon } from '../../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { innerShadow, path } from '../../vessels/ceramic.ts'
import { drawSpoon } from '../spoon.ts'
import { handleAngle, heapedSalt } from './saltParts.ts'

const FACETS = 12

/** A regular polygon of facets around a point. */
function corners(x: number, y: number, radius: number, turn: number): Point[] {
  return Array.from({ length: FACETS }, (_, index): Point => {
    const angle = turn + (index / FACETS) * Math.PI * 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

/** Cut glass with a small silver spoon in its salt; `color` tinges the glass. */
export function cutGlass(art: Canvas, spot: PropSpot): void {
  const { x, y, color, accent } = spot
  const turn = art.random.angle()
  const glass = mix(color, '#e8eef0', 0.55)
  const outer = corners(x, y, 106, turn)
  const inner = corners(x - 2, y - 3, 70, turn)
  art.dropShadow(polygon(outer), 18, 28, 0.28)
  art.fill(polygon(outer), shade(glass, 0.34))
  art.movedBy(-2, -3, () => art.fill(polygon(outer), glass))
  for (const [index, corner] of outer.entries()) {
    const next = (index + 1) % FACETS
    const [a, b, c] = [outer[next] ?? corner, inner[next] ?? corner, inner[index] ?? corner]
    const facing = Math.cos(turn + ((index + 0.5) / FACETS) * Math.PI * 2 + 2.2)
    const tone = facing > 0 ? tint(glass, 0.2 + facing * 0.7) : mix(glass, SHADOW, -facing * 0.34)
    const sparkle = index % 3 === 1 ? tint(tone, 0.5) : tone
    art.fill(polygon([corner, a, b, c]), sparkle)
    art.fill(polygon([corner, a, b]), mix(sparkle, SHADOW, 0.16), 0.4)
  }
  const cuts = outer.map((corner, index) => open([corner, inner[index] ?? corner])).join('')
  art.stroke(cuts, '#ffffff', 2.6, { opacity: 0.75 })
  art.stroke(polygon(outer), '#ffffff', 3, { opacity: 0.55 })
  const bowl = { x: x - 1, y: y - 2, rx: 68, ry: 68 }
  art.fill(polygon(inner), mix(glass, SHADOW, 0.26))
  art.fill(path(bowl), shade(accent, 0.14))
  heapedSalt(art, { ...bowl, rx: 63, ry: 63 }, accent)
  innerShadow(art, path(bowl), 13, 0.28)
  art.stroke(polygon(inner), '#ffffff', 3.4, { opacity: 0.8 })
  const angle = handleAngle(spot) + art.random.jitter(0.25)
  const reach = 72
  const at = { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  drawSpoon(art, { ...at, size: 210, angle, color: '#d6d0c8' }, 1.2)
  heapedSalt(art, { x: x - 6, y: y - 4, rx: 15, ry: 12 }, accent)
}
