import type { Prop } from '../types.ts'

export const confection = {
  chocolate: { shows: 'chocolate', color: '#5a3120', accent: '#5a3120', version: 2 },
} satisfies Record<string, Prop>
