import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { SHADOW } from '../../../core/color.ts'
import { closed, ellipse, num, open, type Path, type Point, turned } from '../../../core/contour.ts'
import { layered } from '../touches.ts'

/** Something long and bent that lies in a sauce. */
interface Strip {
  x: number
  y: number
  /** Half its length. */
  size: number
  angle: number
  /** How far its middle stands off the line between its ends, as a share of its size. */
  bend: number
}

const STEPS = 8

/** Points along a strip, so far off its middle line, from one share of its length to another. */
function lineOn({ x, y, size, angle, bend }: Strip, aside: number, from = -1, to = 1): Point[] {
  const line = Array.from({ length: STEPS + 1 }, (_, index): Point => {
    const along = from + ((to - from) * index) / STEPS
    return [along * size, (bend * (1 - along * along) + aside) * size]
  })
  return turned(line, angle, x, y)
}

/** A strip between two distances from its middle line. */
function band(strip: Strip, above: number, below: number): Path {
  return closed([...lineOn(strip, above), ...lineOn(strip, below).toReversed()])
}

/** What it throws on the sauce, and the sauce that draws up along it. */
function foot(art: Canvas, path: Path, size: number): void {
  art.movedBy(size * 0.08, size * 0.16, () => art.softFill(path, SHADOW, 0.45, size * 0.09))
  layered(art, path, [{ color: '#e3e8b0', width: size * 0.05, dy: size * 0.04, opacity: 0.7 }])
}

/** Across a strip, from its lit side to the dark one. */
function across(art: Canvas, strip: Strip, half: number, colors: readonly Color[]): Color {
  const { x, y, size, angle, bend } = strip
  const at = (aside: number): readonly string[] => {
    const off = (bend * 0.7 + aside) * size
    return [num(x - Math.sin(angle) * off), num(y + Math.cos(angle) * off)]
  }
  const [[x1, y1], [x2, y2]] = [at(-half), at(half)]
  return art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
    colors.map((color, index) => [index / (colors.length - 1), color]),
  )
}

/** A strip of red bell pepper, its glossy skin up, the cut flesh paler below it. */
export function redPepperStrip(art: Canvas, strip: Strip): void {
  const { size } = strip
  const whole = band(strip, -0.17, 0.25)
  foot(art, whole, size)
  art.fill(whole, '#8a1a0e')
  art.fill(band(strip, 0.06, 0.23), '#f28a66')
  art.fill(band(strip, -0.16, 0.12), across(art, strip, 0.2, ['#e23a22', '#d4220f', '#a3130a']))
  const lights = [open(lineOn(strip, -0.07, -0.7, -0.1)), open(lineOn(strip, -0.07, 0.06, 0.2))]
  art.stroke(lights.join(''), '#ffe2d2', size * 0.055, { opacity: 0.85 })
}

/** Half a green bean, one end cut, the other tapering under the sauce. */
export function halfBean(art: Canvas, strip: Strip): void {
  const { size, angle } = strip
  const half = 0.13
  const pod = [-1, -0.6, -0.2, 0.2, 0.6, 0.9, 1].map((along): [number, number] => [
    along,
    half * (along < 0.5 ? 1 + 0.08 * Math.sin(along * 9) : 1 - (along - 0.5) ** 2 * 2.6),
  ])
  const at = (along: number, aside: number): Point =>
    lineOn(strip, aside, along, along + 0.01)[0] ?? [0, 0]
  const path = closed([
    ...pod.map(([along, wide]) => at(along, -wide)),
    ...pod.map(([along, wide]) => at(along, wide)).toReversed(),
  ])
  foot(art, path, size)
  layered(art, path, [
    { color: '#17400f', width: size * 0.03 },
    { color: across(art, strip, half, ['#9ad564', '#5fae38', '#3a8426', '#1d5716']) },
  ])
  const seam = open(lineOn(strip, 0.05, -0.85, 0.8))
  art.stroke(seam, '#1f5a18', size * 0.022, { opacity: 0.5 })
  const lights = [
    open(lineOn(strip, -0.06, -0.75, -0.4)),
    open(lineOn(strip, -0.06, -0.26, 0.1)),
    open(lineOn(strip, -0.05, 0.3, 0.55)),
  ]
  art.stroke(lights.join(''), '#efffd2', size * 0.045, { opacity: 0.8 })
  const [cx, cy] = at(-1, 0)
  art.rotated(angle, cx, cy, () => {
    art.fill(ellipse(cx, cy, size * 0.06, size * half), '#dcebae')
    art.fill(ellipse(cx, cy, size * 0.028, size * half * 0.6), '#9cc266')
  })
}
