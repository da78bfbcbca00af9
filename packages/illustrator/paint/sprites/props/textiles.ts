import type { textiles as words } from '../../../language/words/props/textiles.ts'
import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { num, open, type Point } from '../../core/contour.ts'
import { shade } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { type Cloth, drape, hem, LYING } from './cloth.ts'
import { napkin } from './napkin/napkin.ts'
import { sideOf } from './spots.ts'

/** A checked kitchen towel, folded once, its loop at a corner. */
function towel(art: Canvas, spot: PropSpot): void {
  const { turn, ...cloth } = LYING[spot.place]
  const { color, accent } = spot
  const { x, y, width, height } = cloth
  art.rotated(turn - sideOf(spot) * 0.08 + art.random.jitter(0.05), x, y, () => {
    const under = hem(art, { x: x + 12, y: y + 14, width: width + 8, height: height + 8 })
    art.shadow(under, 20, 0.3)
    art.fill(under, shade(color, 0.2))
    const outline = hem(art, cloth)
    art.shadow(outline, 6, 0.24)
    art.fill(outline, color)
    art.clipped(outline, () => {
      checks(art, cloth, accent)
      drape(art, cloth, color)
    })
    const loop: Point[] = [
      [x - width / 2 + 16, y - height / 2 + 8],
      [x - width / 2 - 26, y - height / 2 - 30],
      [x - width / 2 + 30, y - height / 2 - 34],
      [x - width / 2 + 34, y - height / 2 + 8],
    ]
    art.stroke(open(loop), shade(accent, 0.2), 7)
  })
}

/** How far along a side of this length the lines of the check lie. */
function everyCheck(length: number): number[] {
  return Array.from({ length: Math.ceil((length + 40) / 76) }, (_, index) => index * 76)
}

/** A window check: pairs of lines across and along. */
function checks(art: Canvas, { x, y, width, height }: Cloth, color: Color): void {
  const [left, top] = [x - width / 2 - 20, y - height / 2 - 20]
  const along = everyCheck(width).map(
    (at) => `M${num(left + 30 + at)} ${num(top)}v${num(height + 40)}`,
  )
  const across = everyCheck(height).map(
    (at) => `M${num(left)} ${num(top + 30 + at)}h${num(width + 40)}`,
  )
  const lines = [...along, ...across].join('')
  art.stroke(lines, color, 15, { opacity: 0.5 })
  art.movedBy(16, 16, () => art.stroke(lines, color, 4, { opacity: 0.7 }))
}

export const textiles = {
  napkin,
  towel,
} satisfies Record<keyof typeof words, DrawProp>
