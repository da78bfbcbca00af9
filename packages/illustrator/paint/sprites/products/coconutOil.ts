import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { blob, circle, closed, ellipse, open, type Point, roundedRect } from '../../core/contour.ts'
import { across, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { leaf } from './morsels.ts'
import { CREAM, footShadow, gleam, print, roundLabel } from './parts.ts'

const OIL = '#fbf7ec'
/** The mouth of the jar, seen from a little above. */
const MOUTH = { x: 560, y: 360, rx: 178, ry: 52 } as const

/** A wide jar of white coconut oil, a furrow scooped from it, half a nut beside it. */
export function coconutoil(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, MOUTH.x, 190)
  jar(art)
  roundLabel(art, [MOUTH.x - 190, 500, 380, 190], color)
  palm(art, accent)
  const lines = [
    [MOUTH.x + 60, 570, 140],
    [MOUTH.x + 60, 602, 96],
  ] as const
  print(art, lines, '#3f5a4a', 8)
  gleam(art, 'M392 430h30l6 310q-26-6-36-40Z', 0.5)
  gleam(art, 'M716 436h12v280q-8 20-14 24Z', 0.35)
  if (has('lid')) {
    lidAside(art, accent)
    halfNut(art, 890, 772)
  } else {
    art.fill(roundedRect(MOUTH.x - 192, 320, 384, 84, 18), wood(art, accent))
    art.stroke(`M${MOUTH.x - 186} 352H${MOUTH.x + 186}`, shade(accent, 0.35), 4, { opacity: 0.6 })
  }
  if (has('spoon')) spoonful(art)
}

function jar(art: Canvas): void {
  const { x, y, rx, ry } = MOUTH
  const body = roundedRect(x - 190, 404, 380, 372, [40, 40, 46, 46])
  const oil = across(art, [
    [0, shade(OIL, 0.26)],
    [0.14, tint(OIL, 0.6)],
    [0.5, OIL],
    [0.85, shade(OIL, 0.14)],
    [1, shade(OIL, 0.32)],
  ])
  art.fill(body, oil)
  art.fill(roundedRect(x - rx, y, rx * 2, 66, 8), oil)
  art.stroke(
    `M${x - rx} ${y + 26}Q${x} ${y + 92} ${x + rx} ${y + 26}M${x - rx} ${y + 44}Q${x} ${y + 110} ${x + rx} ${y + 44}`,
    '#b9c4bc',
    6,
    { opacity: 0.75 },
  )
  art.fill(ellipse(x, y, rx, ry), '#dfe6de')
  art.fill(ellipse(x, y + 3, rx - 14, ry - 8), shade(OIL, 0.2))
  art.fill(ellipse(x - 2, y + 8, rx - 22, ry - 13), '#fffdf6')
  const furrow = blob(art.random, x + 26, y + 10, 92, 21, {
    points: 11,
    wobble: 0.08,
    angle: -0.06,
  })
  art.fill(closed(furrow), shade(OIL, 0.24))
  art.fill(closed(furrow.map(([u, v]): Point => [u + 8, v + 6])), shade(OIL, 0.08))
  const curls = [-56, -20, 18].map((u) =>
    open([
      [x + u, y - 4],
      [x + u + 26, y + 14],
      [x + u + 62, y + 8],
    ]),
  )
  art.stroke(curls.join(''), shade(OIL, 0.3), 5, { opacity: 0.6 })
  art.stroke(ellipse(x, y, rx, ry), '#ffffff', 6, { opacity: 0.85 })
}

function palm(art: Canvas, accent: Color): void {
  const x = MOUTH.x - 86
  art.stroke(`M${x + 4} 670Q${x + 16} 622 ${x} 566`, '#8a5a33', 12)
  for (const angle of [-2.9, -2.3, -1.6, -0.9, -0.3]) {
    leaf(art, { x, y: 566, size: 70, angle, color: '#4b7a35' }, 0.34)
  }
  art.fill(circle(x - 6, 576, 9) + circle(x + 10, 578, 9), shade(accent, 0.45))
}

function lidAside(art: Canvas, accent: Color): void {
  footShadow(art, 262, 112, 784)
  art.rotated(-0.5, 270, 690, () => {
    art.fill(ellipse(270, 690, 128, 92), shade(accent, 0.45))
    art.fill(ellipse(264, 680, 126, 90), wood(art, accent))
    art.stroke(ellipse(264, 680, 96, 66), shade(accent, 0.3), 5, { opacity: 0.6 })
    art.stroke(ellipse(264, 680, 58, 38), shade(accent, 0.3), 4, { opacity: 0.4 })
  })
}

/** Half a coconut on its side, its white flesh towards us. */
function halfNut(art: Canvas, x: number, foot: number): void {
  footShadow(art, x + 10, 124, foot + 4)
  const shell = '#5f3a20'
  art.fill(circle(x + 20, foot - 122, 128), shade(shell, 0.3))
  const hairs = Array.from({ length: 40 }, () => {
    const angle = art.random.range(-0.9, 1.6)
    const [u, v] = [x + 20 + Math.cos(angle) * 122, foot - 122 + Math.sin(angle) * 122]
    return `M${u.toFixed(0)} ${v.toFixed(0)}l${art.random.range(-16, 4).toFixed(0)} ${art.random.jitter(12).toFixed(0)}`
  })
  art.stroke(hairs.join(''), '#a8764a', 4, { opacity: 0.8 })
  art.fill(ellipse(x, foot - 124, 116, 124), shell)
  art.fill(ellipse(x - 2, foot - 125, 104, 112), '#fffdf6')
  art.fill(ellipse(x + 4, foot - 120, 82, 90), shade(OIL, 0.22))
  art.fill(ellipse(x + 12, foot - 110, 70, 76), shade(OIL, 0.08))
  art.fill(ellipse(x + 22, foot - 96, 40, 44), '#ffffff', 0.7)
}

/** A wooden spoon in front with a heap of oil on it. */
function spoonful(art: Canvas): void {
  const y = 808
  art.movedBy(8, 12, () => art.stroke(`M420 ${y}L690 ${y + 6}`, SHADOW, 26, { opacity: 0.35 }))
  art.stroke(`M440 ${y}L720 ${y + 8}`, shade('#c48d50', 0.3), 25)
  art.stroke(`M440 ${y - 4}L720 ${y + 3}`, '#cf9a5c', 18)
  art.fill(ellipse(392, y, 84, 34), shade('#c48d50', 0.4))
  art.fill(ellipse(389, y - 5, 82, 31), '#cf9a5c')
  const heap = blob(art.random, 390, y - 24, 62, 32, { points: 10, wobble: 0.09 })
  art.body(heap, CREAM, { height: 5, shaded: 0.24, highlight: 0.8 })
}
