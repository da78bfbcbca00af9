import type { Product } from '../types.ts'

export const woks = {
  tossingwok: {
    shows: 'a wok over a flame, shrimp and vegetables tossed up from it',
    view: 'front',
    color: '#3c393e',
    accent: '#b0733c',
    details: ['timer', 'steam'],
  },
} satisfies Record<string, Product>
