import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, pack, type Path, type Point } from '../../core/contour.ts'
import { FLAT, onSlab, type Slab } from './benchView.ts'

/** The mud that steel and stone make, dragged along by the blade, and water that stands on it. */
export function slurry(art: Canvas, slab: Slab, top: number, color: Color): void {
  const { random } = art
  const at = (u: number, v: number) => onSlab(slab, u, v, top)
  const grit = (count: number) =>
    Array.from({ length: count }, () => at(random.jitter(1), random.jitter(1)))
  art.specks(grit(130), shade(color, 0.4), 2.8, { opacity: 0.4 })
  art.specks(grit(80), '#ffffff', 2.4, { opacity: 0.5 })
  const streaks = (count: number, wide: readonly [number, number], tone: Color) => {
    for (let index = 0; index < count; index += 1) {
      const [u, v] = [random.range(-0.9, 0.3), random.range(-0.7, 0.85)]
      const long = random.range(0.3, 0.8)
      const line = [0, 0.4, 1].map((share) =>
        at(u + long * share, v - 0.3 * share ** 1.4 + random.jitter(0.03)),
      )
      art.stroke(open(line), tone, random.range(...wide), { opacity: random.range(0.16, 0.36) })
    }
  }
  streaks(18, [5, 20], mix(color, '#3c3c44', 0.7))
  streaks(12, [3, 11], tint(color, 0.6))
  for (const shape of PUDDLES) puddle(art, slab, top, shape)
  for (const [u, v] of pack(random, 0, 0, 0.92, 14, { ry: 0.86, box: true, tries: 3 })) {
    drop(art, at(u, v), random.range(4, 9))
  }
}

interface Puddle {
  u: number
  v: number
  long: number
  wide: number
}

const PUDDLES: readonly Puddle[] = [
  { u: -0.72, v: 0.34, long: 0.24, wide: 0.44 },
  { u: 0.7, v: -0.36, long: 0.26, wide: 0.46 },
  { u: -0.36, v: 0.8, long: 0.14, wide: 0.16 },
]

/** Water that stands on the stone: darker than it, its near rim bright, the window broken in it. */
function puddle(art: Canvas, slab: Slab, top: number, { u, v, long, wide }: Puddle): void {
  const { random } = art
  const shape = (share: number, du = 0, dv = 0): Path =>
    closed(
      Array.from({ length: 12 }, (_, index): Point => {
        const turn = (index / 12) * Math.PI * 2
        const reach = share * random.range(0.8, 1.14)
        return onSlab(
          slab,
          u + du + Math.cos(turn) * long * reach,
          v + dv + Math.sin(turn) * wide * reach,
          top,
        )
      }),
    )
  const sheen = (near: number, half: number): Path =>
    closed(
      [-1, -0.4, 0.3, 1, 0.2, -0.5].map((share, index): Point => {
        const turn = -2 + share * half + random.jitter(0.06)
        const reach = index < 4 ? Math.abs(near) : Math.abs(near) - 0.16
        const sign = Math.sign(-near)
        return onSlab(
          slab,
          u + Math.cos(turn) * long * reach * sign,
          v + Math.sin(turn) * wide * reach * sign,
          top,
        )
      }),
    )
  const path = shape(1)
  const water = art.linearGradient('x1="0" x2=".6" y1="0" y2="1"', [
    [0, '#3f4a54', 0.8],
    [0.5, '#66737c', 0.5],
    [1, '#d4e2e4', 0.66],
  ])
  art.movedBy(2, 3, () => art.fill(path, '#ffffff', 0.55))
  art.fill(path, water)
  // The window in it: where the water bulges towards the light, and only in the larger ones a second time.
  art.fill(sheen(-0.72, 0.5), '#ffffff', 0.85)
  if (long > 0.25) art.fill(sheen(0.5, 0.16), '#ffffff', 0.6)
}

function drop(art: Canvas, [x, y]: Point, radius: number): void {
  art.fill(ellipse(x + 2, y + 3, radius, radius * FLAT), '#34363c', 0.5)
  art.fill(ellipse(x, y, radius * 0.86, radius * 0.64), '#e6eef0', 0.8)
  art.fill(ellipse(x - 2, y - 2, radius * 0.3, radius * 0.24), '#ffffff')
}

/** Muddy water that has run over the near edge: broad where it leaves the top, a drop at its end. */
export function wetSide(art: Canvas, slab: Slab, { top }: { top: number }, color: Color): void {
  for (const [u, far, wide] of [
    [-0.66, 46, 13],
    [-0.3, 70, 10],
    [0.52, 40, 12],
  ] as const) {
    const [x, y] = onSlab(slab, u, 1, top)
    const run = `M${num(x - wide * 2)} ${num(y)}Q${num(x - wide * 0.5)} ${num(y + 5)} ${num(x - wide * 0.4)} ${num(y + far)}a${num(wide * 0.45)} ${num(wide * 0.6)} 0 1 0 ${num(wide * 0.9)} 0Q${num(x + wide * 0.5)} ${num(y + 4)} ${num(x + wide * 2)} ${num(y - 6)}Z`
    art.movedBy(3, 3, () => art.fill(run, SHADOW, 0.4))
    art.fill(run, mix(color, '#4f5660', 0.5), 0.88)
    art.stroke(`M${num(x - 1)} ${num(y + 10)}V${num(y + far)}`, '#ffffff', 2.4, { opacity: 0.7 })
    art.fill(ellipse(x, y + far + wide * 0.3, 2.4, 3.4), '#ffffff', 0.9)
  }
}
