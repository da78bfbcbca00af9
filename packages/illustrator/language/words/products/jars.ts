import type { Product } from '../types.ts'

export const jars = {
  coconutoil: {
    shows: 'a jar of coconut oil',
    view: 'front',
    color: '#e9f0dc',
    accent: '#d9a94f',
    details: ['lid', 'spoon'],
    version: 4,
  },
  spiceset: {
    shows: 'twelve spice jars in a bamboo stand',
    view: 'front',
    color: '#d6a968',
    accent: '#2a2425',
    details: [],
    version: 5,
  },
} satisfies Record<string, Product>
