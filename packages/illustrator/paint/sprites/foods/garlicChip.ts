import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, open, type Point, shrunk } from '../../core/contour.ts'
import { shape } from './dough.ts'
import { laid, layered } from './touches.ts'

/** A clove cut along its length: a drop with a straight side. */
const SLICE = shape('-1 .1, -.86 -.3, -.4 -.52, .2 -.5, .74 -.24, 1 .06, .6 .3, 0 .4, -.6 .42')

interface Chip {
  x: number
  y: number
  /** Half its length. */
  size: number
  angle: number
}

/** A thin slice of garlic from the pan: straw yellow, its edge brown, glossy with oil. */
export function garlicChip(art: Canvas, chip: Chip): void {
  const { random } = art
  const { size } = chip
  const outline = laid(
    SLICE.map(([u, v]): Point => [u + random.jitter(0.06), v + random.jitter(0.06)]),
    chip,
  )
  layered(art, closed(outline), [
    { color: SHADOW, dx: size * 0.14, dy: size * 0.26, opacity: 0.5 },
    { color: '#8f5a1c', dx: size * 0.02, dy: size * 0.07 },
    { color: '#d9a548' },
  ])
  art.fill(closed(shrunk(outline, 0.8, -size * 0.04, -size * 0.04)), '#f5dc98')
  art.fill(closed(shrunk(outline, 0.44, -size * 0.12, -size * 0.1)), '#fff2cc', 0.8)
  const sprout = open(laid(shape('-.5 .04, 0 -.04, .5 .04'), chip))
  art.stroke(sprout, '#c9953e', size * 0.07, { opacity: 0.7 })
}
