import type { cookers as words } from '../../../language/words/products/cookers.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, roundedRect } from '../../core/contour.ts'
import { matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { dutchoven } from './pots.ts'
import { BLACK, footShadow, gleam, knob, screen, steam, ticks } from './parts.ts'

/** An electric multi-cooker: steel with a coloured lid. */
function multicooker(art: Canvas, look: ProductLook): void {
  const { color, accent, has } = look
  footShadow(art, 600, 240)
  if (has('open')) openLid(art, color)
  art.fill(roundedRect(376, 742, 448, 36, 16), BLACK)
  art.fill(roundedRect(336, 500, 56, 44, 14) + roundedRect(808, 500, 56, 44, 14), shade(BLACK, 0.3))
  art.fill(roundedRect(336, 496, 54, 34, 14) + roundedRect(808, 496, 54, 34, 14), tint(BLACK, 0.16))
  art.fill('M372 470H828V736Q828 756 806 756H394Q372 756 372 736Z', steel(art, accent))
  if (has('open')) openRim(art)
  else cookerLid(art, color)
  if (has('dial')) cookerDial(art, look)
  else cookerPanel(art, has('display') ? '0:35' : '')
  if (has('steam')) steam(art, has('open') ? 590 : 746, has('open') ? 410 : 300, 0.9)
}

function cookerLid(art: Canvas, color: Color): void {
  art.fill('M356 440H844V474Q844 488 826 488H374Q356 488 356 474Z', matte(art, BLACK))
  art.fill('M382 442C390 340 480 306 600 306C720 306 810 340 818 442Z', matte(art, color))
  gleam(
    art,
    'M424 396C464 340 540 324 604 324C556 338 480 360 446 424C432 428 418 420 424 396Z',
    0.5,
  )
  gleam(art, 'M700 336q50 16 74 58q-40-34-88-46Z', 0.35)
  art.fill(roundedRect(520, 262, 160, 62, 28), shade(BLACK, 0.3))
  art.fill(roundedRect(520, 254, 158, 54, 26), matte(art, tint(BLACK, 0.14)))
  art.fill(roundedRect(728, 318, 36, 44, 10), shade(BLACK, 0.3))
  art.fill(ellipse(746, 318, 24, 11), tint(BLACK, 0.3))
}

/** The lid tipped back on its hinge, its steel inside towards us. */
function openLid(art: Canvas, color: Color): void {
  art.fill(ellipse(660, 330, 214, 172), shade(color, 0.2))
  art.fill(ellipse(652, 332, 214, 170), matte(art, color))
  art.fill(ellipse(650, 340, 184, 144), steel(art, '#bdb5aa'))
  art.fill(circle(650, 330, 26), shade('#bdb5aa', 0.3))
  art.fill(roundedRect(800, 420, 60, 66, 14), BLACK)
}

function openRim(art: Canvas): void {
  art.fill(ellipse(600, 470, 240, 40), BLACK)
  art.fill(ellipse(600, 468, 222, 32), '#d8d2c8')
  art.fill(ellipse(600, 474, 214, 26), '#6b341c')
  for (let index = 0; index < 16; index += 1) {
    const x = 600 + art.random.jitter(180)
    const color = art.random.pick(['#8a4a26', '#d98136', '#a35a2c', '#5c2a16'])
    art.fill(ellipse(x, 474 + art.random.jitter(14), art.random.range(14, 26), 8), color)
  }
}

function cookerDial(art: Canvas, { has }: ProductLook): void {
  art.fill(roundedRect(496, 528, 208, 206, 34), shade(BLACK, 0.3))
  art.fill(roundedRect(500, 530, 200, 198, 32), tint(BLACK, 0.06))
  const y = has('display') ? 664 : 628
  ticks(art, 600, y, has('display') ? 58 : 78, '#e9dcc4')
  knob(art, [600, y, has('display') ? 44 : 58], '#d8d2c8', 0.7)
  if (has('display')) screen(art, [530, 544, 140, 50], '0:35', '#8fe0a0')
}

function cookerPanel(art: Canvas, time: string): void {
  art.fill(roundedRect(486, 540, 228, 176, 28), shade(BLACK, 0.3))
  art.fill(roundedRect(490, 542, 220, 170, 26), tint(BLACK, 0.08))
  screen(art, [516, 560, 168, 66], time || '--', '#8fe0a0')
  for (let index = 0; index < 6; index += 1) {
    const x = 516 + (index % 3) * 59
    const y = 642 + Math.floor(index / 3) * 32
    art.fill(roundedRect(x, y, 50, 22, 9), index === 5 ? '#c9512f' : '#6a5c58')
  }
}

/** A large pressure cooker in one dark colour with a domed lid. */
function pressurecooker(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 255)
  art.fill(roundedRect(366, 750, 468, 28, 14), shade(color, 0.6))
  for (const side of [-1, 1]) {
    const x = 600 + side * 262
    art.fill(roundedRect(x - 44, 486, 88, 56, 22), shade(color, 0.55))
    art.fill(roundedRect(x - 42, 480, 84, 44, 20), matte(art, shade(color, 0.2)))
  }
  art.fill('M352 448H848V716Q848 762 806 762H394Q352 762 352 716Z', matte(art, color))
  gleam(art, 'M376 500C374 600 376 690 396 738C412 690 400 590 404 486Z', 0.2)
  art.fill(roundedRect(338, 420, 524, 48, 18), matte(art, shade(accent, 0.1)))
  art.stroke('M352 430H846', tint(accent, 0.4), 4, { opacity: 0.5 })
  art.fill('M360 422C370 300 470 252 600 252C730 252 830 300 840 422Z', matte(art, accent))
  gleam(
    art,
    'M404 372C444 300 530 274 606 274C546 294 464 326 430 402C414 404 398 396 404 372Z',
    0.4,
  )
  art.fill(
    'M520 258Q520 196 600 196Q680 196 680 258H648Q646 226 600 226Q554 226 552 258Z',
    shade(accent, 0.4),
  )
  art.stroke('M530 240Q538 206 600 204Q640 206 658 220', tint(accent, 0.4), 5, { opacity: 0.7 })
  art.fill(roundedRect(716, 244, 44, 54, 10), '#8e857c')
  art.fill(roundedRect(722, 238, 32, 20, 8), '#d8d2c8')
  art.fill(roundedRect(478, 520, 244, 190, 30), shade(color, 0.5))
  if (has('display')) screen(art, [508, 542, 184, 70], '1:20', '#f6c86a')
  const keys = has('display') ? 640 : 580
  for (let index = 0; index < 4; index += 1) {
    art.fill(circle(530 + index * 47, keys + 24, 17), SHADOW, 0.3)
    art.fill(circle(528 + index * 47, keys + 20, 17), index === 3 ? '#c9512f' : tint(color, 0.3))
  }
  if (has('steam')) steam(art, 738, 226, 0.85)
}

/** A Dutch oven and an electric cooker side by side, both with stew. */
function potandcooker(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(352 148) scale(.81)"', () => {
    multicooker(art, { color: accent, accent: '#cfc8be', has: (detail) => detail !== 'display' })
  })
  art.group('transform="translate(-110 152) scale(.81)"', () => {
    const shown = new Set(['lid', 'stew', 'ladle'])
    dutchoven(art, { color, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
}

export const cookers = {
  multicooker,
  pressurecooker,
  potandcooker,
} satisfies Record<keyof typeof words, DrawProduct>
