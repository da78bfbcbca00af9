import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { closed, moved, open, type Path } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { litSide } from '../touches.ts'
import { acrossHalf, bandOn, type Cut, type Half, halved, onHalf, outlineOf } from './carrotHalf.ts'
import { varied } from './shapes.ts'

const CARAMEL = '#8c3208'
const BURNT = '#32100a'

type Lying = readonly [
  cut: Cut,
  x: number,
  y: number,
  angle: number,
  long: number,
  bow: number,
  face: 'cut' | 'back',
]

/** A fan that opens to the right, and what slid across it last. */
const HEAP: readonly Lying[] = [
  ['tail', -0.16, -0.12, -1.16, 1.04, 0.1, 'back'],
  ['tail', -0.98, -0.36, -0.16, 1.16, 0.1, 'cut'],
  ['tail', -0.1, -0.22, -0.46, 1.3, 0.12, 'cut'],
  ['tail', -0.14, 0.4, 0.42, 1.2, -0.12, 'cut'],
  ['crown', -1.12, 0.06, 0.24, 1.1, -0.06, 'back'],
  ['tail', -0.26, -0.04, -0.2, 1.44, 0.11, 'back'],
  ['tail', -1, 0.5, 0.16, 1.08, 0.08, 'cut'],
  ['tail', -0.6, 0.28, 0.16, 1.62, -0.1, 'cut'],
  ['tail', -0.88, 0.3, -0.5, 1.4, 0.11, 'cut'],
]

/** Halved carrots roasted dark at their edges, fanned out as they slid off the sheet; `size` is half the heap's width. */
export function carrotHeap(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  for (const [cut, u, v, angle, long, bow, face] of HEAP) {
    const half = halved(random, cut, {
      x: x + u * size,
      y: y + v * size,
      length: size * long,
      wide: size * 0.162 * random.range(0.92, 1.08),
      angle: angle + random.jitter(0.05),
      bow,
    })
    const own = varied(
      art,
      mix(color, random.pick(['#d9520c', '#f49a2c']), random.range(0, 0.34)),
      0.06,
    )
    rests(art, half)
    if (face === 'cut') cutUp(art, half, own)
    else backUp(art, half, own)
  }
}

/** The shade that a carrot throws on what it lies on, darkest where they touch. */
function rests(art: Canvas, half: Half): void {
  const outline = outlineOf(half)
  const { wide } = half
  art.softFill(closed(moved(outline, wide * 0.34, wide * 0.62)), SHADOW, 0.5, wide * 0.3)
  art.fill(closed(moved(outline, wide * 0.12, wide * 0.3)), SHADOW, 0.7)
}

/** The cut side up: its skin seen below it, a caramel rim, flesh that shines, the paler core. */
function cutUp(art: Canvas, half: Half, color: Color): void {
  const outline = outlineOf(half)
  const { wide } = half
  for (const [down, tone] of [
    [0.42, mix(color, BURNT, 0.72)],
    [0.28, mix(color, CARAMEL, 0.8)],
    [0.12, mix(color, CARAMEL, 0.45)],
  ] as const) {
    art.fill(closed(moved(outline, wide * 0.3 * down, wide * down)), tone)
  }
  art.fill(closed(outline), mix(color, CARAMEL, 0.62))
  const lit = litSide(half.angle)
  const flesh = art.linearGradient(acrossHalf(half, lit), [
    [0.04, mix(tint(color, 0.3), '#ffb450', 0.5)],
    [0.5, mix(color, '#ff9a30', 0.25)],
    [0.96, mix(color, '#b23c08', 0.5)],
  ])
  art.fill(closed(outlineOf(half, 0.9, 0.014)), flesh)
  art.clipped(closed(outline), () => {
    core(art, half, color)
    charred(art, half, -lit)
    scorched(art, half)
  })
  glints(art, half, lit * 0.56)
}

/** The core: a paler band with a darker line around it, as it shrinks more than the flesh. */
function core(art: Canvas, half: Half, color: Color): void {
  const { random } = art
  const reach = [random.range(-0.05, 0.03), random.range(0.84, 0.96)] as const
  const band = bandOn(random, half, reach, [-0.34, 0.36], 0.08)
  art.stroke(band, mix(color, '#a63a06', 0.75), half.wide * 0.09, { opacity: 0.55 })
  art.fill(band, mix(tint(color, 0.3), '#ffcf66', 0.65))
  const shady = bandOn(random, half, reach, [0.08, 0.36], 0.1)
  art.fill(shady, mix(color, '#d9680f', 0.5), 0.55)
}

