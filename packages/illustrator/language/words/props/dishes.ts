import { PAINTS } from '../../paints.ts'
import type { Prop } from '../types.ts'

export const dishes = {
  ramekin: { shows: 'a ramekin of sauce', color: PAINTS.terracotta, accent: '#eedfae' },
  sauce: { shows: 'a small bowl of sauce', color: '#b9c7b4', accent: '#7a2f1a' },
  salt: { shows: 'a salt cellar', color: PAINTS.teal, accent: '#f3ead8', version: 2 },
  ricebowl: { shows: 'a bowl of rice', color: '#f3e6cd', accent: '#fdf7e8' },
  oliveoil: { shows: 'olive oil', color: '#f1e6d0', accent: '#c2a53a', version: 2 },
} satisfies Record<string, Prop>
