import type { Product } from '../types.ts'

export const harvest = {
  citruscrate: {
    shows: 'a crate of lemons, limes and oranges',
    view: 'front',
    color: '#c39058',
    accent: '#f2c638',
    details: ['zest'],
  },
  herbjars: {
    shows: 'bunches of herbs in jars of water',
    view: 'front',
    color: '#4b7a35',
    accent: '#5f9a66',
    details: ['bag'],
  },
} satisfies Record<string, Product>
