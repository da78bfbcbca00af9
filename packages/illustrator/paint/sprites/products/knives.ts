import type { knives as words } from '../../../language/words/products/knives.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, tint } from '../../core/color.ts'
import { circle, ellipse, num, type Path, roundedRect } from '../../core/contour.ts'
import { down, litFromAbove } from '../materials.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { board, choppedOnion, cucumberSlices } from './boards.ts'
import { onionHalf } from './fruits.ts'

/** A blade from its spine above to its edge below. */
function blade(art: Canvas, outline: Path, edge: Path): void {
  art.dropShadow(outline, 14, 24, 0.4)
  const metal = down(art, [
    [0, '#6f6a6c'],
    [0.1, '#cfc9c4'],
    [0.34, '#ffffff'],
    [0.52, '#b3aeac'],
    [0.6, '#8f8b8d'],
    [0.68, '#e9e5de'],
    [1, '#fffaf0'],
  ])
  art.fill(outline, metal)
  art.stroke(edge, '#fffdf6', 5, { opacity: 0.9 })
}

/** A handle along the x axis, ending at `to`. */
function handle(art: Canvas, outline: Path, color: Color): void {
  art.dropShadow(outline, 14, 24, 0.4)
  art.fill(outline, shade(color, 0.5))
  art.movedBy(-2, -4, () => art.fill(outline, litFromAbove(art, color)))
}

function rivets(art: Canvas, xs: readonly number[]): void {
  for (const x of xs) {
    art.fill(circle(x, 1, 12), '#6f665e')
    art.fill(circle(x - 1.5, -1, 9.5), '#e3dccf')
  }
}

/** A cook's knife along the x axis, its tip at 480. */
export function drawChefsknife(art: Canvas, color: Color): void {
  blade(
    art,
    'M-40-52H300C390-50 452-26 486 8C430 40 330 66 200 70H-20Q-36 70-38 50Z',
    'M484 10C430 40 330 66 200 70H-16',
  )
  art.stroke('M-20-40H290C370-38 420-24 456-4', '#8f8a86', 3, { opacity: 0.5 })
  art.fill(roundedRect(-78, -54, 48, 86, 10), '#b7afa5')
  art.fill(roundedRect(-76, -52, 30, 78, 8), '#f6f1e8')
  handle(
    art,
    'M-70-46H-200C-280-50-330-54-380-44Q-432-34-434 10Q-430 52-396 46C-350 36-290 22-200 26H-70Z',
    color,
  )
  art.stroke('M-90-32C-200-36-300-42-390-28', tint(color, 0.45), 5, { opacity: 0.6 })
  rivets(art, [-120, -230, -350])
}

function chefsknife(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board'))
    board(art, { x: 600, y: 460, width: 900, height: 600, angle: -0.05, color: accent })
  if (has('cuts')) choppedOnion(art)
  if (has('onion')) {
    onionHalf(art, { x: 520, y: 700, size: 132, angle: -0.3, color: '#c98a4a' })
    onionHalf(art, { x: 770, y: 250, size: 118, angle: 0.9, color: '#c98a4a' })
  }
  const y = has('cuts') ? 270 : 400
  art.group(
    `transform="translate(590 ${y}) rotate(${has('cuts') ? -5 : 19}) scale(${has('cuts') ? 1.02 : 1.12})"`,
    () => {
      drawChefsknife(art, color)
    },
  )
}

