import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, moved, type Point, turnedPoint } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'
import { window } from './wholeTomato.ts'

interface RoundTomato {
  x: number
  y: number
  size: number
  color: Color
  /** Where its stalk was, from its middle, in shares of its size. */
  star?: Point
  /** It stands on the table, where its shadow is not its own outline. */
  alone?: boolean
}

/** A small smooth tomato among others: round, glossy, in the shade of its neighbors below. */
export function roundTomato(
  art: Canvas,
  { x, y, size, color, star, alone = false }: RoundTomato,
): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * random.range(0.93, 1), {
    points: 10,
    wobble: 0.016,
  })
  if (!alone) art.fill(closed(moved(outline, size * 0.08, size * 0.13)), SHADOW, 0.4)
  const ripe = art.radialGradient('cx=".34" cy=".28" r=".8"', [
    [0, mix(color, '#ffa070', 0.72)],
    [0.3, mix(color, '#f0502c', 0.55)],
    [0.62, color],
    [0.86, shade(color, 0.44)],
    [1, shade(color, 0.56)],
  ])
  art.fill(closed(outline), ripe)
  art.clipped(closed(outline), () => {
    const edge = { x: x + size * 0.3, y: y + size * 0.82, rx: size * 0.62, ry: size * 0.2 }
    glow(art, '#ff9a5c', 0.42, [{ ...edge, angle: -0.36 }])
  })
  if (star) starOn(art, { x, y, size }, star)
  window(art, { x, y: y + size * 0.02, size })
}

/** Five narrow leaves that turn up at their tips, as wide as they look where they sit on the round. */
export function starOn(
  art: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
  [u, v]: Point,
): void {
  const { random } = art
  const [far, away] = [Math.hypot(u, v), Math.atan2(v, u)]
  const flat = Math.max(0.34, Math.sqrt(Math.max(0, 1 - far * far)))
  const first = random.angle()
  const tips = Array.from({ length: 12 }, (_, index): Point => {
    const turn = first + (index / 12) * Math.PI * 2
    const reach = size * (index % 2 ? 0.11 : random.range(0.4, 0.56))
    // Drawn in along the line from the middle of the tomato, as its skin turns away there.
    const flattened: Point = [Math.cos(turn) * reach * flat, Math.sin(turn) * reach]
    return turnedPoint(flattened, away, x + u * size, y + v * size)
  })
  const outline = closed(tips)
  art.movedBy(size * 0.03, size * 0.07, () => art.softFill(outline, '#5a0e08', 0.45, size * 0.04))
  art.fill(outline, '#33591f')
  art.movedBy(-size * 0.012, -size * 0.026, () =>
    art.stroke(outline, '#86ad4c', size * 0.04, { opacity: 0.75 }),
  )
  art.fill(ellipse(x + u * size, y + v * size, size * 0.07, size * 0.06), '#a9b86a')
}
