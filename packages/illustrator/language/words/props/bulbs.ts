import type { Prop } from '../types.ts'

export const bulbs = {
  garlic: {
    shows: 'a head of garlic and two cloves',
    color: '#f3e6d0',
    accent: '#f3e6d0',
    round: true,
  },
  onion: { shows: 'onions', color: '#a2486a', accent: '#a2486a', round: true, version: 2 },
  ginger: { shows: 'ginger', color: '#d7ae6e', accent: '#d7ae6e', version: 2 },
  scallion: { shows: 'scallions', color: '#6fa03f', accent: '#6fa03f', version: 2 },
} satisfies Record<string, Prop>
