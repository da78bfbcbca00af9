import type { StageProp } from '../types.ts'

export const larder = {
  eggs: { shows: 'eggs', color: '#e0a267', accent: '#f5e3c8', version: 3 },
  bread: { shows: 'a loaf of bread, cut', color: '#b9752f', accent: '#f3dfb0' },
  coffeebeans: { shows: 'coffee beans', color: '#4f2915', accent: '#7a4526', version: 3 },
  flour: { shows: 'a heap of flour with a spoon', color: '#f3e8d0', accent: '#b9803f' },
  cheese: { shows: 'a wedge of cheese', color: '#e8b33f', accent: '#c9512f' },
  onion: { shows: 'an onion and a half', color: '#c98a4a', accent: '#f6ecd2', version: 3 },
  butter: { shows: 'a block of butter', color: '#f4d67a', accent: '#e9dfcb' },
} satisfies Record<string, StageProp>
