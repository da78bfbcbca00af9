import type { tools as words } from '../../../language/words/products/tools.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { type Path, roundedRect } from '../../core/contour.ts'
import { across, litFromAbove, matte } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { footShadow, gleam } from './parts.ts'
import { sheetpans } from './sheetPans.ts'

interface Spatula {
  x: number
  lean: number
  color: Color
  head: Path
}

/** From left to right; the last takes the accent. */
const SPATULAS: readonly (Omit<Spatula, 'color'> & { color?: Color })[] = [
  {
    x: 520,
    lean: -0.3,
    color: '#d9a02f',
    head: 'M-42-130Q-42-190 0-190Q42-190 42-130V-30Q42 0 14 0H-14Q-42 0-42-30Z',
  },
  { x: 572, lean: -0.09, color: '#8fa67f', head: 'M-46-170L46-190V-20Q46 0 24 0H-24Q-46 0-46-20Z' },
  {
    x: 630,
    lean: 0.13,
    color: '#2f4468',
    head: 'M-50-96C-50-176 50-176 50-96C50-40 26 0 0 0S-50-40-50-96Z',
  },
  {
    x: 682,
    lean: 0.34,
    head: 'M-24-180Q-24-196 0-196Q24-196 24-180V-14Q24 0 10 0H-10Q-24 0-24-14Z',
  },
]

/** Four spatulas in a crock. */
function spatulas(art: Canvas, look: ProductLook): void {
  art.group('transform="translate(600 776) scale(.98) translate(-600 -776)"', () =>
    crock(art, look),
  )
}

function crock(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 140)
  for (const [index, tool] of SPATULAS.entries()) {
    spatula(art, { color: accent, ...tool }, index === 1)
  }
  const outline = 'M446 500H754L736 744Q732 776 700 776H500Q468 776 464 744Z'
  art.fill(
    outline,
    across(art, [
      [0, shade(color, 0.3)],
      [0.12, color],
      [0.26, '#ffffff'],
      [0.5, color],
      [0.85, shade(color, 0.26)],
      [1, shade(color, 0.42)],
    ]),
  )
  art.fill(roundedRect(434, 484, 332, 32, 16), matte(art, tint(color, 0.2)))
  art.stroke('M456 560H744M458 574H742', '#4f7f9a', 6, { opacity: 0.8 })
  gleam(art, 'M478 590L488 720Q492 750 510 756L500 590Z', 0.6)
}

function spatula(art: Canvas, { x, lean, color, head }: Spatula, used: boolean): void {
  art.rotated(lean, x, 560, () => {
    art.fill(roundedRect(x - 12, 330, 24, 240, 10), shade('#b9803f', 0.35))
    art.fill(roundedRect(x - 12, 330, 18, 240, 9), '#c9935a')
    art.group(`transform="translate(${x} 350)"`, () => {
      art.fill(head, shade(color, 0.4))
      art.movedBy(-4, -4, () => art.fill(head, litFromAbove(art, color)))
      art.stroke('M-26-140Q-28-80-22-34', tint(color, 0.6), 6, { opacity: 0.6 })
      if (used) chocolate(art, head)
      art.fill(roundedRect(-17, -6, 34, 34, 8), shade(color, 0.2))
    })
  })
}

/** Chocolate batter that still runs down a spatula. */
function chocolate(art: Canvas, head: Path): void {
  art.clipped(head, () => {
    const batter =
      'M-60-220H60V-110C50-100 40-112 34-104C26-84 30-60 20-58C10-58 14-92 4-100C-6-106-12-90-14-66C-16-34-30-34-32-62C-34-92-40-104-60-100Z'
    art.fill(batter, '#3f1d10')
    art.movedBy(-3, -4, () => art.fill(batter, '#6b351c'))
    art.stroke('M-34-160C-36-140-34-120-30-104M-22-88V-56', '#c98a5a', 6, { opacity: 0.8 })
  })
}

export const tools = {
  spatulas,
  sheetpans,
} satisfies Record<keyof typeof words, DrawProduct>
