import type { Product } from '../types.ts'

export const knives = {
  chefsknife: {
    shows: 'a cook’s knife',
    view: 'above',
    color: '#2f2a2b',
    accent: '#d7a467',
    details: ['board', 'onion', 'cuts'],
    version: 8,
  },
  santoku: {
    shows: 'a santoku with a dimpled blade',
    view: 'above',
    color: '#7a4a2c',
    accent: '#4c5459',
    details: ['board', 'cucumber'],
    version: 8,
  },
  breadknife: {
    shows: 'a bread knife',
    view: 'above',
    color: '#7a4a2c',
    accent: '#d7a467',
    details: ['board'],
  },
  whetstone: {
    shows: 'a knife on a whetstone',
    view: 'above',
    color: '#8d9aa2',
    accent: '#34363c',
    details: ['bowl', 'towel'],
    version: 8,
  },
} satisfies Record<string, Product>
