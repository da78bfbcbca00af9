import { PAINTS } from '../../paints.ts'
import type { Vessel } from '../types.ts'

export const plates = {
  plate: { shows: 'a plate', color: PAINTS.bone, accent: PAINTS.teal },
  platter: { shows: 'an oval platter', color: '#f3ead8', accent: '#5b7d8c', version: 2 },
  cakestand: { shows: 'a cake stand', color: '#f7efe0', accent: '#d98f86' },
} satisfies Record<string, Vessel>
