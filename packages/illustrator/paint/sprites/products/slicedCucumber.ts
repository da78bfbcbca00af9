import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import {
  arc,
  circle,
  closed,
  ellipse,
  num,
  open,
  type Path,
  type Point,
  turned,
} from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { layered } from '../foods/touches.ts'

/** How thick a slice is. */
const THICK = 13

interface Slice {
  x: number
  y: number
  size: number
  /** Its width beside its height: less where it leans. */
  flat: number
  /** How its upright axis is turned. */
  angle: number
}

/**
 * How they fell, the last first: those next to the knife still lean on each other, the ones before
 * them slid apart in twos and threes, one rolled away.
 */
const FALLEN: readonly Slice[] = [
  { x: 884, y: 480, size: 71, flat: 0.96, angle: 0.9 },
  { x: 996, y: 570, size: 73, flat: 0.95, angle: -0.5 },
  { x: 930, y: 640, size: 76, flat: 0.96, angle: 0.3 },
  { x: 858, y: 652, size: 74, flat: 0.93, angle: 0.75 },
  { x: 758, y: 648, size: 76, flat: 0.86, angle: 0.24 },
  { x: 716, y: 654, size: 77, flat: 0.8, angle: 0.16 },
  { x: 652, y: 660, size: 75, flat: 0.7, angle: 0.2 },
  { x: 590, y: 646, size: 77, flat: 0.56, angle: 0.1 },
  { x: 566, y: 644, size: 78, flat: 0.52, angle: 0.05 },
  { x: 516, y: 642, size: 78, flat: 0.42, angle: 0.02 },
]

/** A cucumber and the slices that toppled from it. */
export function slicedCucumber(art: Canvas): void {
  art.rotated(0.045, 320, 640, () => {
    uncut(art)
    juice(art)
    for (const slice of FALLEN) cucumberSlice(art, slice)
  })
}

/** Drops of juice on the board, as the knife left them. */
function juice(art: Canvas): void {
  for (const [x, y, size] of [
    [470, 540, 9],
    [498, 556, 5],
    [566, 548, 7],
    [820, 560, 6],
    [1010, 590, 8],
    [1034, 572, 4],
  ] as const) {
    art.fill(ellipse(x + 2, y + 4, size, size * 0.7), '#0c1218', 0.5)
    art.fill(ellipse(x, y, size, size * 0.7), '#b9cdb4', 0.55)
    art.fill(ellipse(x - size * 0.3, y - size * 0.25, size * 0.35, size * 0.2), '#ffffff', 0.9)
  }
}

const BODY = shape(
  '178 644, 184 606, 204 580, 240 566, 320 560, 430 562, 446 600, 450 644, 446 690, 430 722, 330 722, 240 716, 202 700, 184 676',
)

/** What is left of it: ridged dark skin with pale streaks, its cut end towards us on the right. */
function uncut(art: Canvas): void {
  const outline = closed(BODY)
  art.movedBy(20, 28, () => art.softFill(outline, SHADOW, 0.5, 14))
  art.movedBy(6, 9, () => art.fill(outline, SHADOW, 0.5))
  const round = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0, '#4f8a3a'],
    [0.18, '#6ea24c'],
    [0.36, '#3f7a32'],
    [0.68, '#255424'],
    [1, '#12301a'],
  ])
  art.fill(outline, round)
  art.clipped(outline, () => {
    const streaks = [588, 606, 634, 664, 692].map((y, index) => {
      const bow = (y - 642) * 0.16
      return `M${200 + index * 6} ${num(y - bow)}C260 ${num(y + bow * 0.3)} 350 ${num(y + bow * 0.4)} 440 ${num(y + bow * 0.3)}`
    })
    art.stroke(streaks.join(''), '#a9c96a', 6, { opacity: 0.4 })
    art.stroke(streaks.slice(1, 4).join(''), '#16381c', 3, { opacity: 0.5 })
    const warts = Array.from({ length: 26 }, (): Point => [
      art.random.range(210, 430),
      art.random.range(574, 706),
    ])
    art.specks(warts, '#16381c', 5, { opacity: 0.5 })
    art.movedBy(-2, -3, () => art.specks(warts.slice(0, 12), '#d3e6a0', 3, { opacity: 0.7 }))
    art.softFill('M226 588C280 574 350 572 420 576C350 584 280 590 226 600Z', '#f2fadc', 0.75, 5)
  })
  art.fill(ellipse(186, 644, 12, 22), '#b9b070')
  cutFace(art, { x: 444, y: 642, size: 80, flat: 0.36, angle: 0 })
}

