import type { Cover } from '../../../src/content/cover.ts'
import { palette } from '../../../src/theme/palette.ts'

/** The colors of a cover by day, as CoverArt.module.css has them: files have no other. */
export function coverColors({ color }: Cover) {
  const shades = palette[color]
  return { ground: shades[1], weave: shades[4] }
}
