import type { Product } from '../types.ts'

export const freezer = {
  freezerdrawer: {
    shows: 'a freezer drawer with bags filed upright',
    view: 'front',
    color: '#c3d6dc',
    accent: '#4f7f9a',
    version: 5,
    details: [],
  },
} satisfies Record<string, Product>
