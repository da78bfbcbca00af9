import type { cookers as words } from '../../../language/words/products/cookers.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, roundedRect } from '../../core/contour.ts'
import { matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { dutchoven } from './pots.ts'
import { brothyStewIn } from './stewInPot.ts'
import { BLACK, footShadow, gleam, knob, screen, steam, ticks } from './parts.ts'

/** An electric multi-cooker: steel with a coloured lid. */
function multicooker(art: Canvas, look: ProductLook): void {
  const { color, accent, has } = look
  footShadow(art, 600, 240)
  if (has('open')) openLid(art, color)
  if (!has('open')) art.fill(roundedRect(376, 742, 448, 36, 16), BLACK)
  art.fill(roundedRect(336, 500, 56, 44, 14) + roundedRect(808, 500, 56, 44, 14), shade(BLACK, 0.3))
  art.fill(roundedRect(336, 496, 54, 34, 14) + roundedRect(808, 496, 54, 34, 14), tint(BLACK, 0.16))
  if (has('open')) bowedBody(art, accent)
  else art.fill('M372 470H828V736Q828 756 806 756H394Q372 756 372 736Z', steel(art, accent))
  if (has('open')) openRim(art)
  else cookerLid(art, color)
  if (has('dial')) art.group(has('open') ? LOWER : '', () => cookerDial(art, look))
  else cookerPanel(art, has('display') ? '0:35' : '')
  if (has('steam')) steam(art, has('open') ? 590 : 746, has('open') ? 410 : 300, 0.9)
}

/** Below the rim of an open cooker, which hides a part of its wall. */
const LOWER = 'transform="translate(600 560) scale(.84) translate(-600 -530)"'

/** The wall of an open cooker: who looks into it sees its foot bowed as its rim is. */
function bowedBody(art: Canvas, color: Color): void {
  const foot = 'M378 726V744Q380 754 396 757Q600 796 804 757Q820 754 822 744V726Z'
  art.fill(foot, BLACK)
  art.stroke('M398 752Q600 790 802 752', tint(BLACK, 0.3), 3, { opacity: 0.6 })
  art.fill('M372 470H828V722Q828 734 808 739Q600 778 392 739Q372 734 372 722Z', steel(art, color))
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

/** The lid tipped back on the hinge behind the pot, its steel inside towards us. */
function openLid(art: Canvas, color: Color): void {
  art.fill(roundedRect(548, 416, 104, 60, 12), shade(BLACK, 0.3))
  art.fill(ellipse(606, 306, 226, 146), shade(color, 0.34))
  art.fill(ellipse(600, 304, 226, 144), matte(art, color))
  art.fill(ellipse(600, 312, 194, 120), shade('#bdb5aa', 0.4))
  art.fill(ellipse(600, 316, 190, 116), steel(art, '#bdb5aa'))
  art.stroke(ellipse(600, 316, 150, 88), shade('#bdb5aa', 0.2), 4, { opacity: 0.6 })
  art.fill(circle(600, 312, 20), shade('#bdb5aa', 0.3))
  const drops = Array.from({ length: 22 }, () => {
    return [600 + art.random.jitter(130), 316 + art.random.jitter(80)] as const
  })
  art.specks(drops, '#ffffff', 7, { opacity: 0.7 })
}

function openRim(art: Canvas): void {
  art.fill(ellipse(600, 476, 244, 74), BLACK)
  art.fill(ellipse(600, 472, 226, 64), '#e2dcd2')
  art.fill(ellipse(600, 480, 216, 56), '#a39a8e')
  brothyStewIn(art, { x: 600, y: 484, rx: 206, ry: 50 })
  cookerLadle(art)
  const lip = 'M366 478A234 68 0 0 0 834 478'
  art.stroke(lip, shade(BLACK, 0.2), 20)
  art.movedBy(-2, -4, () => art.stroke(lip, tint(BLACK, 0.24), 7))
}

/** A black ladle that leans on the rim, its cup half in the gravy. */
function cookerLadle(art: Canvas): void {
  const cup = 'M630 466C634 448 668 436 696 444C716 450 722 468 712 482C696 500 646 498 630 466Z'
  art.movedBy(4, 9, () => art.fill(cup, '#3a1608', 0.6))
  const handle = 'M700 462C736 430 776 380 806 300'
  art.movedBy(6, 8, () => art.stroke(handle, SHADOW, 18, { opacity: 0.25 }))
  art.stroke(handle, shade(BLACK, 0.4), 20)
  art.movedBy(-2, -1, () => art.stroke(handle, tint(BLACK, 0.1), 13))
  art.movedBy(-5, -2, () => art.stroke(handle, tint(BLACK, 0.5), 3, { opacity: 0.8 }))
  art.fill(cup, shade(BLACK, 0.3))
  art.fill(ellipse(672, 466, 36, 18), '#a3521c')
  art.fill(ellipse(668, 470, 26, 10), '#c8742c', 0.9)
  art.stroke('M636 462C644 448 676 440 700 448', tint(BLACK, 0.45), 4, { opacity: 0.9 })
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
  gleam(art, 'M376 500C374 600 376 690 396 738C412 690 400 590 404 486Z', 0.34)
  art.stroke('M838 490V712Q836 748 806 752', '#e9a878', 7, { opacity: 0.4 })
  art.fill(roundedRect(338, 414, 524, 62, 20), steel(art, '#a39b91'))
  art.fill(roundedRect(346, 466, 508, 12, 6), SHADOW, 0.5)
  art.stroke('M352 426H846', '#fffaf0', 5, { opacity: 0.7 })
  art.fill('M360 422C370 300 470 252 600 252C730 252 830 300 840 422Z', matte(art, accent))
  gleam(
    art,
    'M404 372C444 300 530 274 606 274C546 294 464 326 430 402C414 404 398 396 404 372Z',
    0.6,
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

/** A Dutch oven before an electric cooker, both full of stew, one thick, one with more gravy. */
function potandcooker(art: Canvas, { color, accent }: ProductLook): void {
  art.group('transform="translate(824 752) scale(.8) translate(-600 -776)"', () => {
    const shown = new Set(['open', 'dial'])
    multicooker(art, { color: accent, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  art.softFill(ellipse(436, 796, 226, 12), SHADOW, 0.5, 10)
  art.group('transform="translate(410 796) scale(.8) translate(-600 -776)"', () => {
    const shown = new Set(['stew', 'ladle'])
    dutchoven(art, { color, accent: '#cfc8be', has: (detail) => shown.has(detail) })
  })
  steam(art, 450, 520, 0.85)
  steam(art, 790, 470, 0.7)
}

export const cookers = {
  multicooker,
  pressurecooker,
  potandcooker,
} satisfies Record<keyof typeof words, DrawProduct>
