import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, moved, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, patches } from './touches.ts'

/** How high it stands, as a share of its size. */
const HEIGHT = 0.85

/** A cube of bread fried until its edges are dark, its crumb full of holes; `size` is half its width. */
export function crouton(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const angle = 0.3 + (piece.angle % (Math.PI / 2)) * 0.6
  const stray = (value: number) => value * random.range(0.86, 1.16)
  const square: Point[] = [
    [-0.8, -0.74],
    [0.8, -0.74],
    [0.8, 0.74],
    [-0.8, 0.74],
  ].map(([u = 0, v = 0]) => [stray(u), stray(v)])
  const depth = size * HEIGHT
  const flat = laid(square, { x: 0, y: 0, size, angle }).map(([u, v]): Point => [u, v * 0.8])
  const top = moved(flat, x, y - depth * 0.6)
  const foot = moved(top, 0, depth)
  art.shadow(polygon(foot), size * 0.3, 0.55)
  const fried = mix(color, '#a85f1e', 0.55)
  for (const [index, from] of top.entries()) {
    const to = top[(index + 1) % top.length] ?? from
    if (to[0] >= from[0]) continue
    const side: Point[] = [from, to, [to[0], to[1] + depth], [from[0], from[1] + depth]]
    const isLit = to[1] > from[1]
    art.fill(polygon(side), isLit ? shade(fried, 0.5) : shade(fried, 0.14))
    const middle = { x: (from[0] + to[0]) / 2, y: (from[1] + to[1] + depth) / 2 }
    const spread = { ...middle, rx: size * 0.34, ry: size * 0.3, count: 5 }
    art.fill(patches(art, { ...spread, grain: size * 0.15 }), '#5a2a0c', 0.5)
    art.fill(patches(art, { ...spread, count: 3, grain: size * 0.1 }), tint(color, 0.4), 0.5)
  }
  art.fill(polygon(top), mix(fried, '#7a3d12', 0.45))
  art.fill(polygon(shrunk(top, 0.92)), mix(color, '#dc9a42', 0.5))
  const pale = { points: 9, wobble: 0.12 }
  const face = blob(random, x - size * 0.04, y - depth * 0.63, size * 0.76, size * 0.52, pale)
  art.clipped(polygon(top), () => art.fill(closed(face), tint(color, 0.4), 0.9))
  const crumb = { x, y: y - depth * 0.6, rx: size * 0.6, ry: size * 0.46 }
  art.fill(patches(art, { ...crumb, count: 8, grain: size * 0.13 }), '#a8662a', 0.7)
  art.fill(patches(art, { ...crumb, count: 4, grain: size * 0.1 }), '#fff3d6', 0.8)
}
