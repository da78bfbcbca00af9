import type { Product } from '../types.ts'

export const pots = {
  dutchoven: {
    shows: 'an enamelled Dutch oven',
    view: 'front',
    color: '#2f6a68',
    accent: '#c8beb0',
    version: 10,
    details: ['lid', 'trivet', 'stew', 'ladle', 'steam'],
  },
  beanpot: {
    shows: 'a pot of beans',
    view: 'front',
    color: '#a83a22',
    accent: '#c08a52',
    version: 11,
    details: ['spoon', 'onion', 'steam'],
  },
} satisfies Record<string, Product>
