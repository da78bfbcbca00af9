import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, moved, open, pack, type Point, polygon } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { browning, spots } from './dough.ts'

/** The pleated paper a muffin stands in. */
function muffinPaper(art: Canvas, { x, y, size }: Piece): void {
  const paper = '#f3e1bd'
  const pleats = 44
  const edge = Array.from({ length: pleats }, (_, index): Point => {
    const angle = (index / pleats) * Math.PI * 2
    const far = size * (index % 2 ? 0.965 : 1.03)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  })
  art.shadow(polygon(edge), size * 0.16, 0.38)
  art.fill(polygon(edge), shade(paper, 0.24))
  art.fill(polygon(moved(edge, -1.5, -2.5)), paper)
  const lines = edge
    .filter((_, index) => index % 2)
    .map(([u, v]) =>
      open([
        [x + (u - x) * 0.88, y + (v - y) * 0.88],
        [u, v],
      ]),
    )
  art.stroke(lines.join(''), shade(paper, 0.3), 2.2, { opacity: 0.7 })
}

/** A blueberry that burst in the oven, with its stain. */
function bakedBerry(art: Canvas, { x, y, size }: Piece): void {
  const stain = blob(art.random, x + size * 0.1, y + size * 0.16, size * 1.25, size * 1.15)
  art.fill(closed(stain), '#5b2f55', 0.5)
  const berry = blob(art.random, x, y, size, size * 0.96, { points: 9, wobble: 0.03 })
  art.body(berry, '#414f8b', { height: 0, lit: 0.86, shaded: 0.4, highlight: 0.22 })
  art.fill(circle(x + size * 0.2, y + size * 0.16, size * 0.3), '#232a52')
}

/** A blueberry muffin in its paper; `size` is its radius. */
export function muffin(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  muffinPaper(art, piece)
  const top = blob(random, x, y - 2, size * 0.88, size * 0.87, { points: 13, wobble: 0.035 })
  art.body(top, color, { height: 6, lit: 0.88, shaded: 0.36, offset: 0.06, highlight: 0.18 })
  browning(art, { x, y, rx: size * 0.74, count: 30, color })
  for (const [u, v] of pack(random, x, y, size * 0.56, 5)) {
    bakedBerry(art, { ...piece, x: u, y: v, size: size * 0.145 })
  }
  const sugar = pack(random, x - size * 0.1, y - size * 0.1, size * 0.7, 30, { tries: 2 })
  art.specks(sugar, '#fff3d6', size * 0.035, { opacity: 0.8 })
}

/** A cluster of oats, nuts and seeds held together by syrup; `size` is its radius. */
export function granola(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const look = { points: 9, wobble: 0.2, angle: piece.angle }
  const lump = blob(random, x, y, size, size * 0.74, look)
  art.body(lump, shade(color, 0.12), { height: size * 0.28, lit: 0.85, shaded: 0.42 })
  const places = pack(random, x, y, size * 0.84, 12, { ry: size * 0.62, tries: 6 })
  const flake = [size * 0.15, size * 0.22] as const
  art.fill(spots(random, moved(places, 2, 3), flake, { wobble: 0 }), shade(color, 0.48), 0.6)
  art.fill(spots(random, places, flake, { wobble: 0 }), tint(color, 0.3))
  art.fill(spots(random, places.slice(0, 6), flake, { wobble: 0 }), tint(color, 0.55))
  art.specks(places.slice(6), shade(color, 0.3), size * 0.05, { length: size * 0.14 })
  const extra = random.pick(['#7c4020', '#7f9a45', '#7a1f2c'])
  const [u, v] = places[3] ?? [x, y]
  const nut = blob(random, u, v, size * 0.3, size * 0.17, { angle: random.angle(), wobble: 0.05 })
  art.body(nut, extra, { height: 2, lit: 0.8, shaded: 0.36, highlight: 0.25 })
}
