import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, open, type Path, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { laid, layered } from './touches.ts'

/** A shred: a bow that hangs, an S, a hook, one almost straight. */
const SHREDS = [
  shape('-1 .1, -.4 -.34, .3 -.36, 1 .16'),
  shape('-1 -.2, -.4 .16, .3 -.16, 1 .12'),
  shape('-.8 .5, -.7 -.1, -.1 -.42, .6 -.2, .7 .24'),
  shape('-1 .06, -.3 -.06, .4 .08, 1 -.04'),
] as const

/** Shreds of green cabbage at these places: long ribbons, wet on their backs. */
export function cabbageShreds(
  art: Canvas,
  places: readonly Point[],
  size: number,
  color: string,
): void {
  const { random } = art
  for (let from = 0; from < places.length; from += 7) {
    const lines = places
      .slice(from, from + 7)
      .map(([x, y]): Path => {
        const spot = { x, y, size: size * random.range(0.12, 0.25), angle: random.jitter(1.5) }
        return open(laid(random.pick(SHREDS), spot))
      })
      .join('')
    const own = mix(color, random.pick(['#fdfdf0', '#fbfbe6', '#b4d27a']), random.range(0.1, 0.7))
    const width = size * random.range(0.02, 0.036)
    layered(art, lines, [
      { color: '#20240a', width: width * 1.1, dx: size * 0.01, dy: size * 0.022, opacity: 0.5 },
      { color: mix(shade(own, 0.2), '#5f7f34', 0.55), width: width * 1.2 },
      { color: own, width: width * 0.86, dy: -width * 0.06 },
      { color: tint(own, 0.6), width: width * 0.3, dx: -width * 0.1, dy: -width * 0.2 },
    ])
  }
}

/** A thin slice of radish: where, how large, how it is turned to us. */
export interface Slice {
  place: Point
  reach: number
  flat: number
  angle: number
}

/** A thin slice of radish that stands in the filling: a red skin, wet white flesh with rays. */
export function radishSlice(art: Canvas, size: number, slice: Slice): void {
  const { random } = art
  const { flat, angle } = slice
  const [x, y] = slice.place
  const reach = size * slice.reach
  const disc = blob(random, x, y, reach, reach * flat, { angle, points: 11, wobble: 0.025 })
  const flesh = art.linearGradient('x1="0" y1="0" x2="1" y2="1"', [
    [0, '#fffdf8'],
    [0.6, '#fbe8ea'],
    [1, '#e9b9c6'],
  ])
  layered(art, closed(disc), [
    { color: '#2a0e08', dx: size * 0.014, dy: size * 0.03, opacity: 0.5 },
    { color: '#8e1c44', dx: size * 0.006, dy: size * 0.012 },
    { color: '#d43a6c' },
  ])
  art.fill(closed(shrunk(disc, 0.86, -reach * 0.02, -reach * 0.03)), flesh)
  const rays = [0.3, 1.1, 1.9, 2.8, 3.5, 4.4, 5.2, 6].map((turn) => {
    const ray = [0.24, 0.66].map((far): Point => [
      Math.cos(turn) * far,
      Math.sin(turn) * far * flat,
    ])
    return open(laid(ray, { x, y, size: reach, angle }))
  })
  art.stroke(rays.join(''), '#e5a3b6', reach * 0.05, { opacity: 0.8 })
  const wet = [-2.7, -2.2, -1.7].map((turn): Point => [
    Math.cos(turn) * 0.68,
    Math.sin(turn) * 0.68 * flat,
  ])
  art.stroke(open(laid(wet, { x, y, size: reach, angle })), '#ffffff', reach * 0.1)
}

/** A leaf of cilantro: three lobes, each with teeth of its own. */
const LEAVES = [
  shape(
    '-.1 .06, -.34 .2, -.42 .48, -.16 .52, -.02 .74, .2 .5, .28 .3, .56 .42, .74 .26, 1 .12, .86 -.04, .94 -.24, .62 -.32, .36 -.2, .34 -.52, .1 -.7, -.04 -.5, -.3 -.56, -.3 -.22, -.1 -.06',
  ),
  shape(
    '-.1 .08, -.2 .34, -.06 .56, .14 .46, .34 .64, .44 .3, .72 .36, .82 .14, 1.02 .02, .8 -.12, .72 -.34, .44 -.26, .3 -.6, .08 -.44, -.16 -.56, -.18 -.26, -.1 -.06',
  ),
] as const

/** A leaf of cilantro with its stalk; `size` is its length. */
export function cilantroLeaf(art: Canvas, leaf: Piece): void {
  const { random } = art
  const { size, color } = leaf
  const lobes = random.pick(LEAVES)
  const outline = closed(laid(lobes, leaf))
  const shrunken = { ...leaf, size: size * 0.94 }
  const stalk = open(laid(shape('-.9 .22, -.5 .06, 0 0'), leaf))
  layered(art, stalk, [
    { color: '#14260c', width: size * 0.12, dx: size * 0.04, dy: size * 0.1, opacity: 0.5 },
    { color: mix(color, '#9cc25c', 0.4), width: size * 0.09 },
  ])
  layered(art, outline, [
    { color: '#10200a', dx: size * 0.06, dy: size * 0.16, opacity: 0.5 },
    { color: shade(color, 0.45), fringe: size * 0.05 },
    { color },
  ])
  // The half beyond its middle vein is lit.
  const half = lobes.slice(Math.round(lobes.length * 0.4))
  art.fill(closed(laid(half, shrunken)), tint(color, 0.22), 0.8)
  const veins = ['0 0, .5 0, .9 .02', '.05 0, .16 .3, .1 .54', '.05 0, .16 -.3, .1 -.54']
  const lines = veins.map((vein) => open(laid(shape(vein), leaf))).join('')
  art.stroke(lines, tint(color, 0.5), size * 0.035, { opacity: 0.8 })
}
