import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Path, type Point, roundedRect } from '../../core/contour.ts'
import { down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { lemonBowl } from './lemonBowl.ts'
import { lyingBoard } from './lyingBoard.ts'
import { shreds } from './morsels.ts'
import { zestedLemon, zestHeap } from './zest.ts'

/** How the rasp leans: its end on the board, its blade on the rim of the bowl. */
const LEANING = 'transform="translate(838 732) rotate(31.5) scale(.9) translate(-930 -468)"'

/** The lemons and their bowl, and the shade of the rasp on them. */
const BOWL_OUTLINE: Path =
  'M150 540C180 440 260 420 300 380C350 330 450 350 490 410C570 440 590 500 610 546C606 650 560 730 480 764H270C190 730 140 640 150 540Z'
const ON_BOWL: Path = 'M160 400L400 520L640 690L560 690L380 560L170 440Z'

/** A long rasp that leans on a bowl of lemons, a lemon without its zest, and the heap of it. */
export function grater(art: Canvas, { color, accent, has }: ProductLook): void {
  lyingBoard(art, 132, 1056)
  if (has('bowl')) {
    lemonBowl(art, accent)
    art.clipped(BOWL_OUTLINE, () => art.softFill(ON_BOWL, '#3a1a06', 0.5, 12))
  }
  if (has('lemon')) zestedLemon(art, { x: 900, y: 636, size: 122, color: accent })
  shadowBelow(art)
  art.group(LEANING, () => {
    blade(art)
    handle(art, color)
    zestOn(art, accent)
  })
  zestHeap(art, { x: 600, y: 790, size: 150, color: accent })
}

/** What the blade keeps the light from: the board beneath its end, and the wall of the bowl. */
function shadowBelow(art: Canvas): void {
  art.softFill('M560 640L880 792L792 800L520 742Z', SHADOW, 0.3, 16)
  art.softFill('M800 782L884 768L904 784L812 798Z', SHADOW, 0.6, 6)
}

/** The steel from its handle to its end, its long edges folded down. */
function blade(art: Canvas): void {
  const steel = art.linearGradient('x1="0" x2="1" y1="0" y2=".12"', [
    [0, '#8f8981'],
    [0.1, '#d8d2c8'],
    [0.24, '#fffdf6'],
    [0.36, '#cbc4ba'],
    [0.56, '#a39c93'],
    [0.74, '#f2ede3'],
    [0.86, '#c2bbb0'],
    [1, '#8f8880'],
  ])
  art.fill(roundedRect(326, 420, 606, 112, 14), '#4f4844')
  art.fill(roundedRect(326, 412, 606, 106, 12), '#8b837b')
  art.fill(roundedRect(326, 410, 606, 100, 12), steel)
  art.fill(roundedRect(344, 424, 572, 74, 8), '#6f675f', 0.2)
  art.stroke('M338 415H922', '#ffffff', 5, { opacity: 0.95 })
  art.stroke('M338 506H922', '#6a625b', 4, { opacity: 0.6 })
  teeth(art)
  art.fill(roundedRect(908, 402, 36, 134, 13), '#2f2b2a')
  art.fill(roundedRect(910, 404, 26, 122, 11), '#57504d')
  art.stroke('M916 414V514', '#a39b94', 4, { opacity: 0.7 })
}

/** Rows of etched teeth: each a dark hole, and the sharp lip that was raised behind it. */
function teeth(art: Canvas): void {
  let holes: Path = ''
  let lips: Path = ''
  for (let row = 0; row < 5; row += 1) {
    for (let place = 0; place < 24; place += 1) {
      const x = 352 + place * 23 + (row % 2) * 11.5
      const y = 430 + row * 15
      holes += `M${num(x)} ${num(y)}h13q-2 9-6.5 9t-6.500-9Z`
      lips += `M${num(x - 1.5)} ${num(y - 2)}q8-5 16 0`
    }
  }
  art.fill(holes, '#2b2624')
  art.movedBy(0, -3, () => art.stroke(lips, '#6a625b', 2.4, { opacity: 0.5 }))
  art.stroke(lips, '#ffffff', 3)
}

/** A soft grip, thicker where the palm holds it. */
function handle(art: Canvas, color: Color): void {
  const grip =
    'M346 414C330 400 296 404 262 398C206 386 130 384 96 398C62 412 52 444 54 470C56 502 72 526 104 534C150 544 210 538 262 528C296 522 330 528 346 514Z'
  const soft = down(art, [
    [0, tint(color, 0.42)],
    [0.16, tint(color, 0.16)],
    [0.46, color],
    [0.78, shade(color, 0.36)],
    [1, shade(color, 0.58)],
  ])
  art.movedBy(3, 8, () => art.fill(grip, shade(color, 0.7)))
  art.fill(grip, soft)
  art.fill('M340 408H374V518H344Z', shade(color, 0.62))
  art.fill('M342 410H362V510H344Z', '#d8d2c8')
  art.fill('M342 478H362V510H344Z', '#8b837b')
  const grooves = [176, 206, 236, 266].map((x) => `M${x} 412Q${x - 12} 464 ${x} 518`).join('')
  art.stroke(grooves, shade(color, 0.52), 9, { opacity: 0.55 })
  art.movedBy(6, 0, () => art.stroke(grooves, tint(color, 0.45), 3, { opacity: 0.55 }))
  art.softFill('M96 416C140 402 220 406 310 420C220 418 140 418 96 416Z', '#fffbe8', 0.6, 5)
  art.fill(ellipse(94, 466, 18, 21), shade(color, 0.74))
  art.stroke('M80 478Q94 496 108 478', tint(color, 0.4), 4, { opacity: 0.6 })
}

/** Zest caught on the teeth, most of it where the lemon was drawn last. */
function zestOn(art: Canvas, color: Color): void {
  const { random } = art
  const caught = (count: number): Point[] =>
    Array.from({ length: count }, () => {
      const far = random.jitter(1)
      return [700 + far * Math.abs(far) * 190, 462 + random.jitter(34)]
    })
  shreds(art, caught(70), shade(color, 0.42), 14, 3.6)
  shreds(art, caught(110), color, 14, 3.2)
  shreds(art, caught(70), tint(color, 0.5), 12, 2.6)
}
