import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { closed, open, type Point, turned, turnedPoint } from '../../../core/contour.ts'
import { strip } from '../../foods/strip.ts'
import { layered } from '../../foods/touches.ts'
import type { Piece } from '../../types.ts'

interface Slice extends Piece {
  /** How much of its face is seen. */
  flat: number
  /** How much longer its oval is than wide: cut on the bias. */
  long?: number
  /** From 0, white at the root, to 1, a green and hollow leaf. */
  leafy: number
}

/** A slice of scallion: its thickness, its skin, the layers in it; `size` is half its width. */
export function slice(art: Canvas, { x, y, size, angle, color, ...look }: Slice): void {
  const { flat, long = 1, leafy } = look
  const { random } = art
  const skin = mix('#eef0c4', color, 0.3 + leafy * 0.7)
  const [du, dv] = [random.jitter(0.12), random.jitter(0.12)]
  const at = (turn: number, share: number, off = 0): Point => {
    const reach = share * (1 + 0.05 * Math.sin(turn * 2 + angle * 3))
    const u = (Math.cos(turn) * reach + du * off) * size * long
    const v = (Math.sin(turn) * reach + dv * off) * size * flat
    return turnedPoint([u, v], angle, x, y)
  }
  const oval = (share: number, off = 0): Point[] =>
    Array.from({ length: 10 }, (_, index) => at((index / 10) * Math.PI * 2, share, off))
  const thick = size * (1.15 - flat * 0.6)
  layered(art, closed(oval(1)), [
    { color: SHADOW, dx: size * 0.28, dy: thick + size * 0.2, opacity: 0.4 },
    { color: shade(mix(skin, '#1f4a20', 0.4), 0.3), dx: 0.6, dy: thick },
    { color: shade(skin, 0.22), dx: 0.3, dy: thick * 0.5 },
    { color: skin },
  ])
  art.fill(closed(oval(0.84)), mix('#fbf9e6', color, leafy * 0.34))
  if (leafy > 0.55) {
    art.fill(closed(oval(0.62, 0.6)), shade(mix(color, '#1f4a20', 0.55), 0.2))
    art.fill(
      closed(oval(0.5, 1.1).map(([u, v]): Point => [u + 1, v + size * 0.12])),
      shade(color, 0.3),
    )
  } else {
    art.fill(closed(oval(0.64, 0.5)), mix('#d4dca0', color, 0.2 + leafy * 0.3))
    art.fill(closed(oval(0.54, 0.6)), '#fbf9e6')
    art.fill(closed(oval(0.32, 1)), mix('#c9d48e', color, 0.3))
    art.fill(closed(oval(0.22, 1)), '#fdfbea')
  }
  const lit = [-2.9, -2.3, -1.7].map((turn) => at(turn - angle, 0.9))
  art.stroke(open(lit), '#fffff0', size * 0.1, { opacity: 0.8 })
}

/** A length of scallion cut straight at both ends; `size` is half its length. */
export function baton(art: Canvas, piece: Piece, leafy: number): void {
  const { x, y, size, angle, color } = piece
  const { random } = art
  const bend = random.jitter(0.06)
  const line = [-1, -0.5, 0, 0.5, 1].map((u) =>
    turnedPoint([u * size, bend * u * u * size], angle, x, y),
  )
  const wide = size * (0.3 - leafy * 0.03)
  const half = line.map(() => wide)
  const [from, to] = [greenAt(leafy - 0.2, color), greenAt(leafy + 0.2, color)]
  const whole = strip(line, half, -1, 1)
  const ends = Math.cos(angle) < 0
  const paint = art.linearGradient(`x1="${ends ? 1 : 0}" x2="${ends ? 0 : 1}"`, [
    [0, from],
    [1, to],
  ])
  layered(art, whole, [{ color: SHADOW, dx: 5, dy: 9, opacity: 0.4 }])
  art.fill(whole, paint)
  const dark = mix(color, '#17351f', 0.72)
  art.fill(strip(line, half, 0.58, 1), dark, 0.32)
  art.fill(strip(line, half, 0.16, 1), dark, 0.2)
  art.fill(strip(line, half, -0.74, -0.34), '#fffbe4', 0.6)
  cutEnd(art, line.at(-1) ?? [x, y], { wide, angle, color, leafy })
}

/** The color of a scallion so far from its root. */
function greenAt(leafy: number, color: Color): Color {
  const share = Math.max(0, Math.min(1, leafy))
  return share < 0.5
    ? mix('#fbf7e6', mix('#dfe9a8', color, 0.5), share * 2)
    : mix(mix('#dfe9a8', color, 0.5), shade(color, 0.1), share * 2 - 1)
}

interface End {
  wide: number
  angle: number
  color: Color
  leafy: number
}

function cutEnd(art: Canvas, [x, y]: Point, { wide, angle, color, leafy }: End): void {
  const oval = (share: number) =>
    closed(
      turned(
        Array.from({ length: 9 }, (_, index): Point => {
          const turn = (index / 9) * Math.PI * 2
          return [Math.cos(turn) * wide * 0.5 * share, Math.sin(turn) * wide * share]
        }),
        angle,
        x,
        y,
      ),
    )
  art.fill(oval(1.02), shade(greenAt(leafy + 0.2, color), 0.2))
  art.fill(oval(0.86), mix('#fbf9e6', color, leafy * 0.3))
  art.fill(oval(0.6), leafy > 0.6 ? shade(color, 0.55) : mix('#c9d48e', color, 0.3))
  if (leafy <= 0.6) art.fill(oval(0.46), tint('#fbf9e6', 0.2))
}
