import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, num, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cucumberheap } from './cucumberHeap.ts'
import { shape } from './dough.ts'
import { heapOutline, noodlesAbove, noodlesBelow } from './sesameHeap.ts'
import { sesameLift } from './sesameLift.ts'
import { chiliOil, scallions, sesameSeeds } from './sesameTopping.ts'
import { softSpot } from './softSpot.ts'
import { upright } from './upright.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'

const FLAT = 0.5
const NOODLE = '#f0b656'
const SAUCE = { deep: '#8a5424', own: '#dcae6c', lit: '#f8dfa8' } as const
/** The width of a noodle, as a share of half the bowl's width. */
const WIDE = 0.03

/** Sauce that gathered at the foot of the heap, and the shine on it. */
function pool(art: Canvas, size: number): void {
  const shore = ellipse(0, size * 0.03, size * 0.93, size * 0.45)
  art.fill(shore, SAUCE.deep)
  art.fill(ellipse(0, size * 0.02, size * 0.92, size * 0.44), SAUCE.own)
  const shadow = heapOutline(size)
  art.movedBy(size * 0.02, size * 0.03, () => art.softFill(shadow, SHADOW, 0.5, size * 0.03))
  for (const turn of [0.4, 0.9, 1.3, 1.8, 2.3, 2.75]) {
    const at: Point = [Math.cos(turn) * 0.88 * size, Math.sin(turn) * 0.42 * size + size * 0.02]
    const gleam = blob(art.random, ...at, size * 0.06, size * 0.008, { angle: turn + Math.PI / 2 })
    art.fill(closed(gleam), SAUCE.lit, 0.9)
  }
}

/** How high the sauce stands before the heap, from left to right. */
const SHORE = shape(
  '-.95 .12, -.86 .19, -.76 .25, -.62 .28, -.48 .335, -.34 .36, -.2 .345, -.04 .385, .12 .39, .26 .36, .4 .36, .52 .3, .64 .28, .76 .2, .86 .17, .95 .1',
)

/** The sauce before the heap, in which its foot lies: thick, with a lit lip along the noodles. */
function sauceShore(art: Canvas, size: number): void {
  const at = ([u, v]: Point): Point => [u * size, v * size]
  const lip = SHORE.map(at)
  const path = `${open(lip)}L${num(size)} ${num(size * 0.6)}H${num(-size)}Z`
  art.movedBy(0, -size * 0.012, () => art.softFill(path, SAUCE.deep, 0.5, size * 0.012))
  art.fill(path, SAUCE.own, 0.94)
  art.clipped(path, () => {
    softSpot(art, { x: 0, y: size * 0.5, rx: size, ry: size * 0.16 }, SAUCE.deep, 0.5)
    softSpot(
      art,
      { x: size * 0.7, y: size * 0.3, rx: size * 0.4, ry: size * 0.16 },
      SAUCE.deep,
      0.5,
    )
  })
  const lit = [lip.slice(1, 5), lip.slice(6, 9), lip.slice(10, 15)].map(open).join('')
  art.movedBy(0, size * 0.01, () => art.stroke(lit, SAUCE.lit, size * 0.009))
}

/** The heap turns away from the window to its right and its foot. */
function formShade(art: Canvas, size: number): void {
  const at = (u: number, v: number) => ({ x: u * size, y: v * size })
  softSpot(art, { ...at(0.66, 0.08), rx: size * 0.4, ry: size * 0.44 }, '#5a2406', 0.34)
  softSpot(art, { ...at(0.1, 0.46), rx: size * 0.9, ry: size * 0.14 }, '#5a2406', 0.2)
  softSpot(art, { ...at(-0.4, -0.2), rx: size * 0.46, ry: size * 0.26 }, '#fff0c0', 0.24)
}

/** A bowl of cold sesame noodles, chopsticks that lift some of them; `size` is half the bowl's width. */
export function sesamenoodles(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * FLAT,
    depth: size * 0.42,
    glaze: color,
    band: shade(color, 0.3),
  }
  const noodles = { size, color: NOODLE, width: size * WIDE }
  upright(art, { x, y }, () => {
    art.movedBy(x, y + size * 0.09, () => {
      filledBowl(art, bowl, () => {
        pool(art, size)
        noodlesBelow(art, noodles)
        sesameLift(art, noodles)
        noodlesAbove(art, noodles)
        formShade(art, size)
        sauceShore(art, size)
        chiliOil(art, size)
        cucumber(art, size)
        sesameSeeds(art, size)
        scallions(art, size)
      })
    })
  })
}

/** Matchsticks in a heap, in the shade of which the noodles are dark. */
function cucumber(art: Canvas, size: number): void {
  const [x, y] = [-0.4 * size, 0.08 * size]
  const spot = { x: x + size * 0.03, y: y + size * 0.05, rx: size * 0.28, ry: size * 0.14 }
  softSpot(art, spot, '#3a1c06', 0.7)
  cucumberheap(art, { x, y, size: size * 0.23, angle: 0, color: '#3f7a34' })
}
