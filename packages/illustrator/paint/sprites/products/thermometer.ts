import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, closed, ellipse, num, open, type Point, roundedRect } from '../../core/contour.ts'
import { shape } from '../foods/dough.ts'
import { glow } from '../foods/glow.ts'
import { roastHen } from '../foods/roastHen.ts'
import { down } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { board } from './boards.ts'
import { carvingBoard } from './carvingBoard.ts'
import { digits } from './parts.ts'

/** From its tail to the joint of its probe, which is at 0 0; the probe goes to the right. */
const BODY = shape(
  '-330 0, -328 -26, -312 -43, -280 -48, -220 -46, -150 -48, -96 -58, -60 -70, -16 -78, 34 -70, 66 -44, 78 0, 66 44, 34 70, -16 78, -60 70, -96 58, -150 48, -220 46, -280 48, -312 43, -328 26',
)

/** How its body lies when it is shown alone. */
const ALONE = { at: [590, 470], turn: -12, larger: 1.24, reach: 360 } as const

/** A folding thermometer with its probe out, and what it measures. */
export function thermometer(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('chicken')) return measuring(art, color, has('board') ? accent : undefined)
  if (has('board'))
    board(art, { x: 600, y: 460, width: 960, height: 640, angle: -0.04, color: accent })
  held(art, color, ALONE)
}

/** How steeply it is held, how large it is, how far its probe reaches from its joint. */
const HELD = { turn: 33, larger: 0.92, reach: 272, isMirrored: true, isIn: true } as const
/** Where the thigh is thickest, in the bird. */
const THICKEST = [0.2, -0.66, 0.6] as const

/** Its probe in the thigh of a roast chicken on a board. */
function measuring(art: Canvas, color: Color, wood?: Color): void {
  if (wood) carvingBoard(art, wood)
  const seat = { x: 560, y: 522, size: 332, flat: 0.64 }
  const hen = roastHen(art, seat, { color: '#d07c2a', bounce: 0.85 })
  art.movedBy(8, 8, () => art.softFill(hen.outline, '#6b2e0c', 0.5, 16))
  art.movedBy(30, 34, () => art.softFill(hen.outline, SHADOW, 0.42, 26))
  art.movedBy(5, 12, () => art.softFill(hen.outline, '#1c0804', 0.6, 9))
  hen.draw()
  const [x, y] = hen.placeOf(THICKEST)
  const turn = (HELD.turn * Math.PI) / 180
  const far = HELD.reach * HELD.larger
  held(art, color, { ...HELD, at: [x + Math.cos(turn) * far, y + Math.sin(turn) * far] })
}

interface Held {
  at: Point
  turn: number
  larger: number
  reach: number
  isIn?: boolean
  /** Its probe goes to the left. */
  isMirrored?: boolean
}

function held(art: Canvas, color: Color, how: Held): void {
  const { at, turn, larger, reach, isIn = false, isMirrored = false } = how
  const scaled = isMirrored ? `${-larger} ${larger}` : larger
  const place = `translate(${num(at[0])} ${num(at[1])}) rotate(${turn}) scale(${scaled})`
  art.group(`transform="${place}"`, () => {
    const body = closed(BODY)
    art.dropShadow(body, isMirrored ? -12 : 12, 24, 0.4)
    probe(art, reach, isIn)
    casing(art, body, color)
    const readable = isMirrored ? 'translate(-12 0) scale(-1 1)' : ''
    art.group(readable && `transform="${readable}"`, () => display(art))
  })
}

