import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { closed, ellipse, open, type Point } from '../../core/contour.ts'
import { pairs } from './pairs.ts'
import { saltOn } from './saltOn.ts'
import { type Slice, tomatoSlice } from './tomatoSlice.ts'

const RED = '#d8341f'

/** From the one that stands against the tomato to the one that lies almost flat. */
const SLICES: readonly Slice[] = [
  { x: 336, y: 646, rx: 138, ry: 128, turn: 0.4, chambers: 6, salt: 12 },
  { x: 458, y: 666, rx: 146, ry: 116, turn: 2.3, chambers: 5, salt: 74 },
  { x: 592, y: 696, rx: 140, ry: 90, turn: 3.6, chambers: 6, salt: 46 },
  { x: 722, y: 736, rx: 136, ry: 56, turn: 5.3, chambers: 5, salt: 18 },
]

/** A ripe tomato and thick slices of another that lean on it, wet where the salt has drawn. */
export function saltedTomato(art: Canvas): void {
  wholeTomato(art, { x: 218, y: 640, size: 140, color: RED })
  for (const slice of SLICES) {
    tomatoSlice(art, slice, RED)
    saltOn(art, slice)
  }
}

function wholeTomato(
  art: Canvas,
  { x, y, size, color }: { x: number; y: number; size: number; color: Color },
): void {
  const lobes: readonly Point[] = [
    [-0.98, 0.06],
    [-0.94, -0.36],
    [-0.66, -0.68],
    [-0.3, -0.8],
    [-0.04, -0.72],
    [0.26, -0.82],
    [0.64, -0.7],
    [0.95, -0.36],
    [1.02, 0.08],
    [0.86, 0.54],
    [0.5, 0.84],
    [0, 0.92],
    [-0.5, 0.86],
    [-0.86, 0.54],
  ]
  const outline = closed(lobes.map(([u, v]): Point => [x + u * size, y + v * size]))
  art.softFill(ellipse(x + 20, y + size * 0.9, size * 0.9, 13), SHADOW, 0.5, 10)
  const ripe = art.radialGradient('cx=".34" cy=".26" r=".86"', [
    [0, '#ff8a5a'],
    [0.26, mix(color, '#f0502c', 0.6)],
    [0.6, color],
    [0.86, shade(color, 0.42)],
    [1, shade(color, 0.58)],
  ])
  art.fill(outline, ripe)
  art.clipped(outline, () => {
    for (const [u, bow] of [
      [-0.42, -0.3],
      [0.3, 0.34],
    ] as const) {
      const rib = open([
        [x + u * 0.2 * size, y - size * 0.7],
        [x + (u + bow) * size, y - size * 0.2],
        [x + (u + bow * 1.2) * size, y + size * 0.5],
      ])
      art.stroke(rib, shade(color, 0.5), size * 0.12, { opacity: 0.16 })
      art.stroke(rib, shade(color, 0.5), size * 0.05, { opacity: 0.2 })
    }
    art.softFill(ellipse(x + size * 0.2, y + size, size, size * 0.16), '#ff9a5c', 0.22, 10)
  })
  calyx(art, x - size * 0.02, y - size * 0.7, size * 0.5)
  window(art, { x, y, size })
}

/** The window on the skin: two panes, bowed as the tomato is. */
function window(art: Canvas, { x, y, size }: { x: number; y: number; size: number }): void {
  const panes = ['-.72,-.2 -.66,-.4 -.56,-.42 -.6,-.22', '-.62,-.46 -.48,-.6 -.4,-.56 -.52,-.44']
  const at = (pane: string) =>
    closed(pairs(pane).map(([u, v]): Point => [x + u * size, y + v * size]))
  art.softFill(panes.map(at).join(''), '#fff4e4', 0.9, 4)
}

function calyx(art: Canvas, x: number, y: number, size: number): void {
  const tips: readonly Point[] = [
    [-1, 0.02],
    [-0.62, 0.34],
    [0.02, 0.46],
    [0.66, 0.3],
    [0.98, -0.06],
    [0.4, -0.26],
    [-0.46, -0.24],
  ]
  const star = tips.flatMap(([u, v], index): Point[] => {
    const [nu, nv] = tips[(index + 1) % tips.length] ?? [u, v]
    return [
      [x + u * size, y + v * size],
      [x + (u + nu) * 0.17 * size, y + (v + nv) * 0.17 * size],
    ]
  })
  art.movedBy(4, 8, () => art.softFill(closed(star), '#5a0e08', 0.4, 4))
  art.fill(closed(star), '#33591f')
  art.movedBy(-1, -2.5, () => art.stroke(closed(star), '#7aa545', 2.5, { opacity: 0.7 }))
  art.stroke(`M${x} ${y}q4-20 18-34`, '#33591f', 13)
  art.stroke(`M${x - 2} ${y - 2}q4-18 17-30`, '#86ad4c', 5)
}
