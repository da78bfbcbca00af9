import type { measuring as words } from '../../../language/words/products/measuring.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, closed, ellipse, type Point, roundedRect } from '../../core/contour.ts'
import { litFromAbove, matte, steel } from '../materials.ts'
import { pairs } from './pairs.ts'
import type { ProductLook, DrawProduct } from '../types.ts'
import { board } from './boards.ts'
import { roastChicken } from './poultry.ts'
import { CREAM, digits, footShadow, gleam } from './parts.ts'

/** A flat scale with a glass top and a bowl of flour on it. */
function scale(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 280)
  art.fill(
    'M300 700H900L924 756Q926 776 906 776H294Q274 776 276 756Z',
    matte(art, shade(color, 0.16)),
  )
  art.fill('M316 660H884L900 704H300Z', tint(color, 0.4))
  art.fill('M330 664H640L560 700H316Z', '#ffffff', 0.5)
  art.fill(roundedRect(500, 714, 200, 50, 10), '#26302d')
  digits(art, '500', { x: 548, y: 724, height: 30, color: '#9fe3ae' })
  art.fill(circle(740, 740, 11), '#c9512f')
  art.fill(circle(786, 740, 11), shade(color, 0.4))
  art.fill(ellipse(606, 686, 150, 14), SHADOW, 0.35)
  flourBowl(art, accent)
  if (has('whisk')) lyingWhisk(art)
  if (has('cup')) levelCup(art)
}

function flourBowl(art: Canvas, color: Color): void {
  art.fill('M376 440H824C818 580 744 672 690 682H510C456 672 382 580 376 440Z', steel(art, color))
  art.fill(ellipse(600, 440, 228, 42), tint(color, 0.5))
  art.fill(ellipse(602, 445, 212, 34), shade(color, 0.34))
  const heap = pairs(
    '392,446 440,402 500,366 560,330 612,318 664,344 720,386 780,420 808,450 760,470 600,480 440,470',
  )
  art.fill(closed(heap), '#f7ecd4')
  art.fill(closed(pairs('430,440 500,384 570,340 612,326 600,370 540,414 480,450')), CREAM)
  art.fill(closed(pairs('640,350 720,400 790,440 700,466 660,420')), '#dcc9a4', 0.7)
}

function lyingWhisk(art: Canvas): void {
  art.group('transform="translate(880 800) rotate(-8)"', () => {
    art.fill(ellipse(110, 14, 190, 10), SHADOW, 0.3)
    art.stroke(
      'M70 0C110-46 200-44 214-6C200 34 110 30 70 0M70 0C120-26 200-22 214-6C200 14 120 16 70 0',
      '#8e857c',
      6,
    )
    art.fill(roundedRect(-90, -13, 164, 26, 12), litFromAbove(art, '#b9803f'))
  })
}

/** A measuring cup that was not needed. */
function levelCup(art: Canvas): void {
  footShadow(art, 220, 74)
  art.fill('M286 688L392 672Q404 672 404 684T392 700L288 716Z', steel(art, '#b7afa5'))
  art.fill('M136 674H296L284 756Q280 776 262 776H170Q152 776 148 756Z', steel(art))
  art.fill(ellipse(216, 674, 80, 14), CREAM)
  const dust = Array.from({ length: 40 }, (): Point => [
    230 + art.random.jitter(130),
    800 + art.random.jitter(14),
  ])
  art.specks(dust, CREAM, 6, { opacity: 0.85 })
}

/** A folding thermometer with its probe out, and what it measures. */
function thermometer(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('board'))
    board(art, { x: 600, y: 460, width: 960, height: 640, angle: -0.04, color: accent })
  if (has('chicken')) roastChicken(art, { x: 640, y: 300, color: '#c67a30' })
  const y = has('chicken') ? 640 : 460
  art.group(`transform="translate(600 ${y}) rotate(-10)"`, () => {
    const body =
      'M-430-34Q-430-74-390-74H-40C-10-74 0-96 50-96A96 96 0 0 1 50 96C0 96-10 74-40 74H-390Q-430 74-430 34Z'
    const probe = 'M130-16L200-11H470L500 0L470 11H200L130 16Z'
    art.dropShadow(body + probe, 16, 26, 0.4)
    art.fill(probe, litFromAbove(art, '#d8d2c8'))
    art.stroke('M200-4H460', CREAM, 3, { opacity: 0.9 })
    art.fill(roundedRect(118, -30, 66, 60, 14), litFromAbove(art, '#b7afa5'))
    art.fill(body, shade(color, 0.42))
    art.movedBy(-3, -6, () => art.fill(body, litFromAbove(art, color)))
    gleam(art, 'M-412-40Q-410-64-386-64H-60Q-240-56-370-44Q-400-34-412-40Z', 0.5)
    art.fill(roundedRect(-396, -16, 40, 32, 16), shade(color, 0.6))
    art.stroke('M-300 20H-130', shade(color, 0.4), 8, { opacity: 0.5 })
    dialFace(art)
  })
}

function dialFace(art: Canvas): void {
  art.fill(circle(48, -2, 78), '#2c2424')
  art.fill(
    circle(48, -2, 70),
    art.radialGradient('cx=".4" cy=".35" r=".8"', [
      [0, '#fff6c9'],
      [0.6, '#ffe08a'],
      [1, '#f0b84e'],
    ]),
  )
  digits(art, '74°', { x: 8, y: -28, height: 50, color: '#3a2a20' })
  art.stroke('M-4-42A66 66 0 0 1 60-66', '#fff', 5, { opacity: 0.8 })
}

export const measuring = {
  scale,
  thermometer,
} satisfies Record<keyof typeof words, DrawProduct>
