import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, open, type Point, polygon } from '../../../core/contour.ts'
import { shade, SHADOW, tint } from '../../../core/color.ts'
import { laidPoint } from '../../foods/produce/shapes.ts'
import { litSide } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'
import { curve, shaped } from '../shapes.ts'

/** Half the width of a stick, as a share of half its length. */
const WIDTH = 0.18

/** A stick of cinnamon: bark that curled in from both sides; `size` is half its length. */
export function cinnamonStick(art: Canvas, piece: Piece, width = WIDTH, height = 15): void {
  const { color, size, angle } = piece
  const outline = closed(shaped(bark(art, width), piece))
  art.shadow(outline, height, 0.38)
  art.movedBy(1, 3, () => art.fill(outline, shade(color, 0.6)))
  art.fill(outline, shade(color, 0.3))
  const sunny = litSide(angle)
  art.clipped(outline, () => {
    for (const lane of [-1, 1]) roll(art, piece, { middle: lane * width * 0.52, width, sunny })
    const seam = curve(piece, [-1.1, 0.01], [-0.3, -0.012], [0.4, 0.012], [1.1, 0])
    art.stroke(seam, shade(color, 0.74), size * width * 0.17)
    flecks(art, piece, width)
  })
  const near = Math.sin(angle) >= 0 ? 1 : -1
  for (const lane of [-1, 1]) scroll(art, piece, [near * 0.97, lane * width * 0.5], width)
}

/** The outline of a stick, its ends a little ragged. */
function bark({ random }: Canvas, width: number): Point[] {
  const steps = [-0.98, -0.86, -0.5, 0, 0.5, 0.86, 0.98]
  const upper = steps.map((u): Point => [u, -width * (1 + random.jitter(0.06))])
  const lower = steps.map((u): Point => [-u, width * (1 + random.jitter(0.06))])
  const end = (u: number): Point[] => {
    const side = Math.sign(u) * width * 0.5
    return [
      [u * (1 + random.jitter(0.02)), -side],
      [u * 0.98, 0],
      [u * (1 + random.jitter(0.02)), side],
    ]
  }
  return [...upper, ...end(1), ...lower, ...end(-1)]
}

/** One of the two rolls: bright along the side of the light, dark along the other. */
function roll(
  art: Canvas,
  piece: Piece,
  { middle, width, sunny }: { middle: number; width: number; sunny: number },
): void {
  const { size, color } = piece
  const line = (off: number) => {
    const v = middle + off * width * 0.5 * sunny
    const stray = art.random.jitter(width * 0.06)
    return curve(piece, [-1.05, v], [-0.4, v + stray], [0.3, v - stray], [1.05, v])
  }
  const band = (off: number, share: number, tone: Color, opacity: number) =>
    art.stroke(line(off), tone, size * width * share, { opacity })
  band(0.06, 0.66, color, 1)
  band(0.4, 0.26, tint(color, 0.2), 0.8)
  band(0.56, 0.1, tint(color, 0.52), 0.7)
  band(-0.6, 0.26, shade(color, 0.44), 0.75)
  for (const off of [-0.34, -0.12, 0.14, 0.3]) band(off, 0.05, shade(color, 0.4), 0.5)
}

/** Short streaks in the bark, dark and pale. */
function flecks(art: Canvas, piece: Piece, width: number): void {
  const { random } = art
  const streaks = Array.from({ length: 16 }, () => {
    const [u, v] = [random.jitter(0.9), random.jitter(width * 0.86)]
    return curve(piece, [u, v], [u + random.range(0.04, 0.14), v + random.jitter(0.008)])
  })
  art.stroke(streaks.slice(0, 9).join(''), shade(piece.color, 0.5), 2.2, { opacity: 0.6 })
  art.stroke(streaks.slice(9).join(''), tint(piece.color, 0.5), 2, { opacity: 0.55 })
}

/** The end of a roll: a thin wall wound around a dark hollow. */
function scroll(art: Canvas, piece: Piece, [u, v]: Point, width: number): void {
  const { size, angle, color } = piece
  const [x, y] = laidPoint([u, v], piece)
  const radius = size * width * 0.5
  const look = { angle, points: 10, wobble: 0.05 }
  art.fill(closed(blob(art.random, x, y, radius * 0.62, radius, look)), tint(color, 0.24))
  const hollow = blob(art.random, x, y, radius * 0.4, radius * 0.74, look)
  art.fill(closed(hollow), shade(color, 0.72))
  const wound = shaped(
    [
      [0.1, -0.6],
      [0.3, -0.1],
      [0.1, 0.36],
      [-0.14, 0.16],
      [-0.06, -0.14],
    ],
    { x, y, size: radius, angle },
  )
  art.stroke(open(wound), tint(color, 0.12), Math.max(1.6, radius * 0.15))
}

/** Crumbs and flakes of bark. */
export function barkFlakes(art: Canvas, places: readonly Point[], color: Color): void {
  for (const [x, y] of places) {
    const size = art.random.range(6, 15)
    const look = { angle: art.random.angle(), points: 4, wobble: 0.34 }
    const flake = polygon(blob(art.random, x, y, size, size * 0.56, look))
    art.movedBy(2, 4, () => art.fill(flake, SHADOW, 0.34))
    const tone = art.random.pick([shade(color, 0.1), shade(color, 0.34), shade(color, 0.22)])
    art.fill(flake, tone)
    art.stroke(flake, tint(tone, 0.3), 1.6, { opacity: 0.5 })
  }
}
