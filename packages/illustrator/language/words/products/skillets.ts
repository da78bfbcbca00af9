import type { Product } from '../types.ts'

export const skillets = {
  castiron: {
    shows: 'a cast-iron skillet',
    view: 'above',
    color: '#36302e',
    accent: '#dfa743',
    details: ['cornbread', 'oil', 'burner', 'upturned', 'rack'],
  },
} satisfies Record<string, Product>
