import type { Food } from '../../types.ts'

/** Florets, mushrooms and shreds. */
export const heads = {
  broccoli: {
    shows: 'florets of broccoli',
    placed: 'scatter',
    size: 0.18,
    count: 7,
    color: '#5a8a3e',
    version: 5,
  },
  mushroom: {
    shows: 'raw slices of mushroom',
    placed: 'scatter',
    size: 0.16,
    count: 7,
    color: '#c9a77e',
  },
  brownedmushroom: {
    shows: 'slices of mushroom, browned in the pan',
    placed: 'scatter',
    size: 0.16,
    count: 9,
    color: '#b3793f',
    version: 5,
  },
  kimchi: {
    shows: 'pieces of cabbage kimchi, red and glossy',
    placed: 'scatter',
    size: 0.17,
    count: 5,
    color: '#d2401a',
  },
  cabbage: {
    shows: 'shreds of cabbage',
    placed: 'scatter',
    size: 0.2,
    count: 10,
    color: '#b9cf86',
  },
} satisfies Record<string, Food>
