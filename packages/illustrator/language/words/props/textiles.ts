import type { Prop } from '../types.ts'

export const textiles = {
  napkin: { shows: 'a napkin', color: '#f3e6cd', accent: '#2f6a68', under: true, version: 2 },
  towel: { shows: 'a checked towel', color: '#f5ead6', accent: '#c3553d', under: true },
} satisfies Record<string, Prop>
