import type { Canvas } from '../../../core/canvas.ts'
import type { Color } from '../../../../language/paints.ts'
import { mix, shade } from '../../../core/color.ts'
import { closed, open, type Point } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { laid, layered } from '../touches.ts'

/** A bundle of fibres of braised meat, for a piece of size 1: a spindle along the grain. */
interface Bundle {
  from: Point
  to: Point
  thick: number
  /** How far its middle is raised above the line from end to end. */
  arch: number
  color: Color
  /** What the light of the window makes of its upper edge. */
  lit: Color
}

const SHARES = [0, 0.05, 0.2, 0.4, 0.6, 0.8, 0.94] as const

/** How thick it is at a share of its length: blunt where it begins, frayed where it ends. */
const profile = (share: number) => Math.min(1, 0.35 + share * 9) * (1 - share ** 3 * 0.72)

/** One bundle: round, lit from above, dark below, with its threads. */
export function meatBundle(art: Canvas, piece: Piece, bundle: Bundle): void {
  const { random } = art
  const { size } = piece
  const { from, to, thick, arch, color, lit } = bundle
  const on = (share: number, aside: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] +
      (to[1] - from[1]) * share ** 1.4 -
      arch * Math.sin(Math.PI * share) +
      aside * thick * profile(share),
  ]
  const side = (aside: number) =>
    SHARES.map((share): Point => {
      const [u, v] = on(share, aside * random.range(0.84, 1.14))
      return [u, v]
    })
  const path = closed(laid([...side(-0.5), on(1, 0), ...side(0.5).toReversed()], piece))
  const light = art.linearGradient('x1="0" y1="0" x2=".06" y2="1"', [
    [0, lit],
    [0.26, mix(color, lit, 0.35)],
    [0.55, color],
    [1, shade(color, 0.62)],
  ])
  layered(art, path, [
    { color: '#1c0604', dx: size * 0.008, dy: size * 0.024, opacity: 0.6 },
    { color: light },
  ])
  const thread = (aside: number, first: number, last: number) =>
    open(
      laid(
        [first, (first + last) / 2, last].map((share) => on(share, aside)),
        piece,
      ),
    )
  const start = random.range(0.04, 0.3)
  const dark = thread(0.12, start, start + 0.5) + thread(0.3, random.range(0.2, 0.4), 0.92)
  art.stroke(dark, '#2a0a06', size * 0.009, { opacity: 0.5 })
  art.stroke(
    thread(-0.16, random.range(0.1, 0.4), random.range(0.5, 0.9)),
    mix(lit, '#ffe9c8', 0.4),
    size * 0.009,
    { opacity: 0.6 },
  )
}
