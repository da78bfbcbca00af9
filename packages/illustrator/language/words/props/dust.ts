import type { Prop } from '../types.ts'

export const dust = {
  flour: { shows: 'a dusting of flour', color: '#fff6e2', accent: '#fff6e2', under: true },
  crumbs: { shows: 'crumbs', color: '#d9a860', accent: '#d9a860' },
} satisfies Record<string, Prop>
