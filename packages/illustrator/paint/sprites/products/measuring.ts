import type { measuring as words } from '../../../language/words/products/measuring.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, circle, closed, ellipse, pack, type Point, roundedRect } from '../../core/contour.ts'
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
  const { random } = art
  const bowl = 'M370 430H830C824 580 746 674 690 684H510C454 674 376 580 370 430Z'
  art.fill(bowl, steel(art, color))
  art.fill('M392 470C400 580 450 650 520 676C470 620 440 560 436 470Z', '#ffffff', 0.5)
  art.fill(ellipse(600, 430, 232, 58), tint(color, 0.6))
  art.fill(ellipse(602, 436, 217, 48), shade(color, 0.5))
  const heap = pairs(
    '388,440 430,400 480,368 540,318 586,286 616,280 652,300 700,346 752,384 800,412 816,440 770,470 690,486 600,490 500,484 420,468',
  )
  art.fill(closed(heap), '#e9d8b8')
  art.clipped(closed(heap), () => {
    art.fill(
      closed(
        pairs('380,440 470,370 540,318 590,284 618,282 640,330 620,400 560,450 470,490 400,470'),
      ),
      '#fffaf0',
    )
    art.fill(closed(pairs('640,300 700,346 820,420 790,470 690,490 650,440 668,380')), SHADOW, 0.16)
    const slides = pack(random, 600, 410, 190, 24, { ry: 70, tries: 4 })
    art.fill(
      slides
        .map(([x, y]) =>
          closed(blob(random, x, y, random.range(10, 34), random.range(4, 10), { wobble: 0.2 })),
        )
        .join(''),
      '#d3bd96',
      0.4,
    )
    art.specks(pack(random, 560, 400, 200, 90, { ry: 80, tries: 1 }), '#ffffff', 5, {
      opacity: 0.8,
    })
  })
  scoop(art)
  const dust = pack(random, 600, 700, 300, 90, { ry: 26, tries: 1 })
  art.specks(dust, CREAM, 5, { opacity: 0.8 })
}

/** A wooden scoop that stands in the flour. */
function scoop(art: Canvas): void {
  art.rotated(0.5, 690, 380, () => {
    art.fill(roundedRect(676, 150, 30, 170, 15), litFromAbove(art, '#b9803f'))
    art.fill('M642 316Q640 300 660 298H722Q742 300 740 316L730 420H652Z', shade('#b9803f', 0.34))
    art.fill(
      'M648 320Q646 306 662 304H716Q732 306 730 320L722 416H656Z',
      litFromAbove(art, '#cf9a5c'),
    )
  })
  art.fill(closed(pairs('610,372 660,350 720,372 752,402 700,420 640,410')), '#f6ead0')
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
