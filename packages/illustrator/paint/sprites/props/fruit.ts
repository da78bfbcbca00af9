import type { fruit as words } from '../../../language/words/props/fruit.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, ellipse, open, type Point, shrunk } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade } from '../../core/color.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { leaf } from './leaves.ts'
import { shaped, shine, symmetric } from './shapes.ts'

/** A whole apple seen from a little above: the hollow with its stem, streaks that run from it. */
function apple(art: Canvas, { x, y, size, color }: Piece, blush: Color): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.96, { points: 12, wobble: 0.02 })
  art.body(outline, color, { height: 22, lit: 0.91, shaded: 0.32, offset: 0.05 })
  const top: Point = [x - size * 0.06, y - size * 0.14]
  const streaks = Array.from({ length: 26 }, (_, index) => {
    const t = (index / 26) * Math.PI * 2 + random.jitter(0.08)
    const at = (reach: number): Point => [
      top[0] + Math.cos(t) * reach * size,
      top[1] + Math.sin(t) * reach * size,
    ]
    return open([at(random.range(0.26, 0.4)), at(random.range(0.5, 0.74))])
  })
  art.stroke(streaks.join(''), blush, size * 0.04, { opacity: 0.5 })
  art.fill(ellipse(top[0], top[1], size * 0.26, size * 0.2), shade(color, 0.34))
  art.fill(ellipse(top[0] + 2, top[1] + 3, size * 0.17, size * 0.12), mix(color, '#8a8a3a', 0.6))
  const stem = open([
    top,
    [top[0] + size * 0.08, top[1] - size * 0.2],
    [top[0] + size * 0.2, top[1] - size * 0.4],
  ])
  art.stroke(stem, '#5b3a20', size * 0.075)
  shine(art, { x, y, radius: size })
}

function apples(art: Canvas, { x, y, color, accent }: PropSpot): void {
  apple(art, { x: x + 46, y: y - 46, size: 82, angle: 0, color }, accent)
  leaf(art, { x: x + 92, y: y - 92, size: 80, angle: -0.5, color: '#5f8f3c' }, { width: 0.5 })
  const half = { x: x - 40, y: y + 46, size: 80, angle: -0.4 + art.random.jitter(0.3), color }
  const outline = symmetric([
    [-0.86, 0],
    [-0.98, -0.42],
    [-0.7, -0.86],
    [-0.1, -0.94],
    [0.5, -0.76],
    [0.86, -0.36],
    [0.84, 0],
  ])
  const skin = shaped(outline, half)
  art.body(skin, color, { height: 14, lit: 0.97, shaded: 0.3 })
  art.fill(closed(shrunk(skin, 0.91, -1, -2)), '#f8edc6')
  art.stroke(closed(shrunk(skin, 0.5)), '#e3d596', 3, { opacity: 0.9 })
  for (const side of [-1, 1]) {
    const [sx, sy] = shaped([[0.05, side * 0.17]], half)[0] ?? [x, y]
    const seed = { x: sx, y: sy, size: 15, angle: half.angle + side * 0.3 }
    art.fill(
      closed(
        shaped(
          symmetric([
            [-1, 0],
            [0, -0.55],
            [1.1, 0],
          ]),
          seed,
        ),
      ),
      '#5b3218',
    )
  }
}

