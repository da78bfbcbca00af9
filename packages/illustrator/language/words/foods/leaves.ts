import type { Food } from '../types.ts'

/** Leaves as a salad has them: raw, cupped or wilted. */
export const leaves = {
  arugula: {
    shows: 'leaves of arugula',
    placed: 'scatter',
    size: 0.45,
    count: 12,
    color: '#5f8f3c',
  },
  romaine: {
    shows: 'torn leaves of romaine',
    placed: 'scatter',
    size: 0.55,
    count: 9,
    color: '#73a043',
    version: 2,
  },
  lettuce: {
    shows: 'frilled leaves of lettuce',
    placed: 'scatter',
    size: 0.26,
    count: 10,
    color: '#78a844',
    version: 6,
  },
  greensalad: {
    shows: 'a wide bowl of green salad, heaped',
    placed: 'one',
    size: 0.82,
    count: 1,
    tall: true,
    color: '#5f9a34',
    version: 5,
  },
  lettucecup: {
    shows: 'large cupped leaves of butter lettuce, to be filled',
    placed: 'row',
    size: 0.46,
    count: 2,
    step: 1.7,
    color: '#9fbf5c',
    version: 2,
  },
  spinach: {
    shows: 'leaves of spinach',
    placed: 'scatter',
    size: 0.34,
    count: 10,
    color: '#477a3a',
  },
  wiltedgreens: {
    shows: 'cooked greens, wilted to a dark tangle',
    placed: 'scatter',
    size: 0.28,
    count: 7,
    color: '#3f6b33',
    version: 2,
  },
  nori: { shows: 'sheets of nori', placed: 'fan', size: 0.5, count: 2, color: '#2c4236' },
} satisfies Record<string, Food>
