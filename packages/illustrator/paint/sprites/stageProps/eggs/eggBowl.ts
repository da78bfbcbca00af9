import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { ellipse, num, type Path } from '../../../core/contour.ts'
import { enamel } from '../../materials.ts'
import { footShadow, gleam } from '../../products/parts.ts'
import { heapOfEggs, type EggSpot } from './egg.ts'

const GLAZES = ['#47668c', '#6c9080', '#c48a3c'] as const
const SLIP = '#f3e6cd'
const LIP: Path = 'M-105-92A105 22 0 0 0 105-92'
const BODY: Path =
  'M-105-92A105 22 0 0 0 105-92C103-44 78-14 48-10L44 0H-44L-48-10C-78-14-103-44-110-92Z'

/** A bowl of glazed stoneware, heaped with eggs. */
export function eggBowl(art: Canvas, { x, y, color, accent }: EggSpot): void {
  const glaze = art.random.pick(GLAZES)
  footShadow(art, x, 66, y)
  art.group(`transform="translate(${num(x)} ${num(y)})"`, () => {
    art.fill(ellipse(0, -92, 105, 22), tint(glaze, 0.4))
    art.fill(ellipse(1, -90, 98, 18), shade(glaze, 0.5))
    heap(art, [color, accent, mix(color, accent, 0.5), shade(color, 0.14)])
    art.softFill('M-95-88A95 20 0 0 0 95-88L88-76H-88Z', SHADOW, 0.3, 8)
    body(art, glaze)
  })
}

/** Where the eggs lie, those behind first: x, y, turn, how dim, which tone. */
const PLACES = [
  [-46, -118, 2.5, 0.34, 1],
  [48, -122, 0.6, 0.4, 0],
  [4, -140, -0.35, 0.06, 2],
  [-57, -97, 2.2, 0.08, 0],
  [60, -98, 0.8, 0.2, 3],
  [2, -96, 2.9, 0, 1],
] as const

function heap(art: Canvas, tones: readonly Color[]): void {
  const lying = PLACES.map(([x, y, turn, dim, tone]) => {
    const angle = turn + art.random.jitter(0.25)
    return { x, y, size: 50, angle, dim, length: 0.94, color: tones[tone] ?? SLIP }
  })
  heapOfEggs(art, lying)
}

/** Its outside: glazed to the foot, a pale band with a line under the lip. */
function body(art: Canvas, glaze: Color): void {
  art.fill(BODY, enamel(art, glaze))
  art.clipped(BODY, () => {
    art.stroke('M-107-70A107 24 0 0 0 107-70', enamel(art, SLIP), 15)
    art.stroke('M-107-54A107 25 0 0 0 107-54', enamel(art, SLIP), 4)
    art.softFill('M-80-10H80V6H-80Z', SHADOW, 0.4, 10)
    const fired = Array.from(
      { length: 26 },
      () => [art.random.jitter(100), -44 + art.random.jitter(34)] as const,
    )
    art.specks(fired, shade(glaze, 0.6), 2, { opacity: 0.5 })
    art.stroke('M-52-11A60 8 0 0 0 52-11', shade(glaze, 0.5), 4, { opacity: 0.7 })
  })
  art.stroke(LIP, tint(glaze, 0.18), 7)
  art.movedBy(-1, -2, () => art.stroke(LIP, tint(glaze, 0.62), 3))
  gleam(art, 'M-90-66C-84-40-70-22-52-16C-66-32-74-48-76-62Z', 0.42)
}