/** The steel of the probe: a thick foot at its joint, a thin needle that goes to a point. */
function probe(art: Canvas, reach: number, isIn: boolean): void {
  const end = isIn ? reach : reach + 26
  const tip = isIn ? `L${end} -7V7` : `L${reach - 26} -7L${end} 0L${reach - 26} 7`
  const needle = `M60-12H150L168-8${tip}L168 8L150 12H60Z`
  art.movedBy(6, 16, () => art.softFill(needle, '#2a1029', 0.34, 4))
  const steel = down(art, [
    [0, '#8d8780'],
    [0.28, '#fffdf6'],
    [0.5, '#cfc9c0'],
    [0.8, '#7b756f'],
    [1, '#57524e'],
  ])
  if (isIn) {
    glow(art, '#3a1005', 0.85, [{ x: reach - 2, y: 1, rx: 30, ry: 22 }])
    art.fill(ellipse(reach, 0, 8, 10), '#2a0b04', 0.9)
  }
  art.fill(needle, steel)
  if (isIn) juice(art, reach)
  art.fill(roundedRect(56, -19, 46, 38, 8), steel)
  art.stroke('M70-18V18M82-18V18', '#5f5a55', 2.4, { opacity: 0.6 })
}

/** The skin drawn in around the needle, and a clear drop that runs from there. */
function juice(art: Canvas, x: number): void {
  art.stroke(`M${x - 7}-12Q${x + 4} -8 ${x + 3} 1Q${x + 3} 9 ${x - 6} 12`, '#f0a850', 3.4, {
    opacity: 0.75,
  })
  const drop = closed(
    shape(`${x - 5} 10, ${x - 1} 16, ${x - 9} 30, ${x - 16} 33, ${x - 19} 27, ${x - 12} 18`),
  )
  art.fill(drop, '#ffd27a', 0.85)
  art.fill(ellipse(x - 14, 26, 2.4, 3.6), '#fffaf0', 0.95)
}

/** The casing: round along its edge, a groove for the folded probe, a loop to hang it by. */
function casing(art: Canvas, body: string, color: Color): void {
  art.movedBy(5, 11, () => art.fill(body, shade(color, 0.62)))
  const round = down(art, [
    [0, mix(color, '#ff9a78', 0.5)],
    [0.16, tint(color, 0.1)],
    [0.5, color],
    [0.82, shade(color, 0.22)],
    [1, shade(color, 0.44)],
  ])
  art.fill(body, round)
  art.clipped(body, () => {
    glow(art, '#ffd9c0', 0.6, [
      { x: -190, y: -34, rx: 170, ry: 16 },
      { x: -30, y: -60, rx: 60, ry: 14 },
    ])
    glow(art, shade(color, 0.7), 0.5, [{ x: -120, y: 62, rx: 260, ry: 24 }])
    art.fill(roundedRect(-268, -9, 176, 18, 9), shade(color, 0.5))
    art.fill(roundedRect(-266, -3, 174, 12, 6), shade(color, 0.22), 0.8)
    art.stroke('M-262 10.5H-98', tint(color, 0.5), 2.2, { opacity: 0.7 })
  })
  art.fill(circle(-298, 0, 17), shade(color, 0.66))
  art.fill(circle(-298, 1.5, 13), '#9a6d42')
  art.stroke('M-310 11A17 17 0 0 0 -284 9', tint(color, 0.55), 2.6, { opacity: 0.9 })
  const edge = open(
    shape('-326 -22, -310 -40, -278 -45, -220 -43, -150 -45, -96 -55, -58 -66, -16 -74, 24 -68'),
  )
  art.stroke(edge, '#ffe6d6', 3.4, { opacity: 0.75 })
}

/** The lit display under its glass, in a ring of steel. */
function display(art: Canvas): void {
  const ring = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
    [0, '#fffaf0'],
    [0.4, '#b9b2a8'],
    [0.7, '#6f6963'],
    [1, '#d8d2c8'],
  ])
  art.fill(circle(-6, 3, 62), '#3a0f08', 0.5)
  art.fill(circle(-6, 0, 60), ring)
  art.fill(circle(-6, 0, 53), '#241e1e')
  const lit = art.radialGradient('cx=".45" cy=".4" r=".75"', [
    [0, '#fffbe0'],
    [0.6, '#ffe58f'],
    [1, '#efb040'],
  ])
  art.fill(circle(-6, 0, 48), lit)
  digits(art, '74°', { x: -39, y: -20, height: 38, color: '#35261c' })
  art.fill('M-46-18A44 44 0 0 1 6-42Q-24-34-46-18Z', '#ffffff', 0.75)
}
