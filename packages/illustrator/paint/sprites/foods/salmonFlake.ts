import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { closed, moved, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, layered } from './touches.ts'

const FLAKES: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-1, 0.2],
    [-0.86, -0.28],
    [-0.36, -0.56],
    [0.26, -0.58],
    [0.78, -0.34],
    [1, 0.1],
    [0.82, 0.46],
    [0.3, 0.44],
    [-0.24, 0.5],
    [-0.74, 0.52],
  ],
  [
    [-0.94, 0.36],
    [-0.96, -0.1],
    [-0.5, -0.5],
    [0.2, -0.52],
    [0.84, -0.6],
    [1.04, -0.1],
    [0.8, 0.4],
    [0.36, 0.56],
    [-0.2, 0.46],
    [-0.6, 0.58],
  ],
  [
    [-1.02, -0.06],
    [-0.62, -0.5],
    [0, -0.46],
    [0.6, -0.58],
    [0.98, -0.2],
    [0.86, 0.36],
    [0.36, 0.46],
    [-0.16, 0.6],
    [-0.72, 0.42],
  ],
]

/** A flake of cooked salmon: a curved shell, moist above, its cut edge in layers; `size` is half its length. */
export function salmonFlake(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const shape = random
    .pick(FLAKES)
    .map(([u, v]): Point => [u + random.jitter(0.06), v + random.jitter(0.05)])
  const outline = laid(shape, piece)
  const under = closed(moved(outline, 0, size * 0.2))
  art.movedBy(size * 0.12, size * 0.14, () => art.softFill(under, SHADOW, 0.5, size * 0.1))
  art.fill(under, mix(color, '#8a2f14', 0.66))
  art.fill(closed(moved(outline, 0, size * 0.14)), mix(color, '#b4481e', 0.5))
  const moist = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, tint(mix(color, '#ffc8a4', 0.6), 0.6)],
    [0.45, mix(color, '#ffc09a', 0.5)],
    [1, mix(color, '#bf5426', 0.5)],
  ])
  art.fill(closed(outline), moist)
  const bow = random.range(0.1, 0.24)
  const grain = [-0.5, -0.12, 0.26, 0.6].map((v) => {
    const at = v + random.jitter(0.06)
    return open(
      laid(
        [
          [-0.84, at + bow],
          [-0.3, at - bow * 0.4],
          [0.3, at - bow * 0.4],
          [0.9, at + bow],
        ],
        piece,
      ),
    )
  })
  art.clipped(closed(outline), () => {
    layered(art, grain.join(''), [
      { color: '#a8421a', width: size * 0.05, dy: size * 0.03, opacity: 0.5 },
      { color: '#ffe2c8', width: size * 0.03, opacity: 0.85 },
    ])
  })
  art.stroke(open(outline.slice(0, 5)), '#fff4e6', size * 0.05, { opacity: 0.9 })
  const wet = laid(
    [
      [-0.5, -0.14],
      [-0.1, -0.24],
    ],
    piece,
  )
  art.stroke(open(wet), '#ffffff', size * 0.06, { opacity: 0.75 })
}
