import type { sticks as words } from '../../../../language/words/foods/produce/sticks.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, open, polygon } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { beanplatter } from '../beanPlatter.ts'
import { asparagus } from './asparagus.ts'
import { greenBean } from './greenBean.ts'
import { block, cut, laid, laidPoint, lineShadow, type Shape, varied } from './shapes.ts'

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

/** A fine matchstick of raw ginger, cut square, crossing those below it; `size` is its length. */
function gingerStick(art: Canvas, piece: Piece): void {
  const { random } = art
  const long = piece.size * random.range(0.66, 1.08)
  const color = mix(varied(art, piece.color, 0.1), '#fff2c4', random.range(0, 0.5))
  const angle = -0.5 + Math.sin(piece.angle) * 1.15
  const top = laid(cut(art, random.range(0.085, 0.125), 0.02), { ...piece, size: long, angle })
  art.shadow(polygon(top), piece.size * 0.1, 0.4)
  block(art, top, { depth: piece.size * 0.05, color, side: mix(color, '#b98a3a', 0.45) })
  const fibre: Shape = [
    [-0.36, random.jitter(0.015)],
    [0.3, random.jitter(0.02)],
  ]
  const line = laid(fibre, { ...piece, size: long, angle })
  art.stroke(open(line), '#d9b35e', piece.size * 0.012, { opacity: 0.7 })
}

const SPROUT: Shape = [
  [-0.42, 0.06],
  [-0.15, -0.12],
  [0.15, -0.08],
  [0.36, 0.08],
  [0.54, 0.13],
]

/** A bean sprout: a yellow head and a white, juicy tail; `size` is its length. */
export function beanSprout(art: Canvas, piece: Piece): void {
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

/** Long and thin vegetables. */
export const sticks = {
  cucumbersticks: cucumberSticks,
  carrotsticks: matchstick,
  greenbean: greenBean,
  beanplatter,
  asparagus,
  beansprout: beanSprout,
  ginger: gingerStick,
} satisfies FoodSprites<typeof words>
