import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { closed, moved, open, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { patches } from '../touches.ts'
import { laid, laidPoint } from './shapes.ts'

/** Where each slice lies across the fan and along it, how long it is, how deep, and how it is turned. */
const FAN = [
  [0.02, -0.47, 0.62, 0.86, -0.62],
  [0.05, -0.36, 0.8, 0.96, -0.5],
  [0.02, -0.23, 0.92, 1.06, -0.4],
  [0.03, -0.08, 1, 1, -0.27],
  [0, 0.07, 1.02, 1.12, -0.2],
  [0.05, 0.22, 0.97, 1, -0.06],
  [0.02, 0.36, 0.88, 1.1, 0.02],
  [0.06, 0.5, 0.7, 1, 0.2],
] as const

/** A cheek of ripe mango, cut across and pushed into a fan; `size` is the length of a slice. */
export function mangoFan(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  for (const [index, [u, v, long, deep, turn]] of FAN.entries()) {
    const [x, y] = laidPoint([u * 0.8 + random.jitter(0.015), v * 0.9], { ...piece, angle: -0.32 })
    const ripe = mix(color, random.pick(['#ffb52e', '#f08a1c', '#ffc445']), random.range(0.1, 0.4))
    const angle = turn + random.jitter(0.05)
    mangoSlice(art, { x, y, size: size * long, angle, color: ripe }, deep, index)
  }
}

/** The contour of a slice: its back round as the fruit was, its foot nearly straight. */
function sliceOutline({ random }: Canvas, spot: Piece, deep: number): Point[] {
  const stray = () => random.jitter(0.012)
  const bow = random.range(0.02, 0.06)
  const shape: Point[] = [
    [-0.47, 0.03],
    [-0.44, -0.07],
    [-0.3, -0.16],
    [-0.06, -0.205],
    [0.18, -0.19],
    [0.37, -0.12],
    [0.465, -0.03],
    [0.46, 0.04],
    [0.34, 0.075],
    [0.1, 0.075 + bow],
    [-0.16, 0.08 + bow],
    [-0.38, 0.075],
  ]
  return laid(
    shape.map(([u, v]): Point => [u + stray(), v * deep + stray()]),
    spot,
  )
}

/** A slice: its round back in deep orange, its wet cut face pale at the upper edge, fibres in it. */
function mangoSlice(art: Canvas, spot: Piece, deep: number, index: number): void {
  const { size, color } = spot
  const { random } = art
  const outline = sliceOutline(art, spot, deep)
  const thick = size * 0.036
  art.movedBy(size * 0.02, size * 0.05, () =>
    art.softFill(closed(outline), '#5a2406', 0.42, size * 0.022),
  )
  art.fill(closed(moved(outline, size * 0.008, thick)), mix(color, '#b85208', 0.72))
  art.fill(closed(moved(outline, size * 0.004, thick * 0.5)), mix(color, '#dd7510', 0.7))
  const flesh = art.linearGradient('x1=".1" y1="0" x2=".75" y2="1"', [
    [0, mix(color, '#ffe58a', 0.75)],
    [0.36, mix(color, '#ffcb4a', 0.4)],
    [0.72, mix(color, '#ee9420', 0.6)],
    [1, mix(color, '#d87412', 0.7)],
  ])
  art.fill(closed(outline), flesh)
  art.clipped(closed(outline), () => {
    const fibres = Array.from({ length: 11 }, (_, at) => {
      const u = -0.42 + at * 0.08 + random.jitter(0.02)
      const low = random.range(0.02, 0.1)
      const line: Point[] = [
        [u, low],
        [u + 0.03, low - 0.07],
        [u + 0.07, low - random.range(0.1, 0.17)],
      ]
      return open(laid(line, spot))
    })
    art.stroke(fibres.join(''), '#d9770f', size * 0.007, { opacity: 0.4 })
    const [mx, my] = laidPoint([0, -0.04], spot)
    const spread = { x: mx, y: my, angle: spot.angle, rx: size * 0.4, ry: size * 0.1 }
    art.fill(patches(art, { ...spread, count: 3, grain: size * 0.05 }), '#ffe9a0', 0.2)
    // The slice above keeps the light from its upper edge.
    if (index > 0) art.stroke(closed(outline), SHADOW, size * 0.012, { opacity: 0.1 })
  })
  wetLight(art, spot, deep, outline)
}

/** A broken light along the upper edge; on no two slices the same. */
function wetLight(art: Canvas, spot: Piece, deep: number, outline: readonly Point[]): void {
  const { random } = art
  const { size } = spot
  const from = random.range(-0.4, -0.2)
  const long = random.range(0.16, 0.46)
  const crest = (u: number): Point => [u, (-0.175 + (u - 0.02) ** 2 * 0.62) * deep]
  const line = laid([from, from + long / 2, from + long].map(crest), spot)
  art.stroke(open(line), '#fffbe8', size * random.range(0.012, 0.022), { opacity: 0.9 })
  const drop = laid([crest(from + long + random.range(0.05, 0.09))], spot)
  art.specks(drop, '#fffbe8', size * 0.018, { length: size * 0.015, angle: spot.angle })
  art.stroke(open(moved(outline.slice(7, 10), 0, -size * 0.012)), '#ffd978', size * 0.008, {
    opacity: 0.6,
  })
}
