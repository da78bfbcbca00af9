import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, moved, type Path, shrunk } from '../../core/contour.ts'
import { across, wood } from '../materials.ts'
import type { ProductLook } from '../types.ts'
import { coconutEmblem, halfCoconut } from './coconut.ts'
import { lettering } from './lettering.ts'
import { pairs } from './pairs.ts'
import { CREAM, footShadow } from './parts.ts'

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
  const { x, y, rx, ry } = MOUTH
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
  for (const at of [350, 370]) thread(art, at)
  art.fill(ellipse(x, y, rx, ry), '#dfe8e2')
  art.fill(ellipse(x + 2, y + 4, rx - 13, ry - 7), '#a99e92')
  surface(art)
  art.stroke(ellipse(x, y, rx - 3, ry - 3), '#ffffff', 6, { opacity: 0.9 })
  art.stroke(`M${x - 60} ${y + ry - 1}Q${x + 90} ${y + ry} ${x + 156} ${y + 20}`, '#9fb0a8', 3, {
    opacity: 0.6,
  })
}

/** One turn of the thread on the neck: a ridge of glass with its light and its shade. */
function thread(art: Canvas, y: number): void {
  const { x, rx } = MOUTH
  const ridge = `M${x - rx + 4} ${y - 14}Q${x} ${y + 56} ${x + rx - 4} ${y - 20}`
  art.movedBy(0, 5, () => art.stroke(ridge, '#8f9a94', 5, { opacity: 0.6 }))
  art.stroke(ridge, '#ffffff', 5, { opacity: 0.85 })
}

/** White and smooth as it set, but for the furrow that the spoon left, its curl at the end. */
function surface(art: Canvas): void {
  const { x, y, rx, ry } = MOUTH
  const set = art.linearGradient('x1="0" y1="0" x2="1" y2=".6"', [
    [0, '#ffffff'],
    [0.6, '#fdf8ee'],
    [1, '#e6dccb'],
  ])
  art.fill(ellipse(x, y + 9, rx - 20, ry - 13), set)
  const furrow = pairs(
    '470,330 492,312 540,304 600,306 646,318 660,334 636,348 580,354 520,350 484,344',
  )
  art.movedBy(3, 5, () => art.fill(closed(furrow), '#ffffff'))
  const deep = art.linearGradient('x1="0" y1="0" x2=".3" y2="1"', [
    [0, '#a3968a'],
    [0.5, '#d6cabb'],
    [1, '#fbf5ea'],
  ])
  art.fill(closed(furrow), deep)
  const ribs = 'M492 326Q560 312 640 326M500 336Q566 326 640 336M520 344Q574 338 620 344'
  art.stroke(ribs, '#9a8d82', 2.6, { opacity: 0.45 })
  art.movedBy(0, 3, () => art.stroke(ribs, '#ffffff', 2.6, { opacity: 0.8 }))
  const curl = pairs('640,336 656,318 684,312 694,326 684,342 660,350')
  art.fill(closed(moved(curl, 4, 6)), '#a99c8e', 0.6)
  art.fill(closed(curl), '#ffffff')
  art.stroke('M652 336Q664 322 682 322', '#d6cab8', 4)
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
  art.group(`transform="translate(${x - 8} 574) scale(.92)"`, () => coconutEmblem(art, 0, 0))
  lettering(art, 'COCONUT', {
    x,
    top: 631,
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
  const heap = pairs(
    `322,${y} 330,${y - 30} 352,${y - 52} 380,${y - 66} 396,${y - 80} 414,${y - 64} 440,${y - 48} 460,${y - 24} 464,${y - 2} 430,${y + 12} 390,${y + 15} 348,${y + 11}`,
  )
  const white = art.radialGradient('cx=".36" cy=".26" r=".85"', [
    [0, '#ffffff'],
    [0.45, CREAM],
    [0.8, '#ddd0be'],
    [1, '#b5a696'],
  ])
  art.fill(closed(heap), white)
  art.clipped(closed(heap), () => {
    const ridges = `M326 ${y - 14}Q370 ${y - 46} 398 ${y - 76}M348 ${y + 6}Q392 ${y - 30} 408 ${y - 66}M384 ${y + 14}Q424 ${y - 14} 428 ${y - 52}`
    art.movedBy(4, 3, () => art.stroke(ridges, '#bcae9e', 5, { opacity: 0.6 }))
    art.stroke(ridges, '#ffffff', 5, { opacity: 0.9 })
    const bright = shrunk(blob(art.random, 366, y - 34, 20, 11), 1)
    art.fill(closed(bright), '#ffffff', 0.8)
  })
}
