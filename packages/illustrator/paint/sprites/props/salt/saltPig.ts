import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, type Point, turnedPoint } from '../../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import type { Piece, PropSpot } from '../../types.ts'
import { glazed, glazeSpecks, gleam, inset, path } from '../../vessels/ceramic.ts'
import { inward } from '../spots.ts'
import { heapedSalt } from './saltParts.ts'

/** A pig: a hooded jar, its mouth towards the dish. */
export function pig(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color } = spot
  const body = { x, y, rx: 112, ry: 112 }
  art.dropShadow(path(body), 24, 36, 0.38)
  art.fill(path(body), shade(color, 0.4))
  const hood = inset(body, 3, -3, -4)
  art.fill(path(hood), color)
  const light = art.radialGradient('cx=".32" cy=".26" r=".8"', [
    [0, '#fff6e2', 0.62],
    [0.4, '#fff6e2', 0],
    [0.55, SHADOW, 0],
    [1, SHADOW, 0.42],
  ])
  art.fill(path(hood), light)
  glazeSpecks(art, hood, { color, count: 26 })
  const turns = [22, 44, 66].map((by) => path(inset(hood, by, -by * 0.12, -by * 0.2))).join('')
  art.stroke(turns, shade(color, 0.4), 2.6, { opacity: 0.22 })
  gleam(art, inset(hood, 20), 7)
  const angle = inward(spot) + random.jitter(0.15)
  mouth(art, { x: x + Math.cos(angle) * 52, y: y + Math.sin(angle) * 52, angle }, spot)
}

/** The mouth of a pig: its thick lip, the dark inside, and the salt that lies in it. */
function mouth(art: Canvas, { x, y, angle }: Omit<Piece, 'size' | 'color'>, spot: PropSpot): void {
  const { color, accent } = spot
  const oval = (half: number, wide: number, along = 0): Point[] => {
    const [u, v] = turnedPoint([along, 0], angle, x, y)
    return blob(art.random, u, v, half, wide, { angle, points: 16, wobble: 0 })
  }
  const lip = closed(oval(56, 84))
  art.shadow(lip, 12, 0.3)
  art.fill(lip, shade(color, 0.34))
  art.movedBy(-2, -4, () => art.fill(lip, tint(color, 0.24)))
  art.movedBy(-2, -4, () => glazed(art, lip, 0.4, 0.3))
  const inside = closed(oval(43, 70))
  art.fill(inside, shade(mix(color, SHADOW, 0.4), 0.5))
  art.clipped(inside, () => {
    const [u, v] = turnedPoint([13, 0], angle, x, y)
    const wide = Math.abs(Math.sin(angle))
    const reach = { rx: 44 + 24 * wide, ry: 68 - 24 * wide }
    art.fill(path({ x: u, y: v, ...reach }), shade(accent, 0.2))
    heapedSalt(art, { x: u + 2, y: v + 2, ...reach }, accent)
    const shadowed = closed(oval(30, 76, -34))
    art.softFill(shadowed, SHADOW, 0.4, 11)
  })
}
