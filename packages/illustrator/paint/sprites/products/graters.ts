import type { graters as words } from '../../../language/words/products/graters.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, num, type Path, type Point, roundedRect } from '../../core/contour.ts'
import { litFromAbove, matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { citrus } from './fruits.ts'
import { shreds } from './morsels.ts'
import { clearGlass, CREAM, footShadow, gleam } from './parts.ts'

interface Teeth {
  holes: Path
  shadows: Path
  edges: Path
}

/** The holes of a grater's face, row by row; each is raised below. */
function boxTeeth(): Teeth {
  const teeth: Teeth = { holes: '', shadows: '', edges: '' }
  for (let row = 0; row < 11; row += 1) {
    const y = 366 + row * 33
    const share = (y - 320) / 450
    const left = 505 - share * 44
    const right = 688 + share * 36
    for (let place = 0; place < 7; place += 1) {
      const x = left + 22 + ((right - left - 44) * (place + (row % 2 ? 0.5 : 0))) / 6.5
      teeth.holes += ellipse(x, y, 8, 9.5)
      teeth.shadows += `M${num(x - 8)} ${num(y + 2)}a8 9 0 0 0 16 0`
      teeth.edges += `M${num(x - 6)} ${num(y + 8)}a8 8 0 0 0 13-2`
    }
  }
  return teeth
}

/** A four-sided grater with a coloured handle and foot. */
function boxgrater(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 150)
  art.stroke('M540 306C536 206 664 206 660 306', shade(color, 0.3), 36)
  art.stroke('M541 302C540 218 660 218 659 302', tint(color, 0.1), 21)
  art.fill('M688 320L760 768Q762 778 748 778L700 766L640 320Z', steel(art, '#a39b91'))
  art.fill('M500 316H690L730 766Q731 778 716 778H466Q452 778 454 766Z', steel(art, accent))
  const teeth = boxTeeth()
  art.fill(teeth.holes, '#5f5650')
  art.stroke(teeth.edges, '#fffdf6', 3.6)
  art.fill(roundedRect(488, 300, 214, 30, 10), matte(art, color))
  art.fill(roundedRect(450, 754, 284, 26, 8), matte(art, color))
  if (!has('cheese')) return
  const curls = Array.from({ length: 44 }, (): Point => [
    330 + art.random.jitter(110),
    796 + art.random.jitter(18),
  ])
  shreds(
    art,
    curls.map(([x, y]): Point => [x + 3, y + 5]),
    '#7a4a1c',
    30,
    6,
  )
  shreds(art, curls, '#f3cb62', 32, 7)
}

/** A long rasp over a glass bowl, zest falling, a bare lemon below. */
function grater(art: Canvas, look: ProductLook): void {
  art.group('transform="translate(600 776) scale(1.06) translate(-600 -776)"', () =>
    rasp(art, look),
  )
}

function rasp(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('bowl')) zestBowl(art, accent)
  art.group('transform="translate(26 172) rotate(7 600 380)"', () => {
    art.fill(roundedRect(330, 350, 520, 74, 14), shade('#b7afa5', 0.5))
    const face = litFromAbove(art, '#cfc8be')
    art.fill(roundedRect(326, 340, 520, 74, 14), face)
    art.stroke('M340 348H836', CREAM, 5, { opacity: 0.9 })
    art.stroke('M340 408H836', '#6f665e', 4, { opacity: 0.6 })
    const slots = Array.from({ length: 4 * 22 }, (_, index) => {
      const row = Math.floor(index / 22)
      const x = 352 + (index % 22) * 21.5 + (row % 2) * 10
      return `M${num(x)} ${358 + row * 13}l8 7`
    })
    art.stroke(slots.join(''), '#5f5650', 5)
    const zest = Array.from({ length: 40 }, (): Point => [
      440 + art.random.next() * 300,
      362 + art.random.next() * 40,
    ])
    shreds(art, zest, accent, 12, 4)
    art.fill(roundedRect(116, 330, 226, 96, 44), shade(color, 0.42))
    art.fill(roundedRect(113, 324, 224, 90, 42), litFromAbove(art, color))
    gleam(art, 'M140 350Q146 338 170 338H300Q220 344 150 360Z', 0.5)
    art.fill(ellipse(146, 370, 13, 13), shade(color, 0.6))
    art.fill(roundedRect(838, 352, 18, 50, 8), color)
  })
  const falling = Array.from({ length: 30 }, (): Point => [
    600 + art.random.jitter(130),
    600 + art.random.next() * 70,
  ])
  shreds(art, falling, accent, 18, 5)
  if (has('lemon')) zestedLemon(art, accent)
}

function zestBowl(art: Canvas, accent: Color): void {
  footShadow(art, 600, 120)
  art.fill(ellipse(600, 590, 216, 34), '#f5f4ea', 0.45)
  clearGlass(art, 'M384 590H816C808 700 730 766 670 776H530C470 766 392 700 384 590Z', () => {
    art.fill('M440 720Q520 640 600 636Q680 640 760 720L700 790H500Z', shade(accent, 0.16))
    const heap = Array.from({ length: 90 }, (): Point => {
      const x = art.random.jitter(1)
      return [600 + x * 140, 764 - art.random.next() * 118 * (1 - x * x * 0.8)]
    })
    shreds(art, heap.slice(0, 40), shade(accent, 0.2), 24, 6)
    shreds(art, heap.slice(40), tint(accent, 0.2), 22, 5)
  })
  art.stroke(ellipse(600, 590, 216, 30), '#fffdf5', 5, { opacity: 0.8 })
  gleam(art, 'M408 612C420 680 460 730 500 754C462 700 446 660 440 608Z', 0.5)
}

/** A lemon on the rasp, white pith where its zest is gone. */
function zestedLemon(art: Canvas, accent: Color): void {
  art.fill(ellipse(668, 548, 84, 13), '#3a2418', 0.45)
  citrus(art, { x: 660, y: 470, size: 96, color: accent, angle: -0.24 })
  const bald = 'M600 500C620 528 680 546 724 520C740 504 742 480 734 470C712 492 650 500 600 500Z'
  art.fill(bald, '#fbf3dc')
  art.stroke('M622 510C660 522 700 518 726 498M640 524C668 530 700 526 716 514', accent, 4, {
    opacity: 0.7,
  })
}

export const graters = {
  boxgrater,
  grater,
} satisfies Record<keyof typeof words, DrawProduct>
