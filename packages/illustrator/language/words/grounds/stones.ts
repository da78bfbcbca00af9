import type { Ground } from '../types.ts'

export const stones = {
  tile: { shows: 'glazed tiles', color: '#c96b4a', accent: '#b85a3c' },
  terrazzo: { shows: 'terrazzo', color: '#efe2cb', accent: '#7f9a86' },
  speckle: { shows: 'a speckled top', color: '#4f6f63', accent: '#3e5a50' },
  marble: { shows: 'a marble top', color: '#efe8dc', accent: '#b3a79a' },
  slate: { shows: 'a slate top', color: '#4a5052', accent: '#5d6664' },
} satisfies Record<string, Ground>
