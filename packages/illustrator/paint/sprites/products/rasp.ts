import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Path, type Point, roundedRect } from '../../core/contour.ts'
import { backOfBowl, bowlInside, frontOfBowl, overRim, type WideBowl } from '../foods/wideBowl.ts'
import { down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { heapedCitrus } from './heapedCitrus.ts'
import { lyingBoard } from './lyingBoard.ts'
import { leaf, shreds } from './morsels.ts'
import { zestedLemon, zestHeap } from './zest.ts'

/** How the rasp stands in the bowl: its end in the zest, its back on the far rim, its handle free. */
const LEANING = 'translate(84 66) rotate(31) scale(.78 .7) translate(-940 -462)'
/** How it lies without a bowl. */
const LYING = 'rotate(6.5) scale(.93 .74) translate(-640 -462)'
/** Where the middle of the bowl's rim is. */
const BOWL_AT: Point = [642, 470]
const BOWL: WideBowl = { rx: 268, ry: 108, depth: 268, glaze: '#efe3cd', band: '#3f7f86' }

/** A long rasp that leans in a bowl of zest, lemons beside it, one of them without its zest. */
export function grater(art: Canvas, { color, accent, has }: ProductLook): void {
  lyingBoard(art, 96, 1130)
  if (has('lemon')) lemonsBehind(art, accent)
  const [x, y] = BOWL_AT
  const rasp = (place: string) =>
    art.group(`transform="${place}"`, () => {
      blade(art)
      handle(art, color)
      zestOn(art, accent)
    })
  if (has('bowl')) art.movedBy(x, y, () => zestBowl(art, accent, () => rasp(LEANING)))
  else art.movedBy(x, 760, () => rasp(LYING))
  if (has('lemon')) zestedLemon(art, { x: 936, y: 684, size: 122, color: accent })
  fallen(art, accent)
}

/** Lemons that wait, below the handle. */
function lemonsBehind(art: Canvas, color: Color): void {
  art.softFill(ellipse(290, 782, 190, 20), SHADOW, 0.5, 14)
  leaf(art, { x: 196, y: 632, size: 110, angle: -2.4, color: '#4f7f3a' }, 0.46)
  heapedCitrus(
    art,
    { x: 356, y: 668, size: 100, angle: -0.6, color: mix(color, '#b9780e', 0.14) },
    false,
  )
  heapedCitrus(art, { x: 226, y: 698, size: 102, angle: 0.28, color }, false)
}

/** A wide bowl, zest heaped in it around the end of the rasp. */
function zestBowl(art: Canvas, color: Color, drawRasp: () => void): void {
  backOfBowl(art, BOWL)
  bowlInside(art, BOWL)
  art.clipped(overRim(BOWL), () => {
    zestHeap(art, { x: 40, y: 44, size: 190, color })
    // The rasp throws its shade on the far wall and on what lies behind it.
    art.softFill('M-112-62L-70-72L176 52L128 84Z', '#3a1a06', 0.5, 8)
  })
  drawRasp()
  art.clipped(overRim(BOWL), () => {
    zestHeap(art, { x: 4, y: 92, size: 216, color })
    const threads = (count: number): Point[] =>
      Array.from({ length: count }, () => {
        const across = art.random.jitter(0.94)
        const low = Math.sqrt(1 - across * across)
        return [across * 216, 26 + art.random.range(-0.3, 0.6) * low * 96]
      })
    shreds(art, threads(110), mix(color, '#b06f0c', 0.5), 15, 3.4)
    shreds(art, threads(190), color, 15, 3.2)
    shreds(art, threads(150), tint(color, 0.4), 14, 2.8)
    art.softFill(
      'M-10 10Q120 20 210 30Q200 90 60 112Q-40 116-110 96Q60 90-10 10Z',
      '#8a4a08',
      0.26,
      16,
    )
  })
  frontOfBowl(art, BOWL)
}

/** Zest that missed the bowl, between it and the lemon. */
function fallen(art: Canvas, color: Color): void {
  const { random } = art
  const loose = Array.from({ length: 24 }, (): Point => {
    const far = random.jitter(1)
    return [820 + far * Math.abs(far) * 66, random.range(784, 810)]
  })
  art.movedBy(2, 3, () => shreds(art, loose, '#6a3c10', 12, 2.4))
  shreds(art, loose, color, 13, 3)
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
