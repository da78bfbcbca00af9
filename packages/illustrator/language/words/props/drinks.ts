import type { Prop } from '../types.ts'

export const drinks = {
  coffee: { shows: 'a cup of coffee', color: '#f3e6cd', accent: '#6b3a1c' },
  tea: { shows: 'a glass of tea with lemon', color: '#f3c431', accent: '#b8642a' },
  milk: { shows: 'a jug of milk', color: '#2f5d66', accent: '#fdf6e6' },
  honey: { shows: 'a jar of honey with a dipper', color: '#c48d50', accent: '#e09a2a' },
} satisfies Record<string, Prop>
