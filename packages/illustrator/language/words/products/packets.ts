import type { Product } from '../types.ts'

export const packets = {
  coffeebag: {
    shows: 'a bag of coffee beans',
    view: 'front',
    color: '#b8703f',
    accent: '#8a4426',
    details: ['beans'],
    version: 4,
  },
  teatin: {
    shows: 'a tin of tea',
    version: 4,
    view: 'front',
    color: '#24483a',
    accent: '#cfa04e',
    details: ['cup'],
  },
  flourbag: {
    shows: 'a bag of flour',
    version: 2,
    view: 'front',
    color: '#e6d6b4',
    accent: '#c9512f',
    details: ['flour'],
  },
} satisfies Record<string, Product>
