import type { Prop } from '../types.ts'

export const citrus = {
  lemon: { shows: 'a lemon and a half', color: '#f5c93a', accent: '#f5c93a', round: true },
  lime: { shows: 'a lime and a half', color: '#86a93c', accent: '#86a93c', round: true },
  orange: { shows: 'an orange and a half', color: '#ec8b2d', accent: '#ec8b2d', round: true },
  lemonwedge: { shows: 'wedges of lemon', color: '#f3c431', accent: '#f3c431' },
  limewedge: { shows: 'wedges of lime', color: '#7fa337', accent: '#7fa337' },
  tomatoes: { shows: 'tomatoes', color: '#d64a2c', accent: '#4b7a35', round: true },
} satisfies Record<string, Prop>
