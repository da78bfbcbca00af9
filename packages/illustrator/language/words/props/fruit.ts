import type { Prop } from '../types.ts'

export const fruit = {
  apples: { shows: 'an apple and a half', color: '#c8452f', accent: '#f0b35c', round: true },
  peaches: {
    shows: 'a peach and a half',
    color: '#f2a65a',
    accent: '#d7553a',
    round: true,
    version: 2,
  },
  coconut: { shows: 'half a coconut', color: '#7a5233', accent: '#a18061', round: true },
} satisfies Record<string, Prop>
