import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, type Path, roundedRect } from '../../core/contour.ts'
import { down, matte, steel } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { bowlOfFries } from './bowlOfFries.ts'
import { friesIn } from './crispFries.ts'
import { CREAM, footShadow, knob, screen, ticks } from './parts.ts'

const SHELL: Path =
  'M402 762C390 690 384 600 386 500C388 384 402 306 438 264C466 232 530 220 600 220C670 220 734 232 762 264C798 306 812 384 814 500C816 600 810 690 798 762Q796 776 782 776H418Q404 776 402 762Z'
/** Its upper side, which is seen as it stands below our eyes. */
const TOP: Path =
  'M438 264C466 232 530 220 600 220C670 220 734 232 762 264C734 288 670 298 600 298C530 298 466 288 438 264Z'
/** The front of the basket, its upper edge at 0. */
const FRONT: Path =
  'M-200 14Q-200 0 -186 0H186Q200 0 200 14C202 86 196 158 184 214Q181 226 168 226H-168Q-181 226 -184 214C-196 158 -202 86 -200 14Z'
/** Further back and a little to the left, where a bowl is before it. */
const BEHIND = 'transform="translate(-38 -44)"'

/** An air fryer with rounded shoulders and one basket, alone or with a bowl of its fries. */
export function airfryer(art: Canvas, look: ProductLook): void {
  const served = look.has('open')
  art.group(served ? BEHIND : 'transform="translate(0 0)"', () => {
    footShadow(art, 600, 205)
    art.softFill('M420 768H790L846 792H440Z', SHADOW, 0.45, 10)
    shell(art, look)
    art.group('transform="translate(600 532)"', () => basketFront(art, look))
  })
  if (served) bowlOfFries(art)
}

/** The body: light on its left shoulder, dark where it turns away on the right and towards its foot. */
function shell(art: Canvas, look: ProductLook): void {
  const { color } = look
  art.fill(roundedRect(436, 762, 60, 20, 6) + roundedRect(704, 762, 60, 20, 6), '#1d1412')
  art.fill(SHELL, matte(art, color))
  art.clipped(SHELL, () => {
    art.softFill(ellipse(470, 380, 30, 70), tint(color, 0.7), 0.35, 36)
    art.softFill('M776 250C846 380 836 640 796 790H870V250Z', shade(color, 0.8), 0.5, 46)
    art.softFill(ellipse(600, 804, 230, 34), shade(color, 0.85), 0.5, 40)
    art.softFill(
      'M398 520C392 610 404 700 420 760C430 690 418 600 420 524Z',
      tint(color, 0.7),
      0.35,
      8,
    )
  })
  lid(art, color)
  controls(art, look)
  const ring = 'M386 500C470 488 730 488 814 500L815 516C730 504 470 504 385 516Z'
  art.movedBy(0, 7, () => art.softFill(ring, SHADOW, 0.4, 6))
  art.fill(ring, steel(art))
}

/** The upper side in the light, the slots that let the steam out, and the edge of the lid. */
function lid(art: Canvas, color: Color): void {
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2=".4"', [
    [0, tint(color, 0.5)],
    [0.4, tint(color, 0.34)],
    [1, tint(color, 0.04)],
  ])
  art.fill(TOP, light)
  art.clipped(TOP, () =>
    art.softFill('M470 246C520 228 600 224 660 230C600 234 530 244 486 262Z', CREAM, 0.6, 6),
  )
  const slots = [-2, -1, 0, 1, 2].map((nth) => {
    const x = 626 + nth * 26
    return `M${x} ${254 - Math.abs(nth)}L${x + nth * 3} ${276 - Math.abs(nth) * 1.5}`
  })
  art.stroke(slots.join(''), shade(color, 0.7), 8, { opacity: 0.85 })
  art.movedBy(2, 1, () => art.stroke(slots.join(''), tint(color, 0.5), 1.5, { opacity: 0.6 }))
  const edge = 'M440 267C468 290 532 300 600 300C668 300 732 290 760 267'
  art.stroke(edge, shade(color, 0.5), 4, { opacity: 0.6 })
  art.movedBy(0, -4, () => art.stroke(edge, tint(color, 0.7), 3, { opacity: 0.8 }))
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

/** A bar of pale wood on two steel posts: its top catches the light, its shade falls on the front. */
function handle(art: Canvas, accent: Color): void {
  art.softFill(roundedRect(-100, 190, 222, 24, 12), '#0c0806', 0.6, 10)
  for (const x of [-88, 62]) art.fill(roundedRect(x, 154, 26, 30, 5), steel(art, '#a39a8e'))
  const bar = down(art, [
    [0, tint(accent, 0.7)],
    [0.18, tint(accent, 0.36)],
    [0.5, accent],
    [1, shade(accent, 0.5)],
  ])
  art.fill(roundedRect(-112, 169, 224, 32, 8), shade(accent, 0.66))
  art.fill(roundedRect(-112, 165, 224, 32, 8), bar)
  art.stroke('M-104 168.5H100', '#fffaf0', 3, { opacity: 0.8 })
  art.stroke('M-96 180Q-20 177 60 181M-40 187Q30 184 100 188', shade(accent, 0.4), 1.6, {
    opacity: 0.5,
  })
}
