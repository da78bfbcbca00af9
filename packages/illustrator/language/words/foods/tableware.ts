import type { Food } from '../types.ts'

/** What waits on a laid table beside the food. */
export const tableware = {
  bowlstack: {
    shows: 'a stack of bowls, spoons in the top one',
    placed: 'one',
    size: 0.34,
    count: 1,
    color: '#d8942a',
    tall: true,
  },
} satisfies Record<string, Food>
