import type { salt as words } from '../../../language/words/products/salt.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, moved, polygon, type Point, sized, roundedRect } from '../../core/contour.ts'
import { enamel, matte } from '../materials.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { heapPoints } from './morsels.ts'
import { footShadow, print } from './parts.ts'

/** A box of salt and a black bowl with a heap of flakes. */
function saltbox(art: Canvas, { color, accent, has }: ProductLook): void {
  const x = has('bowl') ? 0 : 90
  art.movedBy(x, 0, () => {
    footShadow(art, 510, 150)
    art.fill('M640 318L690 296V752L640 776Z', shade(color, 0.34))
    art.fill('M374 318L424 292H690L640 318Z', tint(color, 0.5))
    art.fill(
      polygon([
        [374, 318],
        [640, 318],
        [640, 776],
        [374, 776],
      ]),
      matte(art, color),
    )
    art.fill('M374 318H640V388Q500 420 374 388Z', tint(color, 0.35))
    const waves = [0, 1, 2, 3].map((row) => `M374 ${440 + row * 84}q33-34 66 0t66 0t66 0t68 0`)
    art.stroke(waves.join(''), tint(color, 0.5), 9, { opacity: 0.5 })
    art.fill(roundedRect(396, 424, 222, 214, 107), tint(accent, 0.1))
    art.fill(roundedRect(404, 430, 206, 200, 100), '#fbf6ea')
    saltCrystal(art, 507, 540, accent)
    print(
      art,
      [
        [507, 660, 170],
        [507, 686, 120],
      ],
      shade(accent, 0.3),
      7,
    )
    art.stroke('M390 740H624', accent, 8)
    art.fill(roundedRect(600, 296, 46, 16, 4), '#d8d2c8')
  })
  if (has('bowl')) saltBowl(art)
}

/** The stepped pyramid that flaky salt grows into. */
function saltCrystal(art: Canvas, x: number, y: number, color: Color): void {
  for (const [size, tone] of [
    [66, 0.5],
    [46, 0.3],
    [26, 0.12],
  ] as const) {
    const square: Point[] = [
      [x, y - size],
      [x + size * 1.1, y],
      [x, y + size * 0.7],
      [x - size * 1.1, y],
    ]
    art.fill(polygon(square), tint(color, tone + 0.2))
    art.stroke(polygon(square), color, 3.5)
  }
}

function saltBowl(art: Canvas): void {
  footShadow(art, 830, 120, 786)
  art.fill(
    'M684 664H980C976 730 920 782 880 786H784C744 782 688 730 684 664Z',
    enamel(art, '#2b2728'),
  )
  art.fill(ellipse(832, 664, 148, 24), '#4a4443')
  art.fill(ellipse(832, 668, 136, 18), '#1d191a')
  art.fill(
    'M708 668C750 620 800 584 834 582C874 586 920 622 956 668Q900 688 832 688Q760 688 708 668Z',
    '#e9e3d8',
  )
  art.fill('M722 664C760 622 800 592 830 590C826 628 790 656 760 676Z', '#fffdf8')
  for (const place of heapPoints(art, { x: 832, y: 676, half: 116, height: 88 }, 56)) {
    flake(art, place, art.random.range(6, 13))
  }
  for (let index = 0; index < 26; index += 1) {
    const spilled: Point = [art.random.range(560, 1060), art.random.range(792, 826)]
    flake(art, spilled, art.random.range(5, 13))
  }
}

/** One thin flake of salt. */
function flake(art: Canvas, [x, y]: Point, size: number): void {
  const outline = sized(pairs('0,-1 1,-.1 .2,.7 -1,0'), size)
  art.fill(polygon(moved(outline, x, y)), '#c9c0b4')
  art.fill(
    polygon(moved(outline, x - 1.5, y - 2)),
    art.random.pick(['#fffefb', '#fffefb', '#f1ece2']),
  )
}

export const salt = {
  saltbox,
} satisfies Record<keyof typeof words, DrawProduct>
