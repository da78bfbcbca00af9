import type { Prop } from '../types.ts'

export const herbProps = {
  basil: { shows: 'basil', color: '#4b7a35', accent: '#ead9b9', version: 2 },
  mint: { shows: 'tips of mint', color: '#5f9a56', accent: '#4b7a35' },
  rosemary: { shows: 'rosemary', color: '#56754a', accent: '#ead9b9', version: 2 },
  thyme: { shows: 'thyme', color: '#6d8a4c', accent: '#ead9b9', version: 2 },
  parsley: { shows: 'parsley', color: '#5b9440', accent: '#ead9b9', version: 3 },
  sage: { shows: 'leaves of sage', color: '#8aa07a', accent: '#4b7a35' },
  dill: { shows: 'fronds of dill', color: '#5d8a45', accent: '#4b7a35' },
  bayleaves: { shows: 'bay leaves', color: '#6f7f45', accent: '#4b7a35' },
  herbs: { shows: 'a tied bunch of herbs', color: '#55903f', accent: '#ead9b9', version: 2 },
} satisfies Record<string, Prop>
