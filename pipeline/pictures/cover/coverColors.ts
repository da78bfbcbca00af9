import type { Cover } from '../../../src/content/cover.ts'
import { siteTheme } from '../../theme/siteTheme.ts'

/** Returns the colors of a cover in the light theme. Keep in sync with CoverArt.module.css. */
export function coverColors({ color }: Cover) {
  const { palette } = siteTheme()
  return { ground: palette[color][1], weave: palette[color][4] }
}
