import type { Food } from '../../types.ts'

/** Nuts with folds, in halves. */
export const kernels = {
  walnut: { shows: 'halves of walnut', placed: 'scatter', size: 0.12, count: 7, color: '#c08c50' },
  pecan: { shows: 'halves of pecan', placed: 'scatter', size: 0.14, count: 8, color: '#8f5527' },
} satisfies Record<string, Food>
