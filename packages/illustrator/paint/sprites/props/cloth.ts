import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, num, open, type Path, type Point, straySheet } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Place } from '../../../language/words/types.ts'

/** A cloth before it is turned. */
export interface Cloth {
  x: number
  y: number
  width: number
  height: number
}

/** Where a cloth lies under the dish: how far down, how wide, how long. */
export const LYING: Record<Place, Cloth & { turn: number }> = {
  e: { x: 1066, y: 470, width: 340, height: 640, turn: -0.15 },
  w: { x: 134, y: 470, width: 340, height: 640, turn: 0.15 },
  n: { x: 600, y: 92, width: 700, height: 320, turn: 0.06 },
  s: { x: 600, y: 806, width: 700, height: 320, turn: -0.06 },
  ne: { x: 1060, y: 230, width: 350, height: 600, turn: 0.5 },
  nw: { x: 140, y: 230, width: 350, height: 600, turn: -0.5 },
  se: { x: 1060, y: 690, width: 350, height: 600, turn: -0.5 },
  sw: { x: 140, y: 690, width: 350, height: 600, turn: 0.5 },
}

/** The angle of a cloth whose length, given from top to bottom, lies as that of `LYING` does. */
export function lengthwise(place: Place): number {
  const { turn, width, height } = LYING[place]
  return turn + (width > height ? Math.PI / 2 : 0)
}

/** The edge of a cloth, a little wavy. */
export function hem(art: Canvas, cloth: Cloth): Path {
  return closed(straySheet(art.random, cloth, 6, 5))
}

/** Threads, and soft folds from end to end. */
export function drape(art: Canvas, { x, y, width, height }: Cloth, color: Color): void {
  const { random } = art
  const [top, bottom, left] = [y - height / 2 - 20, y + height / 2 + 20, x - width / 2]
  for (const share of [0.22, 0.52, 0.8]) {
    const at = left + width * (share + random.jitter(0.05))
    const valley: Point[] = [
      [at, top],
      [at + 30, y - height * 0.2],
      [at + 14 + random.jitter(26), bottom],
      [at - 18, bottom],
      [at - 4, y],
    ]
    art.fill(closed(valley), shade(color, 0.34), 0.2)
    const ridge = open([
      [at - 10, top],
      [at + 14, y - height * 0.1],
      [at - 8, bottom],
    ])
    art.stroke(ridge, tint(color, 0.75), 7, { opacity: 0.42 })
  }
  const threads = Array.from({ length: Math.ceil(height / 8) }, (_, index) => {
    return `M${num(left - 10)} ${num(top + 20 + index * 8)}h${num(width + 20)}`
  })
  art.stroke(threads.join(''), shade(color, 0.22), 1.6, { opacity: 0.26 })
}
