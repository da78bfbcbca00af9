import type { jars as words } from '../../../language/words/products/jars.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, type Point, roundedRect } from '../../core/contour.ts'
import { down, glass, litFromAbove, matte, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { coconutoil } from './coconutOil.ts'
import { clearGlass, CREAM, footShadow, gleam, print } from './parts.ts'

const SPICES = [
  '#a8321f',
  '#c4482a',
  '#b5622a',
  '#d07a2a',
  '#dd9a2e',
  '#e6b63c',
  '#e0c65a',
  '#cbb04a',
  '#b3a545',
  '#94964a',
  '#7c8a3c',
  '#5f7a3a',
] as const

/** Twelve square jars on the three shelves of a bamboo stand. */
function spiceset(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 310)
  art.fill(roundedRect(318, 232, 564, 540, 10), shade(color, 0.62))
  for (const [tier, y] of [388, 572, 756].entries()) {
    art.fill(roundedRect(330, y - 150, 540, 150, 0), down(art, SHELF_SHADE))
    for (let place = 0; place < 4; place += 1) {
      const spice = SPICES[tier * 4 + place] ?? SPICES[0]
      const x = 408 + place * 128
      art.fill(ellipse(x + 8, y - 3, 58, 9), SHADOW, 0.5)
      spiceJar(art, x, y, { color: spice, accent })
    }
    art.fill(roundedRect(318, y, 564, 28, 6), litFromAbove(art, color))
    art.fill(roundedRect(318, y + 28, 564, 10, 4), SHADOW, 0.4)
    art.stroke(`M380 ${y + 12}H470M540 ${y + 16}H680M760 ${y + 12}H840`, shade(color, 0.34), 2.5, {
      opacity: 0.6,
    })
  }
  for (const x of [304, 862]) art.fill(roundedRect(x, 222, 36, 562, 8), wood(art, color))
  art.fill(roundedRect(304, 214, 594, 26, 8), litFromAbove(art, tint(color, 0.1)))
}

/** The dark under a shelf. */
const SHELF_SHADE = [
  [0, SHADOW, 0.6],
  [0.5, SHADOW, 0.2],
  [1, SHADOW, 0],
] as const

function spiceJar(
  art: Canvas,
  x: number,
  foot: number,
  { color, accent }: { color: Color; accent: Color },
): void {
  const body = roundedRect(x - 46, foot - 112, 92, 112, 10)
  clearGlass(art, body, () => {
    art.fill(roundedRect(x - 48, foot - 92, 96, 96, 0), glass(art, color))
    const grains = Array.from({ length: 26 }, (): Point => [
      x + art.random.jitter(42),
      foot - 6 - art.random.next() * 82,
    ])
    art.specks(grains.slice(0, 14), shade(color, 0.3), 5)
    art.specks(grains.slice(14), tint(color, 0.4), 5)
  })
  gleam(art, `M${x - 38} ${foot - 104}h10v96h-10Z`, 0.5)
  art.fill(roundedRect(x - 24, foot - 86, 50, 34, 4), CREAM)
  print(art, [[x + 1, foot - 69, 30]], '#4a3a2a', 4)
  art.fill(roundedRect(x - 44, foot - 142, 88, 34, 7), matte(art, accent))
  art.stroke(`M${x - 34} ${foot - 134}h40`, tint(accent, 0.4), 4, { opacity: 0.7 })
}

export const jars = {
  coconutoil,
  spiceset,
} satisfies Record<keyof typeof words, DrawProduct>
