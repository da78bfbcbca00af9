import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { soft } from './produce/shapes.ts'
import { patches } from './touches.ts'

/** Shade of the side at which soft cheese broke: warm, as light goes through it. */
const BROKEN = '#b08f62'

/** A lump torn off soft cheese: round where a finger pressed it, rough where it broke. */
function lump(art: Canvas, [x, y]: Point, reach: number, color: Color): void {
  const { random } = art
  const angle = random.angle()
  const outline = blob(random, x, y, reach, reach * random.range(0.62, 0.86), {
    points: random.whole(8, 11),
    wobble: 0.17,
    angle,
  })
  art.movedBy(reach * 0.2, reach * 0.34, () =>
    art.softFill(soft(outline), SHADOW, 0.4, reach * 0.12),
  )
  art.fill(closed(moved(outline, reach * 0.07, reach * 0.16)), mix(color, BROKEN, 0.72))
  art.fill(closed(outline), mix(color, '#d9c094', 0.55))
  art.fill(closed(shrunk(outline, 0.88, -reach * 0.07, -reach * 0.1)), color)
  const top = shrunk(outline, 0.6, -reach * 0.16, -reach * 0.22)
  art.fill(soft(top), '#fffdf7')
  if (reach < 12) return
  const face = { x: x + reach * 0.12, y: y + reach * 0.12, rx: reach * 0.62, ry: reach * 0.42 }
  art.fill(
    patches(art, { ...face, angle, count: 7, grain: reach * 0.17 }),
    mix(color, BROKEN, 0.5),
    0.55,
  )
  art.fill(patches(art, { ...face, angle, count: 4, grain: reach * 0.15 }), '#fffdf7', 0.9)
  const ledge = shrunk(outline, 0.66, reach * 0.1, reach * 0.1).slice(1, 4)
  art.stroke(open(ledge), mix(color, BROKEN, 0.7), reach * 0.06, { opacity: 0.6 })
}

/** Crumbs that fell beside, ever smaller: round, so that they are no rice. */
function crumbs(art: Canvas, piece: Piece, count: number): void {
  const { random } = art
  for (let index = 0; index < count; index += 1) {
    const turn = piece.angle + random.jitter(1.1) + (index % 3 === 0 ? Math.PI : 0)
    const far = piece.size * random.range(0.75, 1.7)
    const at: Point = [piece.x + Math.cos(turn) * far, piece.y + Math.sin(turn) * far * 0.8]
    lump(art, at, piece.size * random.range(0.13, 0.27), piece.color)
  }
}

/** Goat cheese as fingers crumble it: two or three torn lumps that stick together, crumbs around; `size` is their reach. */
export function goatcheese(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, angle, color } = piece
  crumbs(art, piece, random.whole(2, 5))
  const lumps = random.whole(1, 3)
  for (let index = 0; index < lumps; index += 1) {
    const turn = angle + index * 2.1 + random.jitter(0.5)
    const far = size * random.range(0.4, 0.62)
    const at: Point = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.8]
    lump(art, at, size * random.range(0.32, 0.5), color)
  }
  lump(art, [x, y], size * random.range(0.58, 0.78), color)
}