/** A whole peach with its seam, and a half with its stone. */
function peaches(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  const [px, py] = [x + 44, y - 44]
  leaf(art, { x: px - 66, y: py - 66, size: 112, angle: 0.5, color: '#5f8f3c' }, { width: 0.36 })
  const whole = blob(random, px, py, 80, 77, { points: 12, wobble: 0.02 })
  art.body(whole, color, { height: 22, lit: 0.92, shaded: 0.26, offset: 0.05 })
  art.clipped(closed(shrunk(whole, 0.92, -3, -5)), () => {
    art.group('filter="url(#soft14)"', () =>
      art.fill(ellipse(px + 26, py + 12, 52, 66), accent, 0.62),
    )
  })
  const seam = open([
    [px - 24, py - 74],
    [px + 8, py - 30],
    [px + 8, py + 30],
    [px - 6, py + 70],
  ])
  art.stroke(seam, shade(color, 0.4), 4.5, { opacity: 0.6 })
  shine(art, { x: px, y: py, radius: 78, opacity: 0.5 })
  const [hx, hy] = [x - 42, y + 46]
  const half = blob(random, hx, hy, 77, 73, { points: 12, wobble: 0.02 })
  art.body(half, mix(color, accent, 0.5), { height: 14, lit: 0.97, shaded: 0.2 })
  art.fill(closed(shrunk(half, 0.91, -1, -2)), '#f7c566')
  art.fill(closed(shrunk(half, 0.78, -3, -4)), '#fad88b')
  art.fill(closed(shrunk(half, 0.5)), mix('#f7c566', accent, 0.6))
  // The flesh is red and ragged around the stone, and furrows run along it.
  const rays = Array.from({ length: 16 }, (_, index) => {
    const [cos, sin] = [Math.cos(index * 0.393), Math.sin(index * 0.393)]
    const far = random.range(42, 54)
    return open([
      [hx + cos * 30, hy + sin * 30],
      [hx + cos * far, hy + sin * far],
    ])
  })
  art.stroke(rays.join(''), accent, 4, { opacity: 0.55 })
  const tip: Point[] = [
    [-1, 0],
    [-0.6, -0.54],
    [0.1, -0.72],
    [0.66, -0.44],
    [1.16, 0],
    [0.66, 0.44],
    [0.1, 0.72],
    [-0.6, 0.54],
  ]
  const stone = shaped(tip, { x: hx, y: hy, size: 33, angle: 0.7 })
  art.body(stone, '#8a4a28', { height: 5, lit: 0.9, shaded: 0.4 })
  const furrows = [-0.36, 0, 0.36].map((v) =>
    open(
      shaped(
        [
          [-0.7, v],
          [0, v * 1.25],
          [0.8, v * 0.7],
        ],
        { x: hx, y: hy, size: 33, angle: 0.7 },
      ),
    ),
  )
  art.stroke(furrows.join(''), '#5b2c16', 3.4)
}

/** Half a coconut: fibre, shell, white flesh, the hollow; and a shard of it. */
function coconut(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  const [cx, cy] = [x + 8, y - 18]
  const shell = blob(random, cx, cy, 114, 110, { points: 14, wobble: 0.02 })
  art.body(shell, color, { height: 24, lit: 0.95, shaded: 0.36 })
  const fibres = Array.from({ length: 70 }, (): Point => {
    const t = random.angle()
    const reach = random.range(101, 114)
    return [cx + Math.cos(t) * reach, cy + Math.sin(t) * reach]
  })
  art.specks(fibres, shade(color, 0.45), 3, { length: 12, opacity: 0.7 })
  art.fill(circle(cx - 1, cy - 2, 97), shade(color, 0.5))
  art.fill(circle(cx - 1, cy - 2, 92), '#fffaf0')
  art.fill(circle(cx + 1, cy + 1, 68), '#d9ccb6')
  art.fill(circle(cx + 6, cy + 9, 61), '#f7efe0')
  art.fill(ellipse(cx + 18, cy + 24, 32, 26), '#fffaf0', 0.8)
  const shard = { x: x - 66, y: y + 84, size: 56, angle: 0.4 + random.jitter(0.4) }
  const outline: Point[] = [
    [-1, -0.1],
    [-0.2, -0.44],
    [0.9, -0.2],
    [1, 0.12],
    [0.1, 0.42],
    [-0.8, 0.3],
  ]
  art.body(shaped(outline, shard), color, { height: 9, lit: 0.98, shaded: 0.3, angular: true })
  art.fill(closed(shrunk(shaped(outline, shard), 0.86, -2, -7, 0.76)), '#fffaf0')
}

export const fruit = {
  apples,
  peaches,
  coconut,
} satisfies Record<keyof typeof words, DrawProp>
