import type { Prop } from '../types.ts'

export const confection = {
  chocolate: { shows: 'broken chocolate', color: '#5a3120', accent: '#5a3120' },
} satisfies Record<string, Prop>
