import type { jars as words } from '../../../language/words/products/jars.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, type Point, roundedRect } from '../../core/contour.ts'
import { glass, litFromAbove, matte, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { leaf } from './morsels.ts'
import { clearGlass, CREAM, footShadow, gleam, print, roundLabel } from './parts.ts'

/** A wide jar of coconut oil. */
function coconutoil(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 590, 190)
  if (has('spoon')) {
    art.stroke('M640 420L760 190', '#8e857c', 20)
    art.stroke('M637 420L756 192', CREAM, 7, { opacity: 0.9 })
    art.fill(ellipse(764, 182, 24, 34), '#cfc8be')
  }
  const jar = roundedRect(404, 380, 372, 396, [26, 26, 44, 44])
  clearGlass(art, jar, () => {
    art.fill(
      'M396 440C470 420 560 452 640 436C700 424 740 440 790 430V790H396Z',
      glass(art, '#f1ebdf'),
    )
    art.fill(
      'M396 440C470 420 560 452 640 436C700 424 740 440 790 430V448C700 452 640 464 560 462C500 458 450 452 396 462Z',
      '#fffefa',
    )
  })
  roundLabel(art, [404, 530, 372, 170], color)
  palm(art, accent)
  print(
    art,
    [
      [650, 600, 130],
      [650, 630, 90],
    ],
    '#3f5a4a',
    7,
  )
  gleam(art, 'M426 410h26v350q-20-6-26-40Z', 0.45)
  if (has('lid')) return coconutSide(art, accent)
  art.fill(roundedRect(392, 324, 396, 66, 16), wood(art, accent))
  art.stroke('M398 350H782', shade(accent, 0.35), 4, { opacity: 0.6 })
}

function palm(art: Canvas, accent: Color): void {
  art.stroke('M500 684Q508 640 500 590', '#8a5a33', 10)
  for (const angle of [-2.9, -2.3, -1.6, -0.9, -0.3]) {
    leaf(art, { x: 500, y: 592, size: 62, angle, color: '#4b7a35' }, 0.34)
  }
  art.fill(circle(494, 600, 8) + circle(508, 602, 8), shade(accent, 0.45))
}

/** The lid laid aside and half a coconut. */
function coconutSide(art: Canvas, accent: Color): void {
  art.stroke(ellipse(590, 384, 178, 15), '#fffdf5', 6, { opacity: 0.85 })
  art.rotated(-0.14, 330, 760, () => {
    footShadow(art, 300, 90, 784)
    art.fill(ellipse(300, 724, 106, 66), shade(accent, 0.4))
    art.fill(ellipse(296, 718, 104, 64), accent)
    art.fill(ellipse(296, 718, 86, 50), tint(accent, 0.35))
  })
  footShadow(art, 910, 100)
  art.fill('M800 690C804 750 850 778 912 778C976 778 1020 750 1024 690Z', '#5f3a20')
  const hairs = Array.from({ length: 26 }, () => {
    const x = 820 + art.random.next() * 180
    return `M${x.toFixed(0)} ${(714 + art.random.next() * 40).toFixed(0)}l${art.random.jitter(14).toFixed(0)} 16`
  })
  art.stroke(hairs.join(''), '#9a6a40', 4, { opacity: 0.7 })
  art.fill(ellipse(912, 690, 112, 36), '#6d4425')
  art.fill(ellipse(912, 688, 102, 31), '#fffdf6')
  art.fill(ellipse(916, 694, 78, 21), '#e3dccb')
  art.fill(ellipse(920, 699, 62, 14), '#f3eee0')
}

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
