import type { Food } from '../types.ts'

/** Herbs, fresh. */
export const herbs = {
  basil: { shows: 'leaves of basil', placed: 'scatter', size: 0.36, count: 3, color: '#4b7a35' },
  sage: { shows: 'leaves of sage', placed: 'scatter', size: 0.36, count: 4, color: '#8aa07a' },
  mint: { shows: 'tips of mint', placed: 'scatter', size: 0.22, count: 3, color: '#5f9a56' },
  parsley: {
    shows: 'leaves of parsley',
    placed: 'scatter',
    size: 0.095,
    count: 12,
    color: '#5b9440',
    version: 2,
  },
  cilantro: {
    shows: 'leaves of cilantro',
    placed: 'scatter',
    size: 0.1,
    count: 12,
    color: '#6da04a',
    version: 2,
  },
  dill: { shows: 'fronds of dill', placed: 'scatter', size: 0.36, count: 4, color: '#5d8a45' },
  thyme: { shows: 'sprigs of thyme', placed: 'scatter', size: 0.5, count: 3, color: '#64834c' },
  rosemary: {
    shows: 'sprigs of rosemary',
    placed: 'scatter',
    size: 0.52,
    count: 3,
    color: '#557548',
  },
  scallion: {
    shows: 'rings of scallion',
    placed: 'scatter',
    size: 0.065,
    count: 16,
    color: '#6fa03f',
    version: 2,
  },
  chive: {
    shows: 'finely cut chives',
    placed: 'dust',
    size: 0.7,
    count: 40,
    color: '#5f9a45',
    version: 2,
  },
} satisfies Record<string, Food>
