import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, ellipse, num, open, type Point, shrunk } from '../../core/contour.ts'
import { pairs } from './pairs.ts'
import { juices } from '../foods/poultry.ts'
import { patches } from '../foods/touches.ts'
import { leaf } from './morsels.ts'

interface Bird {
  x: number
  y: number
  color: Color
}

const BREAST = pairs(
  '-214,0 -196,-46 -130,-92 -40,-134 70,-156 172,-142 240,-96 264,-30 266,30 244,94 178,140 76,156 -40,136 -130,94 -196,46',
)
/** One thigh and drumstick, of which the shin lies beside the tail; for the other, mirrored. */
const LEG = pairs(
  '-272,14 -228,16 -164,20 -92,36 -22,60 44,96 74,140 62,184 14,210 -54,206 -122,174 -180,118 -226,68 -270,44',
)
const UPPER_WING = pairs('224,84 246,112 226,146 168,178 112,196 84,182 96,152 150,122 192,96')
const WING_TIP = pairs('86,164 118,158 172,170 232,172 262,184 256,204 216,210 146,210 96,200')

/** A roast chicken from above, its breast up, its legs tied together to the left. */
export function roastChicken(art: Canvas, { x, y, color, scale }: Bird & { scale: number }): void {
  art.group(`transform="translate(${x} ${y}) rotate(-6) scale(${scale})"`, () => {
    const herbs = pairs('-150,176 -30,212 150,214 -150,-176 40,-206')
    for (const [u, v] of herbs)
      leaf(art, { x: u, y: v, size: 84, angle: art.random.angle(), color: '#5b8a3a' }, 0.5)
    juices(art, BREAST, 260)
    for (const side of [-1, 1]) wing(art, side, color)
    skin(art, { outline: BREAST, color, light: [60, -76], reach: 300 })
    breastbone(art)
    for (const side of [-1, 1]) hindLeg(art, side, color)
    twine(art)
  })
}

interface Part {
  outline: readonly Point[]
  color: Color
  /** Where it is brightest. */
  light: Point
  /** How far that light reaches. */
  reach: number
}

/** A part of the bird under its skin: gold where the light falls, mahogany at its edges, blistered. */
function skin(art: Canvas, { outline, color, light: [u, v], reach }: Part): void {
  const path = closed(outline)
  art.shadow(path, 16, 0.55)
  art.fill(path, '#3f1508')
  const inner = closed(shrunk(outline, 0.982, -2, -3))
  const at = `gradientUnits="userSpaceOnUse" cx="${num(u)}" cy="${num(v)}" r="${num(reach)}"`
  const gold = art.radialGradient(at, [
    [0, mix(color, '#ffd98a', 0.78)],
    [0.26, mix(color, '#f3a540', 0.62)],
    [0.55, mix(color, '#cf6d1c', 0.4)],
    [0.82, shade(color, 0.42)],
    [1, mix(shade(color, 0.72), '#3a1408', 0.3)],
  ])
  art.fill(inner, gold)
  art.clipped(inner, () => {
    for (const width of [44, 20]) art.stroke(inner, '#5f1f08', width, { opacity: 0.18 })
    const spread = { x: u + reach * 0.16, y: v + reach * 0.3, rx: reach * 0.72 }
    const crisp = patches(art, { ...spread, count: 8, grain: reach * 0.12 })
    art.group('filter="url(#soft5)"', () => art.fill(crisp, '#7a2e0c', 0.28))
    art.fill(patches(art, { ...spread, count: 34, grain: 5 }), '#5a1f08', 0.42)
    art.fill(patches(art, { ...spread, count: 24, grain: 4.5 }), '#ffcf78', 0.46)
  })
}

/** Where skin is wet the window shows in it: a broad faint line and a bright one. */
function shine(art: Canvas, line: readonly Point[], width = 9): void {
  art.softFill(open(line), '#ffe2a4', 0.4, width * 1.7)
  art.stroke(open(line), '#fff8e2', width, { opacity: 0.85 })
}

