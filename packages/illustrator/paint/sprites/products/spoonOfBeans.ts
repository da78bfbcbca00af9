import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, type Path, type Point, turned } from '../../core/contour.ts'
import { BROTH, ripples } from './beansInPot.ts'
import { beanPaint, cookedBean } from './cookedBean.ts'
import { pairs } from './pairs.ts'

/** The middle of the spoon's bowl, and how it slopes: its tip is lower, its handle goes up to the right. */
const SPOON = { x: 716, y: 268, turn: -0.36 } as const
/** Half the length and half the breadth of its mouth. */
const MOUTH = { rx: 158, ry: 66 } as const

const at = (points: readonly Point[]): Point[] => turned(points, SPOON.turn, SPOON.x, SPOON.y)

const HANDLE = pairs('138,-18 200,-15 380,-19 660,-31 660,27 380,17 200,13 138,16')
const BELLY = pairs('-160,0 -140,46 -90,86 -20,104 56,92 120,56 158,6 90,-30 -80,-30')

/** Where beans lie in the spoon, the farthest first, and how they are turned. */
const HEAP = [
  [-44, -34, 0.3],
  [42, -40, -0.2],
  [104, -24, 0.9],
  [-98, -14, -0.6],
  [2, -50, 0.1],
  [62, -18, 2.8],
  [-46, -8, 3.6],
  [108, 8, -0.4],
  [12, 4, 0.4],
  [-96, 18, 0.5],
  [64, 22, 3.3],
  [-34, 28, -0.24],
] as const

/** The shade of the spoon on the beans below, and the rings where its broth drops. */
export function shadeOfSpoon(art: Canvas): void {
  art.softFill(ellipse(SPOON.x + 50, SPOON.y + 210, 130, 40), '#2c0d06', 0.5, 34)
  const [fall] = FALLS
  ripples(art, [fall.x, fall.low], 62)
}

/** A wooden spoon that lifts beans out of their pot; the broth runs from it. */
export function spoonOfBeans(art: Canvas, color: Color): void {
  handle(art, color)
  belly(art, color)
  for (const fall of FALLS) drip(art, fall)
  bowl(art, color)
}

function handle(art: Canvas, color: Color): void {
  const whole = closed(at(HANDLE))
  art.movedBy(26, 40, () => art.softFill(whole, SHADOW, 0.26, 16))
  art.fill(whole, shade(color, 0.56))
  art.movedBy(-2, -5, () => art.fill(whole, color))
  art.stroke(open(at(pairs('150,-10 260,-9 420,-13 660,-23'))), tint(color, 0.62), 9, {
    opacity: 0.9,
  })
  const grain = ['190,0 320,2 480,-2 660,2', '240,7 380,8 520,8 660,14', '330,-4 470,-8 660,-10']
  art.stroke(grain.map((line) => open(at(pairs(line)))).join(''), shade(color, 0.4), 2.4, {
    opacity: 0.5,
  })
}

/** The outside of the bowl: dark below, wet where the broth ran over it. */
function belly(art: Canvas, color: Color): void {
  const outline = closed(at(BELLY))
  art.fill(
    outline,
    art.linearGradient('x1=".1" x2=".5" y1=".1" y2="1"', [
      [0, tint(color, 0.3)],
      [0.4, color],
      [0.72, shade(color, 0.46)],
      [1, shade(color, 0.72)],
    ]),
  )
  art.clipped(outline, () => {
    const wet = closed(at(pairs('-150,14 -110,34 -60,50 -16,44 30,60 60,110 -30,130 -130,96')))
    art.softFill(wet, shade(BROTH, 0.3), 0.6, 8)
    art.stroke(open(at(pairs('-128,40 -96,66 -60,82'))), '#ffd9a2', 6, { opacity: 0.8 })
  })
}

/** The mouth of the bowl, full of broth and beans. */
function bowl(art: Canvas, color: Color): void {
  const { rx, ry } = MOUTH
  const around = (share: number): Path =>
    closed(
      at(
        Array.from({ length: 18 }, (_, index): Point => {
          const turn = (index / 18) * Math.PI * 2
          return [Math.cos(turn) * rx * share, Math.sin(turn) * ry * share - (1 - share) * 10]
        }),
      ),
    )
  art.fill(around(1), shade(color, 0.3))
  art.movedBy(-1, -3, () => art.fill(around(0.99), tint(color, 0.44)))
  art.fill(around(0.9), shade(BROTH, 0.55))
  art.movedBy(2, 5, () => art.fill(around(0.87), mix(BROTH, '#c8742c', 0.4)))
  const paint = beanPaint(art, BROTH)
  for (const [u, v, angle] of HEAP) {
    const [[x, y] = [SPOON.x, SPOON.y]] = at([[u, v]])
    cookedBean(art, { x, y: y - 8, size: 46 * art.random.range(0.94, 1.08), angle, sunk: 0 }, paint)
  }
  const near = Array.from({ length: 11 }, (_, index): Point => {
    const turn = 0.35 + (index / 10) * 2.5
    return [Math.cos(turn) * rx * 0.97, Math.sin(turn) * ry * 0.97]
  })
  art.movedBy(0, 4, () => art.stroke(open(at(near)), shade(color, 0.3), 12))
  art.stroke(open(at(near)), tint(color, 0.36), 10)
  art.movedBy(-1, -2, () => art.stroke(open(at(near.slice(3, 9))), '#fff6e2', 4, { opacity: 0.85 }))
}

interface Fall {
  x: number
  top: number
  /** Where it ends. */
  low: number
  half: number
}

/** What runs from the spoon: a thread down into the pot, and shorter ones beside it. */
const FALLS: readonly [Fall, ...Fall[]] = [
  { x: 652, top: 372, low: 640, half: 9 },
  { x: 612, top: 358, low: 424, half: 7 },
  { x: 712, top: 372, low: 446, half: 8 },
]

function drip(art: Canvas, { x, top, low, half }: Fall): void {
  const isLong = low - top > 120
  const end = isLong ? top + (low - top) * 0.52 : low
  const drop = `M${num(x - half * 3)} ${top - 14}Q${num(x - half)} ${top + 10} ${num(x - half * 0.5)} ${num(end - half * 4)}C${num(x - half * 1.7)} ${num(end)} ${num(x + half * 1.7)} ${num(end)} ${num(x + half * 0.5)} ${num(end - half * 4)}Q${num(x + half)} ${top + 10} ${num(x + half * 3)} ${top - 14}Z`
  const drops = isLong
    ? [ellipse(x + 1, end + 26, half * 0.9, half * 1.3), ellipse(x, low - 16, half * 0.7, half)]
    : []
  const path = [drop, ...drops].join('')
  art.movedBy(4, 3, () => art.fill(path, SHADOW, 0.35))
  art.fill(path, shade(BROTH, 0.45))
  art.movedBy(-1, -1, () => art.fill(path, mix(BROTH, '#d47a2c', 0.5), 0.9))
  art.stroke(
    `M${num(x - half * 0.5)} ${num(end - half * 3)}v${num(half * 1.4)}`,
    '#ffe6bc',
    half * 0.5,
    { opacity: 0.95 },
  )
}
