import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, open, type Point, roundedRect } from '../../core/contour.ts'
import { glass, matte, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { breadAndOil } from './breadAndOil.ts'
import { lettering } from './lettering.ts'
import { leaf } from './morsels.ts'
import { pairs } from './pairs.ts'
import { footShadow, gleam, roundLabel } from './parts.ts'

/** A tall dark bottle of oil with a steel spout, a dish of the oil and bread before it. */
export function oliveoil(art: Canvas, { color, accent, has }: ProductLook): void {
  const place = has('dish') ? 'translate(440 780) scale(.92) translate(-600 -776)' : ''
  art.group(`transform="${place}"`, () => bottle(art, color, accent))
  if (!has('dish')) return
  breadAndOil(art)
  olives(art)
}

function bottle(art: Canvas, color: Color, accent: Color): void {
  footShadow(art, 600, 120)
  art.fill(
    'M554 262V352C554 396 486 410 480 462V748Q480 776 508 776H692Q720 776 720 748V462C714 410 646 396 646 352V262Z',
    glass(art, color),
  )
  // Light that has gone through glass and oil gathers on the far side.
  const glow = art.radialGradient('cx=".7" cy=".55" r=".5"', [
    [0, '#c9c04a', 0.6],
    [0.6, '#8a9a3a', 0.2],
    [1, '#8a9a3a', 0],
  ])
  art.fill('M484 460C494 420 560 404 562 372H640C650 410 706 420 714 470L714 760H486Z', glow)
  const neck = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#d9c86a', 0],
    [0.5, '#d9c86a', 0.22],
    [1, '#d9c86a', 0],
  ])
  art.fill('M560 300H640V360C650 400 706 420 712 470H488C494 420 550 400 560 360Z', neck)
  gleam(art, 'M500 474C504 430 562 412 562 358V290H574V364C572 418 522 440 520 480V744H504Z', 0.46)
  gleam(art, 'M694 480H702V740H694Z', 0.3)
  roundLabel(art, [480, 494, 240, 224])
  art.stroke('M480 512H720M480 700H720', accent, 5, { opacity: 0.9 })
  branch(art)
  lettering(art, 'OLIVE OIL', { x: 600, top: 666, height: 20, color: '#4a3a2a', space: 0.42 })
  spout(art)
}

/** An olive branch on the label: leaves in pairs, two olives that hang from it. */
function branch(art: Canvas): void {
  const stem = open(pairs('516,640 560,606 612,580 680,548'))
  art.stroke(stem, '#5f5a2a', 5)
  const leaves: readonly (readonly [number, number, number])[] = [
    [540, 622, -1.7],
    [548, 616, 0.3],
    [584, 594, -1.6],
    [600, 586, 0.34],
    [632, 572, -1.5],
    [648, 564, 0.2],
    [676, 550, -0.6],
  ]
  for (const [index, [x, y, angle]] of leaves.entries()) {
    leaf(art, { x, y, size: 56, angle, color: index % 2 ? '#7f9040' : '#61752f' }, 0.36)
  }
  for (const [x, y, tone] of [
    [572, 636, '#4f5f24'],
    [622, 618, '#6b7a30'],
  ] as const) {
    art.stroke(`M${x + 4} ${y - 40}L${x} ${y - 20}`, '#5f5a2a', 3)
    art.fill(ellipse(x, y, 19, 25), shade(tone, 0.3))
    art.fill(ellipse(x - 2, y - 3, 16, 21), tone)
    art.fill(ellipse(x - 7, y - 11, 5, 7), '#dfe6a8', 0.9)
  }
}

/** A pourer of bent steel in its stopper. */
function spout(art: Canvas): void {
  art.fill(roundedRect(546, 234, 108, 42, 10), matte(art, '#2b2620'))
  art.stroke('M552 246H648', '#6a625a', 3, { opacity: 0.8 })
  const tube: Point[] = [
    [582, 236],
    [582, 190],
    [590, 152],
    [616, 120],
    [656, 96],
    [670, 112],
    [636, 140],
    [618, 166],
    [616, 200],
    [616, 236],
  ]
  art.fill(closed(tube), steel(art))
  art.stroke(open(pairs('592,226 592,188 600,158 622,132')), '#ffffff', 5, { opacity: 0.9 })
  art.fill(ellipse(664, 104, 8, 11), '#4a4440')
  art.fill(roundedRect(574, 222, 50, 14, 5), steel(art, '#b7afa5'))
}

/** Two olives with their leaves, one beside the bottle. */
function olives(art: Canvas): void {
  for (const [x, y, angle] of [
    [530, 808, -2.6],
    [534, 806, 2.9],
    [590, 810, -0.4],
  ] as const) {
    leaf(art, { x, y, size: 74, angle, color: '#71843a' }, 0.3)
  }
  for (const [x, y, tone] of [
    [500, 806, '#46283c'],
    [552, 798, '#76822f'],
    [274, 800, '#76822f'],
  ] as const) {
    olive(art, x, y, tone)
  }
}

function olive(art: Canvas, x: number, y: number, tone: Color): void {
  art.softFill(ellipse(x + 8, y + 22, 34, 7), SHADOW, 0.5, 6)
  const skin = art.radialGradient('cx=".34" cy=".28" r=".8"', [
    [0, tint(tone, 0.4)],
    [0.4, tone],
    [0.8, shade(tone, 0.5)],
    [1, shade(tone, 0.3)],
  ])
  art.fill(ellipse(x, y, 34, 26), skin)
  art.fill(ellipse(x + 27, y - 5, 4, 6), shade(tone, 0.6))
  art.fill(ellipse(x - 12, y - 12, 9, 4.5), '#fffbe4', 0.9)
}
