import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point } from '../../core/contour.ts'
import { drawFinger, type Finger } from './hand.ts'
import { pairs } from './pairs.ts'

interface Wiping {
  x: number
  y: number
  /** The way the fingers point, in radians. */
  angle: number
  skin: Color
  sleeve: Color
  cloth: Color
}

/** From above, its fingers along the x axis, its knuckles at 0, the thumb beside them. */
const FINGERS: readonly Finger[] = [
  { line: pairs('-30,68 40,80 82,86 107,83'), widths: [48, 32] },
  { line: pairs('-10,28 72,34 128,39 158,35'), widths: [54, 36] },
  { line: pairs('0,-18 84,-21 146,-17 180,-12'), widths: [56, 38] },
  { line: pairs('-10,-62 72,-73 122,-71 153,-63'), widths: [56, 38] },
]
const THUMB: Finger = { line: pairs('-140,-44 -84,-104 -24,-132 44,-122'), widths: [78, 42] }
const BACK = pairs(
  '-330,-56 -220,-62 -130,-84 -60,-96 0,-92 26,-50 30,0 20,52 -6,92 -60,92 -130,78 -220,60 -330,58',
)
const SLEEVE = pairs('-236,-92 -420,-112 -700,-150 -700,170 -420,112 -232,92 -218,0')

/** A hand that presses a folded towel down and wipes with it. */
export function wipingHand(art: Canvas, { x, y, angle, skin, sleeve, cloth }: Wiping): void {
  art.movedBy(x, y, () =>
    art.rotated(angle, 0, 0, () => {
      foldedPad(art, cloth)
      art.movedBy(-14, 26, () => art.softFill(closed(BACK), '#0a0406', 0.5, 14))
      for (const finger of FINGERS) {
        art.movedBy(2, 14, () => art.stroke(open(finger.line), '#3a2430', 40, { opacity: 0.3 }))
      }
      drawFinger(art, shade(skin, 0.08), THUMB)
      backOfHand(art, skin)
      for (const finger of FINGERS) drawFinger(art, skin, finger)
      knuckles(art, skin)
      rolledSleeve(art, sleeve)
    }),
  )
}

/** The tendons, and the shade towards the little finger. */
function backOfHand(art: Canvas, skin: Color): void {
  const outline = closed(BACK)
  art.fill(outline, shade(skin, 0.42))
  art.clipped(outline, () => {
    art.movedBy(-4, -12, () => art.fill(outline, skin))
    art.softFill(ellipse(-110, -40, 90, 26), tint(skin, 0.35), 0.5, 18)
    art.softFill(ellipse(-90, 70, 130, 12), SHADOW, 0.22, 16)
    const tendons = ['-20,-58 -120,-26', '-10,-16 -130,-6', '-20,30 -130,18'].map((line) =>
      open(pairs(line)),
    )
    art.stroke(tendons.join(''), shade(skin, 0.3), 9, { opacity: 0.13 })
    art.movedBy(0, -7, () => art.stroke(tendons.join(''), tint(skin, 0.4), 7, { opacity: 0.18 }))
  })
}

/** Where the fingers begin and bend, and their nails. */
function knuckles(art: Canvas, skin: Color): void {
  const nail = mix(skin, '#ffe3d4', 0.65)
  for (const { line } of FINGERS) {
    const [root, middle, , tip] = line
    if (!root || !middle || !tip) continue
    art.softFill(
      ellipse(root[0] - 14, root[1] + 3, 14, 12),
      mix(skin, shade(skin, 0.3), 0.25),
      0.95,
      14,
    )
    art.softFill(ellipse(root[0] + 10, root[1] - 5, 11, 10), tint(skin, 0.3), 0.5, 9)
    const crease = (at: number) =>
      open([
        [middle[0] + at, middle[1] - 11],
        [middle[0] + at + 1.5, middle[1]],
        [middle[0] + at, middle[1] + 11],
      ])
    art.stroke(crease(-5) + crease(5), shade(skin, 0.4), 2.5, { opacity: 0.4 })
    art.fill(ellipse(tip[0] + 3, tip[1] - 2, 13, 10), shade(skin, 0.34), 0.55)
    art.fill(ellipse(tip[0] + 4, tip[1] - 3, 12, 8.5), nail)
    art.fill(ellipse(tip[0] + 3, tip[1] - 6, 6, 2.2), '#ffffff', 0.5)
  }
  art.fill(ellipse(46, -126, 15, 10), nail)
}

