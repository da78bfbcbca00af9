import type { Vessel } from '../types.ts'

export const boards = {
  board: { shows: 'a cutting board', color: '#c98f52', accent: '#c98f52' },
  peel: { shows: 'a round wooden peel', color: '#d09a5c', accent: '#d09a5c' },
  slateboard: { shows: 'a slab of slate', color: '#45494b', accent: '#45494b' },
} satisfies Record<string, Vessel>
