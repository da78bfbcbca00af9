import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW } from '../../core/color.ts'
import { closed, ellipse, type Point, polygon, roundedRect } from '../../core/contour.ts'
import { patches } from '../foods/touches.ts'
import { across, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { pairs } from './pairs.ts'
import { clearGlass, CREAM, footShadow, gleam, liquid, print } from './parts.ts'

/** A flask of syrup with a loop to hold it by, a stack of pancakes before it. */
export function maplesyrup(art: Canvas, { color, accent, has }: ProductLook): void {
  const x = has('pancakes') ? -150 : 0
  footShadow(art, 600 + x, 170)
  art.movedBy(x, 0, () => flask(art, color, accent))
  if (has('pancakes')) pancakes(art)
}

function flask(art: Canvas, color: Color, accent: Color): void {
  const loop = 'M652 350C760 306 826 400 734 500'
  art.stroke(loop, '#fffdf5', 40, { opacity: 0.75 })
  art.stroke(loop, shade(color, 0.06), 28, { opacity: 0.85 })
  art.movedBy(-5, -6, () => art.stroke(loop, '#ffe2a0', 7, { opacity: 0.8 }))
  const outline =
    'M556 300H644V384C650 430 790 480 796 620C800 720 764 776 716 776H484C436 776 400 720 404 620C410 480 550 430 556 384Z'
  clearGlass(art, outline, () => {
    liquid(art, { x: 600, top: 372, bottom: 790, half: 206, color })
    const backlight = art.radialGradient('cx=".62" cy=".5" r=".5"', [
      [0, '#ffdc8a', 0.9],
      [0.6, '#f0a040', 0.3],
      [1, '#f0a040', 0],
    ])
    art.fill('M396 380H804V790H396Z', backlight)
    art.stroke('M416 640C420 720 450 764 490 768', '#5a2408', 14, { opacity: 0.4 })
  })
  const light =
    'M432 620C436 540 480 500 520 470C500 520 460 570 452 640C450 690 460 720 470 740C440 720 430 670 432 620Z'
  gleam(art, light, 0.6)
  gleam(art, 'M566 312H580V390L566 404Z', 0.6)
  label(art, accent)
  art.fill(roundedRect(542, 226, 116, 84, 12), wood(art, '#55301f'))
  art.fill(ellipse(600, 228, 58, 9), '#8a5a3a')
  art.stroke('M546 292H654', '#2f180e', 5, { opacity: 0.6 })
}

function label(art: Canvas, accent: Color): void {
  art.fill(ellipse(606, 640, 104, 86), shade('#fbf2df', 0.3), 0.6)
  art.fill(ellipse(600, 634, 104, 86), '#fbf2df')
  art.stroke(ellipse(600, 634, 92, 75), accent, 4)
  art.fill(
    'M600 574l14 24 20-8-4 26 26-4-10 20 16 8-22 16 6 14-38-4-4 26h-8l-4-26-38 4 6-14-22-16 16-8-10-20 26 4-4-26 20 8Z',
    accent,
  )
  print(art, [[600, 700, 50]], '#4a3a2a', 4)
}

/** Where the stack stands, and how thick a pancake is. */
const STACK = { x: 850, foot: 806, half: 196, thick: 40, count: 6 } as const

function pancakes(art: Canvas): void {
  const { x, foot, half, thick, count } = STACK
  art.softFill(ellipse(x + 20, foot + 18, 270, 14), SHADOW, 0.5, 12)
  art.fill(ellipse(x, foot + 6, 272, 30), shade('#e8dfce', 0.24))
  art.fill(ellipse(x - 3, foot - 2, 270, 27), CREAM)
  art.fill(ellipse(x, foot - 2, 214, 16), '#c98438', 0.45)
  const { random } = art
  let y: number = foot - 20
  for (let index = 0; index < count; index += 1) {
    const side = random.jitter(10)
    const wide = half + random.jitter(9)
    pancake(art, { x: x + side, y, half: wide, thick })
    y -= thick
  }
  topped(art, x, y + thick * 0.55)
}

/** One from its side: pale where it rose, brown above and below. */
function pancake(
  art: Canvas,
  { x, y, half, thick }: { x: number; y: number; half: number; thick: number },
): void {
  const edge = across(art, [
    [0, '#c98a3c'],
    [0.2, '#f6d894'],
    [0.6, '#ecc276'],
    [1, '#a86a2a'],
  ])
  art.fill(ellipse(x, y + thick * 0.2, half, 30), '#6b3410', 0.8)
  const crumb = `M${x - half} ${y - thick * 0.5}V${y}A${half} 30 0 0 0 ${x + half} ${y}V${y - thick * 0.5}Z`
  art.fill(crumb, edge)
  art.stroke(`M${x - half + 4} ${y + 2}A${half} 30 0 0 0 ${x + half - 4} ${y + 2}`, '#9a5a20', 7, {
    opacity: 0.8,
  })
  art.fill(ellipse(x, y - thick * 0.5, half + 2, 31), '#a8621f')
  art.fill(ellipse(x - 2, y - thick * 0.5 - 3, half - 4, 27), '#c9822f')
}

/** Syrup that runs over the edge of the topmost pancake, a pat of butter on it. */
function topped(art: Canvas, x: number, y: number): void {
  art.fill(ellipse(x, y, 200, 33), '#b36c24')
  art.fill(ellipse(x - 4, y - 3, 190, 28), '#d9953c')
  const brown = { x, y: y - 2, rx: 160, ry: 20, count: 24, grain: 22 }
  art.fill(patches(art, brown), '#a8601f', 0.5)
  const pool = pairs(
    '-150,-4 -90,-22 20,-25 120,-16 166,4 162,40 168,96 156,126 142,104 140,50 116,32 90,40 88,110 92,176 76,204 60,178 62,96 52,48 18,42 -14,48 -18,86 -30,112 -44,90 -44,48 -82,36 -96,60 -94,130 -106,158 -122,132 -122,50 -150,22',
  ).map(([u, v]): Point => [x + u, y + v])
  art.movedBy(5, 8, () => art.fill(closed(pool), '#5a2408', 0.4))
  const amber = art.linearGradient('x1="0" y1="0" x2=".6" y2="1"', [
    [0, '#c9701c', 0.92],
    [0.4, '#9a4610', 0.94],
    [1, '#6b2a08', 0.96],
  ])
  art.fill(closed(pool), amber)
  const lights = `M${x - 112} ${y + 70}v48M${x + 68} ${y + 90}v76M${x + 148} ${y + 56}v44M${x - 36} ${y + 60}v28`
  art.stroke(lights, '#ffd890', 6, { opacity: 0.9 })
  art.stroke(
    `M${x - 120} ${y - 6}C${x - 80} ${y - 18} ${x - 40} ${y - 20} ${x - 10} ${y - 20}`,
    '#ffe6b4',
    6,
    {
      opacity: 0.85,
    },
  )
  butter(art, x + 6, y - 10)
}

function butter(art: Canvas, x: number, y: number): void {
  const at = (text: string) => polygon(pairs(text).map(([u, v]): Point => [x + u, y + v]))
  art.fill(ellipse(x + 4, y + 10, 86, 15), '#f6d465', 0.7)
  art.fill(at('-62,-26 -2,-6 -2,16 -60,-4'), '#f0cd5c')
  art.fill(at('-2,-6 66,-28 64,-6 -2,16'), '#d9ae3c')
  art.fill(at('-62,-26 4,-46 66,-28 -2,-6'), '#fdf0a8')
  art.fill(at('-40,-27 2,-39 30,-32 -10,-18'), '#fffbe0', 0.7)
}
