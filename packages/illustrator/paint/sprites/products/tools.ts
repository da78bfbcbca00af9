import type { tools as words } from '../../../language/words/products/tools.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Path, roundedRect } from '../../core/contour.ts'
import { across, litFromAbove, matte } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { CREAM, footShadow, gleam } from './parts.ts'

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
function spatulas(art: Canvas, { color, accent }: ProductLook): void {
  footShadow(art, 600, 140)
  for (const tool of SPATULAS) spatula(art, { color: accent, ...tool })
  const crock = 'M446 500H754L736 744Q732 776 700 776H500Q468 776 464 744Z'
  art.fill(
    crock,
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

function spatula(art: Canvas, { x, lean, color, head }: Spatula): void {
  art.rotated(lean, x, 560, () => {
    art.fill(roundedRect(x - 12, 330, 24, 240, 10), shade('#b9803f', 0.35))
    art.fill(roundedRect(x - 12, 330, 18, 240, 9), '#c9935a')
    art.group(`transform="translate(${x} 350)"`, () => {
      art.fill(head, shade(color, 0.4))
      art.movedBy(-4, -4, () => art.fill(head, litFromAbove(art, color)))
      art.stroke('M-26-140Q-28-80-22-34', tint(color, 0.6), 6, { opacity: 0.6 })
      art.fill(roundedRect(-17, -6, 34, 34, 8), shade(color, 0.2))
    })
  })
}

/** Two baking sheets: one leans on the wall, one holds carrots. */
function sheetpans(art: Canvas, { color, has }: ProductLook): void {
  footShadow(art, 600, 330, 690)
  art.fill(roundedRect(312, 214, 590, 474, 34), SHADOW, 0.28)
  art.fill(roundedRect(296, 200, 590, 486, 34), shade(color, 0.3))
  art.fill(roundedRect(300, 202, 576, 474, 30), litFromAbove(art, tint(color, 0.2)))
  art.fill(roundedRect(330, 232, 516, 418, 18), shade(color, 0.26))
  art.fill(
    roundedRect(340, 244, 506, 406, 16),
    across(art, [
      [0, shade(color, 0.1)],
      [0.3, tint(color, 0.5)],
      [0.55, color],
      [0.75, tint(color, 0.4)],
      [1, shade(color, 0.12)],
    ]),
  )
  art.stroke('M316 216H860', CREAM, 6, { opacity: 0.8 })
  art.fill('M360 640L560 250H640L440 640Z', '#fff', 0.16)
  footShadow(art, 590, 390, 792)
  art.fill('M236 672H944L1010 768Q1014 792 988 792H196Q166 792 172 768Z', shade(color, 0.36))
  art.fill('M240 668H940L1004 760H178Z', litFromAbove(art, tint(color, 0.16)))
  art.fill('M268 684H914L962 750H222Z', shade(color, 0.22))
  if (has('carrots')) carrots(art)
  art.fill('M174 758H1008Q1016 792 988 792H196Q164 792 174 758Z', matte(art, tint(color, 0.1)))
  art.stroke('M178 762H1002', CREAM, 6, { opacity: 0.85 })
}

function carrots(art: Canvas): void {
  for (let index = 0; index < 17; index += 1) {
    const x = 300 + index * 36 + art.random.jitter(10)
    const y = 706 + (index % 3) * 17
    const tone = art.random.pick(['#e5812f', '#d9702a', '#ee9a45'])
    art.rotated(art.random.jitter(0.5) + 0.1, x, y, () => {
      art.fill(ellipse(x + 4, y + 9, 62, 12), SHADOW, 0.3)
      art.fill(
        `M${num(x - 64)} ${num(y - 12)}Q${num(x)} ${num(y - 26)} ${num(x + 72)} ${num(y)}Q${num(x)} ${num(y + 24)} ${num(x - 64)} ${num(y + 14)}Q${num(x - 76)} ${num(y)} ${num(x - 64)} ${num(y - 12)}Z`,
        shade(tone, 0.24),
      )
      art.fill(
        `M${num(x - 62)} ${num(y - 12)}Q${num(x)} ${num(y - 25)} ${num(x + 68)} ${num(y - 1)}Q${num(x)} ${num(y + 8)} ${num(x - 62)} ${num(y + 4)}Z`,
        tone,
      )
      art.stroke(
        `M${num(x - 40)} ${num(y - 8)}q4 8 2 14M${num(x - 8)} ${num(y - 12)}q4 8 2 16M${num(x + 24)} ${num(y - 9)}q3 6 2 12`,
        '#7a3a16',
        4,
        { opacity: 0.6 },
      )
    })
  }
}

export const tools = {
  spatulas,
  sheetpans,
} satisfies Record<keyof typeof words, DrawProduct>
