import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { layered } from './touches.ts'

/** How much of a piece is coated so thickly that the sauce on it is seen. */
const COATED = 0.6

/** An elbow of macaroni in a cheese sauce that clings to it; `size` is its radius. */
export function macaroni(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, angle } = piece
  const size = piece.size * random.range(0.9, 1.1)
  const color = mix(piece.color, random.pick(['#ffdc7c', '#f0a033']), random.range(0, 0.45))
  // Some are seen from their backs and look nearly straight.
  const bend = random.range(0.4, 0.82)
  const reach = random.range(0.9, 1.35)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (turn: number): Point => {
    const [u, v] = [(Math.cos(turn) - 0.6) * size * bend, Math.sin(turn) * size * 0.76]
    return [x + u * cos - v * sin, y + u * sin + v * cos]
  }
  const bow = [-reach, -reach * 0.5, 0, reach * 0.5, reach].map(at)
  const light = { dx: -size * 0.07, dy: -size * 0.1 }
  layered(art, open(bow), [
    { color: SHADOW, width: size * 0.54, dx: size * 0.09, dy: size * 0.18, opacity: 0.34 },
    { color: mix(shade(color, 0.16), '#a85a14', 0.45), width: size * 0.56 },
    { color, width: size * 0.44, dx: -size * 0.03, dy: -size * 0.045 },
    { color: tint(mix(color, '#ffe28a', 0.5), 0.2), width: size * 0.2, ...light },
  ])
  if (random.next() < COATED) cling(art, at(random.jitter(0.7)), size, color)
  const shine = [-0.5, -0.2, 0.15].map((share) => at(share * reach))
  art.movedBy(light.dx * 1.3, light.dy * 1.3, () => {
    art.stroke(open(shine), '#fffbe8', size * 0.085, { opacity: 0.9 })
  })
  const side = random.pick([-1, 1])
  const [end, before] = [at(side * reach), at(side * reach * 0.8)]
  mouth(art, end, Math.atan2(end[1] - before[1], end[0] - before[0]), { size, color })
}

/** Sauce that lies thick on an elbow and runs down beside it. */
function cling(art: Canvas, [x, y]: Point, size: number, color: Color): void {
  const { random } = art
  const look = { points: 8, wobble: 0.2, angle: random.angle() }
  const coat = closed(blob(random, x, y + size * 0.06, size * 0.46, size * 0.3, look))
  layered(art, coat, [
    { color: '#a85a14', dx: size * 0.04, dy: size * 0.08, opacity: 0.4 },
    { color: mix(color, '#f8b23a', 0.6) },
  ])
  art.fill(ellipse(x - size * 0.14, y - size * 0.05, size * 0.2, size * 0.1), '#ffe9a8', 0.9)
}

/** The cut end of an elbow: a ring of dough around the dark. */
function mouth(
  art: Canvas,
  [x, y]: Point,
  turn: number,
  { size, color }: { size: number; color: Color },
): void {
  const [u, v] = [x + Math.cos(turn) * size * 0.12, y + Math.sin(turn) * size * 0.12]
  art.rotated(turn, u, v, () => {
    art.fill(ellipse(u, v, size * 0.17, size * 0.27), tint(mix(color, '#ffe49a', 0.5), 0.2))
    art.fill(ellipse(u + size * 0.01, v, size * 0.1, size * 0.18), '#8a4510')
    art.fill(ellipse(u - size * 0.03, v, size * 0.05, size * 0.12), '#5a2708', 0.7)
  })
}
