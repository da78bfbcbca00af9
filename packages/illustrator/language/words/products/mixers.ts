import type { Product } from '../types.ts'

export const mixers = {
  standmixer: {
    shows: 'a tilt-head stand mixer',
    version: 4,
    view: 'front',
    color: '#c9412a',
    accent: '#cfc8be',
    details: ['whisk', 'flour'],
  },
  handmixer: {
    shows: 'a hand mixer',
    view: 'front',
    color: '#8fb3a0',
    accent: '#d8d2c8',
    details: ['dial'],
  },
  blender: {
    shows: 'a blender full of smoothie',
    version: 5,
    view: 'front',
    color: '#322a2c',
    accent: '#8aa84a',
    details: ['dial', 'drink'],
  },
  immersionblender: {
    shows: 'a stick blender',
    view: 'front',
    color: '#8b95d6',
    accent: '#cfc8be',
    details: ['beaker'],
    version: 8,
  },
} satisfies Record<string, Product>
