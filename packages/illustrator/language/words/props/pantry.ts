import type { Prop } from '../types.ts'

export const pantry = {
  cinnamonsticks: { shows: 'cinnamon in sticks', color: '#9a5a2e', accent: '#9a5a2e', version: 2 },
  pasta: { shows: 'dry pasta', color: '#e9c279', accent: '#e9c279' },
  beans: { shows: 'dry beans', color: '#7a2f30', accent: '#f0dfbd' },
  spices: { shows: 'three heaps of spice', color: '#c8492a', accent: '#e2a22e' },
} satisfies Record<string, Prop>
