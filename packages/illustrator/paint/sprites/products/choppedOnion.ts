import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { num, type Point, polygon } from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'
import { onionBit, type OnionBit } from './onionBit.ts'
import { heaped, type Heap, heart, type Place, strewn } from './onionHeap.ts'

const FLESH = '#fffaf4'
/** The far side of a heap, and the sides of a die. */
const DIM = '#b58aa8'
const HEART = '#8a4a70'

/** A heap of even dice of red onion. */
export function dicedOnion(art: Canvas, heap: Heap, skin: Color): void {
  heart(art, heap, HEART)
  for (const place of [...strewn(art, heap, 9), ...heaped(art, heap, 130)]) die(art, place, skin)
}

/** One die: the side away from the window is lilac, one edge may be skin, one corner is wet. */
function die(art: Canvas, { x, y, light }: Place, skin: Color): void {
  const { random } = art
  const bit = onionBit(random, [x, y], random.range(20, 25), random.range(14, 20))
  const flesh = mix(FLESH, DIM, Math.max(0, 0.3 - light * 0.6))
  const isSkin = random.next() < 0.42
  const whole = polygon(bit.top) + bit.lit + bit.dim
  layered(art, whole, [{ color: SHADOW, dx: 5, dy: 7, opacity: 0.34 }])
  art.fill(bit.dim, mix(isSkin ? skin : flesh, '#6d3560', isSkin ? 0.3 : 0.42))
  art.fill(bit.lit, mix(flesh, isSkin ? skin : DIM, isSkin ? 0.78 : 0.36))
  const top = polygon(bit.top)
  art.fill(top, flesh)
  growth(art, bit, top, isSkin ? skin : mix(FLESH, skin, 0.34))
  if (light > 0.1) wet(art, bit)
}

/** The line between two layers, along one edge of the top. */
function growth(
  art: Canvas,
  { top, edge: [from, to] }: OnionBit,
  outline: string,
  color: Color,
): void {
  const middle = top.reduce<Point>(
    ([x, y], [u, v]) => [x + u / top.length, y + v / top.length],
    [0, 0],
  )
  const inward = (point: Point, share: number) =>
    `${num(point[0] + (middle[0] - point[0]) * share)} ${num(point[1] + (middle[1] - point[1]) * share)}`
  art.clipped(outline, () => {
    art.stroke(`M${inward(from, 0)}L${inward(to, 0)}`, color, 11)
    art.stroke(`M${inward(from, 0.62)}L${inward(to, 0.62)}`, color, 2.4, { opacity: 0.5 })
  })
}

function wet(art: Canvas, { top: [first = [0, 0], second = [0, 0]] }: OnionBit): void {
  const [x, y] = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2]
  art.stroke(`M${num(x - 4)} ${num(y + 3)}l9-3`, '#ffffff', 3.4)
}

/** What clung to the blade. */
export function onBlade(art: Canvas, skin: Color): void {
  const { random } = art
  const clung = Array.from({ length: 26 }, (): Place => {
    const far = random.next() ** 1.6
    const turn = random.angle()
    return { x: 880 + Math.cos(turn) * far * 92, y: 664 + Math.sin(turn) * far * 26, light: 0.6 }
  })
  bits(
    art,
    clung.toSorted((first, second) => first.y - second.y),
    skin,
  )
}

/** How many bits of a heap are drawn at a time, from its back to its front. */
const SWEEP = 16

/** A heap of fine mince, bits of skin in it. */
export function mincedOnion(art: Canvas, heap: Heap, skin: Color): void {
  heart(art, heap, HEART)
  bits(art, [...strewn(art, heap, 34), ...heaped(art, heap, 400)], skin)
}

/** Bits as fine as the knife makes them; they glisten where the light falls. */
function bits(art: Canvas, places: readonly Place[], skin: Color): void {
  for (let from = 0; from < places.length; from += SWEEP) {
    const sweep = places.slice(from, from + SWEEP)
    for (const { low, high, stain } of TONES) {
      const mine = sweep.filter(({ light }) => light >= low && light < high)
      const color = mix(
        stain ? mix(FLESH, skin, 0.72) : FLESH,
        DIM,
        Math.max(0, 0.28 - Math.max(-0.6, low) * 0.7),
      )
      const share = mine.filter((_, nth) => (nth % 5 === 2) === stain)
      mince(art, share, stain ? mix(color, skin, 0.2) : color)
    }
    const lit = sweep.filter(({ light }) => light > 0.3)
    art.specks(
      lit.map(({ x, y }): Point => [x - 3, y - 2]),
      '#ffffff',
      3,
      { length: 3, angle: -0.4, opacity: 0.9 },
    )
  }
}

/** How much light falls, from and to, and whether the skin is on it. */
const TONES = [-1, -0.3, 0, 0.3, 0.6].flatMap((low, index) => {
  const high = [-0.3, 0, 0.3, 0.6, 1.1][index] ?? 1.1
  return [
    { low, high, stain: false },
    { low, high, stain: true },
  ]
})

function mince(art: Canvas, places: readonly Place[], color: Color): void {
  const drawn = places.map(({ x, y }) =>
    onionBit(art.random, [x, y], art.random.range(8, 13), art.random.range(5, 9)),
  )
  const dim = drawn.map((bit) => bit.dim).join('')
  const lit = drawn.map((bit) => bit.lit).join('')
  layered(art, drawn.map(({ top }) => polygon(top)).join(''), [
    { color: '#5a2a4c', dx: 3, dy: 8, opacity: 0.42 },
  ])
  art.fill(dim, mix(color, '#6d3560', 0.44))
  art.fill(lit, mix(color, DIM, 0.4))
  art.fill(drawn.map(({ top }) => polygon(top)).join(''), tint(color, 0.1))
}
