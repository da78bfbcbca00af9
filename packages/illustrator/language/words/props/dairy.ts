import type { Prop } from '../types.ts'

export const dairy = {
  eggs: { shows: 'eggs', color: '#d09a6c', accent: '#f0dcc2', version: 2 },
  butter: { shows: 'butter on its dish', color: '#f4d06e', accent: '#f3ead8' },
} satisfies Record<string, Prop>
