import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, ellipse, moved, open, type Point, sized, turned } from '../../core/contour.ts'

/** A spoon seen from a chair, its bowl at a point, its handle rising at an angle in radians. */
interface WoodenSpoon {
  x: number
  y: number
  /** The length of its bowl. */
  size: number
  angle: number
}

/** From its bowl beyond the picture, along the upper edge and back; shares of the bowl's length. */
const HANDLE: readonly Point[] = [
  [0.3, -0.16],
  [0.5, -0.1],
  [0.7, -0.075],
  [1.2, -0.085],
  [2, -0.105],
  [3, -0.12],
  [3, 0.1],
  [2, 0.07],
  [1.2, 0.045],
  [0.7, 0.055],
  [0.5, 0.09],
  [0.3, 0.16],
]
/** How deep the wood of its bowl is, as a share of its length. */
const DEEP = 0.1

/** The lines of the wood along the handle, and the light on its upper edge. */
function grain(art: Canvas, laid: (points: readonly Point[]) => Point[], size: number): void {
  const lines = [-0.03, 0.01, 0.035].map((v) =>
    open(
      laid([
        [0.6, v],
        [1.2, v - 0.02],
        [2, v * 1.4 - 0.03],
        [3, v * 1.6],
      ]),
    ),
  )
  art.stroke(lines.join(''), '#8a5224', size * 0.012, { opacity: 0.55 })
  const edge = laid([
    [0.56, -0.07],
    [0.8, -0.055],
    [1.3, -0.065],
    [2, -0.082],
    [3, -0.095],
  ])
  art.stroke(open(edge), '#ffe6bd', size * 0.022, { opacity: 0.9 })
}

/** A broad wooden spoon that lies in food, before anything is on it. */
export function woodenSpoon(art: Canvas, { x, y, size, angle }: WoodenSpoon): void {
  const laid = (points: readonly Point[]) => turned(sized(points, size), angle, x, y)
  const handle = laid(HANDLE)
  art.softFill(closed(moved(handle, size * 0.06, size * 0.26)), SHADOW, 0.36, size * 0.05)
  const [rx, ry] = [size * 0.52, size * 0.34]
  const bowl = (dy: number, share: number) =>
    art.rotated(angle, x, y + dy, () =>
      art.fill(ellipse(x, y + dy, rx * share, ry * share), '#7c4520'),
    )
  art.rotated(angle, x, y, () =>
    art.softFill(ellipse(x - size * 0.02, y + size * 0.16, rx, ry), '#4a0f06', 0.55, size * 0.06),
  )
  bowl(size * DEEP, 0.96)
  art.fill(closed(moved(handle, size * 0.01, size * 0.055)), '#7c4520')
  const wood = art.linearGradient('x1="0" x2="1" y1="1" y2="0"', [
    [0, '#c98b4d'],
    [0.5, '#dba468'],
    [1, '#b97a3e'],
  ])
  art.fill(closed(handle), wood)
  grain(art, laid, size)
  art.rotated(angle, x, y, () => {
    art.fill(ellipse(x, y, rx, ry), '#e9bd84')
    const hollow = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
      [0, '#7c4520'],
      [0.6, '#b97a3e'],
      [1, '#dba468'],
    ])
    art.fill(ellipse(x, y + size * 0.012, rx * 0.9, ry * 0.86), hollow)
  })
}
