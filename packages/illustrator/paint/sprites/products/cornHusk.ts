import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'

export interface CornHusk {
  /** Where it grows from the stalk. */
  x: number
  y: number
  /** Where it sets out for, in radians. */
  angle: number
  long: number
  /** Half its width. */
  wide: number
  /** How far it curls on the way, in radians. */
  curl: number
  color: Color
}

/** Half the width of a husk at even steps from the stalk to its tip. */
const BLADE = [0.62, 0.86, 0.98, 1, 0.93, 0.8, 0.62, 0.42, 0.2, 0.02] as const
const LAST = BLADE.length - 1

/** A place beside the middle of a husk: at a step of its length, so far across it. */
type Beside = (step: number, across: number) => Point

/** The middle of a husk bends the more the farther it is from the stalk. */
function bent({ x, y, angle, long, wide, curl }: CornHusk): Beside {
  const middle: { at: Point; heading: number }[] = []
  let [u, v] = [x, y]
  for (let step = 0; step <= LAST; step += 1) {
    const heading = angle + curl * (step / LAST) ** 1.5
    middle.push({ at: [u, v], heading })
    u += (Math.cos(heading) * long) / LAST
    v += (Math.sin(heading) * long) / LAST
  }
  return (step, across) => {
    const { at, heading } = middle[step] ?? { at: [x, y], heading: angle }
    const out = across * wide * (BLADE[step] ?? 0)
    return [at[0] - Math.sin(heading) * out, at[1] + Math.cos(heading) * out]
  }
}

/** A leaf of husk: long ribs, one half in the light, paler where it grew on the stalk. */
export function cornHusk(art: Canvas, husk: CornHusk): void {
  const { wide, color } = husk
  const { random } = art
  const beside = bent(husk)
  const edge = (across: number): Point[] => BLADE.map((_, step) => beside(step, across))
  const outline = closed([...edge(-1), ...edge(1).toReversed()])
  layered(art, outline, [
    { color: SHADOW, dx: wide * 0.16, dy: wide * 0.28, opacity: 0.42 },
    { color: mix(shade(color, 0.34), '#123a22', 0.4) },
  ])
  const [from, to] = [beside(2, -1), beside(2, 1)]
  const isFirstLit = from[0] * 0.55 + from[1] * 0.85 < to[0] * 0.55 + to[1] * 0.85
  const lit = isFirstLit ? -1 : 1
  const inner = closed([...edge(lit * 0.96), ...edge(-lit * 0.82).toReversed()])
  art.fill(inner, color)
  art.fill(closed([...edge(lit * 0.96), ...edge(lit * 0.1).toReversed()]), tint(color, 0.26))
  art.clipped(outline, () => {
    art.softFill(
      closed([...edge(-1).slice(0, 3), ...edge(1).slice(0, 3).toReversed()]),
      '#f0edb4',
      0.28,
      wide * 0.3,
    )
    for (const across of [-0.6, -0.3, 0, 0.3, 0.6]) {
      const rib = open(edge(across + random.jitter(0.05)).filter((_, step) => step % 2 === 0))
      art.stroke(rib, mix(color, '#1f5a2a', 0.7), wide * 0.05, { opacity: 0.5 })
      art.movedBy(-1.5, -1.5, () =>
        art.stroke(rib, tint(color, 0.6), wide * 0.03, { opacity: 0.5 }),
      )
    }
  })
  art.stroke(open(edge(lit * 0.93).slice(1, -1)), '#f6fbd0', wide * 0.06, { opacity: 0.75 })
}
