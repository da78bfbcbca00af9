import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { ellipse } from '../../core/contour.ts'
import { saltOn } from './saltOn.ts'
import { RIPE, type Slice, tomatoSlice } from './tomatoSlice.ts'
import { wholeTomato } from './wholeTomato.ts'

/** From the one that stands against the tomato to the one that lies almost flat. */
const SLICES: readonly Slice[] = [
  { x: 336, y: 646, rx: 138, ry: 128, turn: 0.4, chambers: 6, salt: 12 },
  { x: 458, y: 666, rx: 146, ry: 116, turn: 2.3, chambers: 5, salt: 74 },
  { x: 592, y: 696, rx: 140, ry: 90, turn: 3.6, chambers: 6, salt: 46 },
  { x: 722, y: 736, rx: 136, ry: 56, turn: 5.3, chambers: 5, salt: 18 },
]

/** A ripe tomato and thick slices of another that lean on it, wet where the salt has drawn. */
export function saltedTomato(art: Canvas): void {
  art.softFill(ellipse(238, 766, 126, 13), SHADOW, 0.5, 10)
  wholeTomato(art, { x: 218, y: 640, size: 140, color: RIPE })
  for (const slice of SLICES) {
    tomatoSlice(art, slice, RIPE)
    saltOn(art, slice)
  }
}
