import type { Product } from '../types.ts'

export const cookers = {
  multicooker: {
    shows: 'an electric multi-cooker',
    view: 'front',
    color: '#c9412a',
    accent: '#cfc8be',
    version: 9,
    details: ['dial', 'display', 'steam', 'open'],
  },
  pressurecooker: {
    shows: 'a large electric pressure cooker',
    view: 'front',
    color: '#54524f',
    accent: '#2b2728',
    details: ['display', 'steam'],
    version: 4,
  },
  potandcooker: {
    shows: 'a Dutch oven beside a multi-cooker',
    view: 'front',
    color: '#a83a22',
    accent: '#33535a',
    version: 11,
    details: [],
  },
} satisfies Record<string, Product>
