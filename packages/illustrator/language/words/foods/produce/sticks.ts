import type { Food } from '../../types.ts'

/** Long and thin vegetables. */
export const sticks = {
  cucumbersticks: {
    shows: 'matchsticks of cucumber',
    placed: 'scatter',
    size: 0.3,
    count: 14,
    color: '#4d7d3a',
    version: 2,
  },
  carrotsticks: {
    shows: 'matchsticks of carrot, or of white radish when it is white',
    placed: 'scatter',
    size: 0.29,
    count: 16,
    color: '#ea8a32',
  },
  greenbean: {
    shows: 'green beans',
    placed: 'scatter',
    size: 0.6,
    count: 10,
    color: '#5f8f3c',
    version: 4,
  },
  beanplatter: {
    shows: 'green beans with hazelnuts on an oval platter, seen from a chair',
    placed: 'one',
    size: 1,
    count: 1,
    color: '#4f9a38',
    tall: true,
    version: 3,
  },
  asparagus: {
    shows: 'spears of asparagus',
    placed: 'bundle',
    size: 1.3,
    count: 9,
    color: '#6f9445',
    version: 4,
  },
  beansprout: { shows: 'bean sprouts', placed: 'scatter', size: 0.3, count: 16, color: '#f6efdc' },
  ginger: {
    shows: 'fine matchsticks of ginger',
    placed: 'scatter',
    size: 0.22,
    count: 14,
    color: '#efd083',
    version: 2,
  },
} satisfies Record<string, Food>
