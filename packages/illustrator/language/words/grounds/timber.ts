import type { Ground } from '../types.ts'

export const timber = {
  wood: { shows: 'wooden planks', color: '#b98a5a', accent: '#a87848' },
  herringbone: { shows: 'wooden blocks in a herringbone', color: '#b58150', accent: '#96663c' },
} satisfies Record<string, Ground>
