import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { circle, closed, num, type Path, type Point } from '../../core/contour.ts'
import { FLAT, ring, TALL } from './benchView.ts'

const RIM = 148
const FOOT = 92
/** From its foot to its rim, and from its rim down to the water. */
const HEIGHT = 112
const LEVEL = 30

/** A glazed bowl of water that stands with the middle of its foot at a point. */
export function waterBowl(art: Canvas, [x, y]: Point): void {
  const top: Point = [x, y - HEIGHT * TALL]
  art.softFill(ring([x + 62, y + 12], RIM * 0.86), SHADOW, 0.42, 26)
  art.softFill(ring([x + 12, y + 8], FOOT * 1.1), SHADOW, 0.6, 12)
  outside(art, [x, y], top)
  art.fill(ring(top, RIM), '#fffaf0')
  inside(art, top)
  art.stroke(lowerHalf(top, RIM - 3), '#ffffff', 4, { opacity: 0.9 })
  art.stroke(ring(top, RIM - 1), '#5f86a0', 3, { opacity: 0.55 })
}

function lowerHalf([x, y]: Point, radius: number): Path {
  return `M${num(x - radius)} ${num(y)}A${num(radius)} ${num(radius * FLAT)} 0 0 0 ${num(x + radius)} ${num(y)}`
}

function outside(art: Canvas, [x, y]: Point, [, top]: Point): void {
  const [low, wide] = [y - top, FOOT * FLAT]
  const wall = `M${x - RIM} ${num(top)}C${x - RIM} ${num(top + low * 0.9)} ${num(x - FOOT * 1.02)} ${num(y + wide)} ${x} ${num(y + wide)}C${num(x + FOOT * 1.02)} ${num(y + wide)} ${x + RIM} ${num(top + low * 0.9)} ${x + RIM} ${num(top)}Z`
  const glaze = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, '#e2d9c8'],
    [0.26, '#fffaf0'],
    [0.6, '#d6cab8'],
    [1, '#8f8078'],
  ])
  art.fill(wall, glaze)
  art.clipped(wall, () => {
    art.movedBy(0, 26, () =>
      art.stroke(lowerHalf([x, top], RIM * 0.96), '#4f7f9a', 11, { opacity: 0.8 }),
    )
    art.softFill(ring([x + 30, y + 62], RIM), SHADOW, 0.36, 20)
  })
}

/** Its far wall, the water with the window in it, and the rings of a drop that fell. */
function inside(art: Canvas, [x, y]: Point): void {
  const hollow = ring([x, y + 3], RIM - 12)
  const wall = art.linearGradient('x1="0" x2="1" y1=".1" y2=".4"', [
    [0, '#8f8a88'],
    [0.5, '#cfc6b8'],
    [1, '#f4ecdc'],
  ])
  art.fill(hollow, wall)
  const water: Point = [x, y + LEVEL * TALL]
  art.clipped(hollow, () => {
    const depth = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
      [0, '#2f6672'],
      [0.45, '#5f9aa2'],
      [1, '#b9dcd8'],
    ])
    art.fill(ring(water, RIM - 22), depth)
    art.stroke(ring(water, RIM - 22), '#eaf7f4', 3, { opacity: 0.7 })
    art.stroke(ring([water[0] + 26, water[1] + 18], 34), '#eaf7f4', 4, { opacity: 0.55 })
    art.stroke(ring([water[0] + 26, water[1] + 18], 62), '#eaf7f4', 3, { opacity: 0.3 })
    mirroredWindow(art, water)
  })
}

/** The window as still water mirrors it: one pale sheet that follows the wall, its edge broken by the rings. */
function mirroredWindow(art: Canvas, [x, y]: Point): void {
  const sheet = closed([
    [x - 112, y - 2],
    [x - 98, y - 34],
    [x - 60, y - 58],
    [x - 10, y - 70],
    [x - 2, y - 60],
    [x - 40, y - 44],
    [x - 50, y - 34],
    [x - 72, y - 26],
    [x - 80, y - 8],
    [x - 98, y + 8],
  ])
  art.softFill(sheet, '#f4fffc', 0.5, 4)
  art.fill(sheet, '#ffffff', 0.6)
}

/** Drops that were spilt on the table. */
export function spilt(
  art: Canvas,
  drops: readonly (readonly [x: number, y: number, size: number])[],
): void {
  for (const [x, y, size] of drops) {
    art.fill(ring([x + size * 0.16, y + size * 0.2], size), SHADOW, 0.36)
    art.fill(ring([x, y], size), '#e4d3b4', 0.66)
    art.stroke(ring([x, y], size * 0.86), '#ffffff', 2, { opacity: 0.5 })
    art.fill(circle(x - size * 0.34, y - size * 0.26, size * 0.2), '#ffffff', 0.95)
  }
}
