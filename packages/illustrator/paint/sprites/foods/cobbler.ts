import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade } from '../../core/color.ts'
import { arc, circle, closed, open, pack, type Point } from '../../core/contour.ts'
import type { Area, Piece } from '../types.ts'
import { cobblerRound } from './cobblerRound.ts'
import { placed, shape, spots } from './dough.ts'
import { layered } from './touches.ts'

const JUICE = '#d9811c'

/** A round of crust: where it lies, how wide it is, how it browned. */
type Round = readonly [right: number, deep: number, wide: number, browned: number]

/** Large and small ones, nearer ones last, with fruit between them. */
const CRUSTS: readonly Round[] = [
  [0.3, -0.56, 0.27, 0.6],
  [-0.34, -0.48, 0.32, 0.3],
  [0.66, -0.06, 0.26, 1],
  [-0.68, 0.1, 0.25, 0.85],
  [0.04, 0.06, 0.37, 0.5],
  [-0.32, 0.62, 0.32, 0.35],
]

/** A peach cobbler: rough crust that browned on slices of peach, juice that boils up between them. */
export function cobbler(art: Canvas, area: Area, look: { color: Color; scale: number }): void {
  const { x, y } = area
  const { random } = art
  const { color } = look
  const radius = area.radius * look.scale
  const hot = art.radialGradient('cx=".46" cy=".44" r=".54"', [
    [0, '#f0a83a'],
    [0.7, JUICE],
    [1, shade(JUICE, 0.5)],
  ])
  art.fill(circle(x, y, radius), hot)
  bubbles(art, { x, y, size: radius * 0.97, angle: 0, color: JUICE }, 34)
  const isHidden = ([u, v]: Point) =>
    CRUSTS.some(
      ([cu, cv, wide]) => Math.hypot((u - x) / radius - cu, (v - y) / radius - cv) < wide * 0.62,
    )
  const fruit = pack(random, x, y, radius * 0.77, 70, { tries: 14 }).filter(
    (place) => !isHidden(place),
  )
  art.clipped(circle(x, y, radius), () => {
    for (const [u, v] of fruit.toSorted(([, first], [, second]) => first - second)) {
      const size = radius * random.range(0.26, 0.36)
      peachSlice(art, { x: u, y: v, size, angle: random.jitter(1.1), color })
    }
  })
  syrup(art, { x, y, size: radius, angle: 0, color })
  for (const [u, v, wide, browned] of CRUSTS) {
    const [cx, cy, size] = [x + u * radius, y + v * radius, wide * radius]
    cobblerRound(art, { x: cx, y: cy, size, browned })
    // Fruit that lies against its foot.
    for (const angle of [0.5 + random.jitter(0.3), 2.3 + random.jitter(0.4)]) {
      const at: Point = [cx + Math.cos(angle) * size * 1.08, cy + Math.sin(angle) * size * 1.06]
      if (Math.hypot(at[0] - x, at[1] - y) > radius * 0.8) continue
      const lean = random.jitter(0.3) + (angle > 1.5 ? 0.5 : -0.5)
      peachSlice(art, { x: at[0], y: at[1], size: radius * 0.2, angle: lean, color })
    }
  }
}

/** Glossy juice over the fruit, and bubbles that rose between the slices. */
function syrup(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const shine = pack(random, x, y, size * 0.88, 40, { tries: 2 })
  art.specks(shine, '#fff0c8', size * 0.011, { length: size * 0.03, opacity: 0.85, angle: -0.5 })
  for (const [u, v] of pack(random, x, y, size * 0.9, 30, { tries: 3 })) {
    bubble(art, { x: u, y: v, size: size * random.range(0.012, 0.026), angle: 0, color: JUICE })
  }
}

