import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { num, type Path } from '../../core/contour.ts'

const LAYERS = 6

/**
 * A shape with soft edges, as `art.softFill` draws it; a long path is kept in the picture only once.
 * @param spread how far it fades, in units of the sheet
 */
export function softly(art: Canvas, path: Path, color: Color, opacity: number, spread: number) {
  const id = art.define((name) => `<path id="${name}" d="${path}"/>`)
  const share = (1 - (1 - opacity) ** (1 / LAYERS)).toFixed(3)
  const layers = Array.from({ length: LAYERS }, (_, layer) => {
    const width = num((2 * spread * layer) / (LAYERS - 1))
    return `<use href="#${id}" stroke-width="${width}" opacity="${share}"/>`
  })
  const paint = `fill="${color}" stroke="${color}" stroke-linejoin="round"`
  art.raw(`<g ${paint}>${layers.join('')}</g>`)
}
