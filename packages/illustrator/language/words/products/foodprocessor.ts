import type { Product } from '../types.ts'

export const foodprocessor = {
  foodprocessor: {
    shows: 'a food processor',
    view: 'front',
    color: '#e9dcc0',
    accent: '#4a4443',
    details: ['display'],
  },
} satisfies Record<string, Product>
