import type { Product } from '../types.ts'

export const measuring = {
  scale: {
    shows: 'a kitchen scale with a bowl of flour',
    view: 'front',
    color: '#f3ead8',
    accent: '#cfc8be',
    details: ['whisk', 'cup', 'bag'],
    version: 8,
  },
  thermometer: {
    shows: 'a folding thermometer',
    view: 'above',
    color: '#c8352a',
    accent: '#d7a467',
    details: ['board', 'chicken'],
    version: 11,
  },
} satisfies Record<string, Product>
