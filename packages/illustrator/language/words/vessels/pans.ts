import { PAINTS } from '../../paints.ts'
import type { Vessel } from '../types.ts'

export const pans = {
  skillet: { shows: 'a cast-iron skillet', color: '#36302e', accent: '#36302e' },
  dutch: { shows: 'a Dutch oven', color: PAINTS.brick, accent: '#f0e2c6' },
  saucepan: { shows: 'a saucepan', color: '#b7b1a6', accent: '#4a342a' },
  wok: { shows: 'a wok', color: '#454041', accent: '#9a6238' },
} satisfies Record<string, Vessel>
