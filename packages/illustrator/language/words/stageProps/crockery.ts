import type { StageProp } from '../types.ts'

export const crockery = {
  cup: { shows: 'a cup of coffee or tea', version: 2, color: '#f3e6cd', accent: '#6b3a1c' },
  mugs: { shows: 'a stack of striped mugs', version: 2, color: '#f3e6cd', accent: '#4f7f9a' },
  glass: { shows: 'a glass with a straw', color: '#8aa84a', accent: '#c9512f' },
  board: { shows: 'a board that leans on the wall', color: '#c98f52', accent: '#8a5a33' },
  bowl: {
    shows: 'a bowl of chickpeas, or other round things',
    version: 3,
    color: '#4f7f9a',
    accent: '#e3bd7a',
  },
  jug: { shows: 'a jug', color: '#f3ead8', accent: '#4f7f9a' },
  pepper: { shows: 'a pepper mill', color: '#8a5433', accent: '#cfc8be' },
} satisfies Record<string, StageProp>
