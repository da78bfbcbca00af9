import type { Food } from '../../types.ts'

/** Small vegetables, and avocado. */
export const small = {
  corn: { shows: 'kernels of corn', placed: 'scatter', size: 0.05, count: 40, color: '#f3c445' },
  pea: { shows: 'peas', placed: 'scatter', size: 0.045, count: 34, color: '#86b04a' },
  olive: { shows: 'pitted olives', placed: 'scatter', size: 0.085, count: 9, color: '#5a3f58' },
  avocado: {
    shows: 'a fan of avocado slices',
    placed: 'one',
    size: 0.7,
    count: 1,
    color: '#8fb04a',
  },
  waterchestnut: {
    shows: 'small white dice of water chestnut',
    placed: 'scatter',
    size: 0.055,
    count: 16,
    color: '#f4e9cf',
  },
} satisfies Record<string, Food>
