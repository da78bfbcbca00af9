import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Path, roundedRect } from '../../core/contour.ts'
import { across, down } from '../materials.ts'
import { BLACK } from './parts.ts'

/** The middle of a cooker on its stage. */
export const MIDDLE = 600

interface Band {
  half: readonly [top: number, bottom: number]
  top: number
  bottom: number
  /** How far its edges sag in the middle, as it is round and seen from a little above. */
  sag: number
}

/** A round wall between two edges. */
export function band({ half: [upper, lower], top, bottom, sag }: Band): Path {
  const x = MIDDLE
  const curve = (half: number, y: number, from: -1 | 1) =>
    `C${num(x + from * half * 0.62)} ${y + sag * 1.25} ${num(x - from * half * 0.62)} ${y + sag * 1.25} ${x - from * half} ${y}`
  return `M${x - upper} ${top}${curve(upper, top, -1)}L${x + lower} ${bottom}${curve(lower, bottom, 1)}Z`
}

/** The lower edge of a band, from left to right. */
export function edgeOf(half: number, y: number, sag: number): Path {
  const x = MIDDLE
  return `M${x - half} ${y}C${num(x - half * 0.62)} ${y + sag * 1.25} ${num(x + half * 0.62)} ${y + sag * 1.25} ${x + half} ${y}`
}

/** Fine lines round a brushed steel wall, and what is mirrored in it: the lid above, the table below. */
export function brushedWall(art: Canvas, wall: Path, mirrored: readonly [Color, Color]): void {
  const { random } = art
  art.clipped(wall, () => {
    const lines = Array.from({ length: 46 }, () => {
      const y = random.range(460, 770)
      return `${edgeOf(240, Math.round(y), 30)}`
    })
    art.stroke(lines.slice(0, 24).join(''), '#ffffff', 1.6, { opacity: 0.22 })
    art.stroke(lines.slice(24).join(''), '#4c443e', 1.6, { opacity: 0.12 })
    const [above, below] = mirrored
    const mirror = down(art, [
      [0, above, 0.42],
      [0.2, above, 0],
      [0.74, below, 0],
      [1, below, 0.5],
    ])
    art.fill(wall, mirror)
  })
}

/** Black plastic that is moulded round: a soft light on its left, a faint one on its right. */
export function moulded(art: Canvas, color: Color): Color {
  return across(art, [
    [0, shade(color, 0.4)],
    [0.08, color],
    [0.22, tint(color, 0.34)],
    [0.36, tint(color, 0.08)],
    [0.76, shade(color, 0.2)],
    [0.93, shade(color, 0.5)],
    [1, tint(color, 0.1)],
  ])
}

/** A grip at each side, held by a bracket: lit above, dark below. */
export function sideGrips(art: Canvas, reach: number, y: number, color: Color): void {
  for (const side of [-1, 1]) {
    const x = MIDDLE + side * reach
    const out = (far: number) => num(x + side * far)
    const grip = `M${out(-14)} ${y - 26}L${out(26)} ${y - 24}Q${out(52)} ${y - 20} ${out(54)} ${y + 4}Q${out(54)} ${y + 26} ${out(34)} ${y + 34}L${out(-14)} ${y + 44}Z`
    art.movedBy(4, 12, () => art.softFill(grip, SHADOW, 0.3, 8))
    art.fill(grip, shade(color, 0.5))
    art.movedBy(-side * 2, -6, () =>
      art.fill(
        grip,
        down(art, [
          [0, tint(color, 0.32)],
          [0.3, tint(color, 0.06)],
          [1, shade(color, 0.4)],
        ]),
      ),
    )
    const opening = `M${out(-2)} ${y - 2}H${out(28)}Q${out(36)} ${y + 8} ${out(22)} ${y + 16}H${out(-2)}Z`
    art.fill(opening, shade(BLACK, 0.7))
    art.stroke(`M${out(0)} ${y - 28}L${out(26)} ${y - 27}`, tint(color, 0.55), 4, { opacity: 0.6 })
  }
}

