import type { Food } from '../../types.ts'

/** Chunks and slices from the oven or the pan. */
export const roasted = {
  potato: {
    shows: 'roast chunks of potato',
    placed: 'scatter',
    size: 0.17,
    count: 16,
    color: '#e8bd62',
    version: 2,
  },
  roastpotato: {
    shows: 'crisp roast potatoes, cut in chunks',
    placed: 'scatter',
    size: 0.16,
    count: 9,
    color: '#e5ae4b',
    version: 4,
  },
  sweetpotato: {
    shows: 'roast half slices of sweet potato in the skin',
    placed: 'scatter',
    size: 0.19,
    count: 9,
    color: '#e8812f',
  },
  squash: {
    shows: 'browned cubes of squash',
    placed: 'scatter',
    size: 0.1,
    count: 12,
    color: '#eb9a35',
    sinks: true,
    version: 2,
  },
  carrotheap: {
    shows: 'halved lengths of roasted carrot, heaped',
    placed: 'one',
    size: 0.5,
    count: 1,
    color: '#ee7a24',
    version: 2,
  },
  plantain: {
    shows: 'caramelised slices of plantain',
    placed: 'scatter',
    size: 0.2,
    count: 8,
    color: '#e0a035',
    version: 5,
  },
} satisfies Record<string, Food>
