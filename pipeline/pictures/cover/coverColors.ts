import type { Cover } from '../../../src/content/cover.ts'
import { palette } from '../../../src/theme/palette.ts'

/** The colors of a cover by day, the same as in CoverArt.module.css. */
export function coverColors({ color }: Cover) {
  return { ground: palette[color][1], weave: palette[color][4] }
}
