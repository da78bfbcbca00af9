import type { Food } from '../../types.ts'

/** Long roots, roasted. */
export const roots = {
  roastcarrot: {
    shows: 'long roasted carrots, browned',
    placed: 'bundle',
    size: 1.15,
    count: 6,
    color: '#e07a28',
    version: 5,
  },
  carrotlayer: {
    version: 7,
    shows: 'a layer of roasted carrots, one beside the other',
    placed: 'base',
    size: 0.95,
    color: '#e07a28',
  },
  rootsheet: {
    shows: 'carrots, parsnips, potatoes and red onions, roasted with room between them',
    placed: 'base',
    size: 0.95,
    color: '#e8761f',
    version: 2,
  },
  parsnip: {
    shows: 'lengths of roasted parsnip, or of carrot when they are orange',
    placed: 'scatter',
    size: 0.17,
    count: 9,
    color: '#edd49a',
    version: 3,
  },
} satisfies Record<string, Food>
