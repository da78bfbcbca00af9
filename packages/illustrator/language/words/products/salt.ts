import type { Product } from '../types.ts'

export const salt = {
  saltbox: {
    shows: 'a box of flaky salt',
    view: 'front',
    color: '#a9cbd6',
    accent: '#4f7f9a',
    version: 4,
    details: ['bowl'],
  },
} satisfies Record<string, Product>
