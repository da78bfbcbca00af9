import type { Canvas } from '../../core/canvas.ts'
import { ellipse, num, type Path } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { lemonSlice } from './cakeLemon.ts'
import { backOfSkillet, frontOfSkillet, type Skillet } from './ironSkillet.ts'
import { thymeSprig } from './produce/sprigs.ts'
import { roastHen } from './roastHen.ts'
import { roastWedge } from './roastWedge.ts'
import { upright } from './upright.ts'

/** How flat its floor is seen. */
const FLAT = 0.62

/** A whole roast chicken in its skillet, potatoes around it; `size` is half the width of the opening. */
export function skilletchicken(art: Canvas, { x, y, size, color }: Piece): void {
  const skillet: Skillet = { rx: size, ry: size * FLAT, depth: size * 0.22 }
  upright(art, { x, y }, () =>
    art.movedBy(x, y, () => {
      backOfSkillet(art, skillet)
      drippings(art, skillet)
      art.clipped(overRim(skillet), () => {
        potatoes(art, size, BEHIND)
        bird(art, size, color)
        lemons(art, size)
        potatoes(art, size, BEFORE)
      })
      sprigs(art, size)
      frontOfSkillet(art, skillet)
    }),
  )
}

/** In the opening of the skillet, or over its far rim. */
function overRim({ rx, ry }: Skillet): Path {
  const [across, deep] = [rx * 0.96, ry * 0.955]
  return `M${num(-across)} 0A${num(across)} ${num(deep)} 0 0 0 ${num(across)} 0L${num(rx * 1.3)} 0V${num(-rx * 1.4)}H${num(-rx * 1.3)}V0Z`
}

/** Fat and juice on the iron, brown where it is deep. */
function drippings(art: Canvas, { rx, ry }: Skillet): void {
  const pool = art.radialGradient('cx=".5" cy=".5" r=".5"', [
    [0, '#5a2409'],
    [0.7, '#6b2e0c'],
    [0.9, '#3a1707'],
    [1, '#141418', 0],
  ])
  art.fill(ellipse(0, ry * 0.06, rx * 0.93, ry * 0.9), pool)
}

/** Where potatoes lie: shares of the size, how large, how they are turned. */
type Laid = readonly [u: number, v: number, larger: number, angle: number]

const BEHIND: readonly Laid[] = [
  [-0.42, -0.4, 0.16, 0.3],
  [0.3, -0.46, 0.17, 2.8],
  [0.52, -0.34, 0.2, -0.4],
  [0.72, -0.24, 0.15, 1.6],
  [-0.66, -0.28, 0.17, 2.2],
  [-0.8, -0.1, 0.19, 1.1],
  [0.82, -0.02, 0.18, 2.6],
  [-0.6, -0.1, 0.16, 0.4],
]
const BEFORE: readonly Laid[] = [
  [-0.8, 0.1, 0.16, 0.9],
  [-0.6, 0.22, 0.21, -0.4],
  [0.8, 0.16, 0.17, 0.3],
  [0.58, 0.27, 0.2, 2.7],
  [-0.33, 0.31, 0.17, 2.4],
  [-0.02, 0.27, 0.15, 2.2],
  [0.1, 0.36, 0.16, 1.0],
  [0.34, 0.39, 0.19, -0.35],
  [-0.15, 0.44, 0.21, 0.3],
]

function potatoes(art: Canvas, size: number, laid: readonly Laid[]): void {
  const { random } = art
  for (const [u, v, larger, angle] of laid) {
    const piece = {
      x: u * size,
      y: v * size,
      size: size * larger,
      angle: angle + random.jitter(0.25),
      color: random.pick(['#dba035', '#d08f28', '#e3b04a']),
    }
    roastWedge(art, piece, FLAT)
  }
}

function bird(art: Canvas, size: number, color: string): void {
  const seat = { x: -size * 0.1, y: size * 0.06, size: size * 0.69, flat: FLAT }
  const hen = roastHen(art, seat, { color })
  art.movedBy(size * 0.06, size * 0.07, () =>
    art.softFill(hen.outline, '#120502', 0.5, size * 0.06),
  )
  hen.draw()
}

function lemons(art: Canvas, size: number): void {
  const slices = [
    [-0.43, 0.17, 0.13, 0.74, 0.5],
    [0.3, 0.21, 0.14, 0.78, -0.3],
  ] as const
  for (const [u, v, larger, lean, angle] of slices) {
    const slice = { x: u * size, y: v * size, size: size * larger, lean, angle, turn: angle * 3 }
    lemonSlice(art, slice, '#8a4a10')
  }
}

function sprigs(art: Canvas, size: number): void {
  const laid = [
    [-0.44, 0.24, 0.34, -0.5],
    [0.5, 0.27, 0.34, 0.3],
  ] as const
  for (const [u, v, long, angle] of laid) {
    const piece = { x: u * size, y: v * size, size: long * size, angle, color: '#5f7f3c' }
    thymeSprig(art, piece)
  }
}
