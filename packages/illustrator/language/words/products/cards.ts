import type { Product } from '../types.ts'

export const cards = {
  recipecard: {
    shows: 'a card with what a serving has',
    version: 3,
    view: 'above',
    color: '#fbf4e4',
    accent: '#c9512f',
    details: ['pencil'],
  },
} satisfies Record<string, Product>
