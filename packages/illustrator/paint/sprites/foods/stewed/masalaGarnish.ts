import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { closed, type Point, polygon } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { bow } from '../dough.ts'
import { glow } from '../glow.ts'
import { laid, layered } from '../touches.ts'

/** Where the matchsticks lie, how they are turned and how long they are; the last ones lie on top. */
const STICKS = [
  [-0.5, 0.1, 0.3, 0.9],
  [0.42, -0.02, -0.5, 0.86],
  [0.1, 0.24, 0.05, 0.8],
  [-0.12, -0.14, -1.05, 0.74],
  [0.3, 0.14, 0.75, 0.92],
  [-0.26, 0.04, -0.42, 1],
  [0.06, -0.06, 0.24, 0.96],
] as const

/** Fine matchsticks of ginger dropped on the middle; `size` is half the length of one. */
export function gingerPinch(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  for (const [u, v, turn, share] of STICKS) {
    const long = size * share * random.range(0.94, 1.1)
    const spot = { x: x + u * size, y: y + v * size, size: long, angle: turn + random.jitter(0.12) }
    const bend = random.jitter(0.06)
    const side = (across: number): Point[] =>
      [-1, -0.4, 0.3, 1].map((along): Point => [along, across + bend * (1 - along * along)])
    const stick = [...side(-0.075), ...side(0.075).toReversed()]
    const tone = mix(color, random.pick(['#fff4cc', '#e2bd6a', '#f7e3a4']), 0.5)
    const whole = closed(laid(stick, spot))
    layered(art, whole, [
      { color: SHADOW, dx: size * 0.07, dy: size * 0.16, opacity: 0.45 },
      { color: '#94651f', dy: size * 0.075 },
      { color: tone },
    ])
    const lit = laid([...side(-0.06), ...side(-0.02).toReversed()], spot)
    art.fill(polygon(lit), '#fffbe6', 0.75)
    const [end] = laid([[0.98, 0.01]], spot)
    if (end) art.specks([end], '#d9ad58', size * 0.06)
  }
}

/** Half of a chile's width along its length: from its stem to its tip. */
const CHILE = [
  [-1, 0.07],
  [-0.9, 0.15],
  [-0.6, 0.19],
  [-0.1, 0.185],
  [0.4, 0.14],
  [0.8, 0.07],
  [1.02, 0.012],
] as const

/** A green chile, slit along its side and softened in the gravy; `size` is half its length. */
export function slitChile(art: Canvas, { x, y, size, angle, color }: Piece, bend: number): void {
  const at = (along: number, across: number): Point => [along, across + bend * (1 - along * along)]
  const spot = { x, y, size, angle }
  const rim = (share: number) =>
    laid(
      [
        ...CHILE.map(([along, half]) => at(along, -half * share)),
        ...CHILE.toReversed().map(([along, half]) => at(along, half * share)),
      ],
      spot,
    )
  const whole = closed(rim(1))
  art.movedBy(size * 0.05, size * 0.1, () => art.softFill(whole, SHADOW, 0.5, size * 0.05))
  const flesh = art.linearGradient('x1=".3" y1="0" x2=".5" y2="1"', [
    [0, mix(color, '#c6e06a', 0.6)],
    [0.35, color],
    [1, mix(color, '#0f3312', 0.75)],
  ])
  layered(art, whole, [
    { color: '#f29a4e', dx: size * 0.01, dy: size * 0.035, opacity: 0.8 },
    { color: flesh },
  ])
  art.clipped(whole, () => {
    const low = laid([at(0, 0.2)], spot)
    glow(
      art,
      '#7a2406',
      0.5,
      low.map(([u, v]) => ({ x: u, y: v, rx: size * 0.9, ry: size * 0.11, angle })),
    )
  })
  const slit = [
    ...[-0.62, -0.2, 0.3, 0.7].map((along, index) => at(along, index % 3 ? 0.0 : 0.03)),
    ...[0.3, -0.2].map((along) => at(along, 0.085)),
  ]
  art.fill(closed(laid(slit, spot)), '#1f4418')
  const seeds = [-0.36, -0.16, 0.04, 0.22].map((along) => at(along, 0.05))
  art.specks(laid(seeds, spot), '#f3e6b0', size * 0.06, { length: size * 0.02 })
  const light = [-0.8, -0.4, 0, 0.3].map((along) => at(along, -0.1))
  const thin = [0.3, 0, -0.4, -0.8].map((along) => at(along, -0.135))
  art.fill(closed(laid([...light, ...thin], spot)), '#f4fbd2', 0.85)
  stem(art, laid(bow(at(-1.06, 0), [0.16, 0.2], [Math.PI * 0.5, Math.PI * 1.1], 5), spot), size)
}

function stem(art: Canvas, line: readonly Point[], size: number): void {
  const data = `M${line.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}`
  art.stroke(data, '#2c4a18', size * 0.085)
  art.stroke(data, '#8fae52', size * 0.045)
}
