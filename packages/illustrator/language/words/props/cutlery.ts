import type { Prop } from '../types.ts'

export const cutlery = {
  fork: { shows: 'a fork or two', color: '#cfc6ba', accent: '#6d3d22', version: 2 },
  spoon: { shows: 'a spoon', color: '#cfc6ba', accent: '#cfc6ba' },
  teaspoon: { shows: 'a teaspoon', color: '#cfc6ba', accent: '#cfc6ba' },
  knife: { shows: 'a kitchen knife', color: '#d8d2c8', accent: '#55301f', version: 2 },
} satisfies Record<string, Prop>
