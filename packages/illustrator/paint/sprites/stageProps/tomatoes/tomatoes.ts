import type { Colors } from '../../../../language/words/types.ts'
import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { SHADOW, shade, tint } from '../../../core/color.ts'
import { ellipse, num, type Point } from '../../../core/contour.ts'
import { lyingBoard } from '../../products/lyingBoard.ts'
import { footShadow } from '../../products/parts.ts'
import { roundTomato } from '../../products/roundTomato.ts'
import { type Slice, tomatoSlice } from '../../products/tomatoSlice.ts'
import { TOMATO_FOOT, wholeTomato } from '../../products/wholeTomato.ts'
import { inTurn } from '../../variants.ts'
import { frontRim, mouth, type Profile, thrownBody } from '../thrown.ts'
import { tomatoPunnet } from './tomatoPunnet.ts'
import { tomatoTruss } from './tomatoTruss.ts'

type Spot = Colors & { x: number; y: number }

/** A round tomato of size 1, a little broader on one side. */
const ROUND: readonly Point[] = [
  [-1, 0.02],
  [-0.94, -0.4],
  [-0.7, -0.7],
  [-0.34, -0.84],
  [-0.04, -0.77],
  [0.28, -0.86],
  [0.66, -0.74],
  [0.95, -0.42],
  [1.03, 0.02],
  [0.92, 0.44],
  [0.66, 0.75],
  [0.3, 0.9],
  [-0.08, 0.93],
  [-0.44, 0.87],
  [-0.76, 0.67],
  [-0.95, 0.36],
]

/** Two tomatoes, one before the other. */
function two(art: Canvas, { x, y, color }: Spot): void {
  const [back, front] = [65, 54]
  const round = { color, lobes: ROUND, dim: 0.5 }
  footShadow(art, x - 40, 50, y - 4)
  wholeTomato(art, { ...round, x: x - 44, y: y - 4 - back * TOMATO_FOOT, size: back })
  art.softFill(ellipse(x + 14, y - 24, 10, 30), SHADOW, 0.3, 9)
  footShadow(art, x + 66, 42, y + 10)
  const nearer = { x: x + 62, y: y + 10 - front * TOMATO_FOOT, size: front, mirrored: true }
  wholeTomato(art, { ...round, ...nearer, ribs: [[0.34, 0.3]] })
}

/** Rows of cherry tomatoes in a bowl: how high each is, half how wide, how many. */
const ROWS = [
  [-142, 46, 3],
  [-126, 78, 4],
  [-152, 0, 1],
  [-128, 40, 3],
  [-108, 74, 5],
  [-92, 52, 3],
] as const

const BOWL: Profile = [
  [104, -100],
  [101, -82],
  [88, -50],
  [66, -22],
  [50, -12],
  [47, -8],
  [48, 0],
]

/** A bowl heaped with cherry tomatoes, and one that fell. */
function cherryBowl(art: Canvas, { x, y, color }: Spot): void {
  const { random } = art
  const rim = { y: -100, half: 105, wall: 7, color: '#efe4cf' }
  footShadow(art, x - 6, 54, y + 4)
  art.group(`transform="translate(${num(x - 10)} ${num(y)})"`, () => {
    mouth(art, rim, () => undefined)
    for (const [row, half, count] of ROWS) {
      for (let index = 0; index < count; index += 1) {
        const u = count === 1 ? 0 : (index / (count - 1) - 0.5) * 2 * half
        const place = { x: u + random.jitter(5), y: row + random.jitter(4) }
        cherry(art, { ...place, size: random.range(21, 25), color })
      }
    }
    thrownBody(art, BOWL, rim.color)
    frontRim(art, rim)
  })
  footShadow(art, x + 92, 20, y + 13)
  roundTomato(art, { x: x + 92, y: y - 8, size: 22, color, star: [0.5, -0.4], alone: true })
}

/** A cherry tomato as it fell, its star up or out of sight. */
function cherry(
  art: Canvas,
  { color, ...place }: { x: number; y: number; size: number; color: Color },
): void {
  const { random } = art
  const star: Point = [random.range(-0.1, 0.6), random.range(-0.66, 0.2)]
  const tone = random.pick([color, tint(color, 0.06), shade(color, 0.08)])
  roundTomato(art, { ...place, color: tone, star: random.next() < 0.5 ? star : undefined })
}

/** From the one that leans on the tomato to the one that lies before it. */
const SLICES: readonly Slice[] = [
  { x: 34, y: -164, rx: 118, ry: 112, turn: 0.4, chambers: 6, salt: 0 },
  { x: 112, y: -120, rx: 124, ry: 84, turn: 2.3, chambers: 5, salt: 0 },
  { x: 140, y: -72, rx: 120, ry: 42, turn: 3.6, chambers: 6, salt: 0 },
]

/** A large tomato on a board, slices of another that lean on it. */
function sliced(art: Canvas, { x, y, color }: Spot): void {
  const board = `translate(${num(x)} ${num(y + 10)}) scale(.3 .44) translate(-600 -830)`
  art.group(`transform="${board}"`, () => lyingBoard(art, 196, 1004))
  art.group(`transform="translate(${num(x)} ${num(y + 8)}) scale(.42)"`, () => {
    art.softFill(ellipse(-112, -66, 120, 14), SHADOW, 0.5, 10)
    const ribs: Point[] = [
      [-0.6, -0.36],
      [-0.24, -0.12],
      [0.14, 0.14],
      [0.5, 0.34],
    ]
    wholeTomato(art, { x: -126, y: -196, size: 144, color, ribs, dim: 0.4 })
    for (const slice of SLICES) tomatoSlice(art, slice, color)
  })
}

/** Tomatoes: two, a truss, small ones in a bowl, a punnet, or slices on a board. */
export const tomatoes = inTurn<Spot>(two, tomatoTruss, cherryBowl, tomatoPunnet, sliced)
