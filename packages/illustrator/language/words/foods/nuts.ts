import type { Food } from '../types.ts'
import { kernels } from './produce/kernels.ts'

/** Nuts and seeds. */
export const nuts = {
  ...kernels,
  almond: { shows: 'almonds', placed: 'scatter', size: 0.15, count: 10, color: '#b8743a' },
  hazelnut: {
    shows: 'hazelnuts',
    placed: 'scatter',
    size: 0.075,
    count: 9,
    color: '#a8652f',
    version: 2,
  },
  peanut: { shows: 'chopped peanuts', placed: 'scatter', size: 0.04, count: 26, color: '#ddb06c' },
  pumpkinseed: {
    shows: 'pumpkin seeds',
    placed: 'scatter',
    size: 0.1,
    count: 18,
    color: '#75904a',
  },
  sesame: { shows: 'sesame seeds', placed: 'dust', size: 0.7, count: 44, color: '#f3e2b8' },
  pinenut: { shows: 'pine nuts', placed: 'scatter', size: 0.085, count: 16, color: '#ecd09a' },
} satisfies Record<string, Food>
