import type { Prop } from '../types.ts'

export const berries = {
  blueberries: { shows: 'blueberries', color: '#43548f', accent: '#43548f', round: true },
  raspberries: {
    shows: 'raspberries',
    color: '#cf3a57',
    accent: '#cf3a57',
    round: true,
    version: 3,
  },
  strawberries: { shows: 'strawberries', color: '#d63a3c', accent: '#d63a3c', round: true },
} satisfies Record<string, Prop>
