import type { Food } from '../types.ts'

/** Cheese, butter, and the crisp things that go with them. */
export const cheese = {
  feta: {
    shows: 'crumbled feta',
    placed: 'scatter',
    size: 0.072,
    count: 16,
    color: '#fbf4e4',
    version: 2,
  },
  mozzarella: {
    shows: 'torn mozzarella',
    placed: 'scatter',
    size: 0.17,
    count: 7,
    color: '#fbf3df',
  },
  parmesan: {
    shows: 'finely grated parmesan',
    placed: 'dust',
    size: 0.55,
    count: 260,
    color: '#f6e2a6',
  },
  shavedcheese: {
    shows: 'shavings of hard cheese',
    placed: 'scatter',
    size: 0.12,
    count: 9,
    color: '#f7e4ae',
  },
  goatcheese: {
    shows: 'crumbled goat cheese',
    placed: 'scatter',
    size: 0.075,
    count: 11,
    color: '#faf4e8',
    version: 5,
  },
  butter: {
    shows: 'a melting pat of butter',
    placed: 'row',
    size: 0.15,
    count: 1,
    step: 2.6,
    color: '#f7d473',
  },
  crouton: {
    shows: 'croutons',
    placed: 'scatter',
    size: 0.11,
    count: 9,
    color: '#d79d54',
    sinks: true,
    version: 6,
  },
  cheesetoast: {
    shows: 'toast under cheese that ran and browned',
    placed: 'scatter',
    size: 0.42,
    count: 3,
    color: '#f0bd58',
    version: 1,
  },
  tortillachips: {
    shows: 'tortilla chips',
    placed: 'scatter',
    size: 0.2,
    count: 9,
    color: '#e6b354',
  },
} satisfies Record<string, Food>
