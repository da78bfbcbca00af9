import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, shape, within } from './dough.ts'
import { raspberry } from './raspberry.ts'

/** A leaf of mint to lay on something. */
export function mintLeaf(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const half = shape('-1 0, -0.6 -0.34, -0.05 -0.46, 0.55 -0.3, 1 0')
  const points = placed(
    [
      ...half,
      ...half
        .slice(1, 4)
        .toReversed()
        .map(([u, v]): Point => [u, -v]),
    ],
    piece,
  )
  art.body(points, color, { height: size * 0.16, lit: 0.92, shaded: 0.3 })
  const veins = [
    [
      [-0.9, 0],
      [0.85, 0],
    ],
    [
      [-0.3, 0],
      [0, -0.26],
    ],
    [
      [0.1, 0],
      [0.4, -0.2],
    ],
    [
      [-0.3, 0],
      [0, 0.26],
    ],
    [
      [0.1, 0],
      [0.4, 0.2],
    ],
  ] as const
  const lines = veins.map((vein) => open(placed(vein, piece))).join('')
  art.stroke(lines, tint(color, 0.4), size * 0.06, { opacity: 0.8 })
}

/** A kiss of meringue, swirled to a point; `size` is its radius. */
export function meringue(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const ridges = 9
  for (const [share, lift] of [
    [1, 0],
    [0.74, 0.1],
    [0.48, 0.2],
    [0.24, 0.28],
  ] as const) {
    const points = Array.from({ length: ridges * 2 }, (_, index): Point => {
      const angle = piece.angle + share * 2.2 + (index / (ridges * 2)) * Math.PI * 2
      const far = size * share * (index % 2 ? 1 : 0.87)
      return [x + Math.cos(angle) * far, y - size * lift + Math.sin(angle) * far * 0.95]
    })
    art.body(points, color, {
      height: size * 0.1 * share + 1,
      lit: 0.9,
      shaded: 0.2,
      shadowOpacity: 0.2,
    })
    art.fill(
      closed(shrunk(points, 0.5, -size * 0.14 * share, -size * 0.16 * share)),
      '#fffdf6',
      0.9,
    )
  }
  const toasted = [open(bow([x, y - size * 0.3], [size * 0.16, size * 0.12], [0.2, 2.6], 4))]
  art.stroke(toasted.join(''), '#d9a765', size * 0.05, { opacity: 0.6 })
}

/** One scoop of ice cream with its ragged skirt. */
function scoop(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const skirt = blob(random, x, y + size * 0.06, size * 1.03, size * 0.99, {
    points: 17,
    wobble: 0.055,
  })
  art.body(skirt, shade(color, 0.06), { height: size * 0.18, lit: 0.95, shaded: 0.24 })
  const ball = blob(random, x - size * 0.02, y - size * 0.06, size * 0.9, size * 0.87, {
    wobble: 0.02,
  })
  art.fill(closed(ball), shade(color, 0.12))
  art.fill(closed(shrunk(ball, 0.92, -size * 0.03, -size * 0.05)), color)
  art.fill(closed(shrunk(ball, 0.55, -size * 0.16, -size * 0.2)), tint(color, 0.45), 0.9)
  const drawn = [0.2, 0.45, 0.68].map((share) =>
    open(bow([x + size * 0.1, y + size * 0.1], [size * share, size * share], [2.6, 4.6], 5)),
  )
  art.stroke(drawn.join(''), shade(color, 0.16), size * 0.035, { opacity: 0.5 })
  const bits = pack(random, x, y, size * 0.74, 22, { tries: 3 })
  art.specks(bits, '#4a2b20', size * 0.03, { opacity: 0.7 })
}

/** Three scoops of ice cream with mint; `size` is half the width of all. */
export function icecream(art: Canvas, piece: Piece): void {
  const upright = { ...piece, angle: 0 }
  const { color } = piece
  scoop(art, within(upright, [-0.36, -0.26], 0.5))
  scoop(art, within(upright, [0.42, -0.2], 0.5, { color: mix(color, '#e58fa0', 0.7) }))
  scoop(art, within(upright, [0, 0.36], 0.5, { color: mix(color, '#6b3f28', 0.75) }))
  mintLeaf(art, { ...within(upright, [0.1, -0.14], 0.2), angle: -0.7, color: '#5c8f3c' })
  mintLeaf(art, { ...within(upright, [-0.1, -0.1], 0.18), angle: -2.4, color: '#6d9a3f' })
  raspberry(art, within(upright, [0.02, -0.02], 0.12, { color: '#c93655' }))
}

/** A macaron lying at ease: two shells, their frilled feet, the filling; `size` is its radius. */
export function macaron(art: Canvas, given: Piece): void {
  const piece = facing(art, given, 0, 0.4)
  const { x, y, size, color, angle } = piece
  const shell = (drop: number) => ellipse(0, drop * size, size, size * 0.72)
  art.group(
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(angle * 57.3).toFixed(1)})"`,
    () => {
      art.shadow(shell(0.46), size * 0.16, 0.36)
      art.fill(shell(0.46), shade(color, 0.3))
      const frill = (drop: number) =>
        bow([0, drop * size], [size * 0.97, size * 0.72], [0, Math.PI], 16)
      art.stroke(open(frill(0.34)), shade(color, 0.12), size * 0.13)
      art.fill(shell(0.26), '#fbeede')
      art.stroke(open(frill(0.12)), tint(color, 0.12), size * 0.13)
      const dots = [...frill(0.14), ...frill(0.36)]
      art.specks(moved(dots, 0, 1), shade(color, 0.26), size * 0.05, { opacity: 0.7 })
      art.fill(shell(0), shade(color, 0.08))
      art.fill(ellipse(-size * 0.04, -size * 0.05, size * 0.9, size * 0.62), tint(color, 0.14))
      art.fill(ellipse(-size * 0.26, -size * 0.22, size * 0.4, size * 0.22), tint(color, 0.46), 0.9)
    },
  )
}