/** A bridge on two posts that grow out of the lid; between them one sees the lid. */
export function lidHandle(art: Canvas, top: number, color: Color): void {
  const x = MIDDLE
  art.softFill(ellipse(x + 10, top + 14, 116, 15), SHADOW, 0.42, 9)
  for (const side of [-1, 1]) {
    art.fill(ellipse(x + side * 78, top + 8, 36, 12), shade(color, 0.5))
    art.fill(ellipse(x + side * 78, top + 5, 33, 10), tint(color, 0.1))
  }
  const bridge = `M${x - 104} ${top + 6}C${x - 102} ${top - 40} ${x - 84} ${top - 66} ${x - 40} ${top - 68}H${x + 40}C${x + 84} ${top - 66} ${x + 102} ${top - 40} ${x + 104} ${top + 6}Q${x + 78} ${top + 14} ${x + 56} ${top + 6}C${x + 56} ${top - 16} ${x + 48} ${top - 26} ${x + 26} ${top - 27}H${x - 26}C${x - 48} ${top - 26} ${x - 56} ${top - 16} ${x - 56} ${top + 6}Q${x - 78} ${top + 14} ${x - 104} ${top + 6}Z`
  art.fill(bridge, shade(color, 0.5))
  const round = down(art, [
    [0, tint(color, 0.44)],
    [0.26, tint(color, 0.14)],
    [0.6, color],
    [1, shade(color, 0.4)],
  ])
  art.movedBy(-1, -5, () => art.fill(bridge, round))
  const light = `M${x - 88} ${top - 26}C${x - 82} ${top - 50} ${x - 66} ${top - 60} ${x - 38} ${top - 61}H${x + 30}`
  art.stroke(light, '#fffaf0', 6, { opacity: 0.6 })
}

/** The valve that lets off steam: a collar on the lid, a weight on it. */
export function steamValve(art: Canvas, x: number, y: number, color: Color): void {
  art.softFill(ellipse(x + 8, y + 8, 40, 11), SHADOW, 0.4, 6)
  art.fill(ellipse(x, y + 4, 36, 12), shade(color, 0.6))
  art.fill(ellipse(x, y, 34, 11), tint(color, 0.12))
  const steel = across(art, [
    [0, '#77706a'],
    [0.24, '#ffffff'],
    [0.5, '#bdb5ac'],
    [1, '#5f5853'],
  ])
  art.fill(roundedRect(x - 11, y - 26, 22, 28, 4), steel)
  const weight = `M${x - 24} ${y - 50}Q${x} ${y - 60} ${x + 24} ${y - 50}L${x + 28} ${y - 22}Q${x} ${y - 10} ${x - 28} ${y - 22}Z`
  art.fill(weight, moulded(art, color))
  art.fill(ellipse(x, y - 50, 24, 7), tint(color, 0.3))
  art.fill(ellipse(x, y - 50, 8, 2.6), shade(color, 0.7))
}

/** A black ladle that leans on the rim, its cup half in the gravy. */
export function cookerLadle(art: Canvas): void {
  const cup = 'M630 466C634 448 668 436 696 444C716 450 722 468 712 482C696 500 646 498 630 466Z'
  art.movedBy(4, 9, () => art.fill(cup, '#3a1608', 0.6))
  const handle = 'M700 462C736 430 776 380 806 300'
  art.movedBy(6, 8, () => art.stroke(handle, SHADOW, 18, { opacity: 0.25 }))
  art.stroke(handle, shade(BLACK, 0.4), 20)
  art.movedBy(-2, -1, () => art.stroke(handle, tint(BLACK, 0.1), 13))
  art.movedBy(-5, -2, () => art.stroke(handle, tint(BLACK, 0.5), 3, { opacity: 0.8 }))
  art.fill(cup, shade(BLACK, 0.3))
  art.fill(ellipse(672, 466, 36, 18), '#a3521c')
  art.fill(ellipse(668, 470, 26, 10), '#c8742c', 0.9)
  art.stroke('M636 462C644 448 676 440 700 448', tint(BLACK, 0.45), 4, { opacity: 0.9 })
}
