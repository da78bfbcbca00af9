import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * The files of each typeface, in the order in which a character is looked for. Fraunces is the cut
 * whose strokes follow its size (`opsz`), which titles this large need.
 */
export const FONT_FILES = {
  fraunces: ['latin-opsz', 'latin-ext-opsz', 'vietnamese-opsz'].map((subset) =>
    require.resolve(`@fontsource-variable/fraunces/files/fraunces-${subset}-normal.woff2`),
  ),
  figtree: ['latin-wght', 'latin-ext-wght'].map((subset) =>
    require.resolve(`@fontsource-variable/figtree/files/figtree-${subset}-normal.woff2`),
  ),
}
