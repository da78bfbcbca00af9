import { PAINTS } from '../../paints.ts'
import type { Vessel } from '../types.ts'

export const bakeware = {
  sheet: { shows: 'a sheet pan with baking paper', color: '#b9b4ab', accent: '#f2e6cf' },
  sheetpair: {
    shows: 'two bare sheet pans, one under the other',
    color: '#c4c0b8',
    accent: '#c4c0b8',
    version: 3,
  },
  rack: { shows: 'a wire rack on a pan', color: '#8d8780', accent: '#a8a298' },
  tin: { shows: 'a muffin tin of nine cups', color: '#77716d', accent: '#77716d' },
  bakingdish: { shows: 'a baking dish', color: PAINTS.terracotta, accent: '#f1dfbd' },
  loafpan: { shows: 'a loaf pan', color: '#6b6562', accent: '#8b847d' },
  glasstray: { shows: 'a glass oven dish', color: '#cfdcd6', accent: '#cfdcd6' },
} satisfies Record<string, Vessel>
