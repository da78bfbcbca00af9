import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { open, type Point, turned } from '../../core/contour.ts'
import { ribbon } from './produce/shapes.ts'
import { layered } from './touches.ts'

interface Curl {
  x: number
  y: number
  /** Half its length. */
  size: number
  angle: number
}

/** A fine shaving of lemon peel that rolled itself up: a loop that opens into a tail. */
export function zestCurl(art: Canvas, { x, y, size, angle }: Curl): void {
  const { random } = art
  const turns = random.range(3.6, 6.4)
  const way = random.pick([-1, 1])
  const line = Array.from({ length: 13 }, (_, index): Point => {
    const share = index / 12
    const reach = 0.34 + share * share * 0.5
    const turn = share * turns
    return [
      (Math.cos(turn) * reach - 0.3 + share * 0.7) * size,
      Math.sin(turn) * reach * way * 0.72 * size,
    ]
  })
  const laid = turned(line, angle, x, y)
  const wide = size * 0.2
  layered(art, ribbon(laid, wide), [
    { color: SHADOW, dx: wide * 0.35, dy: wide * 0.75, opacity: 0.45 },
    { color: '#c98a12' },
    { color: '#f7cf3a', dy: -wide * 0.16 },
  ])
  art.stroke(open(laid.slice(3, 9)), '#fff3a6', wide * 0.2, { opacity: 0.9 })
}
