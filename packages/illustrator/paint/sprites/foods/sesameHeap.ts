import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { closed, type Path, type Point } from '../../core/contour.ts'
import { shape } from './dough.ts'
import { drawSkein } from './skein.ts'

/** The heap as it is seen from a chair; 1 is half the width of the bowl, 0 0 the middle of its rim. */
const OUTLINE = shape(
  '-.86 .06, -.76 -.16, -.54 -.36, -.24 -.46, .1 -.48, .4 -.42, .68 -.26, .85 .02, .8 .2, .58 .34, .22 .41, -.2 .4, -.56 .33, -.79 .2',
)

/** A skein: how many noodles, how its two ends dive, its line. */
type Laid = readonly [count: number, dive: readonly [number, number], line: string]

/** What lies below and behind, those farthest first. */
const BELOW: readonly Laid[] = [
  [8, [0.6, 0.6], '-.86 .12, -.78 -.14, -.58 -.34, -.26 -.47, .1 -.5, .4 -.36'],
  [7, [0.6, 0.6], '.86 .12, .8 -.1, .6 -.34, .34 -.46, -.02 -.45, -.3 -.34'],
  [4, [0.7, 0.7], '-.7 -.06, -.5 -.4, -.2 -.44, .04 -.36, .1 -.24'],
  [7, [0.8, 0.8], '.76 .12, .66 -.1, .48 -.26, .2 -.34, -.04 -.26'],
  [6, [0.7, 0.7], '-.66 -.02, -.4 -.22, -.1 -.26, .2 -.18, .5 -.22, .74 -.02'],
  [7, [0.7, 0.8], '.12 -.36, .4 -.2, .4 -.02, .12 .06, -.2 .0, -.42 .08'],
  [6, [0.7, 0.8], '-.04 -.36, -.3 -.22, -.26 -.06, .0 .0, .3 .02'],
  [8, [0.8, 0.7], '-.5 .06, -.66 .02, -.84 .08, -.8 .2, -.56 .32, -.2 .4, .2 .44'],
  [8, [0.8, 0.7], '.5 .06, .7 .0, .84 .06, .8 .2, .6 .32, .26 .4, -.1 .4'],
]

/** What lies over the foot of the noodles that are lifted. */
const ABOVE: readonly Laid[] = [
  [5, [0.9, 0.8], '-.5 -.12, -.26 -.04, .0 .04, .24 .04, .44 .0'],
  [8, [0.9, 0.9], '-.24 .0, -.52 -.06, -.76 .02, -.78 .15, -.58 .25, -.26 .27'],
  [8, [0.9, 0.9], '.32 .04, .56 -.07, .78 .0, .79 .14, .58 .25, .28 .25'],
  [9, [0.6, 0.6], '-.66 .42, -.5 .14, -.22 .04, .06 .1, .24 .24, .3 .52'],
  [8, [0.6, 0.9], '-.5 .54, -.38 .32, -.12 .2, .16 .25, .42 .32, .66 .24'],
  [7, [0.6, 0.6], '.72 .46, .52 .2, .26 .15, .04 .24, -.12 .38, -.18 .54'],
  [2, [0.5, 0.5], '-.74 .38, -.78 .06, -.6 -.16, -.36 -.1, -.3 .1, -.46 .24'],
  [2, [0.5, 0.6], '.1 .1, .34 -.06, .6 -.12, .7 .04, .54 .18, .2 .24'],
  [1, [0.4, 0.4], '-.1 .12, .12 .02, .3 .1, .24 .26, .02 .31, -.2 .31, -.36 .44'],
]

interface Heap {
  size: number
  color: string
  width: number
}

const tones = ['#e0963c', '#ffdf9c', '#f0b050', '#d98a34'] as const

function lay(art: Canvas, { size, color, width }: Heap, skeins: readonly Laid[], deep: number) {
  const { random } = art
  for (const [count, dive, data] of skeins) {
    const line = shape(data).map(([u, v]): Point => [
      (u + random.jitter(0.012)) * size,
      (v + random.jitter(0.01)) * size,
    ])
    const own = mix(color, random.pick(tones), random.range(0.1, 0.4))
    const tone = mix(own, '#8a4a16', deep)
    drawSkein(art, { line, count, width, color: tone, dive, gloss: deep > 0.2 ? 0.2 : 0.8 })
  }
}

/** The outline of the heap on the sheet. */
export const heapOutline = (size: number): Path =>
  closed(OUTLINE.map(([u, v]): Point => [u * size, v * size]))

/** Draws what lies below and behind the noodles that are lifted. */
export function noodlesBelow(art: Canvas, heap: Heap): void {
  art.fill(heapOutline(heap.size), '#6a3812')
  lay(art, heap, BELOW, 0.16)
}

/** Draws what lies before and over the foot of those. */
export function noodlesAbove(art: Canvas, heap: Heap): void {
  lay(art, heap, ABOVE, 0)
}
