import type { sticks as words } from '../../../../language/words/foods/produce/sticks.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { blob, closed, open, polygon, shrunk } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { greenBean } from './greenBean.ts'
import { block, cut, laid, laidPoint, lineShadow, type Shape, varied, reshaped } from './shapes.ts'

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

/** A roast spear of asparagus, bent a little, browned in places; `size` is its length. */
function asparagus(art: Canvas, given: Piece): void {
  const { random } = art
  const piece = {
    ...given,
    size: given.size * random.range(0.84, 1.06),
    angle: given.angle + random.jitter(0.16),
    color: mix(
      given.color,
      random.pick(['#9cc552', '#3f7a2c', '#a3ac48']),
      random.range(0.15, 0.6),
    ),
  }
  const { size, color } = piece
  const half = 0.04 * random.range(0.78, 1.12)
  const bow = random.jitter(0.9)
  const bent = (shape: Shape): Shape => shape.map(([u, v]) => [u, v + bow * (1 - 4 * u * u)])
  const on = (shape: Shape) => laid(bent(shape), piece, half)
  const outline = on(SPEAR)
  art.shadow(closed(outline), 13, 0.55)
  art.fill(closed(outline), shade(color, 0.56))
  art.fill(closed(shrunk(outline, 0.97, -1, -3, 0.93)), mix(color, '#a9c85a', 0.1))
  const crown: Shape = [
    [-0.46, -0.3],
    [-0.1, -0.42],
    [0.24, -0.36],
  ]
  art.stroke(open(on(crown)), tint(color, 0.22), size * half * 0.9, { opacity: 0.6 })
  const butt: Shape = [
    [-0.5, -0.8],
    [-0.38, -0.85],
    [-0.34, 0],
    [-0.38, 0.85],
    [-0.5, 0.8],
  ]
  art.fill(closed(on(butt)), '#e6deb0', 0.4)
  art.fill(closed(on(TIP)), shade(color, 0.26))
  const at = (u: number, v: number, scale: number) =>
    closed(on(reshaped(SCALE, scale, scale, u, v)))
  const stem = [-0.24, -0.04, 0.14].map((u, index) =>
    at(u + random.jitter(0.04), index % 2 ? 0.3 : -0.3, random.range(0.45, 0.7)),
  )
  art.fill(stem.join(''), mix(shade(color, 0.12), '#7a5a6a', 0.25), 0.7)
  BUDS.forEach(([u, v], index) => {
    art.fill(
      at(u, v, 0.9),
      mix(tint(color, 0.24 - index * 0.06), '#7a4a6a', index % 2 ? 0.3 : 0.06),
    )
  })
  const browned = [random.range(-0.4, 0), random.range(0, 0.4)].map((u) =>
    open(
      on([
        [u - 0.06, 0.4],
        [u, 0.55],
        [u + 0.06, 0.4],
      ]),
    ),
  )
  art.stroke(browned.join(''), '#4a2c14', size * half * 0.6, { opacity: 0.4 })
  const from = random.range(-0.44, -0.2)
  const shine: Shape = [
    [from, -0.5],
    [from + 0.14, -0.55],
    [from + random.range(0.2, 0.4), -0.55],
  ]
  art.stroke(open(on(shine)), tint(color, 0.7), size * 0.009, { opacity: 0.8 })
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
