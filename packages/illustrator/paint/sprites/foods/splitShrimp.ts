import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Path, type Point } from '../../core/contour.ts'
import { laid, layered } from './touches.ts'

/** `size` is half its height; `side` is 1 or -1 for the way round it curls. */
interface SplitShrimp {
  x: number
  y: number
  size: number
  angle: number
  side: 1 | -1
}

const STEPS = 16
const BANDS = [0.1, 0.24, 0.38, 0.52, 0.66, 0.8] as const

/** Where a point of the body is: `along` from neck to tail, `across` 1 on its back and -1 at its belly. */
type OnBody = (along: number, across: number) => Point

/** A body that curled up in the water as far as `sweep`, in radians. */
const curled =
  (sweep: number): OnBody =>
  (along, across) => {
    const neck = Math.min(1, 0.55 + along * 3)
    const swell = across > 0 ? 1 + 0.07 * Math.sin(along * 44) : 1
    const half = 0.4 * neck * (1 - 0.7 * along ** 1.5) * swell
    const reach = 0.62 - 0.12 * along + across * half
    const turn = -2.7 + along * sweep
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  }

/** Half a poached shrimp, its pink side towards us: a pale belly, a coral back in bands. */
export function splitShrimp(art: Canvas, { x, y, size, angle, side }: SplitShrimp): void {
  const at = curled(art.random.range(2.7, 3.8))
  const on = (points: readonly Point[]) => {
    const turnedOver = points.map(([u, v]): Point => [u, v * side])
    return laid(turnedOver, { x, y, size, angle })
  }
  const strip = (inner: number, outer: number): Path => {
    const steps = Array.from({ length: STEPS + 1 }, (_, index) => index / STEPS)
    const back = steps.map((along) => at(along, outer))
    return closed(on([...back, ...steps.toReversed().map((along) => at(along, inner))]))
  }
  layered(art, strip(-1, 1), [
    { color: '#5a2a12', dx: size * 0.07, dy: size * 0.1, opacity: 0.26 },
    { color: '#c9512c' },
  ])
  art.fill(strip(-0.98, 0.86), '#f4854f')
  art.fill(strip(-0.9, 0.42), '#ffb48c')
  art.fill(strip(-0.86, -0.1), '#ffe9d8')
  for (const along of BANDS) art.fill(band(on, at, along), '#d84e22', 0.9)
  const gleam = [0.16, 0.22, 0.3, 0.36].map((along) => at(along, 0.5))
  art.stroke(open(on(gleam)), '#fff8f0', size * 0.07, { opacity: 0.85 })
}

/** A band of colour where a joint of the shell was: broad on the back, gone before the belly. */
function band(on: (points: readonly Point[]) => Point[], at: OnBody, along: number): Path {
  return closed(
    on([
      at(along - 0.035, 0.95),
      at(along - 0.012, 0.3),
      at(along, -0.35),
      at(along + 0.014, 0.3),
      at(along + 0.03, 0.95),
    ]),
  )
}
