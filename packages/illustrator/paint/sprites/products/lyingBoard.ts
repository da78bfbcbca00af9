import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { down } from '../materials.ts'

/** A board that lies on the table from `left` to `right`: its top, and the edge that is towards us. */
export function lyingBoard(art: Canvas, left: number, right: number): void {
  const top = down(art, [
    [0, '#c98f52'],
    [0.5, '#dfae70'],
    [1, '#e8bd80'],
  ])
  art.movedBy(10, 22, () =>
    art.softFill(`M${left + 18} 800H${right - 16}V826H${left + 18}Z`, SHADOW, 0.5, 12),
  )
  art.fill(
    `M${left + 52} 716H${right - 50}Q${right - 40} 716 ${right - 36} 724L${right} 806H${left}L${left + 36} 724Q${left + 40} 716 ${left + 52} 716Z`,
    top,
  )
  const grain = [730, 748, 764, 782, 796].map((y, index) => {
    const inset = (806 - y) * 0.42 + 8
    const [from, to] = [left + inset + 8, right - inset - 8]
    const third = (to - from) / 3
    return `M${from} ${y}C${from + third + index * 30} ${y - 5} ${to - third - index * 20} ${y + 6} ${to} ${y - 1}`
  })
  art.stroke(grain.join(''), '#9a6230', 2.4, { opacity: 0.4 })
  art.fill(
    `M${left} 806H${right}V818Q${right} 830 ${right - 12} 830H${left + 12}Q${left} 830 ${left} 818Z`,
    '#8a552c',
  )
  art.stroke(`M${left + 4} 807H${right - 4}`, '#f3d19a', 4, { opacity: 0.8 })
}
