import type { jars as words } from '../../../language/words/products/jars.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { type Point, roundedRect } from '../../core/contour.ts'
import { glass, litFromAbove, matte, wood } from '../materials.ts'
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

/** Twelve square jars in a bamboo stand of three tiers. */
function spiceset(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 300)
  for (const x of [312, 858]) art.fill(roundedRect(x, 236, 30, 540, 8), wood(art, color))
  for (const [tier, y] of [388, 572, 756].entries()) {
    art.fill(roundedRect(330, y - 130, 540, 130, 0), SHADOW, 0.16)
    for (let place = 0; place < 4; place += 1) {
      const spice = SPICES[tier * 4 + place] ?? SPICES[0]
      spiceJar(art, 408 + place * 128, y, { color: spice, accent })
    }
    art.fill(roundedRect(318, y, 564, 20, 6), litFromAbove(art, color))
    art.fill(roundedRect(322, y - 40, 556, 13, 6), litFromAbove(art, tint(color, 0.12)))
    art.stroke(`M380 ${y + 10}H470M540 ${y + 12}H680M760 ${y + 9}H840`, shade(color, 0.3), 2.5, {
      opacity: 0.6,
    })
  }
}

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
