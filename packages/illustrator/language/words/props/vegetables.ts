import type { Prop } from '../types.ts'

export const vegetableProps = {
  chili: { shows: 'red chilies', color: '#cf3426', accent: '#4b7a35' },
  mushrooms: { shows: 'mushrooms', color: '#c9a77e', accent: '#c9a77e', round: true },
  avocado: { shows: 'two halves of an avocado', color: '#3f5a2a', accent: '#8a5a33' },
  radishes: { shows: 'radishes', color: '#cf3d5e', accent: '#5f9440', round: true },
} satisfies Record<string, Prop>
