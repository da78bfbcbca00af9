import type { Food } from '../types.ts'

/** Grains, each a bed for what lies on it. */
export const grains = {
  rice: { shows: 'rice', placed: 'base', size: 0.95, color: '#fdf6e3', version: 4 },
  riceheap: {
    shows: 'rice heaped on one side',
    placed: 'base',
    size: 0.55,
    color: '#fdf6e3',
    version: 2,
  },
  stickyrice: {
    shows: 'a mound of sticky rice',
    placed: 'base',
    size: 0.56,
    color: '#fbf3e0',
    version: 5,
  },
  ricemound: {
    shows: 'rice heaped high on a platter',
    placed: 'one',
    size: 0.8,
    count: 1,
    top: 0.34,
    color: '#fdf6e3',
    tall: true,
    version: 4,
  },
  jollof: {
    shows: 'jollof rice heaped on a plate, a serving spoon dug into it',
    placed: 'one',
    size: 0.9,
    count: 1,
    color: '#e8561c',
    tall: true,
  },
  couscous: { shows: 'couscous', placed: 'base', size: 0.97, color: '#e8c67f', version: 2 },
  quinoa: { shows: 'quinoa', placed: 'base', size: 0.97, color: '#e6d3a4', version: 2 },
  farro: { shows: 'farro', placed: 'base', size: 0.95, color: '#c2965c', version: 4 },
  bulgur: { shows: 'bulgur', placed: 'base', size: 0.95, color: '#cd9a56', version: 2 },
  orzo: { shows: 'orzo', placed: 'base', size: 0.95, color: '#f0d496', version: 2 },
  risotto: {
    shows: 'risotto, loose and glossy',
    placed: 'base',
    size: 0.94,
    color: '#efd391',
    version: 2,
  },
  oats: { shows: 'oats in milk', placed: 'base', size: 1, color: '#e6cc98', version: 3 },
  polenta: { shows: 'soft polenta', placed: 'base', size: 0.92, color: '#f0c65e' },
  mash: { shows: 'mashed potato', placed: 'base', size: 0.9, color: '#f6e3b2' },
} satisfies Record<string, Food>
