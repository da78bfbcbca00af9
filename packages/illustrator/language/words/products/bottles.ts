import type { Product } from '../types.ts'

export const bottles = {
  oliveoil: {
    shows: 'a bottle of olive oil',
    view: 'front',
    color: '#3f4d20',
    accent: '#c9512f',
    version: 4,
    details: ['dish'],
  },
  vanilla: {
    shows: 'a bottle of vanilla extract',
    version: 4,
    view: 'front',
    color: '#5f3114',
    accent: '#8a5a2c',
    details: ['beans'],
  },
  maplesyrup: {
    shows: 'a flask of maple syrup',
    view: 'front',
    color: '#b8641a',
    accent: '#a83a22',
    version: 2,
    details: ['pancakes'],
  },
} satisfies Record<string, Product>
