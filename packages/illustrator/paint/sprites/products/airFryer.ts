import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, type Path, roundedRect } from '../../core/contour.ts'
import { down, matte, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { friesIn } from './crispFries.ts'
import { ketchupAndFries } from './ketchup.ts'
import { footShadow, knob, screen, ticks } from './parts.ts'

/** So far back that the basket, pulled out, stands before it. */
const BACK = 'transform="translate(600 704) scale(.9) translate(-600 -776)"'

const SHELL: Path =
  'M412 766C396 700 384 590 390 500C396 352 452 226 600 226C748 226 804 352 810 500C816 590 804 700 788 766Q786 776 774 776H426Q414 776 412 766Z'
/** The front of the basket where it is closed, its upper edge at 0. */
const FRONT: Path =
  'M-204 14Q-204 0 -190 0H190Q204 0 204 14C206 86 200 160 186 218Q183 230 170 230H-170Q-183 230 -186 218C-200 160 -206 86 -204 14Z'

/** A round-shouldered air fryer with one basket, closed or pulled out and full of fries. */
export function airfryer(art: Canvas, look: ProductLook): void {
  const { has } = look
  if (!has('open')) {
    footShadow(art, 600, 205)
    shell(art, look)
    art.group('transform="translate(600 530)"', () => basketFront(art, look))
    return
  }
  art.softFill('M420 694H780L850 724H440Z', SHADOW, 0.5, 12)
  art.group(BACK, () => {
    shell(art, look)
    cavity(art)
  })
  pulledOut(art, look)
}

/** The body: light on its left shoulder, dark where it turns away on the right and towards its foot. */
function shell(art: Canvas, look: ProductLook): void {
  const { color } = look
  art.fill(roundedRect(436, 762, 60, 20, 6) + roundedRect(704, 762, 60, 20, 6), '#1d1412')
  art.fill(SHELL, matte(art, color))
  art.clipped(SHELL, () => {
    art.softFill(ellipse(506, 336, 40, 90), tint(color, 0.7), 0.4, 40)
    art.softFill('M760 250C840 380 830 640 790 790H860V250Z', shade(color, 0.8), 0.5, 50)
    art.softFill(ellipse(600, 800, 230, 34), shade(color, 0.85), 0.5, 40)
    art.softFill(
      'M404 520C398 610 410 700 424 760C436 690 424 600 428 524Z',
      tint(color, 0.7),
      0.35,
      9,
    )
  })
  // The lid over the fan, and the light on its edge.
  art.stroke('M456 316C520 296 680 296 744 316', shade(color, 0.5), 6, { opacity: 0.7 })
  art.stroke('M456 321C520 301 680 301 744 321', tint(color, 0.5), 3, { opacity: 0.7 })
  art.softFill('M504 262C540 244 600 238 650 246C600 250 550 258 512 276Z', '#fffaf0', 0.7, 6)
  controls(art, look)
  const ring = 'M391 498C470 484 730 484 809 498L811 516C730 502 470 502 389 516Z'
  art.movedBy(0, 7, () => art.softFill(ring, SHADOW, 0.4, 6))
  art.fill(ring, steel(art))
}

/** A plate of dark glass with what the line asks for: a display and a dial, or one of them. */
function controls(art: Canvas, { color, accent, has }: ProductLook): void {
  const both = has('display') && has('dial')
  if (!has('display') && !has('dial')) return
  const plate = both ? roundedRect(442, 346, 316, 112, 40) : roundedRect(478, 346, 244, 112, 40)
  art.movedBy(0, 3, () => art.fill(plate, tint(color, 0.35), 0.8))
  art.fill(plate, '#181516')
  if (has('display')) screen(art, both ? [466, 368, 144, 68] : [500, 364, 200, 76], '400°')
  if (!has('dial')) return
  const x = both ? 692 : 600
  ticks(art, x, 402, 50, tint(accent, 0.5))
  knob(art, [x, 402, 38], accent, 0.7)
}

/** The front of the basket: a raised panel, the pane in it, and its handle. */
function basketFront(art: Canvas, look: ProductLook): void {
  const { color, accent, has } = look
  art.movedBy(0, -5, () => art.fill(FRONT, '#140d0c'))
  art.fill(FRONT, matte(art, tint(color, 0.06)))
  art.clipped(FRONT, () => {
    art.softFill('M-210 200H210V260H-210Z', shade(color, 0.85), 0.5, 30)
    art.softFill(
      'M-192 20C-196 90 -190 150 -180 200C-170 140 -176 70 -176 20Z',
      tint(color, 0.75),
      0.5,
      6,
    )
  })
  art.stroke('M-194 4H190', tint(color, 0.6), 6, { opacity: 0.85 })
  if (has('window')) pane(art, color)
  handle(art, accent)
}

/** The pane of the basket: a steel frame around thick glass, the fries behind it in the glow. */
function pane(art: Canvas, color: Color): void {
  art.fill(roundedRect(-134, 20, 268, 116, 42), shade(color, 0.5))
  art.fill(roundedRect(-134, 23, 268, 114, 42), steel(art, '#b9b1a6'))
  art.fill(roundedRect(-125, 30, 250, 98, 35), '#120b09')
  const glass = roundedRect(-119, 36, 238, 86, 30)
  art.clipped(glass, () => {
    const glow = art.radialGradient('cx=".5" cy=".3" r=".8"', [
      [0, '#e08a34'],
      [0.6, '#8a3f18'],
      [1, '#2f140b'],
    ])
    art.fill(glass, glow)
    art.group('transform="translate(0 60) scale(.74)"', () =>
      friesIn(art, { x: 0, y: 4, rx: 170, ry: 64 }),
    )
    art.fill(glass, '#3a1406', 0.26)
    // Thick glass: the frame shades what is behind it, the window of the kitchen lies over it.
    art.softFill('M-130 28H130V50H-130Z', '#160805', 0.7, 16)
    art.softFill('M-130 30H-112V130H-130ZM112 30H130V130H112Z', '#160805', 0.5, 12)
    art.fill('M-100 30H-44L-84 128H-124V90Z', '#fffaf0', 0.24)
    art.fill('M-28 30H-12L-52 128H-68Z', '#fffaf0', 0.2)
  })
  art.stroke('M-92 37H84', '#fffaf0', 3, { opacity: 0.6 })
}

/** A grip that stands off the basket: its top catches the light, its shade falls on the front. */
function handle(art: Canvas, accent: Color): void {
  art.softFill(roundedRect(-96, 186, 214, 30, 15), '#0c0806', 0.55, 10)
  art.fill('M-84 156H84L104 174H-104Z', shade(accent, 0.5))
  art.fill(roundedRect(-108, 164, 216, 42, 21), shade(accent, 0.6))
  const bar = down(art, [
    [0, tint(accent, 0.66)],
    [0.22, tint(accent, 0.3)],
    [0.5, accent],
    [1, shade(accent, 0.5)],
  ])
  art.fill(roundedRect(-108, 161, 216, 40, 20), bar)
  art.stroke('M-86 171H52', '#fffaf0', 5, { opacity: 0.85 })
  art.stroke('M-80 194Q0 199 84 193', tint(accent, 0.3), 3, { opacity: 0.6 })
}

/** The dark that the basket has left: the coil glows at its far end. */
function cavity(art: Canvas): void {
  const dark = art.radialGradient('cx=".5" cy=".05" r=".9"', [
    [0, '#7a3512'],
    [0.4, '#331609'],
    [1, '#0d0807'],
  ])
  art.fill(
    'M402 534Q402 522 416 522H784Q798 522 798 534C802 600 796 680 784 744H416C404 680 398 600 402 534Z',
    dark,
  )
  const coil = [0, 1, 2].map((turn) => `M${456 - turn * 6} ${540 + turn * 12}H${744 + turn * 6}`)
  art.stroke(coil.join(''), '#ffa04e', 4, { opacity: 0.55 })
}

/** The basket on the table: its walls run back into the dark, fries heaped over its rim. */
function pulledOut(art: Canvas, look: ProductLook): void {
  const { color } = look
  const metal = mix(color, '#6a6460', 0.5)
  art.softFill('M430 800H784L842 828H470Z', SHADOW, 0.5, 12)
  art.softFill(ellipse(606, 816, 190, 8), '#160a10', 0.7, 6)
  art.fill('M434 540H766L800 604H400Z', '#140d0b')
  art.fill('M400 604L434 540L446 548L420 620ZM800 604L766 540L754 548L780 620Z', shade(metal, 0.4))
  art.clipped('M404 640L404 594L424 530V430H776V530L796 594V640Z', () => {
    art.softFill(ellipse(600, 590, 180, 50), '#1a0a06', 0.6, 20)
    friesIn(art, { x: 596, y: 516, rx: 104, ry: 40 })
    friesIn(art, { x: 598, y: 566, rx: 138, ry: 46 })
  })
  art.stroke('M402 602L434 542', tint(metal, 0.3), 7)
  art.stroke('M798 602L766 542', tint(metal, 0.6), 7)
  const edge = down(art, [
    [0, tint(color, 0.6)],
    [1, tint(color, 0.1)],
  ])
  art.fill('M396 608Q396 588 416 588H784Q804 588 804 608V630H396Z', edge)
  art.group('transform="translate(600 600) scale(.99 .93)"', () => basketFront(art, look))
  ketchupAndFries(art, 892, 800)
}
