import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, browning, facing, placed, shape, within } from './dough.ts'
import { herbLeaf, matchsticks, meatStrip, roundSlice } from './fillings.ts'

/** Pork, pickles, cucumber and herbs, packed along a roll. */
function banhmiFilling(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const along = (count: number, v: number, ry: number) =>
    placed(pack(random, 0, v, 0.84, count, { ry }), piece)
  const sized = (x: number, y: number, share: number, color: string) => {
    return { x, y, size: size * share, angle: piece.angle + random.jitter(0.5), color }
  }
  for (const u of [-0.66, -0.2, 0.26, 0.7]) {
    const spear = placed(
      [
        [u - 0.26, -0.32],
        [u + 0.26, -0.34],
        [u + 0.27, -0.18],
        [u - 0.25, -0.16],
      ],
      piece,
    )
    art.body(spear, '#4d7d3a', { height: 4, lit: 0.96, shaded: 0.2 })
    art.fill(closed(shrunk(spear, 0.8)), '#dcebb0')
  }
  for (const [x, y] of along(22, 0.03, 0.17)) meatStrip(art, sized(x, y, 0.19, '#87452a'), 0.5)
  matchsticks(art, along(18, -0.04, 0.18), { ...piece, size: size * 0.13, color: '#ec8432' })
  matchsticks(art, along(13, -0.02, 0.17), { ...piece, size: size * 0.12, color: '#fbf3e0' })
  for (const [x, y] of along(5, 0.06, 0.08))
    roundSlice(art, sized(x, y, 0.07, '#4f8a36'), '#cfe3a0')
  for (const [x, y] of along(9, -0.06, 0.16)) {
    herbLeaf(art, { ...sized(x, y, 0.09, '#5b9040'), angle: random.angle() })
  }
}

/** One half of a crusty roll, seen from above: `side` -1 is the lid behind, 1 the half in front. */
function rollHalf(art: Canvas, piece: Piece, side: 1 | -1): void {
  const { size, color } = piece
  const inner = side < 0 ? -0.2 : 0.2
  const outer = side < 0 ? -0.56 : 0.5
  const us = [-1.02, -0.9, -0.6, -0.2, 0.2, 0.6, 0.9, 1.02]
  const edge = us.map((u): Point => [u, inner + art.random.jitter(0.012)])
  const back = us
    .toReversed()
    .map((u): Point => [u * 0.98, inner + (outer - inner) * Math.sqrt(1.06 - u * u)])
  const outline = placed([...edge, ...back], piece)
  art.body(outline, color, { height: size * 0.07, lit: 0.93, shaded: 0.4, offset: 0.03 })
  art.fill(closed(shrunk(outline, 0.72, -size * 0.02, -size * 0.02, 0.5)), tint(color, 0.26), 0.8)
  const middle = within(piece, [0, (inner + outer) / 2], 1)
  art.clipped(closed(outline), () => {
    const { x, y } = middle
    const bake = { x, y, rx: size * 0.9, ry: size * 0.3, count: 40, color }
    browning(art, { ...bake, grain: [0.01, 0.03] })
  })
  const level = (inner + outer) / 2
  const cuts = [-0.5, 0, 0.5].map((u) => {
    const line = [-0.17, 0, 0.17].map((by): Point => [u + by, level - by * 0.3])
    return open(placed(line, piece))
  })
  art.stroke(cuts.join(''), tint(color, 0.55), size * 0.035, { opacity: 0.9 })
  const crumb = placed(
    us.map((u): Point => [u * 0.96, inner - side * 0.01]),
    piece,
  )
  art.stroke(open(crumb), '#f7e6c0', size * 0.07)
  art.stroke(open(moved(crumb, 0, size * 0.02)), shade('#f7e6c0', 0.14), size * 0.018, {
    opacity: 0.8,
  })
}

/** A split crusty roll packed with pork, pickles and herbs; `size` is half its length. */
export function banhmi(art: Canvas, given: Piece): void {
  const piece = facing(art, given, -0.22, 0.05)
  rollHalf(art, piece, -1)
  const inside = placed(bow([0, 0.04], [0.99, 0.26], [0, 5.9], 16), piece)
  art.fill(closed(inside), shade('#e8cf9c', 0.2))
  banhmiFilling(art, piece)
  rollHalf(art, piece, 1)
  for (const [x, y] of placed(shape('-0.62 0.06, 0.1 0.08, 0.66 0.04'), piece)) {
    herbLeaf(art, {
      x,
      y,
      size: piece.size * 0.11,
      angle: 1 + art.random.jitter(0.8),
      color: '#66993f',
    })
  }
}
