import type { knives as words } from '../../../language/words/products/knives.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { ellipse, num } from '../../core/contour.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { board, cucumberSlices } from './boards.ts'
import { choppedOnion } from './choppedOnion.ts'
import { cooksKnife } from './cooksKnife.ts'
import { onionHalf } from './cutOnion.ts'
import { onionBeingSliced } from './slicedOnion.ts'
import { blade, handle, rivets } from './knifeBlade.ts'
import { whetstone } from './whetstone.ts'

const RED_ONION = '#a0407a'

function chefsknife(art: Canvas, look: ProductLook): void {
  if (look.has('cuts')) return threeCuts(art, look)
  const { color, accent, has } = look
  if (has('board')) {
    board(art, { x: 600, y: 474, width: 1000, height: 712, angle: -0.05, color: accent })
  }
  if (has('onion')) {
    onionHalf(art, { x: 800, y: 236, size: 128, angle: 0.42, color: RED_ONION })
    onionBeingSliced(art, RED_ONION)
  }
  art.group('transform="translate(560 440) rotate(16) scale(1.08)"', () =>
    cooksKnife(art, color, accent),
  )
}

/** The knife above what it cut. */
function threeCuts(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board')) {
    board(art, { x: 630, y: 466, width: 920, height: 790, angle: -0.05, color: accent })
  }
  choppedOnion(art)
  if (has('onion')) onionHalf(art, { x: 952, y: 176, size: 104, angle: 0.34, color: RED_ONION })
  art.group('transform="translate(606 318) rotate(-3) scale(.95)"', () =>
    cooksKnife(art, color, accent),
  )
}

/** The blade of a santoku: a straight spine that drops to the tip in one curve, an edge that is nearly flat. */
const SANTOKU =
  'M-96-84L384-92C470-92 548-52 586 34C588 42 582 48 572 50C430 74 200 84-60 82Q-80 82-80 60L-76 30L-96 20Z'
const SANTOKU_EDGE = 'M582 44C440 74 200 84-60 82'

/** A tall blade with dimples and an eight-sided handle. */
function santoku(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board'))
    board(art, { x: 600, y: 460, width: 920, height: 580, angle: 0.04, color: accent })
  if (has('cucumber')) cucumberSlices(art)
  art.group('transform="translate(546 356) rotate(-9) scale(.94)"', () => {
    santokuHandle(art, color)
    art.dropShadow(SANTOKU, 14, 24, 0.46)
    santokuBlade(art)
  })
}

/** Brushed flat steel, the dimples above the bevel, the bevel bright along the edge. */
function santokuBlade(art: Canvas): void {
  const flat = art.linearGradient('x1="0" x2="1" y1="0" y2=".3"', [
    [0, '#8f8d90'],
    [0.2, '#c3c1c1'],
    [0.4, '#e9e6e2'],
    [0.52, '#b4b2b4'],
    [0.76, '#d6d3d0'],
    [1, '#98969a'],
  ])
  art.fill(SANTOKU, flat)
  art.clipped(SANTOKU, () => {
    const brushed = Array.from({ length: 46 }, () => {
      const x = art.random.range(-90, 560)
      return `M${num(x)}-100l${num(art.random.jitter(4))} 200`
    })
    art.stroke(brushed.slice(0, 23).join(''), '#ffffff', 2, { opacity: 0.26 })
    art.stroke(brushed.slice(23).join(''), '#5d5a60', 2, { opacity: 0.14 })
    art.fill('M120-110H250L170 110H40Z', '#ffffff', 0.3)
    const bevel = 'M590 20C440 50 200 60-90 58V100H590Z'
    art.fill(bevel, '#f7f4ee')
    art.stroke('M590 20C440 50 200 60-90 58', '#7d7a7e', 2.5, { opacity: 0.7 })
    for (let index = 0; index < 10; index += 1) {
      const x = 6 + index * 50
      const y = 20 - index * 1.5
      art.fill(ellipse(x, y, 11, 29), '#77757b', 0.85)
      art.fill(ellipse(x + 3, y + 4, 8, 24), '#dddad7')
    }
    art.stroke('M-96-82L384-90C468-90 546-50 586 34', '#55535a', 7, { opacity: 0.6 })
    art.stroke('M-96-76L384-84C462-84 532-48 574 24', '#ffffff', 3, { opacity: 0.7 })
  })
  art.stroke(SANTOKU_EDGE, '#ffffff', 4)
}

/** Eight-sided wood, three of its faces seen, with a dark collar at the blade. */
function santokuHandle(art: Canvas, color: Color): void {
  const grip = 'M-90-50L-440-56Q-462-54-462-10Q-462 34-440 36L-90 28Z'
  handle(art, grip, color)
  art.clipped(grip, () => {
    art.fill('M-90-50L-470-56V-34L-90-30Z', tint(color, 0.42))
    art.fill('M-90 10L-470 12V44L-90 40Z', shade(color, 0.42))
    art.stroke('M-180-20C-260-26-340-14-450-20M-200-6C-280-12-360 0-456-4', shade(color, 0.36), 3, {
      opacity: 0.6,
    })
    art.fill('M-80-60H-166V44H-80Z', '#2a2222', 0.92)
    art.fill('M-80-60H-166V-33H-80Z', '#7a6d66', 0.9)
    art.fill('M-80 11H-166V44H-80Z', '#120d0e', 0.8)
    art.stroke('M-170-60V44', '#cdb38c', 6)
  })
}

/** A long blade with teeth. */
function breadknife(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board'))
    board(art, { x: 600, y: 470, width: 900, height: 520, angle: -0.06, color: accent })
  art.group('transform="translate(545 430) rotate(-12) scale(.96)"', () => {
    const teeth = Array.from({ length: 26 }, () => 'q-9 12-20 0').join('')
    const edge = `M500 30${teeth}`
    blade(art, `M-60-40H460Q502-36 512 0L500 30${teeth}H-40Q-60 30-60 10Z`, edge)
    art.stroke('M-40 12H490', '#a49d95', 3, { opacity: 0.5 })
    handle(
      art,
      'M-60-46H-220C-290-50-340-56-376-46Q-420-34-420 4Q-418 44-386 44C-340 38-300 26-220 30H-60Z',
      color,
    )
    art.stroke('M-80-30C-200-34-300-42-380-28', tint(color, 0.45), 5, { opacity: 0.6 })
    rivets(art, [-110, -220, -340])
  })
}

export const knives = {
  chefsknife,
  santoku,
  breadknife,
  whetstone,
} satisfies Record<keyof typeof words, DrawProduct>
