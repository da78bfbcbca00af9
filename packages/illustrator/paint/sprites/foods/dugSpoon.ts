import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, ellipse, moved, open, type Point, sized, turned } from '../../core/contour.ts'

/** A spoon seen from a chair, its bowl at a point, its handle rising at an angle in radians. */
interface DugSpoon {
  x: number
  y: number
  /** The length of its bowl. */
  size: number
  angle: number
}

/** From its bowl to the end of the handle, along the upper edge and back; shares of the bowl's length. */
const HANDLE: readonly Point[] = [
  [0.36, -0.1],
  [0.56, -0.075],
  [0.9, -0.12],
  [1.5, -0.21],
  [2.1, -0.26],
  [2.5, -0.27],
  [2.62, -0.2],
  [2.5, -0.11],
  [2.1, -0.13],
  [1.5, -0.11],
  [0.9, -0.025],
  [0.56, 0.03],
  [0.36, 0.09],
]
const RIDGE: readonly Point[] = [
  [0.5, -0.04],
  [0.9, -0.09],
  [1.5, -0.18],
  [2.1, -0.225],
  [2.48, -0.23],
]

/** A large steel spoon that lies dug into food, before anything is on it. */
export function dugSpoon(art: Canvas, { x, y, size, angle }: DugSpoon): void {
  const laid = (points: readonly Point[]) => turned(sized(points, size), angle, x, y)
  const handle = laid(HANDLE)
  art.softFill(closed(moved(handle, size * 0.1, size * 0.24)), SHADOW, 0.34, size * 0.05)
  const steel = art.linearGradient('x1="0" x2="1" y1="1" y2="0"', [
    [0, '#8f8a92'],
    [0.3, '#f7f3ee'],
    [0.52, '#b9b3b4'],
    [0.78, '#efe9e2'],
    [1, '#7f7a84'],
  ])
  art.fill(closed(moved(handle, size * 0.012, size * 0.035)), '#4f4650')
  art.fill(closed(handle), steel)
  art.stroke(open(laid(RIDGE)), '#ffffff', size * 0.022, { opacity: 0.85 })
  art.rotated(angle, x, y, () => {
    const [rx, ry] = [size * 0.5, size * 0.29]
    art.fill(ellipse(x + 2, y + size * 0.05, rx, ry), '#453b44')
    art.fill(ellipse(x, y, rx, ry), '#e9e4de')
    const hollow = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
      [0, '#5c5560'],
      [0.55, '#a8a1a3'],
      [1, '#f4efe8'],
    ])
    art.fill(ellipse(x, y + size * 0.01, rx * 0.93, ry * 0.88), hollow)
  })
}
