import type { Product } from '../types.ts'

export const tools = {
  spatulas: {
    shows: 'four spatulas in a crock',
    version: 5,
    view: 'front',
    color: '#f6efe0',
    accent: '#f0e2c0',
    details: [],
  },
  sheetpans: {
    shows: 'two baking sheets',
    view: 'front',
    color: '#c6c0b6',
    accent: '#e5812f',
    details: ['carrots'],
  },
} satisfies Record<string, Product>
