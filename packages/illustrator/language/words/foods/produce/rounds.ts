import type { Food } from '../../types.ts'

/** Vegetables cut into round slices. */
export const rounds = {
  cucumber: {
    shows: 'overlapping slices of cucumber',
    placed: 'fan',
    size: 0.17,
    count: 7,
    color: '#467a38',
  },
  cucumberdice: {
    shows: 'diced cucumber in a heap',
    placed: 'one',
    size: 0.24,
    count: 1,
    color: '#3f7a34',
  },
  radish: { shows: 'thin slices of radish', placed: 'fan', size: 0.14, count: 6, color: '#cf3d5e' },
  carrot: {
    shows: 'coins of carrot',
    placed: 'scatter',
    size: 0.1,
    count: 10,
    color: '#e8842c',
    version: 2,
  },
  zucchini: {
    shows: 'seared slices of zucchini',
    placed: 'scatter',
    size: 0.13,
    count: 9,
    color: '#4f7a38',
  },
  potatoslice: {
    shows: 'thin slices of potato, golden at the rim',
    placed: 'fan',
    size: 0.2,
    count: 6,
    step: 0.72,
    color: '#efd489',
  },
  eggplant: {
    shows: 'roast rounds of eggplant',
    placed: 'scatter',
    size: 0.19,
    count: 6,
    color: '#47284a',
    sinks: true,
    version: 2,
  },
  pickle: {
    shows: 'crinkle-cut slices of pickle',
    placed: 'fan',
    size: 0.14,
    count: 5,
    color: '#a3a845',
  },
} satisfies Record<string, Food>
