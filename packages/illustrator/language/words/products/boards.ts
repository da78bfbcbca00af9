import type { Product } from '../types.ts'

export const boards = {
  endgrainboard: {
    shows: 'an end-grain chopping board',
    version: 6,
    view: 'above',
    color: '#e0b478',
    accent: '#b97f43',
    details: ['loaf', 'crumbs'],
  },
} satisfies Record<string, Product>
