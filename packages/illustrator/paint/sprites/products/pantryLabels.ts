import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, type Path, roundedRect } from '../../core/contour.ts'
import { CREAM, print, roundLabel } from './parts.ts'

/** How a jar says what it holds: glued paper, a tag on a string, a band around it, or not at all. */
export type JarLabel = 'paper' | 'tag' | 'band' | 'none'

interface Spot {
  x: number
  y: number
  /** Half the width of the jar. */
  half: number
  color: Color
}

/** The label of a jar. */
export function jarLabel(art: Canvas, label: JarLabel, spot: Spot): void {
  if (label === 'paper') paper(art, spot)
  else if (label === 'tag') tag(art, spot)
  else if (label === 'band') band(art, spot)
}

/** An oval of paper, bowed as the glass is, with a drawing of what it names. */
function paper(art: Canvas, { x, y, color }: Spot): void {
  art.fill(ellipse(x + 3, y + 5, 56, 40), SHADOW, 0.34)
  art.fill(ellipse(x, y, 56, 40), CREAM)
  art.stroke(ellipse(x, y, 49, 33), color, 3, { opacity: 0.8 })
  for (const [u, v] of [
    [-16, -10],
    [2, -14],
    [18, -8],
  ] as const) {
    art.fill(ellipse(x + u, y + v, 9, 6.5), shade(color, 0.14))
    art.fill(ellipse(x + u - 1.5, y + v - 1.5, 5.5, 3.6), tint(color, 0.3))
  }
  print(art, [[x, y + 12, 52]], '#4a3a2a', 5)
}

const TWINE = '#9a7446'

/** A tag of brown paper that hangs from twine around the neck. */
function tag(art: Canvas, { x, y, half }: Spot): void {
  const neck = y - 186
  const twine: Path = `M${x - half + 4} ${neck}Q${x} ${neck + 16} ${x + half - 4} ${neck}`
  const string: Path = `M${x + 8} ${neck + 8}Q${x + 2} ${neck + 40} ${x + 14} ${neck + 66}`
  for (const path of [twine, string]) {
    art.movedBy(2, 4, () => art.stroke(path, SHADOW, 5, { opacity: 0.35 }))
    art.stroke(path, TWINE, 5)
    art.movedBy(-0.5, -1.2, () => art.stroke(path, tint(TWINE, 0.5), 1.8))
  }
  art.rotated(0.07, x + 14, neck + 60, () => {
    const card: Path = `M${x - 34} ${neck + 78}L${x - 10} ${neck + 54}H${x + 38}L${x + 62} ${neck + 78}V${neck + 172}H${x - 34}Z`
    art.movedBy(5, 8, () => art.fill(card, SHADOW, 0.4))
    art.fill(card, '#d9b98a')
    art.fill(roundedRect(x - 24, neck + 92, 76, 70, 4), '#f3e6cc')
    art.fill(circle(x + 14, neck + 70, 6), '#6f5232')
    print(art, [
      [x + 14, neck + 112, 50],
      [x + 14, neck + 128, 36],
      [x + 14, neck + 144, 44],
    ])
  })
}

/** A strip of paper all around a slim jar. */
function band(art: Canvas, { x, y, half }: Spot): void {
  const top = y - 30
  art.fill(roundedRect(x - half + 3, top + 5, half * 2 - 6, 74, 2), SHADOW, 0.3)
  roundLabel(art, [x - half + 2, top, half * 2 - 4, 72], '#5f8f86')
  art.fill(roundedRect(x - 34, top + 12, 68, 48, 4), CREAM)
  print(art, [
    [x, top + 28, 46],
    [x, top + 44, 30],
  ])
}
