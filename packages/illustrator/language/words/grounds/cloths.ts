import type { Ground } from '../types.ts'

export const cloths = {
  plain: { shows: 'a plain painted table', color: '#e8b79d', accent: '#dca488' },
  linen: { shows: 'a linen tablecloth', color: '#b9c9b4', accent: '#9db19a' },
  gingham: { shows: 'a gingham tablecloth', color: '#f7ecd6', accent: '#c3553d' },
  stripe: { shows: 'a striped cloth', color: '#e9c06a', accent: '#f4dca2' },
  check: { shows: 'a checked cloth', color: '#f3dfbb', accent: '#e6c894' },
  paper: { shows: 'brown kraft paper', color: '#c79b68', accent: '#a87c4c' },
} satisfies Record<string, Ground>
