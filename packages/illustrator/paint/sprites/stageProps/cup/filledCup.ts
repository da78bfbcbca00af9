import type { Colors } from '../../../../language/words/types.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { num } from '../../../core/contour.ts'
import { mouth, type Profile, thrownBody } from '../thrown.ts'
import { drink } from './cupParts.ts'

/** Draws with the middle of the foot at the origin. */
export function standing(art: Canvas, { x, y }: { x: number; y: number }, draw: () => void): void {
  art.group(`transform="translate(${num(x)} ${num(y)})"`, draw)
}

/** A cup as it is thrown and filled. */
export interface CupLook {
  profile: Profile
  wall: number
  /** How far below the rim the drink stands. */
  level: number
}

/** A glazed cup and what is in it. */
export function filled(
  art: Canvas,
  { profile, wall, level }: CupLook,
  { color, accent }: Colors,
): void {
  const [half, top] = profile[0]
  thrownBody(art, profile, color)
  mouth(art, { y: top, half: half + 1, wall, color }, () =>
    drink(art, { y: top + level, half: half - wall - level * 0.4, color: accent }),
  )
}
