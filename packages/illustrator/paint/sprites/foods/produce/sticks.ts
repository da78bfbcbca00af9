import type { sticks as words } from '../../../../language/words/foods/produce/sticks.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, open, polygon, shrunk } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { greenBean } from './greenBean.ts'
import {
  block,
  cut,
  laid,
  laidPoint,
  lineShadow,
  type Shape,
  tube,
  varied,
  reshaped,
} from './shapes.ts'

/** Matchsticks lie nearly side by side, as they fall from the knife. */
function alongside(piece: Piece): Piece {
  return { ...piece, angle: -0.6 + Math.sin(piece.angle) * 0.55 }
}

/** A matchstick of carrot, white radish or the like; `size` is its length. */
function matchstick(art: Canvas, piece: Piece): void {
  const color = varied(art, piece.color, 0.07)
  const top = laid(cut(art, 0.13, 0.015), alongside(piece))
  block(art, top, { depth: piece.size * 0.075, color })
}

/** A pinch of cucumber matchsticks, one over the other as they fell; `size` is the length of the longest. */
function cucumberSticks(art: Canvas, piece: Piece): void {
  const { random } = art
  const lying = alongside(piece)
  const count = random.whole(2, 4)
  for (let index = 0; index < count; index += 1) {
    const across = (index - (count - 1) / 2) * 0.22 + random.jitter(0.05)
    const [x, y] = laidPoint([random.jitter(0.2), across], lying)
    const size = piece.size * random.range(0.7, 1)
    cucumberStick(art, { ...lying, x, y, size, angle: lying.angle + random.jitter(0.42) })
  }
}

/** A matchstick of cucumber with the rind along one side. */
function cucumberStick(art: Canvas, spot: Piece): void {
  const top = laid(cut(art, 0.13, 0.016), spot)
  block(art, top, { depth: spot.size * 0.07, color: '#dde8ae', side: spot.color })
  art.stroke(polygon(top.slice(2)), spot.color, spot.size * 0.035)
  const seeds = [-0.3, -0.1, 0.12, 0.3].map((u) => laidPoint([u, -0.03], spot))
  art.specks(seeds, '#c5d68a', spot.size * 0.02, { length: spot.size * 0.05, angle: spot.angle })
}

/** A fine matchstick of ginger; `size` is its length. */
function gingerStick(art: Canvas, piece: Piece): void {
  const bent = art.random.jitter(0.12)
  const line: Shape = [
    [-0.5, 0],
    [-0.16, bent],
    [0.16, bent],
    [0.5, 0],
  ]
  const points = laid(line, alongside(piece))
  tube(art, points, { width: piece.size * 0.1, color: varied(art, piece.color), height: 4 })
}

const SPROUT: Shape = [
  [-0.42, 0.06],
  [-0.15, -0.12],
  [0.15, -0.08],
  [0.36, 0.08],
  [0.54, 0.13],
]

/** A bean sprout: a yellow head and a white, juicy tail; `size` is its length. */
function beanSprout(art: Canvas, piece: Piece): void {
  const { size } = piece
  const line = laid(SPROUT, piece, art.random.range(0.6, 1.8) * art.random.pick([-1, 1]))
  const width = size * 0.1
  lineShadow(art, open(line.slice(0, 4)), width, 5)
  art.stroke(open(line.slice(2)), shade(piece.color, 0.22), width * 0.4)
  art.stroke(open(line.slice(0, 4)), shade(piece.color, 0.3), width)
  art.stroke(open(line.slice(0, 4)), tint(piece.color, 0.3), width * 0.66)
  const [x, y] = line[0] ?? [piece.x, piece.y]
  const head = blob(art.random, x, y, size * 0.12, size * 0.085, { points: 8, angle: piece.angle })
  art.body(head, '#e3c25c', { height: 3, shaded: 0.25, highlight: 0.4 })
}

const SPEAR: Shape = [
  [-0.5, -0.9],
  [-0.1, -1],
  [0.22, -1.05],
  [0.33, -1.5],
  [0.43, -1.15],
  [0.52, 0],
  [0.43, 1.15],
  [0.33, 1.5],
  [0.22, 1.05],
  [-0.1, 1],
  [-0.5, 0.9],
]
const TIP: Shape = [
  [0.22, -0.9],
  [0.33, -1.4],
  [0.43, -1.05],
  [0.52, 0],
  [0.43, 1.05],
  [0.33, 1.4],
  [0.22, 0.9],
  [0.27, 0],
]
const SCALE: Shape = [
  [-0.035, 0],
  [0, -0.75],
  [0.07, -0.25],
  [0.085, 0.1],
  [0.04, 0.7],
]
const BUDS: Shape = [
  [0.27, -0.5],
  [0.3, 0.6],
  [0.35, -0.2],
  [0.38, 0.5],
  [0.42, -0.1],
]

/** A spear of asparagus; `size` is its length. */
function asparagus(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const half = 0.036
  const outline = laid(SPEAR, piece, half)
  art.shadow(closed(outline), 8, 0.3)
  art.fill(closed(outline), shade(color, 0.3))
  art.fill(closed(shrunk(outline, 0.975, -1.2, -2.6, 0.92)), color)
  const butt: Shape = [
    [-0.5, -0.8],
    [-0.38, -0.85],
    [-0.34, 0],
    [-0.38, 0.85],
    [-0.5, 0.8],
  ]
  art.fill(closed(laid(butt, piece, half)), '#e6deb0', 0.4)
  art.fill(closed(laid(TIP, piece, half)), shade(color, 0.26))
  const at = (u: number, v: number, scale: number) =>
    closed(laid(reshaped(SCALE, scale, scale, u, v), piece, half))
  const stem = [-0.27, -0.1, 0.06, 0.16].map((u, index) => at(u, index % 2 ? 0.3 : -0.3, 0.8))
  art.fill(stem.join(''), mix(shade(color, 0.2), '#6b4a6a', 0.3))
  BUDS.forEach(([u, v], index) => {
    art.fill(
      at(u, v, 0.9),
      mix(tint(color, 0.1 - index * 0.05), '#6b4a6a', index % 2 ? 0.34 : 0.12),
    )
  })
  const shine: Shape = [
    [-0.44, -0.4],
    [-0.1, -0.5],
    [0.2, -0.5],
  ]
  art.stroke(open(laid(shine, piece, half)), tint(color, 0.6), size * 0.01, { opacity: 0.75 })
}

/** Long and thin vegetables. */
export const sticks = {
  cucumbersticks: cucumberSticks,
  carrotsticks: matchstick,
  greenbean: greenBean,
  asparagus,
  beansprout: beanSprout,
  ginger: gingerStick,
} satisfies FoodSprites<typeof words>
