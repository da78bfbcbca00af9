import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, shape, spots, within } from './dough.ts'
import { shreds } from './fillings.ts'
import { mintLeaf } from './creams.ts'

const CAPSULE: readonly Point[] = shape(
  '-0.98 -0.1, -0.86 -0.27, -0.5 -0.31, 0 -0.32, 0.5 -0.31, 0.86 -0.27, 0.98 -0.1, 0.98 0.1, 0.86 0.27, 0.5 0.31, 0 0.32, -0.5 0.31, -0.86 0.27, -0.98 0.1',
)

/** Half a shrimp seen through rice paper. */
function shrimpHalf(art: Canvas, piece: Piece): void {
  const { size } = piece
  const arcs = [
    ...bow([0, 0], [1, 0.86], [Math.PI * 1.02, Math.PI * 1.98], 8),
    ...bow([0, 0.06], [0.46, 0.3], [Math.PI * 1.95, Math.PI * 1.05], 6),
  ]
  const body = placed(arcs, piece)
  art.fill(closed(body), '#dd5f45')
  art.fill(closed(shrunk(body, 0.88, -1, -1.5)), '#f59a80')
  const stripes = [1.2, 1.36, 1.5, 1.64, 1.8].map((turn) => {
    const across: Point = [Math.cos(turn * Math.PI), Math.sin(turn * Math.PI)]
    const line = [0.92, 0.5].map((far): Point => [across[0] * far, across[1] * far * 0.86])
    return open(placed(line, piece))
  })
  art.stroke(stripes.join(''), '#e05c3e', size * 0.12, { opacity: 0.75 })
}

/** Noodles, lettuce, carrot, mint and shrimp, as rice paper lets them show. */
function paperFilling(art: Canvas, piece: Piece): void {
  const { size } = piece
  const noodles = placed(pack(art.random, 0, 0.12, 0.9, 22, { ry: 0.16, tries: 3 }), piece)
  shreds(art, noodles, { size: size * 0.2, color: '#fdf6e6', width: size * 0.03 })
  const lettuce = placed(pack(art.random, 0, 0.2, 0.85, 7, { ry: 0.06 }), piece)
  art.fill(
    spots(art.random, lettuce, [size * 0.1, size * 0.16], { flat: 1.8, angle: piece.angle }),
    '#9dbd62',
    0.8,
  )
  shreds(art, placed(shape('-0.5 0.2, 0.1 0.22, 0.6 0.18'), piece), {
    size: size * 0.16,
    color: '#ec8a35',
    width: size * 0.03,
  })
  const { random } = art
  const side = random.pick([-1, 1])
  for (const u of [-0.68, 0, 0.66].slice(random.whole(0, 1))) {
    const at: Point = [u + random.jitter(0.12), -0.02 + random.jitter(0.06)]
    const leaf = within(piece, at, random.range(0.16, 0.24), { angle: random.jitter(0.8) })
    mintLeaf(art, { ...leaf, color: random.pick(['#4c8a3c', '#3f7a38', '#629a48']) })
  }
  for (const u of [-0.36, 0.32]) {
    const at: Point = [side * u + random.jitter(0.14), 0.03 + random.jitter(0.05)]
    shrimpHalf(art, within(piece, at, random.range(0.25, 0.31), { angle: random.jitter(0.5) }))
  }
  const cucumber = placed(pack(random, 0, 0.16, 0.7, 2, { ry: 0.04 }), piece)
  art.stroke(
    cucumber
      .map(([x, y]) =>
        open([
          [x - size * 0.16, y],
          [x + size * 0.16, y + size * 0.02],
        ]),
      )
      .join(''),
    '#7fae52',
    size * 0.05,
    { opacity: 0.8 },
  )
}

/** A summer roll: shrimp and mint show through its rice paper; `size` is half its length. */
export function summerroll(art: Canvas, given: Piece): void {
  const facingUs = facing(art, given, 0.95, 0.13)
  const piece = { ...facingUs, size: given.size * art.random.range(0.92, 1.06) }
  const { size, color } = piece
  const outline = placed(CAPSULE, piece)
  art.shadow(closed(outline), size * 0.16, 0.6)
  art.fill(closed(outline), shade(color, 0.5))
  art.clipped(closed(outline), () => {
    art.fill(closed(shrunk(outline, 0.94, -2, -3)), color)
    paperFilling(art, piece)
    art.fill(closed(outline), '#fbf5e6', 0.1)
    art.fill(closed(outline), 'url(#volume)')
  })
  const folds = [
    shape('-0.9 -0.14, -0.78 0.02, -0.88 0.16'),
    shape('0.9 -0.16, 0.76 0, 0.88 0.18'),
    shape('-0.6 0.26, 0 0.2, 0.7 0.27'),
  ] as const
  art.stroke(folds.map((fold) => open(placed(fold, piece))).join(''), '#ffffff', size * 0.025, {
    opacity: 0.6,
  })
  art.stroke(closed(shrunk(outline, 0.97)), '#ffffff', size * 0.025, { opacity: 0.5 })
  const gleam = placed(shape('-0.7 0.2, -0.2 0.24, 0.3 0.235'), piece)
  art.stroke(open(gleam), '#ffffff', size * 0.05, { opacity: 0.75 })
}

/** A fried spring roll, blistered and crisp; `size` is half its length. */
export function springroll(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.6, 0.25)
  const { size, color } = piece
  const outline = placed(
    CAPSULE.map(([u, v]): Point => [u, v * 0.8]),
    piece,
  )
  art.body(outline, color, { height: size * 0.12, lit: 0.92, shaded: 0.42, offset: 0.05 })
  art.fill(closed(shrunk(outline, 0.8, -size * 0.02, -size * 0.05)), tint(color, 0.2), 0.8)
  art.clipped(closed(outline), () => {
    const blisters = placed(pack(art.random, 0, 0, 0.95, 30, { ry: 0.24, tries: 4 }), piece)
    art.fill(
      spots(art.random, blisters.slice(0, 15), [size * 0.02, size * 0.05]),
      shade(color, 0.34),
      0.6,
    )
    art.fill(
      spots(art.random, blisters.slice(15), [size * 0.02, size * 0.045]),
      tint(color, 0.5),
      0.8,
    )
  })
  const seam = placed(shape('-0.5 -0.25, -0.1 0.02, 0.1 0.06, 0.6 -0.22'), piece)
  art.stroke(open(moved(seam, 1, 3)), shade(color, 0.5), size * 0.03, { opacity: 0.6 })
  art.stroke(open(seam), tint(color, 0.45), size * 0.025, { opacity: 0.8 })
  const gleam = placed(
    [
      [-0.75, -0.12],
      [-0.2, -0.18],
    ],
    piece,
  )
  art.stroke(open(gleam), '#fff3d0', size * 0.035, { opacity: 0.8 })
}
