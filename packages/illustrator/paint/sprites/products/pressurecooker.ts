import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, roundedRect } from '../../core/contour.ts'
import { across, down, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { band, edgeOf, lidHandle, moulded, sideGrips, steamValve } from './cookerParts.ts'
import { BLACK, footShadow, screen, steam } from './parts.ts'

const SAG = 30
const AMBER = '#f6c86a'

/** A large electric pressure cooker: a dark tall pot, a steel ring with lugs, a stepped lid locked into it. */
export function pressurecooker(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, 600, 268, 784)
  sideGrips(art, 264, 530, mix(color, BLACK, 0.5))
  const foot = band({ half: [246, 236], top: 738, bottom: 770, sag: SAG })
  art.fill(foot, moulded(art, shade(color, 0.5)))
  pot(art, color)
  lid(art, accent)
  controls(art, color, has('display'))
  if (has('steam')) {
    art.softFill('M752 268C744 220 764 190 750 132C790 186 774 224 772 268Z', '#fff8e8', 0.4, 10)
    steam(art, 762, 262, 1)
  }
}

/** Powder coat: a broad soft light, the warm wall mirrored along both sides, a polished line at its foot. */
function pot(art: Canvas, color: Color): void {
  const wall = band({ half: [258, 250], top: 452, bottom: 742, sag: SAG })
  const coat = across(art, [
    [0, shade(color, 0.5)],
    [0.035, mix(color, '#d98a5a', 0.42)],
    [0.08, shade(color, 0.1)],
    [0.2, tint(color, 0.36)],
    [0.34, tint(color, 0.1)],
    [0.62, color],
    [0.86, shade(color, 0.34)],
    [0.955, mix(color, '#d98a5a', 0.4)],
    [1, shade(color, 0.5)],
  ])
  art.fill(wall, coat)
  art.clipped(wall, () => {
    art.softFill(
      'M400 500C392 580 392 660 404 742L432 748C420 660 420 580 428 506Z',
      '#fffaf0',
      0.34,
      8,
    )
    const ends = down(art, [
      [0, SHADOW, 0.5],
      [0.16, SHADOW, 0],
      [0.7, '#7a4a30', 0],
      [1, '#7a4a30', 0.5],
    ])
    art.fill(wall, ends)
  })
  art.stroke(edgeOf(250, 737, SAG), '#b9aea4', 7)
  art.movedBy(0, -2, () => art.stroke(edgeOf(250, 737, SAG), '#fffaf0', 2.5, { opacity: 0.8 }))
}

/** The steel ring, the lugs that hold the lid, the lid in two steps, its handle and valves. */
function lid(art: Canvas, color: Color): void {
  const ring = band({ half: [270, 270], top: 420, bottom: 460, sag: SAG })
  art.movedBy(0, 13, () => art.softFill(ring, SHADOW, 0.42, 5))
  art.fill(ring, steel(art, '#b8afa5'))
  art.stroke(edgeOf(269, 458, SAG), '#5d554f', 4, { opacity: 0.7 })
  art.stroke(edgeOf(269, 423, SAG), '#fffaf0', 4, { opacity: 0.9 })
  art.fill(ellipse(600, 420, 270, 50), '#8d847b')
  const skirt =
    'M340 420C344 376 372 352 414 338C470 318 730 318 786 338C828 352 856 376 860 420C780 468 420 468 340 420Z'
  art.fill(skirt, domed(art, color))
  art.clipped(skirt, () => {
    art.stroke('M340 420C420 468 780 468 860 420', shade(color, 0.7), 20, { opacity: 0.6 })
    art.stroke('M348 412C424 458 776 458 852 412', tint(color, 0.6), 4, { opacity: 0.6 })
    art.softFill(
      'M372 404C380 378 402 360 440 350L450 366C420 374 402 388 396 412Z',
      '#fffaf0',
      0.6,
      3,
    )
    art.softFill(
      'M408 414C412 396 424 384 450 374L456 384C438 392 428 402 424 418Z',
      '#fffaf0',
      0.4,
      3,
    )
    art.softFill('M838 404C832 380 816 364 790 354C816 372 826 388 828 412Z', '#e9a878', 0.6, 5)
  })
  for (const x of [404, 600, 796]) lug(art, x)
  crown(art, color)
  steamValve(art, 762, 338, BLACK)
  floatPin(art)
  lidHandle(art, 300, mix(color, BLACK, 0.5))
}

