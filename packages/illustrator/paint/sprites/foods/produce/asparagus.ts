import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { closed, open } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { layered } from '../touches.ts'
import { laid, reshaped, type Shape } from './shapes.ts'

/** Half the breadth of a spear, as a share of its length. */
const HALF = 0.027

/** Slim, of one breadth up to its tip, which swells a little and closes like a bud. */
const SPEAR: Shape = [
  [-0.5, -0.86],
  [-0.2, -0.95],
  [0.16, -0.92],
  [0.28, -1.12],
  [0.37, -1.16],
  [0.46, -0.7],
  [0.52, 0],
  [0.46, 0.7],
  [0.37, 1.16],
  [0.28, 1.12],
  [0.16, 0.92],
  [-0.2, 0.95],
  [-0.5, 0.86],
  [-0.508, 0],
]
/** A leaf that lies on the stem, its tip upwards. */
const SCALE: Shape = [
  [-0.03, -0.1],
  [-0.012, -0.6],
  [0.045, -0.3],
  [0.075, 0.02],
  [0.03, 0.42],
  [-0.018, 0.56],
]
/** Where leaves lie: along the stem, across it, and how large; crowded at the tip. */
const LEAVES = [
  [-0.26, 0.3, 0.7],
  [-0.08, -0.36, 0.74],
  [0.07, 0.34, 0.72],
  [0.18, -0.3, 0.7],
  [0.26, 0.56, 0.66],
  [0.29, -0.6, 0.66],
  [0.32, 0, 0.74],
  [0.37, 0.52, 0.62],
  [0.385, -0.5, 0.62],
  [0.41, 0.04, 0.6],
  [0.445, -0.1, 0.44],
] as const

/** A roast spear of asparagus: slim, hardly bent, browned in places; `size` is its length. */
export function asparagus(art: Canvas, given: Piece): void {
  const { random } = art
  const green = random.pick(['#93b84a', '#5f8f36', '#7fa53e', '#4f8234'])
  const piece = {
    ...given,
    size: given.size * random.range(0.88, 1.06),
    angle: given.angle + random.jitter(0.09),
    color: mix(given.color, green, random.range(0.4, 0.8)),
  }
  const { size, color } = piece
  const half = HALF * random.range(0.82, 1.14)
  const bow = random.jitter(0.8)
  const on = (form: Shape) =>
    laid(
      form.map(([u, v]) => [u, v + bow * (1 - 4 * u * u)] as const),
      piece,
      half,
    )
  const wide = size * half
  layered(art, closed(on(SPEAR)), [
    { color: SHADOW, dx: wide * 0.5, dy: wide * 0.9, opacity: 0.3 },
    { color: SHADOW, dx: wide * 0.2, dy: wide * 0.45, opacity: 0.5 },
    { color: shade(color, 0.42) },
  ])
  const line = (v: number, from = -0.5, to = 0.45) =>
    open(on([from, -0.1, 0.2, to].map((u) => [u, v] as const)))
  art.clipped(closed(on(SPEAR)), () => {
    art.stroke(line(-0.16), color, wide * 1.5)
    art.stroke(line(-0.34), mix(color, '#b9d672', 0.45), wide * 0.7, { opacity: 0.85 })
    art.stroke(line(-0.5, -0.46, 0.3), tint(color, 0.6), wide * 0.2, { opacity: 0.6 })
    art.stroke(line(0, -0.54, -0.4), '#e9e4bc', wide * 2.2, { opacity: 0.22 })
    leaves(art, piece, on)
    roasted(art, wide, on)
  })
}

type Lay = (form: Shape) => readonly (readonly [number, number])[]

/** The leaves along the stem and, one over the other, those that make the tip. */
function leaves(art: Canvas, { size, color }: Piece, on: Lay): void {
  const { random } = art
  for (const [u, v, scale] of LEAVES) {
    const at = u < 0.25 ? u + random.jitter(0.03) : u
    const leaf = closed(on(reshaped(SCALE, scale, scale * 1.5, at, v)))
    const tone = mix(shade(color, u < 0.25 ? 0.2 : 0.12), '#6d4a63', u > 0.4 ? 0.34 : 0.16)
    layered(art, leaf, [
      { color: '#22330f', dx: size * 0.003, dy: size * 0.003, opacity: 0.5 },
      { color: mix(tone, '#a9c266', v < 0.1 ? 0.34 : 0.1) },
    ])
  }
}

/** Where the pan has browned it, and the oil on it. */
function roasted(art: Canvas, wide: number, on: Lay): void {
  const { random } = art
  const spots = [random.range(-0.4, -0.1), random.range(0, 0.3)].map((u) =>
    open(on([-0.04, 0, 0.05].map((step) => [u + step, 0.35] as const))),
  )
  art.stroke(spots.join(''), '#4f3312', wide * 0.8, { opacity: 0.3 })
  art.stroke(spots.join(''), '#3d240c', wide * 0.34, { opacity: 0.4 })
  const from = random.range(-0.42, 0)
  const shine = [0, 0.06, 0.12].map((step) => [from + step, -0.45] as const)
  art.stroke(open(on(shine)), '#fbffe0', wide * 0.2, { opacity: 0.75 })
}
