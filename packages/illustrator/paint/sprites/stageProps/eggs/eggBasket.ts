import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import {
  circle,
  ellipse,
  num,
  open,
  type Path,
  type Point,
  polygon,
  roundedRect,
} from '../../../core/contour.ts'
import { litFromAbove } from '../../materials.ts'
import { footShadow } from '../../products/parts.ts'
import { heapOfEggs, type EggSpot } from './egg.ts'

const WIRE = '#3d3330'
const GRIP = '#a8663a'
/** How high its base, its middle ring and its rim are. */
const [BASE, RING, RIM] = [8, 52, 98]
/** How flat a ring looks from the front. */
const FLAT = 0.19
const HANDLE: Path = 'M-89-98C-90-180-70-232-34-236H34C70-232 90-180 89-98'

/** A basket of wire with a wooden grip, heaped with eggs. */
export function eggBasket(art: Canvas, { x, y, color, accent }: EggSpot): void {
  footShadow(art, x, 80, y)
  art.group(`transform="translate(${num(x)} ${num(y)})"`, () => {
    art.softFill(ellipse(0, -4, 62, 12), SHADOW, 0.4, 8)
    wires(art, -1)
    heap(art, [accent, color, mix(color, accent, 0.5), shade(color, 0.12)])
    wires(art, 1)
    handle(art)
  })
}

/** Where the eggs lie, those behind and those below first: x, y, turn, how dim, which tone. */
const PLACES = [
  [-30, -108, 1.2, 0.36, 0],
  [34, -112, 2, 0.4, 1],
  [2, -40, 0.3, 1, 2],
  [-30, -40, 2.4, 0.5, 1],
  [31, -39, 0.7, 0.6, 0],
  [3, -126, -0.5, 0, 2],
  [-50, -86, 2.2, 0.1, 3],
  [52, -88, 0.9, 0.2, 2],
  [-1, -80, -2.9, 0.02, 0],
] as const

function heap(art: Canvas, tones: readonly Color[]): void {
  const lying = PLACES.map(([x, y, turn, dim, tone]) => {
    const angle = turn + art.random.jitter(0.25)
    return { x, y, size: 43, angle, dim, length: 0.95, color: tones[tone] ?? WIRE }
  })
  const sides = [BASE, 22, 40, 60, 80, RIM].map((height): Point => [halfAt(height), -height])
  const left = sides.toReversed().map(([x, y]): Point => [-x, y])
  const within = polygon([...left, [0, 2], ...sides, [130, -190], [-130, -190]])
  art.clipped(within, () => heapOfEggs(art, lying))
}

/** Half the width at a height: it widens towards its rim. */
function halfAt(height: number): number {
  return 56 + 34 * ((height - BASE) / (RIM - BASE)) ** 0.75
}

/** The wires of one side: -1 behind the eggs, 1 before them. */
function wires(art: Canvas, side: -1 | 1): void {
  const ribs = Array.from({ length: 11 }, (_, index): Path => {
    const turn = ((index + 0.5) / 11) * Math.PI
    const along = [BASE, 22, 40, 60, 80, RIM].map((height): Point => {
      const half = halfAt(height)
      return [Math.cos(turn) * half, -height + side * Math.sin(turn) * half * FLAT]
    })
    return open(along)
  })
  const ring = (height: number): Path => {
    const half = halfAt(height)
    return `M${num(-half)} ${-height}A${num(half)} ${num(half * FLAT)} 0 0 ${side === 1 ? 0 : 1} ${num(half)} ${-height}`
  }
  metal(art, ribs.join('') + ring(RING), 3.6)
  metal(art, ring(BASE), 6)
  metal(art, ring(RIM), 7)
}

/** Dark round wire, the window in its upper left. */
function metal(art: Canvas, path: Path, width: number): void {
  art.stroke(path, shade(WIRE, 0.3), width)
  art.movedBy(-width * 0.14, -width * 0.18, () => {
    art.stroke(path, tint(WIRE, 0.5), width * 0.34, { opacity: 0.8 })
  })
}

function handle(art: Canvas): void {
  metal(art, HANDLE, 6.4)
  metal(art, circle(-89, -97, 6) + circle(89, -97, 6), 4)
  art.fill(roundedRect(-36, -248, 72, 25, 12), shade(GRIP, 0.5))
  art.fill(roundedRect(-36, -248, 71, 22, 11), litFromAbove(art, GRIP))
  art.stroke('M-24-242H20', tint(GRIP, 0.7), 4, { opacity: 0.7 })
}
