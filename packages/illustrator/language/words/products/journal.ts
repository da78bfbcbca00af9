import type { Product } from '../types.ts'

export const journal = {
  saltinghand: {
    shows: 'a hand that salts slices of tomato',
    view: 'front',
    color: '#c98a62',
    accent: '#eec3a4',
    version: 10,
    details: ['bowl'],
  },
  colander: {
    shows: 'a colander of rinsed vegetables',
    view: 'front',
    color: '#c9512f',
    accent: '#4b7a35',
    version: 5,
    details: [],
  },
} satisfies Record<string, Product>
