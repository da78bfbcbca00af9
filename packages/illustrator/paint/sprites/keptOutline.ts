import type { Canvas } from '../core/canvas.ts'
import { num, type Path } from '../core/contour.ts'
import type { Color } from '../../language/paints.ts'

/** An outline that the sheet keeps once, for all that is drawn with it. */
export interface KeptOutline {
  /** Draws it with these SVG attributes. */
  draw: (attributes: string) => void
  /** Draws something only where it is. */
  clip: (draw: () => void) => void
  /** Its soft shade on what lies behind it, `dx` and `dy` off; `spread` is how far it fades. */
  cast: (color: Color, dx: number, dy: number, spread: number) => void
}

/** In three steps, as small shades need no more. */
const CAST = [0.25, 1, 2] as const

/** Keeps a long outline. */
export function keptOutline(art: Canvas, path: Path): KeptOutline {
  const outline = art.define((id) => `<path id="${id}" d="${path}"/>`)
  const draw = (attributes: string) => art.raw(`<use href="#${outline}" ${attributes}/>`)
  return {
    draw,
    clip: (inside) => {
      const clip = art.define((id) => `<clipPath id="${id}"><use href="#${outline}"/></clipPath>`)
      art.group(`clip-path="url(#${clip})"`, inside)
    },
    cast: (color, dx, dy, spread) => {
      const group = `transform="translate(${num(dx)} ${num(dy)})" fill="${color}" stroke="${color}" ${art.within(path, spread * 2)}`
      art.group(group, () => {
        for (const share of CAST) draw(`stroke-width="${num(spread * share)}" opacity=".28"`)
      })
    },
  }
}
