import type { pantry as words } from '../../../language/words/props/pantry.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { varied } from '../foods/produce/shapes.ts'
import type { Piece, PropSpot, DrawProp } from '../types.ts'
import { cinnamonsticks } from './cinnamon/cinnamonsticks.ts'
import { curve, shaped, shine, strewn } from './shapes.ts'

/** Dry penne, as from the packet. */
function pasta(art: Canvas, { x, y, color }: PropSpot): void {
  const { random } = art
  for (const [u, v] of pack(random, x, y, 92, 11, { tries: 12 })) {
    penne(art, { x: u, y: v, size: 56, angle: random.angle(), color: varied(art, color, 0.16) })
  }
}

/** A ribbed tube, cut aslant; `size` is half its length. */
function penne(art: Canvas, piece: Piece): void {
  const { color } = piece
  const tube: Point[] = [
    [-1, -0.22],
    [0.76, -0.22],
    [1, 0.22],
    [-0.76, 0.22],
  ]
  art.body(shaped(tube, piece), color, { height: 11, lit: 0.95, shaded: 0.26, angular: true })
  const ribs = [-0.12, 0, 0.12].map((v) => curve(piece, [-0.8 + v, v], [0.8 + v, v]))
  art.stroke(ribs.join(''), shade(color, 0.24), 3, { opacity: 0.6 })
  const mouth: Point[] = [
    [0.74, -0.2],
    [0.98, 0.02],
    [1.02, 0.2],
    [0.8, 0.04],
  ]
  art.fill(closed(shaped(mouth, piece)), shade(color, 0.5))
  const gleam = curve(piece, [-0.8, -0.15], [0.5, -0.15])
  art.stroke(gleam, tint(color, 0.7), 2.6, { opacity: 0.7 })
}

/** Dry beans of two colors, scattered. */
function beans(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  const outline: Point[] = [
    [-1, 0],
    [-0.7, -0.55],
    [0, -0.66],
    [0.7, -0.55],
    [1, 0],
    [0.6, 0.42],
    [0, 0.24],
    [-0.6, 0.42],
  ]
  for (const [index, [u, v]] of pack(random, x, y, 106, 19, { tries: 8 }).entries()) {
    const tone = varied(art, index % 3 === 0 ? accent : color, 0.16)
    const piece = { x: u, y: v, size: 23, angle: random.angle() }
    art.body(shaped(outline, piece), tone, { height: 7, lit: 0.88, shaded: 0.32, offset: 0.06 })
    art.fill(
      closed(
        shaped(
          [
            [-0.2, 0.2],
            [0, 0.06],
            [0.2, 0.2],
          ],
          piece,
        ),
      ),
      mix(tone, '#fbf2df', 0.6),
    )
    shine(art, { ...piece, radius: 17, opacity: 0.5 })
  }
}

/** One heap of ground spice; `size` is its radius. */
function spiceHeap(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const foot = blob(random, x, y, size, size * 0.92, { points: 13, wobble: 0.05 })
  art.body(foot, color, { height: 12, lit: 0.93, shaded: 0.3, offset: 0.04 })
  art.fill(closed(shrunk(foot, 0.6, -size * 0.1, -size * 0.12)), tint(color, 0.22), 0.8)
  art.fill(closed(shrunk(foot, 0.26, -size * 0.14, -size * 0.18)), tint(color, 0.4), 0.8)
  const grains = strewn(random, x, y, size * 1.16, 70)
  art.specks(grains.slice(0, 40), shade(color, 0.24), 3, { opacity: 0.8 })
  art.specks(grains.slice(40), tint(color, 0.35), 3)
}

/** Three heaps: `color`, `accent` and the color of peppercorns. */
function spices(art: Canvas, { x, y, color, accent }: PropSpot): void {
  spiceHeap(art, { x: x + 52, y: y - 50, size: 58, angle: 0, color: accent })
  spiceHeap(art, { x: x - 58, y: y - 14, size: 62, angle: 0, color })
  spiceHeap(art, { x: x + 26, y: y + 66, size: 54, angle: 0, color: mix(color, '#4a2d20', 0.8) })
}

export const pantry = {
  cinnamonsticks,
  pasta,
  beans,
  spices,
} satisfies Record<keyof typeof words, DrawProp>
