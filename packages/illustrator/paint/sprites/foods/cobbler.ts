import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import {
  arc,
  blob,
  circle,
  closed,
  moved,
  open,
  pack,
  type Point,
  shrunk,
} from '../../core/contour.ts'
import type { Area, Piece } from '../types.ts'
import { placed, shape, spots } from './dough.ts'
import { patches } from './touches.ts'

const JUICE = '#b8481a'

/** Where the biscuits lie, in shares of the radius, and how large they are. */
const BISCUITS = [
  [-0.2, -0.64, 0.27],
  [0.42, -0.54, 0.22],
  [-0.62, -0.16, 0.25],
  [0.02, -0.08, 0.31],
  [0.64, -0.02, 0.24],
  [-0.44, 0.46, 0.29],
  [0.2, 0.52, 0.24],
  [0.6, 0.48, 0.18],
] as const

/** A peach cobbler: biscuits that browned on slices of peach, juice that boils up between them. */
export function cobbler(art: Canvas, area: Area, look: { color: Color; scale: number }): void {
  const { x, y } = area
  const { random } = art
  const { color } = look
  const radius = area.radius * look.scale
  const hot = art.radialGradient('cx=".46" cy=".44" r=".54"', [
    [0, '#e07a26'],
    [0.7, JUICE],
    [1, shade(JUICE, 0.66)],
  ])
  art.fill(circle(x, y, radius), hot)
  bubbles(art, { x, y, size: radius * 0.97, angle: 0, color: JUICE }, 40)
  const fruit = pack(random, x, y, radius * 0.88, 84, { tries: 12 })
  for (const [u, v] of fruit.toSorted(([, a], [, b]) => a - b)) {
    const along = Math.atan2(v - y, u - x) + Math.PI / 2
    const size = radius * random.range(0.15, 0.18)
    peachSlice(art, { x: u, y: v, size, angle: along + random.jitter(0.8), color })
  }
  syrup(art, { x, y, size: radius, angle: 0, color })
  const turn = random.jitter(0.5)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const dropped = BISCUITS.map(([u, v, share]): Piece => ({
    x: x + (u * cos - v * sin) * radius,
    y: y + (u * sin + v * cos) * radius,
    size: share * radius * random.range(0.94, 1.08),
    angle: random.angle(),
    color,
  }))
  for (const piece of dropped.toSorted((a, b) => a.y - b.y)) biscuit(art, piece)
  // Some slices lie on the dough, which rose around them.
  for (const { x: u, y: v, size } of dropped) {
    const angle = random.angle()
    const [px, py] = [u + Math.cos(angle) * size * 0.86, v + Math.sin(angle) * size * 0.86]
    const slice = { size: radius * random.range(0.14, 0.17), angle: angle + random.jitter(0.9) }
    peachSlice(art, { x: px, y: py, ...slice, color })
  }
}

/** Glossy juice over the fruit, and bubbles that rose between the slices. */
function syrup(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const pools = { x, y, rx: size * 0.86, count: 26, grain: size * 0.09 }
  art.fill(patches(art, pools), '#d9601c', 0.4)
  const shine = pack(random, x, y, size * 0.88, 60, { tries: 2 })
  art.specks(shine, '#fff0c8', size * 0.011, { length: size * 0.03, opacity: 0.85, angle: -0.5 })
  for (const [u, v] of pack(random, x, y, size * 0.9, 30, { tries: 3 })) {
    bubble(art, { x: u, y: v, size: size * random.range(0.012, 0.026), angle: 0, color: JUICE })
  }
}

