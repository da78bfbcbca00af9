import type { herbs as words } from '../../../language/words/foods/herbs.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, ellipse, pack, type Point, sized, turned } from '../../core/contour.ts'
import type { DrawDust, Piece, FoodSprites } from '../types.ts'
import { drawLeaf } from './leaf.ts'
import {
  cilantroLeaf,
  dillFrond,
  parsleyLeaf,
  rosemarySprig,
  thymeSprig,
} from './produce/sprigs.ts'
import { laidPoint, lineShadow, varied } from './produce/shapes.ts'

/** A leaf of basil; `size` is its length. */
function basil(art: Canvas, piece: Piece): void {
  const color = varied(art, piece.color, 0.08)
  drawLeaf(art, { ...piece, color }, { width: 0.72, bend: art.random.jitter(0.35), height: 8 })
}

/** A narrow, velvety leaf of sage; `size` is its length. */
function sage(art: Canvas, piece: Piece): void {
  const color = varied(art, piece.color, 0.1)
  const bend = art.random.jitter(0.4)
  drawLeaf(art, { ...piece, color }, { width: 0.36, veins: 5, bend, wave: 0.04 })
  const nap = Array.from({ length: 12 }, () =>
    laidPoint([art.random.jitter(0.3), art.random.jitter(0.09)], piece),
  )
  art.specks(nap, tint(color, 0.45), piece.size * 0.016, { opacity: 0.6 })
}

/** A tip of mint: two pairs of toothed leaves and a small one; `size` is the length of a leaf. */
function mint(art: Canvas, piece: Piece): void {
  const pairs = [
    [0, 1],
    [2.2, 0.95],
    [-2, 0.9],
    [1.1, 0.5],
    [-0.9, 0.5],
  ] as const
  for (const [turn, share] of pairs) {
    const angle = piece.angle + turn + art.random.jitter(0.15)
    const size = piece.size * share
    const x = piece.x + Math.cos(angle) * size * 0.46
    const y = piece.y + Math.sin(angle) * size * 0.46
    const color = varied(art, share < 0.6 ? tint(piece.color, 0.22) : piece.color, 0.06)
    drawLeaf(art, { x, y, size, angle, color }, { width: 0.62, wave: 0.06, teeth: true })
  }
}

const HEXAGON = Array.from({ length: 6 }, (_, index): Point => {
  return [Math.cos((index * Math.PI) / 3), Math.sin((index * Math.PI) / 3)]
})

/**
 * A ring of scallion, cut straight or aslant, from the pale foot or the dark top; `size` is its
 * radius.
 */
export function scallion(art: Canvas, piece: Piece): void {
  const { x, y, angle } = piece
  const { random } = art
  const pale = random.next()
  const color = mix(
    varied(art, piece.color, 0.16),
    pale < 0.3 ? '#c6dc94' : '#2f7a2c',
    random.range(0.1, 0.5),
  )
  const size = piece.size * random.range(0.74, 1.14)
  const ry = size * random.range(0.5, 1)
  const ring = (reach: number) =>
    closed(turned(sized(HEXAGON, size * reach, ry * reach), angle, x, y))
  const wall = ring(0.74)
  const thick = size * random.range(0.34, 0.5)
  lineShadow(art, wall, thick, 4)
  art.fill(wall, shade(color, 0.3))
  art.stroke(wall, shade(color, 0.24), thick)
  art.movedBy(-size * 0.03, -size * 0.06, () => {
    art.stroke(wall, tint(color, 0.14), thick * 0.72)
  })
  art.stroke(ring(0.6), tint(color, 0.7), thick * 0.36)
  if (pale < 0.3) art.fill(ring(0.4), tint(color, 0.6))
}

/** Finely cut chives. */
const chive: DrawDust = (art, { x, y, radius, count, color }) => {
  const points = pack(art.random, x, y, radius, count, { tries: 3 })
  const markup = art.captured(() => art.specks(points, color, 8, { length: 12 }))
  const light = markup.replace(`stroke="${color}"`, `stroke="${tint(color, 0.4)}"`)
  art.movedBy(2, 4, () => {
    art.raw(markup.replace(`stroke="${color}"`, 'stroke="#3a160c" stroke-opacity=".28"'))
  })
  art.raw(markup)
  art.movedBy(-0.8, -1.2, () => {
    art.raw(light.replace('stroke-width="8"', 'stroke-width="2.6"'))
  })
  const cuts = points.filter((_, index) => index % 4 === 0)
  art.fill(cuts.map(([u, v]) => ellipse(u, v, 2.6, 2)).join(''), shade(color, 0.35))
}

/** Herbs, fresh. */
export const herbs = {
  basil,
  sage,
  mint,
  parsley: parsleyLeaf,
  cilantro: cilantroLeaf,
  dill: dillFrond,
  thyme: thymeSprig,
  rosemary: rosemarySprig,
  scallion,
  chive,
} satisfies FoodSprites<typeof words>
