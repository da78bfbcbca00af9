import type { Food } from '../../types.ts'

/** Citrus, sliced, in wedges and grated. */
export const citrus = {
  lemon: {
    shows: 'slices of lemon',
    placed: 'row',
    size: 0.21,
    count: 3,
    color: '#f5c93a',
    version: 2,
  },
  lime: {
    shows: 'slices of lime',
    placed: 'row',
    size: 0.19,
    count: 3,
    color: '#9dbf45',
    version: 2,
  },
  orange: {
    shows: 'slices of orange',
    placed: 'row',
    size: 0.23,
    count: 3,
    color: '#ee9334',
    version: 2,
  },
  wedge: {
    shows: 'a wedge of lemon, or of another citrus by its colour',
    placed: 'scatter',
    size: 0.24,
    count: 1,
    color: '#f5c93a',
  },
  lemonzest: {
    shows: 'fine curls of lemon zest',
    placed: 'dust',
    size: 0.6,
    count: 26,
    color: '#f6cb2a',
  },
} satisfies Record<string, Food>
