import type { Prop } from '../types.ts'

export const nuts = {
  almonds: { shows: 'almonds', color: '#b8743a', accent: '#b8743a', round: true },
  walnuts: { shows: 'halves of walnut', color: '#bb8a54', accent: '#bb8a54' },
  pecans: { shows: 'halves of pecan', color: '#9a5c30', accent: '#9a5c30' },
  coffeebeans: { shows: 'coffee beans', color: '#5b331f', accent: '#5b331f' },
} satisfies Record<string, Prop>
