import type { Product } from '../types.ts'

export const saucepans = {
  saucepan: {
    shows: 'a saucepan',
    view: 'front',
    color: '#cfc8be',
    accent: '#3a3030',
    details: ['lid', 'steam'],
  },
  stockpot: {
    shows: 'a tall stockpot',
    view: 'front',
    color: '#cfc8be',
    accent: '#8e857c',
    details: ['steam'],
  },
} satisfies Record<string, Product>
