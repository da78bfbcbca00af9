import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bakedRoll } from './bakedRoll.ts'
import { sculpted } from './relief/sculpt.ts'
import { rollIcing } from './rollIcing.ts'
import { rolledDough } from './rolledDough.ts'
import { plumb } from './upright.ts'

/** A cinnamon roll under thin maple icing that sinks between its turns; `size` is its radius. */
export function cinnamonroll(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random, camera } = art
  const dough = rolledDough(random, x < camera.x ? 0.5 : 2.4)
  const seat = { x: 0, y: 0, size, flat: camera.foreshortening }
  const roll = sculpted(bakedRoll(random, dough, color), seat)
  const icing = sculpted(rollIcing(random, dough), seat)
  plumb(art, piece, () =>
    art.movedBy(x, y, () => {
      standing(art, size, seat.flat)
      roll.draw(art)
      art.movedBy(size * 0.012, size * 0.025, () =>
        art.softFill(icing.outline, '#4a1c08', 0.5, size * 0.02),
      )
      icing.draw(art)
    }),
  )
}

/** What the roll throws on what it stands on. */
function standing(art: Canvas, size: number, flat: number): void {
  const foot = (dx: number, dy: number, grow: number) =>
    ellipse(dx * size, dy * size, grow * size, grow * size * flat)
  art.softFill(foot(0.26, 0.06, 0.98), SHADOW, 0.42, size * 0.1)
  art.softFill(foot(0.03, 0.02, 1), '#2a0e08', 0.6, size * 0.03)
}