/** A patch of crust: browned towards its ragged edge, split where it rose, sugared. */
function biscuit(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const knobs = Array.from({ length: 9 }, (_, index) => {
    const turn = angle + (index / 9) * Math.PI * 2 + random.jitter(0.24)
    const far = size * random.range(0.6, 0.76)
    const wide = size * random.range(0.27, 0.4)
    const [u, v] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.92]
    return blob(random, u, v, wide, wide * 0.86, { points: 7, wobble: 0.16, angle: turn })
  })
  const whole = [...knobs, blob(random, x, y, size * 0.8, size * 0.76, { points: 10 })]
  const outline = (grown: number, dx: number, dy: number) =>
    whole.map((part) => closed(moved(shrunk(part, grown), dx, dy))).join('')
  art.movedBy(size * 0.06, size * 0.12, () =>
    art.softFill(outline(1.04, 0, 0), '#3a1206', 0.55, size * 0.07),
  )
  art.fill(outline(1.04, size * 0.02, size * 0.13), '#8a4314')
  art.fill(outline(1.02, size * 0.01, size * 0.07), '#c9772a')
  const baked = art.radialGradient('cx=".42" cy=".38" r=".66"', [
    [0, '#fbdf9f'],
    [0.4, '#f2c06a'],
    [0.75, mix(color, '#d58a33', 0.7)],
    [1, '#a8591a'],
  ])
  art.fill(outline(1, 0, 0), baked)
  art.clipped(outline(1, 0, 0), () => {
    for (const knob of knobs) {
      art.softFill(closed(shrunk(knob, 0.5, size * 0.05, size * 0.08)), '#9a4d16', 0.34, size * 0.1)
      art.fill(closed(shrunk(knob, 0.36, -size * 0.06, -size * 0.1)), '#ffe7b0', 0.4)
    }
    const browned = patches(art, { x, y, rx: size * 0.85, count: 9, grain: size * 0.16 })
    art.fill(browned, '#c9762a', 0.4)
    const pores = pack(random, x, y, size * 0.9, 46, { tries: 1 })
    art.fill(spots(random, pores, [size * 0.015, size * 0.035]), '#8a4716', 0.5)
    for (const turn of [0.2, 2.3, 4.3]) split(art, { ...piece, angle: angle + turn })
  })
  const sugar = pack(random, x, y - size * 0.06, size * 0.8, 26, { tries: 1 })
  art.specks(sugar, '#fffdf2', size * 0.036, { opacity: 0.95 })
}

/** Where the crust split as it rose, wider towards its middle; the crumb in it is pale. */
function split(art: Canvas, { x, y, size, angle }: Piece): void {
  const { random } = art
  const steps = [0.05, 0.2, 0.36, 0.54, 0.74]
  const middle = steps.map((far): Point => {
    const turn = angle + random.jitter(0.34)
    return [x + Math.cos(turn) * far * size, y + Math.sin(turn) * far * size]
  })
  const gap = (wide: number): Point[] => [
    ...middle.map(([u, v], index): Point => [u - wide * size * (0.07 - index * 0.014), v]),
    ...middle
      .map(([u, v], index): Point => [u, v + wide * size * (0.07 - index * 0.014)])
      .toReversed(),
  ]
  art.fill(closed(gap(1.7)), '#8f4c14', 0.75)
  art.fill(closed(moved(gap(0.9), size * 0.01, size * 0.02)), '#ffedc4')
}

const PEACH = shape(
  '-1 0.3, -0.86 -0.1, -0.56 -0.42, 0 -0.58, 0.56 -0.42, 0.86 -0.1, 1 0.3, 0.66 0.3, 0.34 0.2, 0 0.16, -0.34 0.2, -0.66 0.3',
)

/** A slice of peach: its skin outside, yellow flesh, a blush where the stone was; `size` is half its length. */
function peachSlice(art: Canvas, piece: Piece): void {
  const { size } = piece
  const outline = placed(PEACH, piece)
  art.fill(closed(moved(outline, size * 0.07, size * 0.13)), SHADOW, 0.5)
  art.fill(closed(outline), art.random.pick(['#d9572a', '#c8452a', '#e07a30']))
  const inner = (wide: number, high: number, down: number) =>
    closed(
      placed(
        PEACH.map(([u, v]): Point => [u * wide, v * high + down]),
        piece,
      ),
    )
  const flesh = art.linearGradient('x1="0" x2=".9" y1="0" y2="1"', [
    [0, '#ffd97c'],
    [0.5, '#fbb13c'],
    [1, '#e88422'],
  ])
  art.fill(inner(0.96, 0.86, 0.06), flesh)
  const blush = shape('-0.62 0.28, -0.3 0.19, 0 0.15, 0.3 0.19, 0.62 0.28')
  art.stroke(open(placed(blush, piece)), '#d2541f', size * 0.1, { opacity: 0.5 })
  const shine = shape('-0.6 -0.22, -0.3 -0.36, 0.1 -0.4')
  art.stroke(open(placed(shine, piece)), '#fff6d8', size * 0.08, { opacity: 0.8 })
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