/** A tall blade with dimples and an eight-sided handle. */
function santoku(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board'))
    board(art, { x: 600, y: 460, width: 920, height: 580, angle: 0.04, color: accent })
  if (has('cucumber')) cucumberSlices(art)
  art.group('transform="translate(590 390) rotate(-16) scale(.96)"', () => {
    blade(
      art,
      'M-40-78H330C404-74 450-30 452 40C452 66 430 80 392 80H-20Q-40 80-40 60Z',
      'M452 44C450 68 430 80 392 80H-18',
    )
    for (let index = 0; index < 9; index += 1) {
      const x = 10 + index * 42
      art.fill(ellipse(x, 30, 9, 30), '#a39c95', 0.55)
      art.fill(ellipse(x + 2, 33, 6.5, 26), '#f3eee5', 0.8)
    }
    art.fill('M-44-50H-20V36H-44Z', '#b7afa5')
    const grip = 'M-44-40L-70-44H-370Q-392-42-392-6Q-392 32-370 34H-70L-44 28Z'
    handle(art, grip, color)
    art.fill('M-72-26H-372V12H-72Z', tint(color, 0.14), 0.6)
    art.stroke('M-72-26H-384M-72 12H-384', shade(color, 0.4), 3, { opacity: 0.6 })
    art.fill('M-44-40L-70-44H-96V34H-70L-44 28Z', '#2c2424')
    art.stroke('M-110-14C-200-20-300-8-376-14M-120 2C-220-4-300 6-370 0', shade(color, 0.3), 3, {
      opacity: 0.5,
    })
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

/** A wet stone in its rubber base with a knife laid on it. */
function whetstone(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('towel')) foldedTowel(art)
  if (has('bowl')) waterBowl(art)
  art.rotated(-0.1, 600, 470, () => {
    const base = roundedRect(220, 360, 770, 350, 34)
    art.dropShadow(base, 22, 34, 0.4)
    art.fill(base, shade(accent, 0.5))
    art.fill(roundedRect(222, 358, 760, 334, 30), accent)
    const stone = roundedRect(268, 392, 668, 262, 10)
    art.shadow(stone, 16, 0.4)
    art.fill(roundedRect(268, 406, 668, 262, 10), shade(color, 0.34))
    art.fill(stone, litFromAbove(art, color))
    const grit = Array.from(
      { length: 220 },
      () => [274 + art.random.next() * 656, 398 + art.random.next() * 250] as const,
    )
    art.specks(grit.slice(0, 140), shade(color, 0.24), 3, { opacity: 0.6 })
    art.specks(grit.slice(140), tint(color, 0.5), 3, { opacity: 0.7 })
    wetSheen(art)
  })
  art.group('transform="translate(560 318) rotate(19) scale(.94)"', () =>
    drawChefsknife(art, '#3a3030'),
  )
}

function wetSheen(art: Canvas): void {
  art.fill(
    'M330 420C420 404 520 424 560 452C520 490 400 520 340 500C316 480 316 440 330 420Z',
    '#fff',
    0.22,
  )
  art.fill('M420 600C520 566 720 560 800 596C780 640 520 650 440 636Z', '#fff', 0.2)
  for (let index = 0; index < 18; index += 1) {
    const x = 280 + art.random.next() * 640
    const y = 400 + art.random.next() * 240
    const radius = art.random.range(4, 9)
    art.fill(circle(x, y, radius), '#5f676a', 0.4)
    art.fill(circle(x - 1, y - 2, radius * 0.7), '#dfe8e8', 0.8)
  }
}

function waterBowl(art: Canvas): void {
  art.dropShadow(circle(990, 200, 130), 20, 30, 0.4)
  art.fill(circle(990, 200, 130), shade('#e9dfcb', 0.3))
  art.fill(circle(986, 195, 127), '#f3ead8')
  art.fill(circle(992, 204, 108), '#8fb0b4')
  art.fill(ellipse(976, 186, 76, 66), '#b4cfd0', 0.8)
  art.stroke(`M${num(930)} 176Q960 130 1020 132`, '#fff', 7, { opacity: 0.8 })
}

function foldedTowel(art: Canvas): void {
  art.rotated(0.2, 200, 720, () => {
    const cloth = roundedRect(20, 600, 380, 240, 16)
    art.dropShadow(cloth, 16, 24, 0.32)
    art.fill(cloth, '#dccdb0')
    art.fill(roundedRect(20, 596, 376, 216, 16), '#f6ecd8')
    art.fill(
      'M60 596h22v216h-22ZM104 596h8v216h-8ZM310 596h22v216h-22ZM292 596h8v216h-8Z',
      '#4f7f9a',
      0.85,
    )
    art.stroke('M24 716H392', '#cdbb98', 4, { opacity: 0.6 })
  })
}

export const knives = {
  chefsknife,
  santoku,
  breadknife,
  whetstone,
} satisfies Record<keyof typeof words, DrawProduct>
