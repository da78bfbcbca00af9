import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { riseIn } from '../../../core/camera.ts'
import { circle, open, type Path, type Point } from '../../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { innerShadow, path } from '../../vessels/ceramic.ts'
import type { PropSpot } from '../../types.ts'
import { strewn } from '../shapes.ts'
import { egg } from './egg.ts'

const WILLOW = '#a8733c'
const STRAW = '#dfb868'

/** A willow basket with straw, eggs in it. */
export function eggBasket(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  const wall = 36 * riseIn(art.camera)
  art.movedBy(0, wall, () => art.dropShadow(circle(x, y, 128), 16, 20, 0.42))
  for (const share of [1, 0.75, 0.5, 0.25]) {
    const rod = { tone: shade(WILLOW, 0.2 + share * 0.3), from: 106, to: 133 - share * 7 }
    art.movedBy(share * 3, share * wall, () => plait(art, x, y, rod))
  }
  art.fill(circle(x, y, 112), shade(WILLOW, 0.6))
  straw(art, x, y)
  innerShadow(art, path({ x, y, rx: 110, ry: 110 }), 22, 0.42)
  const places = [
    [-10, -56, 0.2, accent],
    [-52, 8, -1.1, color],
    [46, -8, 0.9, mix(color, accent, 0.4)],
    [2, 54, -0.3, color],
  ] as const
  for (const [dx, dy, turn, tone] of places) {
    const angle = turn + random.jitter(0.3)
    egg(art, { x: x + dx, y: y + dy, size: 58, angle, color: tone })
  }
  plait(art, x, y, { tone: WILLOW, from: 108, to: 134 })
}

/** Blades that lie across each other. */
function straw(art: Canvas, x: number, y: number): void {
  for (const [tone, count] of [
    [shade(STRAW, 0.4), 46],
    [shade(STRAW, 0.14), 40],
    [tint(STRAW, 0.3), 34],
  ] as const) {
    const blades = strewn(art.random, x, y, 84, count).map(([u, v]) => {
      const [angle, half] = [art.random.angle(), art.random.range(18, 34)]
      const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half]
      const bend = art.random.jitter(9)
      return open([
        [u - dx, v - dy],
        [u + bend, v - bend],
        [u + dx, v + dy],
      ])
    })
    art.stroke(blades.join(''), tone, 4)
  }
}

/** The plaited rim: rods that each run over the next. */
function plait(
  art: Canvas,
  x: number,
  y: number,
  { tone, from, to }: { tone: Color; from: number; to: number },
): void {
  const middle = (from + to) / 2
  art.stroke(circle(x, y, middle), shade(tone, 0.5), to - from)
  const count = 30
  const rods = Array.from({ length: count }, (_, index): Path => {
    const t = (index / count) * Math.PI * 2
    const at = (turn: number, reach: number): Point => [
      x + Math.cos(t + turn) * reach,
      y + Math.sin(t + turn) * reach,
    ]
    return open([at(-0.12, from + 4), at(0.02, middle + 2), at(0.16, to - 3)])
  })
  art.stroke(rods.join(''), tone, 13)
  art.movedBy(-2, -3, () => art.stroke(rods.join(''), tint(tone, 0.32), 4.6, { opacity: 0.8 }))
  art.stroke(circle(x + 3, y + 4, to - 2), SHADOW, 5, { opacity: 0.16 })
}