/** The raised middle of the lid: a step with a lit edge, a shallow dome on it. */
function crown(art: Canvas, color: Color): void {
  art.fill(ellipse(600, 336, 196, 34), SHADOW, 0.4)
  const wall = 'M408 330C412 306 450 284 600 282C750 284 788 306 792 330C760 366 440 366 408 330Z'
  art.fill(wall, domed(art, tint(color, 0.1)))
  art.stroke('M412 334C446 364 754 364 788 334', tint(color, 0.5), 3.5, { opacity: 0.7 })
  art.softFill(
    'M446 322C460 304 490 296 530 292L534 302C502 306 478 314 466 330Z',
    '#fffaf0',
    0.55,
    3,
  )
}

/** Glossy and dark: the window on its upper left, the wall's warmth on its right. */
function domed(art: Canvas, color: Color): Color {
  return art.radialGradient('cx=".3" cy=".2" r=".9"', [
    [0, tint(color, 0.46)],
    [0.22, tint(color, 0.2)],
    [0.55, color],
    [0.84, shade(color, 0.5)],
    [1, mix(color, '#d98a5a', 0.34)],
  ])
}

/** A lug of the ring that grips over the lid's edge. */
function lug(art: Canvas, x: number): void {
  const sag = SAG * (1 - ((x - 600) / 270) ** 2)
  const y = 414 + sag * 0.92
  art.fill(roundedRect(x - 40, y + 5, 80, 30, 9), SHADOW, 0.5)
  art.fill(roundedRect(x - 40, y, 80, 30, 9), steel(art, '#cfc8be'))
  art.stroke(`M${x - 32} ${y + 4}H${x + 32}`, '#ffffff', 4, { opacity: 0.9 })
  art.stroke(`M${x - 7} ${y + 13}L${x} ${y + 22}L${x + 7} ${y + 13}`, '#c9412a', 5)
}

/** The pin that rises once there is pressure. */
function floatPin(art: Canvas): void {
  art.fill(ellipse(446, 338, 21, 8), SHADOW, 0.5)
  art.fill(ellipse(444, 334, 19, 7), '#d8d2c8')
  art.fill(roundedRect(436, 310, 16, 25, 6), '#d9482c')
  art.fill(ellipse(444, 311, 8, 3.2), '#ffb49a')
}

/** A panel of dark glass in a steel frame: the time left, keys below it, the lit one red. */
function controls(art: Canvas, color: Color, shown: boolean): void {
  art.fill(roundedRect(468, 532, 264, 194, 34), '#1b1614', 0.6)
  art.fill(roundedRect(468, 528, 264, 194, 34), steel(art, '#a89f96'))
  const glass = down(art, [
    [0, '#4a444a'],
    [0.16, '#2a2529'],
    [1, '#171316'],
  ])
  art.fill(roundedRect(474, 534, 252, 182, 29), glass)
  if (shown) {
    screen(art, [500, 550, 200, 82], '1:20', AMBER)
    art.stroke('M516 642H640', AMBER, 5)
    art.stroke('M650 642H684', '#6a5c48', 5)
  }
  const y = shown ? 682 : 640
  for (const [index, x] of [522, 574, 626, 678].entries())
    key(art, [x, y], index === 3 ? '#d9482c' : tint(color, 0.34))
  art.softFill('M486 546H600L566 600H486Z', '#ffffff', 0.1, 4)
}

function key(art: Canvas, [x, y]: readonly [number, number], color: Color): void {
  art.fill(circle(x + 1, y + 4, 20), '#000000', 0.5)
  art.fill(circle(x, y, 19), shade(color, 0.4))
  const cap = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, tint(color, 0.5)],
    [0.5, color],
    [1, shade(color, 0.3)],
  ])
  art.fill(circle(x - 0.5, y - 1.5, 17), cap)
  art.stroke(`M${x - 6} ${y - 1}h12`, '#fffaf0', 3.5, { opacity: 0.8 })
}
