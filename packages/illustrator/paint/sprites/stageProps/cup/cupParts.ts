import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { closed, ellipse, open, type Path, type Point } from '../../../core/contour.ts'
import { bow } from '../../foods/dough.ts'
import { across, steel } from '../../materials.ts'
import { pairs } from '../../products/pairs.ts'
import { FLAT } from '../thrown.ts'

interface Surface {
  /** How high it stands, and half its width. */
  y: number
  half: number
  color: Color
}

/** A hot drink from its edge to edge: light through it where it is shallow, the window in it. */
export function drink(art: Canvas, { y, half, color }: Surface): void {
  const high = half * FLAT
  const depth = art.radialGradient('cx=".46" cy=".4" r=".62"', [
    [0, shade(color, 0.3)],
    [0.55, color],
    [0.86, mix(color, '#9a5a26', 0.36)],
    [1, mix(color, '#d99a55', 0.5)],
  ])
  art.fill(ellipse(0, y, half, high), depth)
  const far = bow([0, y], [half * 0.97, high * 0.94], [Math.PI * 1.08, Math.PI * 1.92], 16)
  art.stroke(open(far), SHADOW, 5, { opacity: 0.34 })
  const near = bow([0, y], [half * 0.96, high * 0.9], [Math.PI * 0.2, Math.PI * 0.86], 16)
  art.stroke(open(near), mix(color, '#ecc08a', 0.6), 2, { opacity: 0.7 })
  const sheet = pairs('-.62,-.1 -.3,-.5 .02,-.56 -.1,-.3 -.34,-.02 -.5,.2')
  const mirrored = sheet.map(([u, v]): Point => [u * half, y + v * high])
  art.softFill(closed(mirrored), tint(color, 0.75), 0.4, 2)
  const bubbles = Array.from({ length: 7 }, (): Point => {
    const turn = art.random.range(Math.PI * 0.1, Math.PI * 0.5)
    return [Math.cos(turn) * half * 0.86, y + Math.sin(turn) * high * 0.78]
  })
  art.specks(bubbles, mix(color, '#f0d0a4', 0.7), 3.4, { opacity: 0.8 })
}

/** A loop of clay along a line, lit from the upper left; drawn before the body it is joined to. */
export function handle(art: Canvas, line: Path, color: Color, thick = 17): void {
  art.movedBy(2.5, 4, () => art.stroke(line, shade(color, 0.56), thick))
  art.stroke(line, shade(color, 0.22), thick)
  art.movedBy(-1, -1.6, () => art.stroke(line, shade(color, 0.02), thick * 0.66))
  art.movedBy(-2, -3.4, () => art.stroke(line, tint(color, 0.6), thick * 0.2, { opacity: 0.85 }))
}

/** A circle of a saucer: shallow things look flatter than the mouth of a cup. */
function ring(wide: number, y: number): Path {
  return ellipse(0, y, wide, wide * FLAT * 0.82)
}

/** A saucer about the foot of a cup, whose middle is at the origin; `half` is half its width. */
export function saucer(art: Canvas, half: number, color: Color): void {
  art.fill(ring(half * 0.62, 0), shade(color, 0.72))
  for (const [share, y] of [
    [0.8, -3],
    [0.9, -6],
    [0.97, -9],
  ] as const) {
    art.fill(ring(half * share, y), shade(color, 0.54))
  }
  const face = across(art, [
    [0, shade(color, 0.06)],
    [0.22, tint(color, 0.4)],
    [0.5, tint(color, 0.08)],
    [1, shade(color, 0.26)],
  ])
  art.fill(ring(half, -12), face)
  art.fill(ring(half * 0.7, -10.5), shade(color, 0.2))
  art.fill(ring(half * 0.68, -9.6), mix(color, shade(color, 0.12), 0.7))
  const lit = bow(
    [0, -12],
    [half - 2, half * FLAT * 0.82 - 1.6],
    [Math.PI * 0.4, Math.PI * 1.36],
    30,
  )
  art.stroke(open(lit), tint(color, 0.8), 2.2, { opacity: 0.8 })
  art.softFill(ellipse(16, -11, half * 0.42, half * FLAT * 0.3), SHADOW, 0.36, 9)
  art.softFill(ellipse(3, -10, half * 0.33, half * FLAT * 0.34), SHADOW, 0.5, 3)
}

/** A teaspoon on the near edge of a saucer, its handle to the right. */
export function teaspoon(art: Canvas, x: number, y: number): void {
  const grip = closed(
    pairs('26,-1 60,-7 104,-17 114,-17.5 115,-13 106,-11 64,0 28,5').map(at(x, y)),
  )
  const bowl = closed(pairs('-30,2 -20,-6 2,-8 22,-4 30,1 20,8 0,11 -22,9').map(at(x, y)))
  art.movedBy(4, 6, () => art.softFill(grip + bowl, SHADOW, 0.5, 3))
  art.fill(grip, steel(art))
  art.fill(bowl, steel(art, '#b9b3ac'))
  const hollow = closed(pairs('-25,2 -15,-3.4 2,-5 18,-2 24,1.4 14,5 -2,7 -18,6.4').map(at(x, y)))
  const inside = across(art, [
    [0, '#6f6862'],
    [0.5, '#a8a098'],
    [0.8, '#efe9df'],
    [1, '#b5ada4'],
  ])
  art.fill(hollow, inside)
  art.stroke(open(pairs('30,-.6 64,-6 108,-16').map(at(x, y))), '#fffdf6', 1.8, { opacity: 0.8 })
}

function at(x: number, y: number): (point: Point) => Point {
  return ([u, v]) => [x + u, y + v]
}