/** Where the rim lay in the hot oil: brown far in, black along the edge and at both ends. */
function charred(art: Canvas, half: Half, side: number): void {
  const { random } = art
  const from = random.range(-0.02, 0.2)
  const to = from + random.range(0.45, 0.75)
  const rim = (start: number, stop: number, deep: number, stray: number) =>
    bandOn(random, half, [start, stop], [side * 1.14, side * (1 - deep)], stray)
  art.fill(rim(from, to, 0.36, 0.24), CARAMEL, 0.5)
  art.fill(rim(from + 0.04, from + 0.3, 0.16, 0.3), BURNT, 0.75)
  art.fill(rim(to - 0.22, to - 0.04, 0.2, 0.4), BURNT, 0.75)
  const other = random.range(0.3, 0.6)
  art.fill(bandOn(random, half, [other, other + 0.34], [-side * 1.1, -side * 0.76]), CARAMEL, 0.5)
  const end = random.range(0.5, 0.9)
  art.fill(bandOn(random, half, [-0.04, 0.06], [-end, 1.1], 0.4), CARAMEL, 0.5)
  art.fill(bandOn(random, half, [0.86, 1.04], [-1.1, 1.1], 0.4), CARAMEL, 0.5)
  art.fill(bandOn(random, half, [0.94, 1.04], [-1.1, 1.1], 0.4), BURNT, 0.66)
}

/** Blisters and browned patches on what looks up, and fine wrinkles across. */
function scorched(art: Canvas, half: Half): void {
  const { random } = art
  const patch = (long: number, deep: number): Path => {
    const [t, v] = [random.range(0.1, 0.8), random.jitter(0.6)]
    return bandOn(random, half, [t, t + long * random.range(0.6, 1.5)], [v - deep, v + deep], 0.5)
  }
  art.fill([0, 1].map(() => patch(0.2, 0.2)).join(''), CARAMEL, 0.24)
  art.fill(patch(0.05, 0.1), BURNT, 0.45)
  art.fill(bandOn(random, half, [0.6, 1.3], [-1.2, 1.2], 0.1), CARAMEL, 0.2)
  art.fill(bandOn(random, half, [0.76, 1.3], [-1.2, 1.2], 0.1), CARAMEL, 0.3)
  const wrinkles = Array.from({ length: 9 }, (_, index): Path => {
    const t = 0.08 + index * 0.1 + random.jitter(0.03)
    const v = random.range(-0.8, 0.3)
    const long = random.range(0.2, 0.5)
    return open([
      onHalf(half, t, v),
      onHalf(half, t + 0.012, v + long / 2),
      onHalf(half, t + 0.004, v + long),
    ])
  })
  art.stroke(wrinkles.join(''), CARAMEL, half.wide * 0.05, { opacity: 0.4 })
}

/** The round side up: light along its crest, the skin darkest where it turns under. */
function backUp(art: Canvas, half: Half, color: Color): void {
  const outline = outlineOf(half)
  const lit = litSide(half.angle)
  const round = art.linearGradient(acrossHalf(half, lit), [
    [0, mix(color, '#e8741a', 0.4)],
    [0.22, mix(tint(color, 0.3), '#ffb250', 0.5)],
    [0.48, color],
    [0.78, mix(color, CARAMEL, 0.72)],
    [1, mix(shade(color, 0.4), BURNT, 0.6)],
  ])
  art.fill(closed(outline), round)
  art.clipped(closed(outline), () => {
    charred(art, half, -lit)
    scorched(art, half)
  })
  glints(art, half, lit * 0.42)
}

/** Oil along the side that faces the window, broken where the skin is dry. */
function glints(art: Canvas, half: Half, v: number): void {
  const { random } = art
  let from = random.range(0.12, 0.3)
  const drops: Path[] = []
  for (const long of [random.range(0.14, 0.26), random.range(0.05, 0.1), 0.025]) {
    drops.push(bandOn(random, half, [from, from + long], [v - 0.075, v + 0.075], 0.15))
    from += long + random.range(0.03, 0.07)
  }
  art.fill(drops.join(''), '#fff6de', 0.92)
}
