import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { arc, circle, ellipse, roundedRect } from '../../core/contour.ts'
import { down, matte, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import {
  band,
  brushedWall,
  cookerLadle,
  edgeOf,
  lidHandle,
  moulded,
  sideGrips,
  steamValve,
} from './cookerParts.ts'
import { BLACK, footShadow, knob, screen, steam, ticks } from './parts.ts'
import { brothyStewIn } from './brothyStew.ts'

const SAG = 26

/** An electric multi-cooker: a brushed steel pot with a coloured lid. */
export function multicooker(art: Canvas, look: ProductLook): void {
  const { color, accent, has } = look
  footShadow(art, 600, 240, 780)
  if (has('open')) openLid(art, color)
  sideGrips(art, 236, 528, BLACK)
  art.fill(band({ half: [222, 214], top: 728, bottom: 762, sag: SAG }), moulded(art, BLACK))
  const wall = band({ half: [230, 226], top: 450, bottom: 732, sag: SAG })
  art.fill(wall, steel(art, accent))
  brushedWall(art, wall, [has('open') ? BLACK : color, '#7a4326'])
  art.stroke(edgeOf(225, 729, SAG), '#fffaf0', 4, { opacity: 0.6 })
  if (has('open')) openRim(art)
  else closedLid(art, color)
  if (has('dial')) dialPanel(art, look)
  else keyPanel(art, has('display') ? '0:35' : '')
  if (has('steam')) steam(art, has('open') ? 590 : 738, has('open') ? 410 : 266, 0.9)
}

/** A glossy dome in a black collar, its handle and its valve standing on it. */
function closedLid(art: Canvas, color: Color): void {
  const collar = band({ half: [244, 244], top: 432, bottom: 470, sag: SAG })
  art.movedBy(0, 12, () => art.softFill(collar, SHADOW, 0.3, 5))
  art.fill(collar, moulded(art, BLACK))
  art.fill(ellipse(600, 432, 244, 44), shade(BLACK, 0.3))
  art.stroke(edgeOf(242, 434, SAG), tint(BLACK, 0.5), 4, { opacity: 0.8 })
  const dome = 'M366 430C366 352 438 286 600 284C762 286 834 352 834 430C760 470 440 470 366 430Z'
  art.fill(dome, glossy(art, color))
  art.clipped(dome, () => {
    art.stroke('M366 430C440 470 760 470 834 430', shade(color, 0.6), 22, { opacity: 0.5 })
    art.stroke('M372 424C446 462 754 462 828 424', tint(color, 0.5), 4, { opacity: 0.7 })
    windowOn(art)
  })
  steamValve(art, 738, 334, BLACK)
  floatPin(art)
  lidHandle(art, 304, BLACK)
}

/** Enamel on a dome: bright towards the window, deep on the far side, the table's warmth below. */
function glossy(art: Canvas, color: Color): Color {
  return art.radialGradient('cx=".33" cy=".24" r=".86"', [
    [0, tint(color, 0.42)],
    [0.26, tint(color, 0.08)],
    [0.55, color],
    [0.82, shade(color, 0.42)],
    [0.94, shade(color, 0.56)],
    [1, mix(color, '#e0905a', 0.3)],
  ])
}

/** The window with its bars, bent by the dome. */
function windowOn(art: Canvas): void {
  const panes =
    'M420 386C432 350 456 328 488 314L500 340C474 352 456 370 446 394ZM498 310C518 302 540 298 562 297L566 322C546 324 528 328 510 335ZM450 402C458 380 476 362 502 350L510 368C488 378 474 392 468 408Z'
  art.softFill(panes, '#fffaf0', 0.62, 3)
  art.softFill('M800 396C790 366 770 344 744 328C780 340 808 368 816 404Z', '#ffd9c0', 0.4, 5)
}

function floatPin(art: Canvas): void {
  art.fill(ellipse(480, 322, 16, 6), SHADOW, 0.5)
  art.fill(roundedRect(470, 302, 18, 20, 6), '#d8d2c8')
  art.fill(ellipse(479, 303, 9, 3.4), '#fffaf0')
}

/** The lid tipped back on the hinge behind the pot, its steel inside towards us. */
function openLid(art: Canvas, color: Color): void {
  art.fill(roundedRect(548, 416, 104, 60, 12), shade(BLACK, 0.3))
  art.fill(ellipse(606, 306, 226, 146), shade(color, 0.34))
  art.fill(ellipse(600, 304, 226, 144), matte(art, color))
  art.fill(ellipse(600, 312, 194, 120), shade('#bdb5aa', 0.4))
  art.fill(ellipse(600, 316, 190, 116), steel(art, '#bdb5aa'))
  art.stroke(ellipse(600, 316, 150, 88), shade('#bdb5aa', 0.2), 4, { opacity: 0.6 })
  art.fill(circle(600, 312, 20), shade('#bdb5aa', 0.3))
  const drops = Array.from({ length: 22 }, () => {
    return [600 + art.random.jitter(130), 316 + art.random.jitter(80)] as const
  })
  art.specks(drops, '#ffffff', 7, { opacity: 0.7 })
}

function openRim(art: Canvas): void {
  art.fill(ellipse(600, 476, 244, 74), BLACK)
  art.fill(ellipse(600, 472, 226, 64), '#e2dcd2')
  art.fill(ellipse(600, 480, 216, 56), '#a39a8e')
  brothyStewIn(art, { x: 600, y: 484, rx: 206, ry: 50 })
  cookerLadle(art)
  const lip = 'M366 478A234 68 0 0 0 834 478'
  art.stroke(lip, shade(BLACK, 0.2), 20)
  art.movedBy(-2, -4, () => art.stroke(lip, tint(BLACK, 0.24), 7))
}

/** A panel set into the steel: a screen, a steel dial with its marks, two small keys. */
function dialPanel(art: Canvas, { has }: ProductLook): void {
  panel(art)
  const shown = has('display')
  const [y, radius] = shown ? [672, 48] : [646, 60]
  ticks(art, 600, y, radius + 20, '#f1e4cc')
  art.fill(circle(600, y, radius + 7), shade(BLACK, 0.7))
  knob(art, [600, y, radius], '#d8d2c8', 0.7)
  art.stroke(arc(600, y, radius - 5, -2.7, -1.5), '#ffffff', 4, { opacity: 0.8 })
  for (const [x, tone] of [
    [522, '#e2573a'],
    [678, '#8fe0a0'],
  ] as const) {
    art.fill(circle(x, 724, 9), shade(BLACK, 0.7))
    art.fill(circle(x, 723, 6.5), tone)
  }
  if (shown) screen(art, [526, 558, 148, 52], '0:35', '#8fe0a0')
}

function keyPanel(art: Canvas, time: string): void {
  panel(art)
  screen(art, [516, 566, 168, 66], time || '--', '#8fe0a0')
  for (let index = 0; index < 6; index += 1) {
    const x = 516 + (index % 3) * 59
    const y = 650 + Math.floor(index / 3) * 34
    art.fill(roundedRect(x, y + 3, 50, 22, 9), shade(BLACK, 0.7))
    art.fill(roundedRect(x, y, 50, 22, 9), index === 5 ? '#c9512f' : '#6a5c58')
  }
}

function panel(art: Canvas): void {
  art.fill(roundedRect(484, 542, 232, 204, 36), '#fffaf0', 0.5)
  art.fill(roundedRect(486, 540, 228, 202, 34), shade(BLACK, 0.5))
  const face = down(art, [
    [0, tint(BLACK, 0.2)],
    [0.2, BLACK],
    [1, shade(BLACK, 0.3)],
  ])
  art.fill(roundedRect(492, 545, 216, 192, 30), face)
}
