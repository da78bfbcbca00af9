import type { onions as words } from '../../../../language/words/foods/produce/onions.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { arc, circle, closed, shrunk, turnedPoint } from '../../../core/contour.ts'
import type { Piece, FoodSprites } from '../../types.ts'
import { onionRings } from './onionRings.ts'
import { pickledOnion } from './pickledOnion.ts'
import { browned, laid, laidPoint, lineShadow, type Shape, along } from './shapes.ts'

/** Arcs of raw red onion lying within each other; `size` is the radius of the outer one. */
function onionArcs(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const sweep = art.random.range(1.7, 2.8)
  const rings = [0.98, 0.73, 0.5].slice(0, art.random.whole(2, 3))
  rings.forEach((reach, index) => {
    const from = angle + index * 0.1 + art.random.jitter(0.08)
    const to = angle + sweep - index * 0.14 + art.random.jitter(0.08)
    const path = arc(x, y, size * reach, from, to)
    const width = size * (0.2 - index * 0.03)
    lineShadow(art, path, width, 5)
    art.stroke(path, color, width)
    art.stroke(arc(x, y, size * (reach - 0.035), from + 0.04, to - 0.04), '#f6e4ea', width * 0.6)
    art.stroke(
      arc(x, y, size * (reach - 0.07), from + 0.1, to - 0.1),
      mix(color, '#f6e4ea', 0.6),
      2,
    )
  })
}

const ONION_WEDGE: Shape = [
  [-1, 0.1],
  [-0.72, -0.38],
  [0, -0.58],
  [0.72, -0.38],
  [1, 0.1],
  [0.62, 0.24],
  [0, 0.3],
  [-0.62, 0.24],
]

/** A charred wedge of onion, its layers showing; `size` is half its length. */
function charredOnion(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = laid(ONION_WEDGE, piece)
  art.body(outline, shade(color, 0.08), { height: 9, lit: 0.96, shaded: 0.42, offset: 0.03 })
  for (const [index, scale] of [0.86, 0.68, 0.5, 0.32].entries()) {
    const [dx, dy] = turnedPoint([0, size * 0.05 * (index + 1)], piece.angle)
    const layer = shrunk(outline, scale, dx, dy)
    art.fill(closed(layer), shade(color, 0.3), 0.7)
    art.fill(closed(shrunk(layer, 0.93, 0, 0, 0.84)), tint(color, 0.1 + 0.14 * index))
  }
  const ends = [-0.92, -0.74, 0.78, 0.94].map((u) => laidPoint([u, art.random.jitter(0.12)], piece))
  const edge = [-0.4, 0, 0.4].map((u) => laidPoint([u, 0.18 + art.random.jitter(0.06)], piece))
  art.clipped(closed(outline), () => {
    browned(art, ends, '#3f2114', { size: size * 0.22, opacity: 0.75 })
    browned(art, edge, '#5a2e18', { size: size * 0.18, opacity: 0.65 })
  })
}

const CLOVE: Shape = [
  [-1, 0.05],
  [-0.55, -0.48],
  [0.15, -0.54],
  [0.75, -0.2],
  [1.12, -0.02],
  [0.72, 0.26],
  [0, 0.42],
  [-0.7, 0.34],
]

/** A clove of garlic in its skin; `size` is half its length. */
function garlicClove(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  art.body(laid(CLOVE, piece), color, { height: 8, lit: 0.88, shaded: 0.26, highlight: 0.5 })
  const veins = [-0.24, 0.04, 0.26].map((k) =>
    along(piece, [-0.86, k * 0.3], [0, k - 0.08], [0.95, k * 0.1]),
  )
  art.stroke(veins.join(''), '#b98aa0', size * 0.04, { opacity: 0.7 })
  const [x, y] = laidPoint([-0.97, 0.03], piece)
  art.fill(circle(x, y, size * 0.11), '#b08a5a')
}

const FENNEL: Shape = [
  [-0.12, 0.5],
  [-0.38, 0.38],
  [-0.47, 0.1],
  [-0.4, -0.16],
  [-0.36, -0.34],
  [-0.4, -0.52],
  [-0.25, -0.57],
  [-0.15, -0.4],
  [-0.1, -0.62],
  [0.08, -0.64],
  [0.13, -0.4],
  [0.22, -0.52],
  [0.36, -0.48],
  [0.35, -0.3],
  [0.4, -0.14],
  [0.47, 0.1],
  [0.38, 0.38],
  [0.12, 0.5],
]

/** A shaved slice of fennel bulb, its layers joined at the root; `size` is its height. */
function fennelSlice(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const green = mix(color, '#86a855', 0.75)
  const outline = laid(FENNEL, piece)
  art.body(outline, mix(color, green, 0.3), { height: 6, lit: 0.97, shaded: 0.3, offset: 0.02 })
  const bulb = FENNEL.map(([u, v]) => [u * 0.84, v < -0.25 ? -0.26 : v * 0.86] as const)
  art.fill(closed(laid(bulb, piece)), tint(color, 0.3), 0.85)
  const layers = [-0.38, -0.2, 0.2, 0.38].map((u) =>
    along(piece, [u * 0.25, 0.4], [u * 0.95, 0.12], [u * 0.72, -0.16], [u * 0.86, -0.44]),
  )
  const middle = along(piece, [0, 0.36], [0, -0.1], [0, -0.62])
  art.stroke(layers.join('') + middle, green, size * 0.036, { opacity: 0.85 })
  const root = laid(
    FENNEL.slice(0, 3)
      .concat(FENNEL.slice(-3))
      .map(([u, v]) => [u * 0.4, v * 0.3 + 0.32] as const),
    piece,
  )
  art.fill(closed(root), '#fffbe8')
  const cuts: Shape = [
    [-0.32, -0.51],
    [-0.01, -0.59],
    [0.29, -0.46],
  ]
  art.specks(laid(cuts, piece), '#eef3d2', size * 0.085)
}

/** Onions and what grows in layers like them. */
export const onions = {
  onion: onionArcs,
  onionrings: onionRings,
  pickledonion: pickledOnion,
  charredonion: charredOnion,
  fennel: fennelSlice,
  garlic: garlicClove,
} satisfies FoodSprites<typeof words>
