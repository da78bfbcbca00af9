import type { Cover } from '../../../src/content/cover.ts'
import { siteTheme } from '../../theme/siteTheme.ts'

/** The colors of a cover by day, the same as in CoverArt.module.css. */
export function coverColors({ color }: Cover) {
  const { palette } = siteTheme()
  return { ground: palette[color][1], weave: palette[color][4] }
}
