import type { Color } from '../../../language/paints.ts'
import { riseIn } from '../../core/camera.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, closed, moved, open, pack, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, spots, wall } from './dough.ts'
import { curvedSide } from './roundSide.ts'
import { patches } from './touches.ts'

/** How a burger is built: where a layer ends, in shares of its radius over the board. */
const HEIGHT = { heel: 0.34, patty: 0.28, slice: 0.045, greens: 0.1, dome: 0.4 } as const
const PATTIES = 2

/** The points of the front edge of a layer, from right to left. */
function front(
  { x, y, size }: Piece,
  reach: (angle: number) => number,
  fall: (angle: number) => number = () => 0,
): Point[] {
  return bow([x, y], [1, 1], [0.01, Math.PI - 0.01], 44).map(([u, v]): Point => {
    const angle = Math.atan2(v - y, u - x)
    const far = size * reach(angle)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far + size * fall(angle)]
  })
}

/** The back of a layer, which closes the contour of its front. */
function back({ x, y, size }: Piece, reach: number): Point[] {
  return bow([x, y], [size * reach, size * reach], [Math.PI + 0.1, Math.PI * 2 - 0.1], 10)
}

/** A thick smashed patty: nearly black crust with brown meat in its cracks, wet with fat. */
function patty(art: Canvas, piece: Piece, thick: number): void {
  const { random } = art
  const { x, y, size } = piece
  const rough = () => 1.02 + random.jitter(0.022)
  const rim = front(piece, rough)
  art.fill(circle(x, y + thick + size * 0.04, size), SHADOW, 0.6)
  const side = wall(rim.toReversed(), thick)
  art.fill(circle(x, y, size), '#3a1a0f')
  const meat = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, '#5a2b18'],
    [0.26, '#9c5730'],
    [0.52, '#743a20'],
    [1, '#1f0c08'],
  ])
  art.fill(side, meat)
  const lowest = front(piece, rough, () => thick / size + random.jitter(0.02))
  art.stroke(open(lowest), '#1d0a06', thick * 0.14)
  const places = Array.from({ length: 120 }, (): Point => {
    const angle = random.range(0.05, Math.PI - 0.05)
    const down = random.range(0.06, 0.98)
    return [x + Math.cos(angle) * size * 1.01, y + Math.sin(angle) * size * 1.01 + thick * down]
  })
  const grain = [size * 0.012, size * 0.042] as const
  art.fill(spots(random, places.slice(0, 60), grain), '#260f08', 0.85)
  art.fill(spots(random, places.slice(60, 104), grain), '#a5623a', 0.75)
  art.fill(
    spots(random, places.slice(104), [size * 0.008, size * 0.016], { wobble: 0 }),
    '#ffdfb8',
    0.9,
  )
}

/** A slice of cheese that melted over the patty below it and hangs down in drips. */
function cheese(art: Canvas, piece: Piece, thick: number): void {
  const { random } = art
  const { size } = piece
  const start = random.range(0.3, 0.5)
  const drips = Array.from({ length: 5 }, (_, index) => ({
    at: start + index * 0.56 + random.jitter(0.08),
    fall: random.range(0.08, 0.3),
    broad: random.range(0.09, 0.16),
  }))
  const fall = (angle: number) =>
    drips.reduce((sum, drip) => {
      const off = (angle - drip.at) / drip.broad
      return sum + drip.fall * Math.exp(-(off ** 2))
    }, thick / size)
  const hem = front(piece, () => 1.05, fall)
  const whole = [...hem, ...back(piece, 1)]
  art.fill(closed(moved(whole, size * 0.015, size * 0.05)), '#1d0a06', 0.6)
  const melt = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, '#f0a02a'],
    [0.28, '#ffd25a'],
    [0.6, '#f5a927'],
    [1, '#c9741a'],
  ])
  art.fill(closed(whole), melt)
  art.stroke(open(hem), '#c26a12', size * 0.022, { opacity: 0.8 })
  art.stroke(open(front(piece, () => 1.03)), '#ffedac', size * 0.03, { opacity: 0.75 })
  const beads = drips.map(({ at, fall: length }): Point => {
    const far = size * 1.05
    return [
      piece.x + Math.cos(at) * far - size * 0.02,
      piece.y + Math.sin(at) * far + size * length * 0.7,
    ]
  })
  art.specks(beads, '#fff6d0', size * 0.03, { length: size * 0.05, angle: 1.4, opacity: 0.9 })
}

/** Slices of pickle that look out, their pale flesh between two dark green edges. */
function pickles(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  for (const angle of [0.5, 1.02, 1.62, 2.2, 2.7]) {
    const middle: Point = [x + Math.cos(angle) * size * 0.84, y + Math.sin(angle) * size * 0.84]
    const edge = bow(middle, [size * 0.27, size * 0.27], [0, Math.PI], 14)
    const side = wall(edge.toReversed(), size * 0.08)
    art.movedBy(size * 0.02, size * 0.05, () => art.fill(side, '#2a1508', 0.55))
    art.fill(side, '#55702a')
    art.fill(circle(...middle, size * 0.27), '#a9b653')
    art.stroke(open(moved(edge, 0, size * 0.02)), '#c6cf7a', size * 0.03)
  }
}

