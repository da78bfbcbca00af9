import type { Product } from '../types.ts'

export const harvest = {
  citruscrate: {
    shows: 'a crate of lemons, limes and oranges',
    view: 'front',
    color: '#c39058',
    accent: '#f2c638',
    details: ['zest'],
    version: 6,
  },
  herbjars: {
    shows: 'parsley and basil in jars of water, thyme in a towel',
    version: 10,
    view: 'front',
    color: '#467f2a',
    accent: '#3f8a34',
    details: ['bag'],
  },
  marketbag: {
    shows: 'a cloth bag from the market, full of vegetables',
    view: 'front',
    color: '#e8d9b4',
    accent: '#3f7d3c',
    details: ['avocado'],
  },
} satisfies Record<string, Product>
