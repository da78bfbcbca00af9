import type { Product } from '../types.ts'

export const skillets = {
  castiron: {
    shows: 'a cast-iron skillet',
    view: 'above',
    color: '#36302e',
    accent: '#dfa743',
    // The last three are of older lines: the pan stands on a board, or lies beside a cloth.
    details: ['cornbread', 'oil', 'cloth', 'board', 'burner', 'rack', 'upturned'],
    version: 9,
  },
} satisfies Record<string, Product>
