import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, pack, polygon } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import type { Piece } from '../types.ts'
import { meringueShell } from './meringueShell.ts'
import { passionHalf } from './passionFruit.ts'
import { pavlovaCream } from './pavlovaCream.ts'
import { pavlovaPulp } from './pavlovaPulp.ts'
import { sculpted } from './relief/sculpt.ts'
import { upright } from './upright.ts'

/** A pavlova: a low round of meringue, cream in its hollow, passion fruit; `size` is its radius. */
export function pavlova(art: Canvas, given: Piece): void {
  const { flat, size, piece } = seated(art, given)
  const { x, y } = piece
  upright(art, piece, () =>
    art.movedBy(x, y, () => {
      const seat = { x: 0, y: 0, size, flat }
      const meringue = meringueShell(art.random)
      const shell = sculpted(meringue, seat)
      const cream = sculpted(pavlovaCream(art.random), seat)
      contact(art, size, flat)
      shell.draw(art)
      art.clipped(shell.outline, () =>
        art.movedBy(size * 0.03, size * 0.04, () =>
          art.softFill(cream.outline, '#6d4a2e', 0.5, size * 0.03),
        ),
      )
      cream.draw(art)
      pavlovaPulp(art, meringue.body, seat)
      shards(art, size, piece.color)
    }),
  )
  passionHalf(art, { ...piece, x: x + size * 0.98, y: y + size * 0.5, size: size * 0.2 })
  passionHalf(art, { ...piece, x: x + size * 0.76, y: y + size * 0.74, size: size * 0.22 })
}

/** The piece a little nearer to us than its place, so that its top has room in the picture. */
function seated(art: Canvas, given: Piece) {
  const flat = art.camera.foreshortening * 0.94
  const size = given.size * 1.02
  return { flat, size, piece: { ...given, y: given.y + size * 0.12 } }
}

function contact(art: Canvas, size: number, flat: number): void {
  const foot = ellipse(0, 0, size, size * flat)
  art.movedBy(size * 0.2, size * 0.07, () => art.softFill(foot, SHADOW, 0.42, size * 0.07))
  art.movedBy(3, 5, () => art.softFill(foot, SHADOW, 0.6, 5))
}

/** Bits that broke off the crust. */
function shards(art: Canvas, size: number, color: Color): void {
  const { random } = art
  const places = [
    ...pack(random, -size * 0.3, size * 0.71, size * 0.2, 6, { ry: size * 0.05, tries: 2 }),
    ...pack(random, -size * 1.02, size * 0.26, size * 0.08, 4, { tries: 2 }),
  ]
  for (const [u, v] of places) {
    const reach = size * random.range(0.012, 0.04)
    const bit = blob(random, u, v, reach, reach * 0.7, { points: 6, wobble: 0.24 })
    art.movedBy(reach * 0.4, reach * 0.5, () => art.fill(polygon(bit), SHADOW, 0.45))
    art.fill(polygon(bit), shade(color, 0.16))
    art.movedBy(-1, -reach * 0.3, () => art.fill(closed(bit), mix(color, '#ffffff', 0.6)))
  }
}
