import type { Colors } from '../../../../language/words/types.ts'
import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../../core/color.ts'
import { ellipse, open } from '../../../core/contour.ts'
import { bow } from '../../foods/dough.ts'
import { across, down } from '../../materials.ts'
import { footShadow, steam } from '../../products/parts.ts'
import { FLAT, type Profile, silhouette } from '../thrown.ts'
import { drink, saucer } from './cupParts.ts'
import { standing } from './filledCup.ts'

/** The glass, and the drink within its walls. */
const GLASS: Profile = [
  [72, -138],
  [73, -112],
  [71, -74],
  [60, -38],
  [44, -22],
  [42, -14],
]
const WITHIN: Profile = [
  [66, -112],
  [65.5, -100],
  [63, -72],
  [53, -42],
  [36, -30],
  [30, -29],
]

/** A cup of glass on a glazed saucer, the drink seen through its wall. */
export function glassCup(art: Canvas, spot: Colors & { x: number; y: number }): void {
  const { x, y, color, accent } = spot
  footShadow(art, x, 88, y + 2)
  standing(art, spot, () => {
    saucer(art, 114, color)
    art.softFill(ellipse(22, -8, 44, 6), mix(accent, '#d98a3c', 0.6), 0.5, 5)
    glassHandle(art)
    const outline = silhouette(GLASS)
    art.fill(ellipse(0, -138, 72, 72 * FLAT), '#f2f4ea', 0.4)
    art.fill(outline, '#eef2ea', 0.42)
    held(art, accent)
    drink(art, { y: -112, half: 66, color: mix(accent, '#b07038', 0.4) })
    walls(art)
  })
  steam(art, x, y - 154, 0.6)
}

/** Dark in its middle, red-brown where light comes through. */
function held(art: Canvas, color: Color): void {
  const body = silhouette(WITHIN)
  const depth = across(art, [
    [0, mix(color, '#a85f26', 0.55)],
    [0.14, mix(color, '#6a3316', 0.4)],
    [0.5, shade(color, 0.3)],
    [0.84, mix(color, '#6a3316', 0.4)],
    [1, mix(color, '#c07a36', 0.6)],
  ])
  art.fill(body, depth)
  const below = down(art, [
    [0.4, '#d9853a', 0],
    [0.8, '#d9853a', 0.3],
    [1, '#f0b060', 0.8],
  ])
  art.fill(body, below)
  // Under the surface it is darkest, so that the one is told from the other.
  const near = open(bow([0, -108], [66, 66 * FLAT], [0.1, Math.PI - 0.1], 16))
  art.clipped(body, () => art.stroke(near, shade(color, 0.5), 9, { opacity: 0.5 }))
}

function glassHandle(art: Canvas): void {
  const loop = 'M68-108C126-122 122-46 62-52'
  art.movedBy(2, 4, () => art.stroke(loop, SHADOW, 13, { opacity: 0.16 }))
  art.stroke(loop, '#dfe6e0', 13, { opacity: 0.72 })
  art.movedBy(3, 3, () => art.stroke(loop, '#8fa39c', 2, { opacity: 0.5 }))
  art.movedBy(-2, -2.6, () => art.stroke(loop, '#ffffff', 4, { opacity: 0.85 }))
}

/** The edges of the glass, its thick foot, the window in it. */
function walls(art: Canvas): void {
  const outline = silhouette(GLASS)
  art.fill(ellipse(0, -17, 40, 7), '#f6e6cc', 0.5)
  art.stroke(outline, '#8b9c96', 4.4, { opacity: 0.4 })
  art.stroke(outline, '#fffef8', 2.6, { opacity: 0.8 })
  art.stroke(ellipse(0, -138, 71, 71 * FLAT), '#fffef8', 3, { opacity: 0.9 })
  art.fill('M-58-118C-58-80-54-56-42-38C-36-34-34-38-37-44C-44-62-46-86-44-116Z', '#ffffff', 0.5)
  art.fill('M-38-116C-38-98-37-86-34-76L-28-77C-30-88-31-100-30-114Z', '#ffffff', 0.5)
  art.fill('M58-112C58-84 54-64 46-48L50-46C60-62 64-86 64-110Z', '#ffffff', 0.4)
  const lit = bow([0, -138], [70, 70 * FLAT], [Math.PI * 0.6, Math.PI * 1.2], 14)
  art.stroke(open(lit), '#ffffff', 2)
}
