import type { StageProp } from '../types.ts'

export const growing = {
  plant: { shows: 'a plant in a pot', color: '#c96f4a', accent: '#4f7f3c', version: 3 },
  herbpot: { shows: 'basil in a pot', color: '#efe3cc', accent: '#4b7a35' },
  lemons: { shows: 'two lemons', color: '#f2c638', accent: '#5f8f45' },
  tomatoes: { shows: 'tomatoes', color: '#d64a2c', accent: '#5b8a3a', version: 2 },
  garlic: { shows: 'a head of garlic', color: '#f3e9d6', accent: '#a98aa0' },
  chillies: { shows: 'two red chillies', color: '#c8352a', accent: '#5b8a3a' },
} satisfies Record<string, StageProp>