/** A ruffled leaf all around, lit where its folds come forward. */
function lettuce(art: Canvas, piece: Piece, color: Color): void {
  const { random } = art
  const { size } = piece
  const phase = random.angle()
  const ruffle = (angle: number) => Math.sin(angle * 13 + phase + Math.sin(angle * 5))
  const hem = front(
    piece,
    (angle) => 1.1 + 0.05 * ruffle(angle),
    (angle) => 0.1 + 0.07 * ruffle(angle + 0.12),
  )
  const whole = [...hem, ...back(piece, 1.04)]
  art.fill(closed(moved(whole, size * 0.02, size * 0.06)), '#1d1206', 0.6)
  art.fill(closed(whole), shade(color, 0.3))
  art.clipped(closed(whole), () => {
    for (let index = 1; index < hem.length - 2; index += 1) {
      const [u, v] = hem[index] ?? [0, 0]
      const [, next] = hem[index + 1] ?? [0, 0]
      const lit = (v - next) * (u < piece.x ? 1 : -1) > 0
      const toward: Point = [
        piece.x + (u - piece.x) * 0.8,
        piece.y + (v - piece.y) * 0.72 - size * 0.02,
      ]
      const look = lit ? tint(color, 0.3) : shade(color, 0.36)
      art.stroke(open([toward, [u, v]]), look, size * 0.05, { opacity: lit ? 0.6 : 0.5 })
    }
  })
  art.stroke(open(hem), tint(color, 0.5), size * 0.024, { opacity: 0.85 })
}

/** The upper bun: a glossy dome full of sesame, browned on top and pale where it was cut. */
function crown(art: Canvas, piece: Piece, rise: number): void {
  const { x, y, size, color } = piece
  const { random } = art
  const high = Math.hypot(1, HEIGHT.dome * rise)
  const upper = bow([x, y], [size * 1.04, size * high], [Math.PI, Math.PI * 2], 26)
  const lower = bow([x, y], [size * 1.04, size * 0.99], [0, Math.PI], 26)
  const cut = moved(lower, 0, size * 0.05)
  art.fill(closed([...moved(cut, size * 0.02, size * 0.07), ...upper]), '#1d1206', 0.6)
  art.fill(closed([...cut, ...upper]), mix(color, '#f9e3ae', 0.72))
  const light = art.radialGradient('cx=".36" cy=".26" r=".84"', [
    [0, mix(color, '#f0b35c', 0.75)],
    [0.32, mix(color, '#c87a2a', 0.5)],
    [0.66, mix(color, '#9a4f18', 0.65)],
    [0.92, mix(color, '#e6b36a', 0.2)],
    [1, shade(color, 0.4)],
  ])
  const dome = closed([...lower, ...upper])
  art.fill(dome, light)
  art.clipped(dome, () => {
    const dark = art.linearGradient('x1=".3" x2="1" y1="0.2" y2=".9"', [
      [0.3, '#3a1408', 0],
      [1, '#3a1408', 0.62],
    ])
    art.fill(dome, dark)
    const middle: Point = [x - size * 0.02, y - size * (high - 1) - size * 0.3]
    const seeds = pack(random, ...middle, size * 0.86, 74, { ry: size * 0.6, tries: 5 })
    const grain = [size * 0.034, size * 0.042] as const
    const sown = spots(random, seeds, grain, { flat: 1.8, wobble: 0 })
    art.movedBy(size * 0.014, size * 0.026, () => art.fill(sown, '#4a1e08', 0.6))
    art.fill(sown, '#fbe8bd')
    art.specks(moved(seeds, -size * 0.006, -size * 0.008), '#fffaf0', size * 0.018, {
      opacity: 0.9,
    })
    const shine = { angle: -0.5, rx: size * 0.3, ry: size * 0.13, count: 6, grain: size * 0.1 }
    const wet = { ...shine, x: x - size * 0.42, y: y - size * (high - 0.42) }
    art.fill(patches(art, wet), '#fff6de', 0.62)
  })
}

/** A smashed burger with all its layers, seen from a chair; `size` is half its width. */
export function burger(art: Canvas, given: Piece): void {
  const rise = riseIn(art.camera)
  const { x, size, color } = given
  const foot = { ...given, y: given.y + size * 0.5 }
  art.softFill(circle(x + size * 0.16, foot.y + size * 0.1, size * 0.98), SHADOW, 0.5, size * 0.1)
  art.fill(circle(x + size * 0.04, foot.y + size * 0.04, size * 0.96), SHADOW, 0.6)
  let over = HEIGHT.heel
  const at = (): Piece => ({ ...foot, y: foot.y - size * over * rise })
  const toasted = mix(color, '#e9b668', 0.4)
  const heel = { middle: [x, at().y], radius: size * 0.97, angles: [0.02, 3.12] } as const
  curvedSide(art, { ...heel, height: size * over * rise }, toasted)
  art.fill(circle(x, at().y, size * 0.97), mix(color, '#f9e3ae', 0.6))
  for (let index = 0; index < PATTIES; index += 1) {
    over += HEIGHT.patty
    patty(art, at(), size * HEIGHT.patty * rise)
    over += HEIGHT.slice
    cheese(art, at(), size * HEIGHT.slice * rise)
  }
  pickles(art, at())
  over += HEIGHT.greens
  lettuce(art, at(), '#79aa3f')
  over += HEIGHT.greens * 0.6
  crown(art, at(), rise)
}
