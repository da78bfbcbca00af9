import type { pots as words } from '../../../language/words/products/pots.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, open, roundedRect } from '../../core/contour.ts'
import { enamel, steel, wood } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { onionHalf } from './fruits.ts'
import { leaf } from './morsels.ts'
import { footShadow, gleam, steam } from './parts.ts'

/** An enamelled pot with loop handles; `lid` tilts its lid, `stew` and `ladle` leave it off. */
export function dutchoven(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('trivet')) trivet(art)
  const isOpen = has('lid') || has('stew') || has('ladle')
  const lift = has('trivet') ? -26 : 0
  if (!has('trivet')) footShadow(art, 600, 270)
  art.movedBy(0, lift, () => {
    potBody(art, color)
    if (isOpen) openPot(art, color, has)
    else closedLid(art, color, accent)
    if (has('lid')) tiltedLid(art, color, accent)
    if (has('ladle')) ladle(art)
    if (has('steam')) steam(art, isOpen ? 520 : 600, isOpen ? 470 : 316, 0.85)
  })
}

function trivet(art: Canvas): void {
  footShadow(art, 600, 250)
  art.fill(roundedRect(350, 748, 500, 28, 10), wood(art, '#b9803f'))
  art.fill(roundedRect(354, 748, 492, 9, 4), tint('#b9803f', 0.4), 0.8)
  for (const x of [392, 492, 592, 692, 792])
    art.fill(roundedRect(x, 762, 22, 14, 3), shade('#b9803f', 0.6))
}

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
  art.stroke('M352 716C420 738 780 738 848 716', shade(color, 0.3), 4, { opacity: 0.5 })
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
  art.fill(ellipse(600, 510, 274, 52), shade(color, 0.2))
  art.fill(ellipse(598, 508, 268, 48), tint(color, 0.2))
  art.fill(ellipse(600, 512, 252, 40), shade('#f1e4c8', 0.22))
  art.fill(ellipse(606, 520, 240, 31), '#f8eed8')
  if (has('stew')) stew(art)
}

function stew(art: Canvas): void {
  art.fill(ellipse(602, 518, 244, 32), '#7a3a1c')
  art.fill(ellipse(596, 515, 226, 25), '#96502a')
  const colors = ['#5c2a16', '#d9812f', '#e3c06a', '#6d3319', '#7f8a3a'] as const
  for (let index = 0; index < 22; index += 1) {
    const x = 600 + art.random.jitter(200)
    const y = 518 + art.random.jitter(18)
    const color = art.random.pick(colors)
    art.fill(ellipse(x + 2, y + 5, 22, 9), SHADOW, 0.3)
    art.fill(ellipse(x, y, art.random.range(14, 24), 9), color)
    art.fill(ellipse(x - 5, y - 4, 7, 2.5), tint(color, 0.6), 0.8)
  }
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

/** A pot of black beans with a wooden spoon. */
function beanpot(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 270)
  potBody(art, color)
  art.fill(ellipse(600, 510, 274, 62), shade(color, 0.25))
  art.fill(ellipse(598, 507, 268, 58), tint(color, 0.24))
  art.fill(ellipse(600, 512, 250, 48), '#1d1114')
  art.fill(ellipse(604, 516, 240, 42), '#33201f')
  for (let index = 0; index < 90; index += 1) {
    const angle = art.random.angle()
    const reach = Math.sqrt(art.random.next())
    const x = 602 + Math.cos(angle) * reach * 222
    const y = 516 + Math.sin(angle) * reach * 34
    art.fill(ellipse(x, y, 14, 8.5), '#120b10')
    art.fill(ellipse(x - 1, y - 1.5, 12, 6.5), art.random.pick(['#2a1c26', '#33222b', '#231722']))
    art.fill(ellipse(x - 4, y - 4, 4, 1.6), '#cdbfd0', 0.8)
  }
  if (has('spoon')) woodenSpoon(art, accent)
  leaf(art, { x: 430, y: 520, size: 110, angle: -0.25, color: '#77854a' }, 0.36)
  if (has('onion')) onionHalf(art, { x: 950, y: 728, size: 56, angle: 0.2, color: '#b9803f' })
  if (has('steam')) steam(art, 560, 440, 0.9)
}

/** A spoon that stands in a pot and leans on its rim. */
function woodenSpoon(art: Canvas, accent: Color): void {
  const along = open([
    [640, 520],
    [730, 400],
    [830, 262],
  ])
  art.stroke(along, shade(accent, 0.45), 32)
  art.stroke(along, accent, 24)
  art.stroke(
    open([
      [648, 498],
      [728, 392],
      [820, 266],
    ]),
    tint(accent, 0.5),
    6,
    { opacity: 0.7 },
  )
  art.fill(ellipse(632, 526, 40, 14), '#33201f')
}

export const pots = {
  dutchoven,
  beanpot,
} satisfies Record<keyof typeof words, DrawProduct>
