import type { Food } from '../types.ts'

/** Eggs, cooked every way. */
export const eggs = {
  friedegg: {
    shows: 'fried eggs',
    placed: 'scatter',
    size: 0.32,
    count: 2,
    color: '#fdf7ea',
    version: 2,
  },
  poachedegg: {
    shows: 'poached eggs',
    placed: 'scatter',
    size: 0.25,
    count: 4,
    color: '#faf1e0',
    version: 3,
  },
  halvedegg: {
    shows: 'halved eggs with jammy yolks',
    placed: 'scatter',
    size: 0.22,
    count: 4,
    color: '#fdf8ec',
  },
  jammyegg: {
    shows: 'half an egg with a running yolk',
    placed: 'scatter',
    size: 0.3,
    count: 2,
    color: '#fdf8ec',
    version: 2,
  },
  scrambledegg: {
    shows: 'soft scrambled eggs',
    placed: 'one',
    size: 0.5,
    count: 1,
    color: '#f6cf5e',
    version: 4,
  },
  omelette: {
    shows: 'a folded omelette',
    placed: 'one',
    size: 0.62,
    count: 1,
    color: '#f3c04c',
    version: 2,
  },
} satisfies Record<string, Food>
