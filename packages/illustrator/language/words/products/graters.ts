import type { Product } from '../types.ts'

export const graters = {
  boxgrater: {
    shows: 'a box grater',
    view: 'front',
    color: '#c9512f',
    accent: '#d6d0c6',
    details: ['cheese'],
  },
  grater: {
    shows: 'a fine rasp grater',
    view: 'front',
    color: '#5f8f45',
    accent: '#f2c638',
    details: ['bowl', 'lemon'],
    version: 9,
  },
} satisfies Record<string, Product>
