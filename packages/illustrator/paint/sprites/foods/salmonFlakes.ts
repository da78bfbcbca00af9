import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { extruded } from './dough.ts'
import { laid } from './touches.ts'

/** Flakes that came off the end of a portion: how far along they lie, their breadth, their half width, and how they are turned. */
const CAME_OFF = [
  [0.98, 0.2, 0.33, 0.34],
  [0.72, 0.24, 0.4, -0.2],
  [0.46, 0.24, 0.45, 0.1],
] as const

/** The line in which salmon parts, at a place along it; from -1 to 1 across. */
export function parting(at: number, half: number, bend = 0.5): Point[] {
  return [-1, -0.66, -0.3, 0.08, 0.42, 0.74, 1].map((share): Point => {
    return [at - Math.abs(share + 0.14) ** 1.4 * bend * half, share * half]
  })
}

/** Large moist flakes beside the place where a fork broke them off, the farthest first. */
export function looseFlakes(art: Canvas, piece: Piece, thick: number): void {
  const { random } = art
  const { size, color } = piece
  for (const [along, broad, half, turned] of CAME_OFF) {
    const [x, y] = laid([[along, random.jitter(0.06)]], piece)[0] ?? [piece.x, piece.y]
    const spot = { ...piece, x, y, angle: piece.angle + turned + random.jitter(0.12) }
    const front = parting(broad / 2, half)
    const back = parting(-broad / 2, half * 0.94).toReversed()
    const top = laid(
      [...front, ...back].map(([u, v]): Point => [u + random.jitter(0.015), v]),
      spot,
    )
    flake(
      art,
      { top, spot: { ...spot, color: mix(color, '#f7c3a4', random.range(0, 0.5)) } },
      thick,
    )
    const fat = laid(parting(broad * 0.3, half * 0.8), spot)
    art.stroke(open(fat), '#fff0e2', size * 0.018, { opacity: 0.8 })
    const inner = laid(parting(-broad * 0.1, half * 0.74), spot)
    art.stroke(open(inner), '#d9754c', size * 0.014, { opacity: 0.5 })
  }
}

function flake(
  art: Canvas,
  { top, spot }: { top: readonly Point[]; spot: { size: number; color: Color } },
  thick: number,
): void {
  const { size, color } = spot
  const depth = size * thick * 0.7
  art.movedBy(size * 0.05, size * 0.07, () =>
    art.softFill(extruded(top, depth), SHADOW, 0.5, size * 0.05),
  )
  art.fill(extruded(top, depth), mix(shade(color, 0.22), '#c9663e', 0.4))
  art.fill(extruded(top, depth * 0.55), mix(color, '#e08a62', 0.3))
  const light = art.linearGradient('x1="0" y1="0" x2=".7" y2="1"', [
    [0, tint(color, 0.44)],
    [0.5, tint(color, 0.1)],
    [1, mix(color, '#d9764c', 0.4)],
  ])
  art.fill(closed(top), light)
}
