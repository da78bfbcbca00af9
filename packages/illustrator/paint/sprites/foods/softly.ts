import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { num, type Path } from '../../core/contour.ts'

interface Soft {
  color: Color
  opacity: number
  /** How far it fades, in units of the sheet. */
  spread: number
  /** How many outlines make the edge soft; small things need fewer. */
  steps?: number
}

/** A shape with soft edges, as `softFill` paints it, of a path that the picture keeps only once. */
export function softly(art: Canvas, path: Path, { color, opacity, spread, steps = 6 }: Soft): void {
  if (path === '') return
  const id = art.define((name) => `<path id="${name}" d="${path}" stroke-linejoin="round"/>`)
  const share = (1 - (1 - opacity) ** (1 / steps)).toFixed(3)
  art.group(`fill="${color}" stroke="${color}"`, () => {
    for (let step = 0; step < steps; step += 1) {
      const width = num((2 * spread * step) / (steps - 1))
      art.raw(`<use href="#${id}" stroke-width="${width}" opacity="${share}"/>`)
    }
  })
}
