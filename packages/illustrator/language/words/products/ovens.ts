import type { Product } from '../types.ts'

export const ovens = {
  toasteroven: {
    shows: 'a toaster oven with a glass door',
    view: 'front',
    color: '#a5452f',
    accent: '#d8d2c8',
    version: 6,
    details: ['pizza', 'chicken', 'display'],
  },
} satisfies Record<string, Product>
