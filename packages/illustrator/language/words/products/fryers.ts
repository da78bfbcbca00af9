import type { Product } from '../types.ts'

export const fryers = {
  airfryer: {
    shows: 'an air fryer with a basket',
    view: 'front',
    color: '#2f6a68',
    accent: '#d9a05c',
    details: ['window', 'dial', 'display', 'open'],
    version: 5,
  },
  twinairfryer: {
    shows: 'an air fryer with two drawers',
    version: 14,
    view: 'front',
    color: '#3b3a3c',
    accent: '#c9814a',
    details: ['open'],
  },
  fryerandoven: {
    shows: 'an air fryer beside a toaster oven',
    view: 'front',
    color: '#2f6a68',
    accent: '#b9b2a6',
    version: 9,
    details: [],
  },
} satisfies Record<string, Product>