/** The ridge between both halves of the breast: light on its upper side, shade below. */
function breastbone(art: Canvas): void {
  const ridge = pairs('-110,2 0,-6 120,-2 236,6')
  art.clipped(closed(BREAST), () => {
    art.movedBy(0, 20, () => art.softFill(ribbon(ridge, 15), '#5a1e08', 0.34, 16))
    art.movedBy(0, -5, () => art.softFill(ribbon(ridge, 5), '#ffd890', 0.4, 7))
    art.softFill(ellipse(110, 76, 84, 22), '#ffc262', 0.34, 20)
    art.softFill(ellipse(-176, 4, 46, 26), '#2a0c04', 0.6, 16)
  })
  shine(art, pairs('-18,-102 36,-118 84,-121'))
  shine(art, pairs('112,-119 124,-117'))
  shine(art, pairs('70,62 110,68 140,66'), 5)
}

function ribbon(line: readonly Point[], half: number): string {
  const lower = line.map(([x, y], index): Point => [x, y + (index % 3 ? half : 1)])
  return closed([...line, ...lower.toReversed()])
}

function mirrored(points: readonly Point[], side: number): Point[] {
  return points.map(([x, y]): Point => [x, y * side])
}

/** A wing folded at its elbow, its tip under the bird's back. */
function wing(art: Canvas, side: number, color: Color): void {
  const dark = shade(color, 0.08)
  const tip = mirrored(WING_TIP, side)
  skin(art, { outline: tip, color: dark, light: [150, side * 184 - 12], reach: 120 })
  const upper = mirrored(UPPER_WING, side)
  skin(art, { outline: upper, color: dark, light: [146, side * 146 - 16], reach: 120 })
  shine(art, pairs(side < 0 ? '108,-186 140,-178' : '122,152 152,138'), 5)
}

/** A thigh and a drumstick that narrows to the bare end of its bone. */
function hindLeg(art: Canvas, side: number, color: Color): void {
  bone(art, side)
  const outline = mirrored(LEG, side)
  art.movedBy(4, 14, () =>
    art.group('filter="url(#soft5)"', () => art.fill(closed(outline), SHADOW, 0.5)),
  )
  const light: Point = side < 0 ? [-20, -164] : [-34, 98]
  skin(art, { outline, color: tint(color, 0.04), light, reach: 210 })
  shine(art, pairs(side < 0 ? '-132,-148 -96,-174 -50,-190' : '-120,54 -72,70 -24,92'))
  shine(art, pairs(side < 0 ? '-24,-194 -14,-195' : '2,108 10,114'), 7)
}

function bone(art: Canvas, side: number): void {
  const shaft = `M-262 ${side * 29}L-318 ${side * 24}`
  art.stroke(shaft, '#7d5a34', 30)
  art.movedBy(-1, -3, () => art.stroke(shaft, '#e2c795', 22))
  art.movedBy(-1, -8, () => art.stroke(shaft, '#fbeccb', 8))
  art.body(
    pairs('-312,10 -328,2 -342,10 -342,22 -348,32 -340,44 -324,46 -312,38').map(([x, y]): Point => [
      x,
      y * side,
    ]),
    '#ecd6aa',
    { height: 6, lit: 0.8, shaded: 0.42 },
  )
}

/** The string wound around both shins, knotted between them. */
function twine(art: Canvas): void {
  const turns = [-250, -262, -274].map((x) => `M${x + 8}-50C${x - 12}-22 ${x - 12} 22 ${x + 6} 50`)
  const loop = turns.join('')
  const ends =
    'M-274 0C-300-20-328-6-300 6C-290 10-280 4-274 0C-262 22-290 34-296 62M-270 2C-250 26-262 48-250 68'
  art.movedBy(4, 6, () => art.stroke(loop + ends, '#2c0f08', 7, { opacity: 0.5 }))
  art.stroke(loop + ends, '#b99a6c', 8)
  art.movedBy(-1, -1.5, () => art.stroke(loop + ends, '#f7ecd4', 5))
  art.fill(ellipse(-276, 1, 9, 10), '#f7ecd4')
}
