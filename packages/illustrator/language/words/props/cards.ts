import type { Prop } from '../types.ts'

export const cards = {
  card: {
    shows: 'a card with what a serving has',
    color: '#fbf4e4',
    accent: '#c9512f',
    version: 5,
  },
} satisfies Record<string, Prop>
