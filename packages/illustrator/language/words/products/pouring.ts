import type { Product } from '../types.ts'

export const pouring = {
  pourover: {
    shows: 'a pour-over dripper on its glass server',
    view: 'front',
    color: '#f3ebdc',
    accent: '#c99a62',
    version: 5,
    details: ['drip', 'kettle', 'steam'],
  },
  kettle: {
    shows: 'a gooseneck kettle',
    view: 'front',
    color: '#2a3138',
    accent: '#b9773e',
    details: ['display', 'steam'],
  },
  icedtea: {
    shows: 'a glass pitcher of iced tea with lemon',
    view: 'front',
    color: '#c9741f',
    accent: '#f2c638',
    version: 6,
    details: ['glasses'],
  },
} satisfies Record<string, Product>
