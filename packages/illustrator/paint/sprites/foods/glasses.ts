import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, open, pack } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { band, glassBack, glassFront, roundness, surface } from './glass.ts'

/** A glass bowl of pudding with a swirl of cream; `size` is half its width. */
export function pudding(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const height = size * 0.66 * riseIn(art.camera)
  const glass = { x, y: y - height * 0.5, mouth: size, foot: size * 0.52, height }
  glassBack(art, glass, color)
  art.fill(band(glass, 0.08, 0.92), color)
  roundness(art, glass, 0.08)
  art.fill(surface(glass, 0.08), shade(color, 0.34))
  art.fill(surface(glass, 0.08, 0.95), color)
  const ripple = bow([x, glass.y + size * 0.1], [size * 0.76, size * 0.7], [2.5, 5.2], 8)
  art.stroke(open(ripple), tint(color, 0.4), size * 0.05, { opacity: 0.6 })
  for (const [share, lift] of [
    [0.5, 0],
    [0.36, 0.12],
    [0.19, 0.24],
  ] as const) {
    const cream = blob(random, x, glass.y - size * lift, size * share, size * share * 0.9, {
      points: 9,
    })
    art.body(cream, '#fff6e4', { height: 9 * share, lit: 0.88, shaded: 0.2, highlight: 0.6 })
  }
  const shavings = pack(random, x, glass.y, size * 0.6, 20, { ry: size * 0.5 })
  art.specks(shavings, mix(color, '#3b1d12', 0.8), size * 0.035, { length: size * 0.09 })
  glassFront(art, glass)
}
