import type { knives as words } from '../../../language/words/products/knives.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { board } from './boards.ts'
import { dicedOnion, mincedOnion, onBlade } from './choppedOnion.ts'
import { cooksKnife } from './cooksKnife.ts'
import { onionHalf } from './cutOnion.ts'
import { flatSteel } from './flatSteel.ts'
import { slicedCucumber } from './slicedCucumber.ts'
import { onionSkin } from './onionSkin.ts'
import { onionBeingSliced } from './slicedOnion.ts'
import { litFromAbove } from '../materials.ts'
import { blade, handle, rivets } from './knifeBlade.ts'
import { toppledOnion } from './toppledOnion.ts'
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

/** Slices, dice and mince in a row behind the knife that cut them. */
function threeCuts(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board')) {
    board(art, { x: 630, y: 466, width: 920, height: 800, angle: -0.03, color: accent })
  }
  if (has('onion')) {
    onionHalf(art, { x: 900, y: 176, size: 108, angle: 0.3, color: RED_ONION })
    onionSkin(art, { x: 588, y: 140, size: 70, angle: -0.3, color: RED_ONION })
  }
  toppledOnion(art, { x: 330, y: 228 }, RED_ONION)
  art.group('transform="translate(614 728) rotate(-6) scale(.95)"', () =>
    cooksKnife(art, color, accent),
  )
  dicedOnion(
    art,
    { x: 700, y: 462, rx: 112, ry: 106, height: 104, shoulder: [0.2, 0.5] },
    RED_ONION,
  )
  mincedOnion(
    art,
    { x: 966, y: 480, rx: 100, ry: 92, height: 84, shoulder: [-0.1, 0.56] },
    RED_ONION,
  )
  onBlade(art, RED_ONION)
}

/**
 * The blade of a santoku: its neck between handle and heel, a straight spine that bows down to the
 * tip in its last third, an edge that rises a little towards it.
 */
const SANTOKU =
  'M-104-38L-66-46L318-52C446-50 552-10 606 74Q611 84 600 88C522 100 400 106 250 106H-22Q-38 106-40 90L-42 46Q-44 26-64 25L-104 22Z'
const SANTOKU_EDGE = 'M606 80C522 100 400 106 250 106H-30'
const SANTOKU_GRIP = 'M-94-42L-436-50Q-458-48-458-8Q-458 32-436 34L-94 28Z'
const SANTOKU_SPINE = 'M-66-46L318-52C446-50 552-10 608 78'

/** A tall blade with dimples and an eight-sided handle. */
function santoku(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board'))
    board(art, { x: 600, y: 466, width: 960, height: 650, angle: 0.03, color: accent })
  if (has('cucumber')) slicedCucumber(art)
  art.group('transform="translate(560 372) rotate(-17) scale(.84)"', () => {
    // It lies on the board: a tight dark line all along, and little beyond it.
    art.movedBy(9, 16, () => art.softFill(SANTOKU + SANTOKU_GRIP, SHADOW, 0.6, 8))
    art.movedBy(3, 8, () => art.fill(SANTOKU + SANTOKU_GRIP, '#0c0a10', 0.8))
    santokuHandle(art, color)
    santokuBlade(art, accent)
  })
}

/** Flat steel, the dimples above the bevel. */
function santokuBlade(art: Canvas, below: Color): void {
  const steel = { outline: SANTOKU, edge: SANTOKU_EDGE, spine: SANTOKU_SPINE, below }
  flatSteel(art, { ...steel, bevel: 17, from: -60, to: 606, half: 106 })
  for (let index = 0; index < 9; index += 1) dimple(art, 44 + index * 50, 46)
  art.stroke(SANTOKU_EDGE, '#ffffff', 3.5, { opacity: 0.95 })
}

/** A hollow ground into the steel: its upper left lies in shade, its lower right in the light. */
function dimple(art: Canvas, x: number, y: number): void {
  const hollow = art.linearGradient('x1="0" x2="1" y1="0" y2=".5"', [
    [0, '#6b6971'],
    [0.45, '#a9a7ac'],
    [0.8, '#f4f2ef'],
    [1, '#ffffff'],
  ])
  art.fill(ellipse(x, y, 12, 31), hollow)
  art.stroke(`M${x + 9} ${y - 18}q6 18-3 40`, '#ffffff', 3, { opacity: 0.9 })
}

/** Eight-sided wood, three of its faces seen, with a dark collar at the blade. */
function santokuHandle(art: Canvas, color: Color): void {
  const grip = SANTOKU_GRIP
  art.fill(grip, litFromAbove(art, color))
  art.clipped(grip, () => {
    art.fill('M-90-50L-470-56V-30L-90-24Z', tint(color, 0.4))
    art.fill('M-90 10L-470 10V44L-90 40Z', shade(color, 0.42))
    const grain = [
      'M-190-14C-270-20-340-8-450-14',
      'M-200-2C-280-8-360 4-456 0',
      'M-196-36C-280-42-360-34-450-42',
      'M-190 22C-270 18-350 28-450 22',
    ]
    art.stroke(grain.join(''), shade(color, 0.5), 3, { opacity: 0.55 })
    art.stroke('M-176-26L-450-32', tint(color, 0.66), 3, { opacity: 0.7 })
    art.fill('M-84-60H-166V44H-84Z', '#2a2222', 0.92)
    art.fill('M-84-60H-166V-27H-84Z', '#8a7d74', 0.9)
    art.fill('M-84 10H-166V44H-84Z', '#120d0e', 0.8)
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
