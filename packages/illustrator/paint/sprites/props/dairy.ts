import type { dairy as words } from '../../../language/words/props/dairy.ts'
import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { butter } from './butter.ts'
import { shaped, strewn, symmetric } from './shapes.ts'

/** Brown eggs; `accent` is the paler one. */
function eggs(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const tones: Color[] = [accent, color, mix(color, accent, 0.4)]
  const places = [
    [46, -62, 0.4],
    [-58, 4, -0.7],
    [48, 66, 1.1],
  ] as const
  for (const [index, [dx, dy, turn]] of places.entries()) {
    const piece = { x: x + dx, y: y + dy, size: 74, angle: turn + art.random.jitter(0.4) }
    const outline = symmetric([
      [-1, 0],
      [-0.88, -0.42],
      [-0.4, -0.72],
      [0.2, -0.7],
      [0.78, -0.4],
      [1.08, 0],
    ])
    const tone = tones[index] ?? color
    art.body(shaped(outline, piece), tone, { height: 20, lit: 0.9, shaded: 0.28, highlight: 0.35 })
    const specks = strewn(art.random, piece.x, piece.y, 46, 12)
    art.specks(specks, shade(tone, 0.35), 2.6, { opacity: 0.45 })
    art.fill(ellipse(piece.x - 26, piece.y - 26, 11, 7), '#ffffff', 0.6)
  }
}

export const dairy = {
  eggs,
  butter,
} satisfies Record<keyof typeof words, DrawProp>
