import type { Canvas } from '../../core/canvas.ts'
import { SHADOW, shade, tint } from '../../core/color.ts'
import { ellipse, type Path, roundedRect } from '../../core/contour.ts'
import { cloudsOf, softMax } from '../foods/relief/clouds.ts'
import { reliefOf } from '../foods/relief/relief.ts'
import { litFromAbove } from '../materials.ts'

/** A part of a heap: where its middle is, how wide and high it is, how far in front. */
type Mound = readonly [x: number, y: number, wide: number, high: number, near: number]

const FLOUR = ['#86705f', '#a98f78', '#cdb799', '#ecdfc6', '#faf3e4', '#fffdf8']
/** It slid down in steps from a crest left of the middle. */
const HEAP: readonly Mound[] = [
  [600, 476, 224, 84, 0],
  [572, 456, 178, 110, 0],
  [552, 424, 128, 112, 0],
  [552, 384, 92, 96, 0],
  [556, 346, 50, 62, 0],
  [600, 420, 60, 80, 14],
  [470, 456, 62, 44, 26],
  [690, 480, 110, 62, 20],
]
/** What lies on the blade, and what covers its tip. */
const SCOOPED: readonly Mound[] = [
  [-62, -20, 62, 44, 0],
  [-96, -8, 44, 30, 14],
  [-24, -14, 38, 30, 8],
]
const DRIFT: readonly Mound[] = [
  [596, 492, 176, 62, 0],
  [560, 470, 110, 42, 4],
  [650, 484, 80, 38, 4],
]

/** Flour heaped in a bowl, a scoop lying half in it with its handle over the rim. */
export function heapedFlour(art: Canvas): void {
  flour(art, HEAP)
  art.group('transform="translate(700 372) rotate(-33)"', () => scoop(art))
  flour(art, DRIFT)
}

/** One heap of several mounds: powder with soft clumps, in the light from the upper left. */
function flour(art: Canvas, mounds: readonly Mound[]): Path {
  const clumps = cloudsOf(art.random)
  const left = Math.min(...mounds.map(([x, , wide]) => x - wide)) - 14
  const right = Math.max(...mounds.map(([x, , wide]) => x + wide)) + 14
  const top = Math.min(...mounds.map(([, y, , high]) => y - high)) - 14
  const foot = Math.max(...mounds.map(([, y, , high]) => y + high)) + 14
  const heap = reliefOf((x, y) => nearness(mounds, x, y, clumps), {
    box: { x: left, y: top, width: right - left, height: foot - top },
    cell: 5,
    tones: 12,
    crease: 0.22,
    contrast: 1,
    colors: FLOUR,
  })
  heap.draw(art)
  return heap.outline
}

function nearness(
  mounds: readonly Mound[],
  x: number,
  y: number,
  clumps: (u: number, v: number) => number,
): number {
  const u = x + clumps(x / 60, y / 52) * 20
  const v = y + clumps(x / 54 + 9, y / 46) * 16
  let near = -10
  for (const [mx, my, wide, high, front] of mounds) {
    const inside = 1 - ((u - mx) / wide) ** 2 - ((v - my) / high) ** 2
    const depth = Math.min(wide, high) * 0.9
    const lifted =
      inside > 0 ? Math.sqrt(inside) * depth + front * Math.min(1, inside * 3) : inside * depth
    near = softMax(near, lifted, 7)
  }
  return near + clumps(x / 30, y / 22) * 5 + clumps(x / 7, y / 7 + 5) * 1.5
}

/** A wooden scoop with its blade to the left, seen into from above; 0, 0 is where the handle begins. */
function scoop(art: Canvas): void {
  const wood = '#a8652e'
  art.movedBy(10, 22, () => art.softFill(ellipse(-70, 20, 120, 44), SHADOW, 0.4, 14))
  art.fill(roundedRect(-6, -13, 226, 34, 16), shade(wood, 0.45))
  art.fill(roundedRect(-6, -15, 222, 27, 13), litFromAbove(art, wood))
  art.stroke('M20 -9H196', tint(wood, 0.5), 4, { opacity: 0.7 })
  art.fill(ellipse(200, -1, 6, 6), shade(wood, 0.7))
  const trough =
    'M0 -52C8 -20 8 20 0 58C-60 76 -150 62 -196 30C-190 -10 -180 -30 -164 -46C-110 -60 -50 -62 0 -52Z'
  art.fill(trough, litFromAbove(art, shade(wood, 0.34)))
  art.fill(
    'M-10 -44C-4 -16 -4 12 -8 34C-70 46 -140 40 -184 22C-180 -8 -172 -26 -158 -38C-106 -50 -56 -52 -10 -44Z',
    shade(wood, 0.56),
  )
  art.clipped('M-10 -120H-220V60H-184C-140 40 -70 46 -8 34C-2 4 -2 -30 -10 -120Z', () =>
    flour(art, SCOOPED),
  )
  art.stroke('M-8 36C-70 48 -140 42 -186 24', tint(wood, 0.35), 5)
  art.stroke('M-4 -48C6 -18 6 18 -2 54', tint(wood, 0.42), 6)
}
