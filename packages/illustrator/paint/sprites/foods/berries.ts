import type { berries as words } from '../../../language/words/foods/berries.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  open,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import type { Piece, FoodSprites } from '../types.ts'
import { drawLeaf } from './leaf.ts'
import { raspberry } from './raspberry.ts'
import { gleam, laid, laidPoint, lineShadow, type Shape, varied, along } from './produce/shapes.ts'

/** A blueberry with its crown and bloom; `size` is its radius. */
function blueberry(art: Canvas, piece: Piece): void {
  const { x, y, size, angle } = piece
  const { random } = art
  const color = mix(varied(art, piece.color, 0.1), '#6a5aa0', random.range(0, 0.25))
  const outline = blob(random, x, y, size, size * 0.97, { points: 9, wobble: 0.02 })
  const look = { height: size * 0.3, lit: 0.88, shaded: 0.45, offset: 0.06, highlight: 0.2 }
  art.body(outline, color, look)
  const [cx, cy] = [x + random.jitter(size * 0.3), y + random.jitter(size * 0.3)]
  const star = Array.from({ length: 10 }, (_, index): Point => {
    const turn = angle + (index / 10) * Math.PI * 2
    const far = size * (index % 2 ? 0.2 : 0.38)
    return [cx + Math.cos(turn) * far, cy + Math.sin(turn) * far]
  })
  art.fill(polygon(star), shade(color, 0.6))
  art.fill(circle(cx + size * 0.03, cy + size * 0.04, size * 0.14), tint(color, 0.2))
  gleam(art, piece, { reach: 0.68, width: 0.11, opacity: 0.7 })
}

const STRAWBERRY: Shape = [
  [0, -0.8],
  [0.6, -0.76],
  [0.87, -0.22],
  [0.56, 0.55],
  [0, 1.08],
  [-0.56, 0.55],
  [-0.87, -0.22],
  [-0.6, -0.76],
]

/** Half a strawberry, its cut face up; `size` is half its width. */
function strawberry(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const outline = laid(STRAWBERRY, piece)
  art.body(outline, color, { height: size * 0.3, lit: 0.93, shaded: 0.3 })
  const seeds = Array.from({ length: 11 }, (_, index) => {
    const turn = Math.PI * (-0.22 + (index / 10) * 1.44)
    return laidPoint([Math.cos(turn) * 0.74, Math.sin(turn) * 0.78 + 0.03], piece)
  })
  art.fill(closed(shrunk(outline, 0.74)), tint(color, 0.4))
  art.fill(closed(shrunk(outline, 0.66)), tint(color, 0.28))
  const heart = laid(
    STRAWBERRY.map(([u, v]) => [u * 0.36, v * 0.46 - 0.08] as const),
    piece,
  )
  art.fill(closed(heart), '#fbe1cf')
  const fibres = [-0.9, -0.45, 0.45, 0.9].map((turn) => {
    const [u, v] = [Math.sin(turn), Math.cos(turn)]
    return along(piece, [u * 0.34, v * 0.36], [u * 0.56, v * 0.6])
  })
  art.stroke(fibres.join(''), '#fbe1cf', size * 0.06, { opacity: 0.75 })
  art.fill(seeds.map(([u, v]) => ellipse(u, v, size * 0.055, size * 0.055)).join(''), '#f7d283')
  for (const turn of [-0.8, -0.28, 0.28, 0.8]) {
    const [lx, ly] = laidPoint([turn * 0.5, -0.86], piece)
    const leaf = { x: lx, y: ly, size: size * 0.56, angle: angle - Math.PI / 2 + turn * 0.9 }
    drawLeaf(art, { ...leaf, color: '#5f9440' }, { height: 0, veins: 0, width: 0.5 })
  }
  gleam(art, { x, y, size }, { reach: 0.72, width: 0.08, opacity: 0.5 })
}

/** A dark cherry on its stalk; `size` is its radius. */
function cherry(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const color = varied(art, piece.color, 0.06)
  const outline = blob(art.random, x, y, size, size * 0.95, { points: 10, wobble: 0.025 })
  const look = { height: size * 0.34, lit: 0.88, shaded: 0.5, offset: 0.06, highlight: 0.16 }
  art.body(outline, color, look)
  const bend = art.random.jitter(0.4)
  const stalk: Shape = [
    [0.14, 0],
    [0.8, bend * 0.4],
    [1.7, bend],
  ]
  const [hx, hy] = laidPoint([0.16, 0], piece)
  art.fill(ellipse(hx, hy, size * 0.22, size * 0.18), shade(color, 0.5), 0.8)
  const line = laid(stalk, piece)
  lineShadow(art, open(line), size * 0.1, 6)
  art.stroke(open(line), '#6f7a34', size * 0.11)
  art.stroke(open(line.map(([u, v]): Point => [u - 0.6, v - 0.8])), '#a9b25c', size * 0.045)
  const [ex, ey] = line[2] ?? [x, y]
  art.fill(circle(ex, ey, size * 0.1), '#7d5a2e')
  gleam(art, piece, { reach: 0.62, width: 0.14, opacity: 0.85 })
}

/** Berries, and cherries among them. */
export const berries = {
  blueberry,
  raspberry,
  strawberry,
  cherry,
} satisfies FoodSprites<typeof words>
