import type { graters as words } from '../../../language/words/products/graters.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, num, type Path, type Point, roundedRect } from '../../core/contour.ts'
import { matte, steel } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { shreds } from './morsels.ts'
import { footShadow } from './parts.ts'
import { grater } from './rasp.ts'

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

export const graters = {
  boxgrater,
  grater,
} satisfies Record<keyof typeof words, DrawProduct>
