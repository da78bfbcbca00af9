import type { Prop } from '../types.ts'

export const sticks = {
  chopsticks: { shows: 'chopsticks', color: '#2d2220', accent: '#c9412b' },
} satisfies Record<string, Prop>
