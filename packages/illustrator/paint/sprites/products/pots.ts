import type { pots as words } from '../../../language/words/products/pots.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, roundedRect } from '../../core/contour.ts'
import { enamel, steel, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { beanpot } from './beanPot.ts'
import { type Opening, stewIn } from './stewInPot.ts'
import { footShadow, gleam, steam } from './parts.ts'

/** An enamelled pot with loop handles; `lid` tilts its lid, `stew` and `ladle` leave it off. */
export function dutchoven(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('trivet')) trivet(art)
  const isOpen = has('lid') || has('stew') || has('ladle')
  const lift = has('trivet') ? -26 : 0
  if (!has('trivet')) footShadow(art, 600, 270)
  // Where it steams one looks into it from near.
  const scale = has('stew') && has('steam') ? 1.22 : 1
  art.group(`transform="${nearer(scale, lift)}"`, () => {
    potBody(art, color, has('stew') ? SAG : 0)
    if (isOpen) openPot(art, color, has)
    else closedLid(art, color, accent)
    if (has('lid')) tiltedLid(art, color, accent)
    if (has('ladle') && !has('stew')) ladle(art)
    if (has('steam')) steam(art, isOpen ? 520 : 600, isOpen ? 470 : 316, 0.85)
  })
}

/** A pot seen from nearer: its foot stays where it is. */
function nearer(scale: number, lift = 0): string {
  return `translate(600 ${776 + lift}) scale(${scale}) translate(-600 -776)`
}

function trivet(art: Canvas): void {
  footShadow(art, 600, 250)
  art.fill(roundedRect(350, 748, 500, 28, 10), wood(art, '#b9803f'))
  art.fill(roundedRect(354, 748, 492, 9, 4), tint('#b9803f', 0.4), 0.8)
  for (const x of [392, 492, 592, 692, 792])
    art.fill(roundedRect(x, 762, 22, 14, 3), shade('#b9803f', 0.6))
}

/** How far the foot of a pot is bowed for who looks into it from above. */
const SAG = 24

/** The wall of a pot and its loops; `sag` bows its foot as its rim is bowed. */
function potBody(art: Canvas, color: Color, sag = 0): void {
  for (const side of [-1, 1]) {
    const x = (u: number) => 600 + side * u
    art.stroke(`M${x(262)} 560C${x(340)} 548 ${x(340)} 628 ${x(258)} 622`, shade(color, 0.42), 34)
    const lit = side < 0 ? tint(color, 0.08) : shade(color, 0.16)
    art.stroke(`M${x(262)} 556C${x(332)} 546 ${x(332)} 618 ${x(258)} 614`, lit, 20)
  }
  art.fill(
    `M328 510H872C876 620 864 700 836 ${744 - sag}Q816 ${772 - sag} 780 ${776 - sag * 0.6}Q600 ${776 + sag} 420 ${776 - sag * 0.6}Q384 ${772 - sag} 364 ${744 - sag}C336 700 324 620 328 510Z`,
    enamel(art, color),
  )
  gleam(art, 'M350 560C350 640 364 700 392 742C410 720 388 640 392 560Z', 0.4)
  const groove = `M350 ${714 - sag}Q600 ${740 + sag} 850 ${714 - sag}`
  art.stroke(groove, shade(color, 0.3), 4, { opacity: 0.5 })
  if (!sag) return
  art.movedBy(0, 5, () => art.stroke(groove, tint(color, 0.4), 3, { opacity: 0.5 }))
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

function openPot(art: Canvas, color: Color, has: ProductLook['has']): void {
  if (!has('stew')) return opening(art, color, 52, 510)
  // What is cooked in it is looked at from a little higher.
  opening(art, color, 92, 512)
  const rim = { x: 606, y: 522, rx: 240, ry: 71 }
  insideWall(art, rim)
  const spoon = has('ladle') ? () => ladle(art) : undefined
  stewIn(art, { x: 606, y: 548, rx: 230, ry: 60 }, rim, spoon)
  lip(art, color, 92, 512)
}

/** The inside of the far wall: light at its rim, browned where it has cooked down, dark at the gravy. */
function insideWall(art: Canvas, { x, y, rx, ry }: Opening): void {
  const wall = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#e9d6b0'],
    [0.14, '#c79a62'],
    [0.34, '#6b3716'],
    [0.6, '#351205'],
    [1, '#2a0e04'],
  ])
  art.fill(ellipse(x, y, rx, ry), wall)
}

/** The rim of an open pot and the cream inside it; `ry` is half the height of its oval. */
function opening(art: Canvas, color: Color, ry: number, y: number): void {
  art.fill(ellipse(600, y, 274, ry), shade(color, 0.24))
  art.fill(ellipse(598, y - 3, 268, ry - 4), tint(color, 0.2))
  art.fill(ellipse(600, y + 2, 252, ry - 12), shade('#f1e4c8', 0.22))
  art.fill(ellipse(606, y + 10, 240, ry - 21), '#f8eed8')
}

/** The near side of the rim, before what fills the pot. */
function lip(art: Canvas, color: Color, ry: number, y: number): void {
  const near = `M334 ${y}A265 ${ry - 6} 0 0 0 864 ${y}`
  art.stroke(near, shade(color, 0.1), 16)
  art.movedBy(-2, -3, () => art.stroke(near, tint(color, 0.22), 8))
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
