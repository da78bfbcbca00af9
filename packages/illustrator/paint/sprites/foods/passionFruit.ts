import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, ellipse, pack } from '../../core/contour.ts'
import { shade, SHADOW } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { passionSeeds } from './passionSeeds.ts'

const PULP = '#f0a51e'

/** Half a passion fruit, cut side up: its purple shell, the white pith, the pulp; `size` is its radius. */
export function passionHalf(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const shell = '#5b2440'
  const drop = size * 0.5
  art.movedBy(size * 0.3, drop + size * 0.1, () =>
    art.softFill(ellipse(x, y, size, size), SHADOW, 0.4, size * 0.16),
  )
  art.fill(ellipse(x, y + drop * 0.5, size, size * 1.08), shade(shell, 0.5))
  art.fill(ellipse(x - size * 0.06, y + drop * 0.4, size * 0.9, size * 1.02), shell)
  art.fill(ellipse(x, y, size, size), '#8a4a66')
  art.fill(ellipse(x, y, size * 0.93, size * 0.93), '#f6e6d2')
  art.fill(ellipse(x, y, size * 0.78, size * 0.77), '#c9780f')
  art.fill(closed(blob(random, x - 1, y + 2, size * 0.7, size * 0.66)), PULP)
  const gloss = blob(random, x - size * 0.16, y - size * 0.14, size * 0.36, size * 0.26)
  art.fill(closed(gloss), '#ffe07a', 0.85)
  passionSeeds(art, pack(random, x, y, size * 0.56, 11), size * 0.15)
}
