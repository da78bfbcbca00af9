import { PAINTS } from '../../paints.ts'
import type { Vessel } from '../types.ts'

export const bowls = {
  bowl: { shows: 'a bowl', color: '#2f5d66', accent: '#cfdcd2' },
  shallowbowl: {
    shows: 'a shallow bowl with a broad rim',
    color: '#f3e8d4',
    accent: PAINTS.caramel,
    version: 2,
  },
  ramen: { shows: 'a deep noodle bowl', color: PAINTS.ink, accent: '#c9512f' },
  crock: { shows: 'a small stoneware crock', color: '#7a4a2c', accent: '#ead2a6' },
  tagine: { shows: 'a tagine', color: '#c06a3e', accent: '#f0dcb4' },
} satisfies Record<string, Vessel>
