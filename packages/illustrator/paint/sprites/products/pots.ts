import type { pots as words } from '../../../language/words/products/pots.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { enamel, steel, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { beanpot } from './beanPot.ts'
import { footShadow, gleam, steam } from './parts.ts'
import { POT_FOOT, stewPot } from './stewPot.ts'

/**
 * An enamelled pot with loop handles; `lid` tilts its lid, `ladle` leaves it off. With
 * `stew` it stands filled on a stove, without lid and trivet.
 */
export function dutchoven(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('stew')) {
    potOnStove(art, color, has)
    return
  }
  if (has('trivet')) trivet(art)
  else footShadow(art, 600, 270)
  const isOpen = has('lid') || has('ladle')
  art.movedBy(0, has('trivet') ? -26 : 0, () => {
    potBody(art, color)
    if (isOpen) opening(art, color)
    else closedLid(art, color, accent)
    if (has('lid')) tiltedLid(art, color, accent)
    if (has('ladle')) ladle(art)
    if (has('steam')) steam(art, isOpen ? 520 : 600, isOpen ? 470 : 316, 0.85)
  })
}

/** Full of stew: where it steams one looks into it from near. */
function potOnStove(art: Canvas, color: Color, has: ProductLook['has']): void {
  const scale = has('steam') ? 1.17 : 1
  art.group(`transform="translate(600 774) scale(${scale}) translate(-600 -${POT_FOOT})"`, () => {
    stewPot(art, color, { spoon: has('ladle') })
    if (has('steam')) steam(art, 640, 440, 0.9)
  })
}

function trivet(art: Canvas): void {
  footShadow(art, 600, 250)
  art.fill(roundedRect(350, 748, 500, 28, 10), wood(art, '#b9803f'))
  art.fill(roundedRect(354, 748, 492, 9, 4), tint('#b9803f', 0.4), 0.8)
  for (const x of [392, 492, 592, 692, 792])
    art.fill(roundedRect(x, 762, 22, 14, 3), shade('#b9803f', 0.6))
}

/** The wall of a pot and its loops. */
function potBody(art: Canvas, color: Color): void {
  for (const side of [-1, 1]) {
    const x = (u: number) => 600 + side * u
    art.stroke(`M${x(262)} 560C${x(340)} 548 ${x(340)} 628 ${x(258)} 622`, shade(color, 0.42), 34)
    const lit = side < 0 ? tint(color, 0.08) : shade(color, 0.16)
    art.stroke(`M${x(262)} 556C${x(332)} 546 ${x(332)} 618 ${x(258)} 614`, lit, 20)
  }
  art.fill(
    'M328 510H872C876 620 864 700 836 744Q816 772 780 776H420Q384 772 364 744C336 700 324 620 328 510Z',
    enamel(art, color),
  )
  gleam(art, 'M350 560C350 640 364 700 392 742C410 720 388 640 392 560Z', 0.4)
  art.stroke('M350 714Q600 740 850 714', shade(color, 0.3), 4, { opacity: 0.5 })
}

function closedLid(art: Canvas, color: Color, accent: Color): void {
  art.fill('M316 492H884V512Q884 528 866 528H334Q316 528 316 512Z', enamel(art, shade(color, 0.1)))
  art.fill(
    'M326 494C350 430 460 398 600 398C740 398 850 430 874 494Z',
    enamel(art, tint(color, 0.04)),
  )
  gleam(
    art,
    'M370 466C430 424 520 412 600 412C520 424 440 446 404 484C384 490 366 484 370 466Z',
    0.55,
  )
  potKnob(art, 600, 400, accent)
}

/** The knob of a lid; `y` is where it is fixed. */
export function potKnob(art: Canvas, x: number, y: number, accent: Color): void {
  art.fill(`M${x - 26} ${y + 4}L${x - 18} ${y - 34}h36L${x + 26} ${y + 4}Z`, steel(art, accent))
  art.fill(ellipse(x, y - 38, 46, 22), shade(accent, 0.35))
  art.fill(ellipse(x - 3, y - 43, 43, 18), tint(accent, 0.2))
  art.fill(ellipse(x - 12, y - 48, 18, 6), '#fff3d0', 0.85)
}

/** The rim of an open pot and the cream inside it. */
function opening(art: Canvas, color: Color): void {
  art.fill(ellipse(600, 510, 274, 52), shade(color, 0.24))
  art.fill(ellipse(598, 507, 268, 48), tint(color, 0.2))
  art.fill(ellipse(600, 512, 252, 40), shade('#f1e4c8', 0.22))
  art.fill(ellipse(606, 520, 240, 31), '#f8eed8')
}

/** The lid leaning on the rim, its cream inside half to be seen. */
function tiltedLid(art: Canvas, color: Color, accent: Color): void {
  art.fill(ellipse(720, 514, 150, 22), SHADOW, 0.3)
  art.rotated(-0.42, 720, 420, () => {
    art.fill(
      'M446 440C470 372 580 340 720 340C860 340 970 372 994 440Z',
      enamel(art, tint(color, 0.04)),
    )
    gleam(
      art,
      'M490 410C550 366 640 354 720 354C640 368 560 390 524 428C504 434 486 430 490 410Z',
      0.55,
    )
    art.fill(ellipse(720, 442, 276, 46), shade(color, 0.3))
    art.fill(ellipse(720, 446, 266, 40), '#e3d2b0')
    art.fill(ellipse(716, 453, 250, 31), '#faf1dd')
    art.fill(ellipse(730, 458, 170, 14), CREAM_SHADE, 0.7)
    potKnob(art, 720, 342, accent)
  })
}

const CREAM_SHADE = '#eadbbc'

function ladle(art: Canvas): void {
  art.stroke('M470 512C440 420 400 330 372 262', shade('#b9803f', 0.4), 24)
  art.stroke('M467 508C437 416 397 328 370 262', '#b9803f', 16)
  art.stroke('M452 470C430 410 400 340 374 274', tint('#b9803f', 0.5), 4, { opacity: 0.7 })
}

export const pots = {
  dutchoven,
  beanpot,
} satisfies Record<keyof typeof words, DrawProduct>
