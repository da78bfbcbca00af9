import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { tiltOf } from './relief/tilt.ts'
import { roastHen } from './roastHen.ts'
import { upright } from './upright.ts'

/** A whole roast chicken, breast up, its legs tied; `size` is half its length. */
export function roastbird(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const seat = {
    x: x - size * 0.1,
    y: y + size * 0.3,
    size: size * 1.06,
    flat: tiltOf(art.camera).flat,
  }
  upright(art, piece, () => {
    const hen = roastHen(art, seat, { color, bounce: 0.85 })
    art.movedBy(size * 0.08, size * 0.12, () =>
      art.softFill(hen.outline, SHADOW, 0.45, size * 0.08),
    )
    art.movedBy(size * 0.02, size * 0.04, () =>
      art.softFill(hen.outline, '#260b05', 0.55, size * 0.03),
    )
    hen.draw()
  })
}
