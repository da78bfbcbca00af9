import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'
import { across } from '../materials.ts'
import { crispFry, friesIn } from './crispFries.ts'
import { ketchupWithFry } from './ketchup.ts'

/** Clear of the picture's lower edge. */
const PLACED = 'transform="translate(-14 -28)"'
const BOWL = { x: 838, y: 716, rx: 134, ry: 30, foot: 816 }

/** Fries that stand up from the back of the heap: where, how long, and how they lean. */
const STANDING = [
  [764, 670, 104, -1.9],
  [812, 640, 120, -1.36],
  [858, 634, 124, -1.72],
  [906, 660, 116, -1.2],
] as const

/** A bowl heaped with fries on the counter, ketchup beside it. */
export function bowlOfFries(art: Canvas): void {
  art.group(PLACED, () => {
    bowl(art)
    wall(art)
    ketchupWithFry(art, 672, 834)
  })
}

/** The bowl's inside and what is heaped in it, down to the near rim. */
function bowl(art: Canvas): void {
  const { x, y, rx, ry, foot } = BOWL
  art.softFill(ellipse(x + 22, foot + 2, rx * 0.86, 16), '#1c0c14', 0.5, 12)
  art.softFill(ellipse(x + 2, foot + 4, rx * 0.56, 8), '#12060c', 0.7, 5)
  art.fill(ellipse(x, y, rx, ry), '#8b7458')
  art.clipped(
    `M${x - rx - 30} 500H${x + rx + 30}V${y}H${x + rx}A${rx} ${ry} 0 0 1 ${x - rx} ${y}H${x - rx - 30}Z`,
    () => {
      const fry = { thick: 20, bend: 0.05 }
      for (const [index, [u, v, length, angle]] of STANDING.entries()) {
        const color = index % 2 ? '#f0ae36' : '#f8c552'
        crispFry(art, { ...fry, x: u, y: v, length, angle, color })
      }
      friesIn(art, { x, y: y - 46, rx: 84, ry: 40 })
      friesIn(art, { x: x + 2, y: y - 14, rx: 104, ry: 40 })
    },
  )
}

/** The bowl's outside, glazed: its near rim hides the feet of the fries. */
function wall(art: Canvas): void {
  const { x, y, rx, ry, foot } = BOWL
  const glaze = across(art, [
    [0, '#b3a48f'],
    [0.16, '#fff8ea'],
    [0.5, '#e9dcc6'],
    [0.84, '#b9a58a'],
    [1, '#8f7a62'],
  ])
  const side = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}C${x + rx - 6} ${y + 56} ${x + 92} ${foot - 8} ${x + 70} ${foot}Q${x} ${foot + 14} ${x - 70} ${foot}C${x - 92} ${foot - 8} ${x - rx + 6} ${y + 56} ${x - rx} ${y}Z`
  art.fill(side, glaze)
  art.clipped(side, () => {
    art.softFill(ellipse(x + 10, foot + 16, 130, 26), '#5a4030', 0.5, 18)
    const band = `M${x - rx} ${y + 26}A${rx} ${ry} 0 0 0 ${x + rx} ${y + 26}`
    art.stroke(band, '#2f6a68', 9, { opacity: 0.85 })
  })
  const rim = `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}`
  art.movedBy(0, 5, () => art.stroke(rim, '#6b5540', 4, { opacity: 0.35 }))
  art.stroke(rim, '#fffaf0', 8)
}