function rolledSleeve(art: Canvas, color: Color): void {
  const outline = closed(SLEEVE)
  art.movedBy(16, 14, () => art.softFill(outline, '#0a0406', 0.4, 10))
  art.fill(outline, shade(color, 0.45))
  art.clipped(outline, () => {
    art.movedBy(-6, -26, () => art.fill(outline, color))
    const folds = [
      '-300,-70 -330,10 -300,80',
      '-400,-90 -380,0 -420,70',
      '-520,-100 -470,20 -520,110',
    ]
    art.stroke(folds.map((fold) => open(pairs(fold))).join(''), shade(color, 0.5), 12, {
      opacity: 0.5,
    })
  })
  const cuff = pairs('-250,-96 -232,-40 -230,30 -248,94')
  art.stroke(open(cuff), shade(color, 0.5), 52)
  art.movedBy(-2, -7, () => art.stroke(open(cuff), tint(color, 0.12), 44))
  art.movedBy(10, -7, () => art.stroke(open(cuff), tint(color, 0.4), 4, { opacity: 0.7 }))
}

/** The pad, rumpled: its front edge under the fingertips, a corner that hangs out. */
const PAD = pairs(
  '-70,-150 20,-168 120,-158 204,-142 226,-96 216,-30 228,40 212,112 176,150 90,140 20,160 -60,140 -120,168 -150,120 -100,60 -120,-60',
)
const LAYERS: readonly (readonly [dx: number, dy: number, dark: number])[] = [
  [-3, 16, 0.46],
  [5, 11, 0.14],
  [2, 6, 0.36],
  [1, 3, 0.08],
]

/** A towel folded over and over: its layers show on the shaded side, each with its own edge. */
function foldedPad(art: Canvas, color: Color): void {
  const outline = closed(PAD)
  art.movedBy(0, 40, () => art.softFill(outline, '#0a0406', 0.6, 16))
  for (const [dx, dy, dark] of LAYERS) {
    art.movedBy(dx, dy, () => art.fill(outline, shade(color, dark)))
  }
  art.fill(outline, color)
  art.clipped(outline, () => {
    const stripes = [
      ['184,-190 172,-90 184,0 170,90 184,190', 20],
      ['156,-190 142,-90 154,0 142,90 154,190', 7],
      ['-84,-190 -64,-60 -84,60 -70,190', 20],
    ] as const
    for (const [line, width] of stripes)
      art.stroke(open(pairs(line)), '#2f7480', width, { opacity: 0.9 })
    oilStain(art)
    const folds = ['240,-70 150,-96 60,-128 -60,-120', '240,96 130,92 40,118 -40,108 -140,124']
    for (const line of folds) {
      const fold = pairs(line)
      art.movedBy(0, 12, () => art.stroke(open(fold), '#3a2430', 22, { opacity: 0.16 }))
      art.movedBy(0, 4, () => art.stroke(open(fold), '#3a2430', 8, { opacity: 0.26 }))
      art.movedBy(0, -6, () => art.stroke(open(fold), '#ffffff', 9, { opacity: 0.6 }))
    }
    const creases = [
      '206,-10 220,20',
      '196,60 222,70',
      '30,-160 60,-140 110,-150',
      '-90,60 -60,100',
    ]
    art.stroke(creases.map((line) => open(pairs(line))).join(''), '#5a4450', 5, { opacity: 0.35 })
  })
  art.stroke(outline, shade(color, 0.5), 3, { opacity: 0.5 })
  art.movedBy(1, 2, () => art.stroke(open(PAD.slice(0, 5)), '#ffffff', 5, { opacity: 0.8 }))
}

/** Where the towel has taken up oil. */
function oilStain(art: Canvas): void {
  for (const [x, y, size] of [
    [214, -60, 54],
    [216, 20, 66],
    [200, 110, 44],
  ] satisfies [number, number, number][]) {
    const stain: Point[] = blob(art.random, x, y, size * 0.7, size, { wobble: 0.2 })
    art.softFill(closed(stain), '#8a5a1c', 0.3, 8)
  }
}
