import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, open, polygon, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { heapPlaces, heapShade, inLight } from './heapPlaces.ts'

const COUNT = 132
/** How large a crumb is, as a share of the heap. */
const CRUMB = [0.07, 0.2] as const

/** A heap of minced meat, fried in crumbs until it browns at its edges; `size` is its radius. */
export function minceheap(art: Canvas, piece: Piece): void {
  const { random } = art
  heapShade(art, { ...piece, color: shade(piece.color, 0.5) }, 0.86)
  for (const { x, y, light } of heapPlaces(art, piece, { count: COUNT, loose: 0.02 })) {
    const size = piece.size * (CRUMB[0] + (CRUMB[1] - CRUMB[0]) * random.next() ** 1.4)
    const tone = mix(
      piece.color,
      random.pick(['#7c4020', '#c4946a', '#b9805a', '#9a5a34', '#6a3218']),
      0.55,
    )
    crumb(art, { x, y, size, angle: random.angle(), color: inLight(tone, light) })
  }
}

/** A crumb: craggy, crisp and dark below, its fat shining above. */
function crumb(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * random.range(0.62, 0.84), {
    points: random.whole(8, 11),
    wobble: 0.36,
    angle,
  })
  art.fill(polygon(shrunk(outline, 1.08, size * 0.1, size * 0.22)), '#32120a', 0.6)
  art.fill(polygon(outline), shade(mix(color, '#5a2410', 0.4), 0.3))
  art.fill(polygon(shrunk(outline, 0.82, -size * 0.07, -size * 0.12)), color)
  const facet = blob(random, x - size * 0.16, y - size * 0.2, size * 0.5, size * 0.3, {
    points: 6,
    wobble: 0.3,
    angle: angle + 0.4,
  })
  art.fill(polygon(facet), tint(color, 0.2), 0.9)
  const pit = blob(random, x + size * 0.24, y + size * 0.14, size * 0.2, size * 0.12, {
    points: 5,
    wobble: 0.3,
    angle,
  })
  art.fill(polygon(pit), shade(color, 0.5), 0.7)
  if (random.next() < 0.2) {
    const glint: Point[] = [
      [x - size * 0.5, y - size * 0.24],
      [x - size * 0.24, y - size * 0.46],
      [x + size * 0.08, y - size * 0.46],
    ]
    art.stroke(open(glint), '#ffe6c4', size * 0.1, { opacity: 0.8 })
  }
}