/** Slices of peach as a knife cuts them: thin, thick, seen from the back, broken. */
const PEACHES = [
  shape(
    '-1 0.34, -0.84 -0.1, -0.5 -0.44, 0 -0.56, 0.5 -0.42, 0.84 -0.08, 1 0.34, 0.6 0.24, 0.3 0.1, 0 0.06, -0.3 0.1, -0.6 0.24',
  ),
  shape(
    '-0.92 0.44, -0.9 0, -0.56 -0.44, 0 -0.62, 0.58 -0.5, 0.9 -0.06, 0.86 0.36, 0.5 0.36, 0.2 0.28, -0.1 0.3, -0.4 0.4, -0.7 0.5',
  ),
  shape(
    '-1 0.12, -0.7 -0.26, -0.2 -0.46, 0.34 -0.44, 0.8 -0.2, 1.02 0.22, 0.7 0.2, 0.36 0.1, 0 0.08, -0.34 0.14, -0.66 0.2, -0.84 0.2',
  ),
  shape(
    '-0.76 0.3, -0.66 -0.18, -0.3 -0.5, 0.2 -0.54, 0.6 -0.3, 0.8 0.16, 0.66 0.4, 0.4 0.22, 0.16 0.16, -0.1 0.18, -0.34 0.3, -0.56 0.44',
  ),
] as const

type Flesh = readonly [light: Color, flesh: Color, deep: Color]
/** What the oven made of the flesh: from pale to soaked with juice. */
const FLESH: readonly [Flesh, ...Flesh[]] = [
  ['#ffeaa0', '#ffc84e', '#f59a28'],
  ['#ffdf84', '#ffb83c', '#ec8a20'],
  ['#ffcf66', '#f9a832', '#e2781c'],
]

/** A slice of peach: its skin outside, yellow flesh, a blush where the stone was; `size` is half its length. */
function peachSlice(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const points = random.pick(PEACHES)
  const outline = placed(points, piece)
  layered(art, closed(outline), [
    { color: '#4a1608', dx: size * 0.06, dy: size * 0.13, opacity: 0.5 },
    { color: random.pick(['#dd6a28', '#d95a2a', '#e88330', '#e2752a']) },
  ])
  const [light, flesh, deep] = random.pick(FLESH)
  const dyed = (tone: Color) => mix(tone, piece.color, 0.3)
  const soaked = art.linearGradient('x1="0" x2=".7" y1="0" y2="1"', [
    [0, dyed(light)],
    [0.5, dyed(flesh)],
    [1, dyed(deep)],
  ])
  const inner = points.map(([u, v]): Point => [u * 0.95, v * 0.88 + 0.07])
  art.fill(closed(placed(inner, piece)), soaked)
  const heart = points.slice(7, 12)
  art.stroke(open(placed(heart, piece)), '#c9601c', size * 0.1, { opacity: 0.4 })
  const fibers = [-0.42, -0.1, 0.24].map((u) =>
    open(placed(shape(`${u} 0.1, ${u * 1.15} -0.1, ${u * 1.3} -0.26`), piece)),
  )
  art.stroke(fibers.join(''), '#fff0c0', size * 0.03, { opacity: 0.2 })
  if (random.next() < 0.6) {
    const shine = points.slice(1, 4).map(([u, v]): Point => [u * 0.74, v * 0.68])
    art.stroke(open(placed(shine, piece)), '#fffae6', size * 0.09, { opacity: 0.85 })
  }
}

/** Juice that boils up between the fruit and the pan, caramelized along its edge. */
function bubbles(art: Canvas, { x, y, size, color }: Piece, count: number): void {
  const { random } = art
  const rim = Array.from({ length: count * 2 }, (): Point => {
    const angle = random.angle()
    const far = size * random.range(0.93, 1.01)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  })
  art.fill(spots(random, rim, [size * 0.03, size * 0.08]), shade(color, 0.7), 0.5)
  for (const [u, v] of rim.slice(0, count)) {
    bubble(art, { x: u, y: v, size: size * random.range(0.014, 0.032), angle: 0, color })
  }
}

function bubble(art: Canvas, { x, y, size, color }: Piece): void {
  art.fill(circle(x, y, size), shade(color, 0.3))
  art.fill(circle(x - 1, y - 1.5, size * 0.76), '#f0a04a')
  art.stroke(arc(x, y, size * 0.6, 3.3, 4.6), '#fff1cf', 2, { opacity: 0.9 })
}