function cucumberSlice(art: Canvas, slice: Slice): void {
  const { x, y, size, flat, angle } = slice
  const lean = 1 - flat
  const rim = placedDisc(slice)
  const [dx, dy] = [THICK * (0.35 + lean * 1.1), THICK * (0.9 - lean * 0.3)]
  art.movedBy(dx + 4 + lean * 24, dy + 5 + lean * 6, () => art.softFill(rim, '#0b160f', 0.5, 8))
  layered(art, rim, [
    { color: '#16381b', dx, dy },
    { color: '#2f6427', dx: dx * 0.6, dy: dy * 0.6 },
    { color: '#77a552', dx: dx * 0.34, dy: dy * 0.34 },
  ])
  cutFace(art, { x, y, size, flat, angle })
}

function placedDisc({ x, y, size, flat, angle }: Slice): string {
  const around = Array.from({ length: 16 }, (_, index): Point => {
    const turn = (index / 16) * Math.PI * 2
    const stray = 1 + 0.018 * Math.sin(turn * 3 + x)
    return [Math.cos(turn) * size * flat * stray, Math.sin(turn) * size * stray]
  })
  return closed(turned(around, angle, x, y))
}

/** Wet flesh, greener towards the skin, the seeds in three chambers of paler jelly. */
function cutFace(art: Canvas, { x, y, size, flat, angle }: Slice): void {
  const degrees = num((angle * 180) / Math.PI)
  const place = `translate(${num(x)} ${num(y)}) rotate(${degrees}) scale(${flat.toFixed(2)} 1)`
  art.group(`transform="${place}"`, () => {
    art.fill(circle(0, 0, size), '#2f6427')
    const flesh = art.radialGradient('cx=".46" cy=".44" r=".56"', [
      [0, '#eef3c6'],
      [0.5, '#e6efbd'],
      [0.74, '#d5e5a4'],
      [0.9, '#b5d17c'],
      [1, '#86b052'],
    ])
    art.fill(circle(-1, -1, size * 0.945), flesh)
    art.stroke(circle(0, 0, size * 0.78), '#a7c873', 3, { opacity: 0.55 })
    chambers(art, size)
    const light = art.linearGradient('x1=".1" x2=".9" y1=".1" y2=".9"', [
      [0, '#ffffff', 0.4],
      [0.4, '#ffffff', 0],
      [0.6, '#1e4a24', 0],
      [1, '#1e4a24', 0.3],
    ])
    art.fill(circle(-1, -1, size * 0.945), light)
    wetLight(art, size, angle)
  })
}

/** Where the wet rim mirrors the window: at the upper left however the slice is turned, and broken. */
function wetLight(art: Canvas, size: number, angle: number): void {
  const from = -2.75 - angle + art.random.jitter(0.16)
  const to = from + art.random.range(0.4, 0.85)
  art.stroke(arc(0, 0, size * 0.86, from, to), '#ffffff', 5.5, { opacity: 0.85 })
  art.stroke(arc(0, 0, size * 0.86, to + 0.16, to + 0.26), '#ffffff', 4.5, { opacity: 0.8 })
}

function chambers(art: Canvas, size: number): void {
  const { random } = art
  const start = random.angle()
  const seeds: Path[] = []
  for (const third of [0, 1, 2]) {
    const heading = start + (third * Math.PI * 2) / 3 + random.jitter(0.1)
    const lobe = shape(
      '0.08 0, 0.24 -0.2, 0.44 -0.3, 0.62 -0.16, 0.64 0.06, 0.56 0.24, 0.36 0.28, 0.2 0.18',
    )
    const outline = turned(
      lobe.map(([u, v]): Point => [u * size, v * size]),
      heading,
    )
    art.fill(closed(outline), '#c3d98d', 0.8)
    art.movedBy(-2, -2, () => art.fill(closed(outline), '#dbe8ab', 0.85))
    for (const [far, aside] of [
      [0.5, -0.3],
      [0.56, 0.02],
      [0.48, 0.34],
      [0.3, -0.12],
      [0.3, 0.2],
    ] as const) {
      if (random.next() < 0.12) continue
      const reach = far * size * random.range(0.92, 1.06)
      seeds.push(seed(heading + aside / (far + 0.3), reach, size))
    }
  }
  layered(art, seeds.join(''), [{ color: '#8fae58', dx: 1.5, dy: 2 }, { color: '#f9f8dd' }])
  const walls = [0, 1, 2].map((third) => {
    const turn = start + ((third + 0.5) * Math.PI * 2) / 3
    return open([
      [0, 0],
      [Math.cos(turn) * size * 0.34, Math.sin(turn) * size * 0.34],
      [Math.cos(turn + 0.06) * size * 0.7, Math.sin(turn + 0.06) * size * 0.7],
    ])
  })
  art.stroke(walls.join(''), '#f6f9dc', 5, { opacity: 0.75 })
}

/** A pale drop that points to the middle. */
function seed(heading: number, far: number, size: number): Path {
  const [tip, left, right] = turned(
    [
      [far - size * 0.13, 0],
      [far + size * 0.17, -size * 0.12],
      [far + size * 0.17, size * 0.12],
    ],
    heading,
  ).map((point) => point.map(num).join(' '))
  return `M${tip}C${left} ${right} ${tip}Z`
}
