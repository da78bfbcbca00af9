import type { Product } from '../types.ts'

export const bowls = {
  mixingbowl: {
    shows: 'a mixing bowl of flour',
    view: 'front',
    color: '#e9dcc0',
    accent: '#4f7f9a',
    details: ['whisk'],
  },
} satisfies Record<string, Product>
