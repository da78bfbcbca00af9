import type { Food } from '../../types.ts'

/** Fruits from warmer places. */
export const tropical = {
  mango: {
    shows: 'a fan of mango slices',
    placed: 'one',
    size: 0.66,
    count: 1,
    color: '#f5ad32',
    version: 2,
  },
  banana: {
    shows: 'overlapping slices of banana',
    placed: 'fan',
    size: 0.14,
    count: 7,
    color: '#f2dc98',
  },
  passionfruit: {
    shows: 'spoonfuls of passion fruit, yellow with black seeds',
    placed: 'scatter',
    size: 0.22,
    count: 4,
    color: '#efb02c',
  },
} satisfies Record<string, Food>
