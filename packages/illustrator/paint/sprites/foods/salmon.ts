import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, moved, open, type Point, shrunk, turnedPoint } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { crumbs } from './crumbs.ts'
import { curveOn, laid, patches, slanted } from './touches.ts'

/** How wide a fillet is at a place along it: full at its head, slim at its tail. */
const widthAt = (u: number) => 0.47 * Math.max(0.08, 1 - Math.abs(u * 0.93 + 0.06) ** 4.2) ** 0.6
const ALONG = [-1, -0.9, -0.66, -0.3, 0.1, 0.46, 0.76, 0.94, 1]

/** A roast fillet of salmon, parting into flakes, herbs and crumbs on its back; `size` is half its length. */
export function salmon(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const lying = { ...piece, angle: slanted(piece.angle, -0.42) }
  const edge = (side: -1 | 1) =>
    ALONG.map((u): Point => [u, side * widthAt(u) * (1 + random.jitter(0.07))])
  const outline = laid([...edge(-1), ...edge(1).toReversed()], lying)
  const thick = size * 0.17
  art.movedBy(size * 0.1, thick + size * 0.06, () =>
    art.softFill(closed(outline), SHADOW, 0.5, size * 0.06),
  )
  art.fill(closed(moved(outline, size * 0.03, thick)), '#4f4648')
  art.fill(closed(moved(outline, size * 0.024, thick * 0.74)), shade(color, 0.56))
  art.fill(closed(moved(outline, size * 0.012, thick * 0.4)), shade(color, 0.3))
  art.fill(closed(outline), mix(color, '#a8481f', 0.5))
  art.clipped(closed(outline), () => {
    for (let index = 0; index < 9; index += 1) {
      flake(art, lying, 0.92 - index * 0.225 + random.jitter(0.03))
    }
    seared(art, lying)
  })
  herbCrust(art, lying)
  const rim = [-0.84, -0.4, 0.1, 0.5].map((u): Point => [u, -widthAt(u) * 0.9])
  art.stroke(open(laid(rim, lying)), '#fff2df', size * 0.03, { opacity: 0.8 })
}

/** One flake over the next: fat at its edge, a dark gap where it has come loose. */
function flake(art: Canvas, piece: Piece, u: number): void {
  const { size } = piece
  const { random } = art
  const color = mix(piece.color, random.pick(['#f7a67c', '#e56a3c', '#f2906a']), 0.5)
  const half = 0.5
  const front: Point[] = [
    [u - 0.16, -half],
    [u - 0.01, -half * 0.55],
    [u + 0.1 + random.jitter(0.03), -0.04],
    [u - 0.01, half * 0.5],
    [u - 0.18, half],
  ]
  const outline = laid([...front, [u - 0.5, half], [u - 0.4, 0], [u - 0.5, -half]], piece)
  const line = open(laid(front, piece))
  art.movedBy(size * 0.018, size * 0.02, () =>
    art.stroke(line, '#7a2a12', size * random.range(0.02, 0.05), { opacity: 0.6 }),
  )
  art.fill(closed(outline), shade(color, 0.1))
  art.fill(closed(shrunk(outline, 0.84, -size * 0.03, -size * 0.03)), tint(color, 0.16), 0.7)
  art.stroke(line, '#ffe3cf', size * 0.024, { opacity: 0.9 })
  const sheen = curveOn(piece, [u - 0.12, -0.32, u - 0.04, -0.2, u - 0.01, -0.08])
  art.stroke(sheen, '#fff6ec', size * 0.026, { opacity: 0.7 })
}

/** Browned where the heat of the oven reached it first: along its edges and on its back. */
function seared(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const brown = mix(color, '#8a3a12', 0.75)
  for (const side of [-1, 1]) {
    const edge = ALONG.map((u) =>
      turnedPoint([u * size, side * widthAt(u) * size * 0.98], angle, x, y),
    )
    art.stroke(open(edge), brown, size * 0.12, { opacity: 0.3 })
    art.stroke(open(edge), brown, size * 0.05, { opacity: 0.4 })
  }
  const spread = { x, y, angle, rx: size * 0.86, ry: size * 0.34 }
  art.fill(patches(art, { ...spread, count: 12, grain: size * 0.09 }), brown, 0.34)
  art.fill(patches(art, { ...spread, count: 14, grain: size * 0.04 }), '#6b2c10', 0.3)
}

/** Crumbs and chopped herbs, heaped along one half of the back. */
function herbCrust(art: Canvas, { x, y, size, angle }: Piece): void {
  const { random } = art
  const along = (count: number, width: number) =>
    Array.from({ length: count }, (): Point => {
      const u = random.range(-0.8, 0.55) - random.next() * 0.1
      const across = (random.jitter(width) + random.jitter(width)) * 0.6 - 0.04
      return turnedPoint([u * size, across * size], angle, x, y)
    })
  crumbs(art, along(40, 0.24), '#c98f3c', { size: size * 0.045, height: 3, angular: true })
  crumbs(art, along(46, 0.26), '#4f7a30', { size: size * 0.05, height: 3, angular: true })
  crumbs(art, along(22, 0.22), '#f2d9a0', { size: size * 0.036, height: 3, angular: true })
}
