import type { Food } from '../../types.ts'

/** Fruits with a stone or a core. */
export const stonefruits = {
  applefan: {
    shows: 'overlapping slices of apple in the skin',
    placed: 'one',
    size: 0.66,
    count: 1,
    color: '#c8402e',
  },
  peach: {
    shows: 'slices of peach',
    placed: 'scatter',
    size: 0.4,
    count: 7,
    color: '#f3a548',
  },
  apricot: {
    shows: 'halves of apricot',
    placed: 'scatter',
    size: 0.17,
    count: 6,
    color: '#ee9a3c',
    sinks: true,
    version: 2,
  },
  driedapricot: {
    shows: 'dried apricots, plumped in a sauce',
    placed: 'scatter',
    size: 0.14,
    count: 8,
    color: '#ec8420',
    version: 4,
  },
  dates: { shows: 'dates', placed: 'scatter', size: 0.14, count: 6, color: '#6f3d22' },
} satisfies Record<string, Food>
