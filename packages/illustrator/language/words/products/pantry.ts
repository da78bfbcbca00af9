import type { Product } from '../types.ts'

export const pantry = {
  pantryjars: {
    shows: 'a shelf with jars of dry goods, a tin and a bottle',
    view: 'front',
    color: '#c9412a',
    accent: '#b98552',
    version: 5,
    details: [],
  },
} satisfies Record<string, Product>
