import { roles } from '../../src/theme/palette.ts'

/** The ground of the site's pages by day, on which what is transparent in a photo is laid. */
export const PAPER = roles.light['--page']
