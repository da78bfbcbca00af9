import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, type Path } from '../../core/contour.ts'
import { across, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { coconutEmblem, halfCoconut } from './coconut.ts'
import { lettering } from './lettering.ts'
import { pairs } from './pairs.ts'
import { footShadow } from './parts.ts'
import { setOil } from './setOil.ts'

const OIL = '#fbf7ec'
/** The mouth of the jar, seen from a little above, and half the width of its body. */
const MOUTH = { x: 560, y: 322, rx: 172, ry: 48 } as const
const HALF = 204

/** A wide jar of white coconut oil, a furrow scooped from it, half a nut beside it. */
export function coconutoil(art: Canvas, { color, accent, has }: ProductLook): void {
  footShadow(art, MOUTH.x + 10, 206, 782)
  jar(art)
  label(art, color)
  glints(art)
  if (has('lid')) {
    lidAside(art, accent)
    halfCoconut(art, 900, 778)
  } else {
    art.fill(closed(pairs('376,300 560,276 744,300 748,372 560,408 372,372')), wood(art, accent))
    art.stroke('M374 350Q560 392 746 350', shade(accent, 0.35), 4, { opacity: 0.6 })
  }
  if (has('spoon')) spoonful(art)
}

/** Thick glass: neck, shoulders, straight walls, a round foot. */
function outline(grow: number): Path {
  const { x } = MOUTH
  const half = HALF + grow
  const neck = MOUTH.rx - 2 + grow
  return `M${x - neck} ${MOUTH.y}V384C${x - neck} 404 ${x - half} 410 ${x - half} 456V726Q${x - half} 756 ${x - 168} 768Q${x} 796 ${x + 168} 768Q${x + half} 756 ${x + half} 726V456C${x + half} 410 ${x + neck} 404 ${x + neck} 384V${MOUTH.y}Z`
}

function jar(art: Canvas): void {
  const { x } = MOUTH
  art.fill(outline(0), '#c9d6cf')
  const oil = across(art, [
    [0, '#cfc3b4'],
    [0.1, '#f1eadc'],
    [0.24, '#ffffff'],
    [0.5, OIL],
    [0.76, '#ddd2c2'],
    [0.92, '#b3a698'],
    [1, '#cdbfae'],
  ])
  art.fill(outline(-9), oil)
  art.clipped(outline(0), () => {
    art.softFill(`M${x - 230} 770Q${x} 800 ${x + 230} 770V810H${x - 230}Z`, '#8a6a50', 0.4, 14)
    art.softFill(`M${x + 130} 420H${x + 220}V780H${x + 150}Z`, SHADOW, 0.2, 26)
    art.softFill(
      `M${x - 210} 404Q${x} 460 ${x + 210} 404V420Q${x} 476 ${x - 210} 420Z`,
      '#8f8a84',
      0.3,
      6,
    )
  })
  for (const at of [352, 370]) thread(art, at)
  mouth(art)
}

/** Thick glass all round; the oil stands up in it, behind the near half of the rim. */
function mouth(art: Canvas): void {
  const { x, y, rx, ry } = MOUTH
  art.fill(ellipse(x, y, rx, ry), '#dfe8e2')
  art.fill(ellipse(x + 2, y + 4, rx - 13, ry - 7), '#a99e92')
  art.stroke(ellipse(x, y, rx - 3, ry - 3), '#ffffff', 6, { opacity: 0.9 })
  setOil(art, x, y)
  const near = (out: number, down: number) =>
    `M${x - rx - out} ${y + down}A${rx + out} ${ry + out} 0 0 0 ${x + rx + out} ${y + down}`
  art.stroke(near(-8, 2), '#b9c4bc', 13)
  art.stroke(near(-6, -1), '#eef4ef', 8)
  art.stroke(near(-4, -3), '#ffffff', 3)
  art.stroke(near(1, 5), '#8f9f97', 3, { opacity: 0.6 })
}

/** One turn of the thread on the neck: a ridge of glass with its light and its shade. */
function thread(art: Canvas, y: number): void {
  const { x, rx, ry } = MOUTH
  const ridge = `M${x - rx + 4} ${y - 4}A${rx - 4} ${ry} 0 0 0 ${x + rx - 4} ${y - 12}`
  art.movedBy(0, 5, () => art.stroke(ridge, '#8f9a94', 5, { opacity: 0.6 }))
  art.stroke(ridge, '#ffffff', 5, { opacity: 0.85 })
}

/** Paper that goes round the jar: its edges follow the round, its ends are in the shade. */
function label(art: Canvas, color: Color): void {
  const { x } = MOUTH
  const [left, right] = [x - HALF, x + HALF]
  const band = (top: number, bottom: number): Path =>
    `M${left} ${top}Q${x} ${top + 36} ${right} ${top}V${bottom}Q${x} ${bottom + 36} ${left} ${bottom}Z`
  const round = (tone: Color) =>
    across(art, [
      [0, shade(tone, 0.44)],
      [0.1, shade(tone, 0.1)],
      [0.26, tint(tone, 0.5)],
      [0.5, tone],
      [0.8, shade(tone, 0.2)],
      [1, shade(tone, 0.5)],
    ])
  art.movedBy(0, 4, () => art.fill(band(468, 706), SHADOW, 0.28))
  art.fill(band(466, 704), round(color))
  art.fill(band(482, 688), round('#fbf2df'))
  art.stroke(
    `M${left} 490Q${x} 526 ${right} 490M${left} 680Q${x} 716 ${right} 680`,
    shade(color, 0.2),
    3,
  )
  art.group(`transform="translate(${x - 8} 566) scale(.84)"`, () => coconutEmblem(art, 0, 0))
  lettering(art, 'COCONUT', {
    x,
    top: 634,
    height: 31,
    color: '#3a5a3a',
    weight: 0.18,
    space: 0.28,
  })
  lettering(art, 'OIL', { x, top: 673, height: 15, color: '#8a5a2a', weight: 0.17, space: 0.5 })
}

/** The window on the glass, and what the table throws back. */
function glints(art: Canvas): void {
  const { x } = MOUTH
  art.fill(
    `M${x - 176} 440Q${x - 172} 424 ${x - 150} 420V752Q${x - 172} 744 ${x - 176} 730Z`,
    '#ffffff',
    0.5,
  )
  art.fill(`M${x - 138} 424h10v334l-10-3Z`, '#ffffff', 0.35)
  art.fill(`M${x + 178} 450q10 6 10 20v240q-2 16-10 22Z`, '#ffffff', 0.35)
}

/** The lid, leant on the jar: its thread shows as a rim behind its face. */
function lidAside(art: Canvas, accent: Color): void {
  footShadow(art, 256, 112, 786)
  art.rotated(-0.5, 266, 690, () => {
    art.fill(ellipse(280, 704, 122, 90), shade(accent, 0.62))
    art.fill(ellipse(272, 696, 124, 91), shade(accent, 0.3))
    const gold = art.linearGradient('x1="0" y1="0" x2="1" y2=".8"', [
      [0, tint(accent, 0.62)],
      [0.3, tint(accent, 0.16)],
      [0.5, tint(accent, 0.5)],
      [0.7, accent],
      [1, shade(accent, 0.46)],
    ])
    art.fill(ellipse(262, 682, 124, 90), gold)
    art.stroke(ellipse(262, 682, 118, 85), tint(accent, 0.6), 3, { opacity: 0.7 })
    art.stroke(ellipse(264, 684, 98, 69), shade(accent, 0.4), 4, { opacity: 0.6 })
    art.stroke(ellipse(262, 682, 98, 69), tint(accent, 0.5), 3, { opacity: 0.6 })
  })
}

/** A wooden spoon in front with a scoop of oil, ridged where it curled into the spoon. */
function spoonful(art: Canvas): void {
  const y = 812
  const grain = '#c48d50'
  art.softFill(`M330 ${y + 16}H500L730 ${y + 10}V${y + 24}H360Z`, SHADOW, 0.45, 9)
  const handle: Path = `M456 ${y - 9}Q600 ${y - 10} 724 ${y - 14}Q742 ${y - 8} 726 ${y + 6}Q600 ${y + 12} 456 ${y + 11}Z`
  art.fill(handle, shade(grain, 0.42))
  art.movedBy(0, -4, () => art.fill(handle, mix(grain, '#e9c08a', 0.3)))
  art.stroke(`M480 ${y - 7}Q600 ${y - 6} 716 ${y - 10}`, '#f6d9a8', 4, { opacity: 0.7 })
  art.fill(ellipse(394, y + 2, 90, 32), shade(grain, 0.5))
  art.fill(ellipse(391, y - 4, 88, 30), '#d9a868')
  art.fill(ellipse(393, y - 3, 76, 23), shade(grain, 0.4))
  setOil(art, 393, y - 12, 0.5)
  art.fill(closed(blob(art.random, 362, y - 30, 12, 5)), '#ffffff', 0.8)
}
