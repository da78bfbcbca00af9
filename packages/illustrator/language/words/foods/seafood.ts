import type { Food } from '../types.ts'

/** Fish and shellfish. */
export const seafood = {
  salmon: {
    shows: 'a fillet of salmon with a herb crust',
    placed: 'stack',
    size: 0.56,
    count: 1,
    color: '#ee8458',
    version: 7,
  },
  salmonplate: {
    shows: 'a portion of salmon on asparagus and lemon, flaked with a fork',
    placed: 'one',
    size: 0.98,
    count: 1,
    color: '#f08650',
    tall: true,
    version: 2,
  },
  salmonbowl: {
    shows: 'a bowl of farro with salmon, avocado, tomatoes and chickpeas',
    placed: 'one',
    size: 0.86,
    count: 1,
    color: '#f08650',
    tall: true,
    version: 2,
  },
  cod: {
    shows: 'fillets of white fish',
    placed: 'scatter',
    size: 0.34,
    count: 4,
    color: '#f8ecd4',
    version: 2,
  },
  shrimp: {
    shows: 'cooked shrimp',
    placed: 'scatter',
    size: 0.17,
    count: 10,
    color: '#f08a68',
    version: 3,
  },
  tuna: {
    shows: 'a heap of flaked tuna',
    placed: 'one',
    size: 0.34,
    count: 1,
    color: '#e6bfa0',
    version: 5,
  },
  friedfish: {
    shows: 'golden pieces of fried fish',
    placed: 'scatter',
    size: 0.3,
    count: 5,
    color: '#dda045',
  },
} satisfies Record<string, Food>
