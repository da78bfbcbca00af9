import type { Product } from '../types.ts'

export const corn = {
  cornandrice: {
    shows: 'a jug of corn on the cob, a bowl of rice, corn tortillas and potatoes',
    view: 'front',
    color: '#c4512f',
    accent: '#f6c22c',
    details: ['steam'],
  },
} satisfies Record<string, Product>
