import type { Prop } from '../types.ts'

export const bakery = {
  bread: { shows: 'slices of bread', color: '#f3dcae', accent: '#b06a2c', under: true },
  toast: { shows: 'a slice of buttered toast', color: '#e9c58a', accent: '#a05c26', under: true },
  cookie: { shows: 'cookies', color: '#d49c56', accent: '#4b2718' },
  muffin: { shows: 'a muffin', color: '#d49a50', accent: '#f3e1bd', round: true },
  tortillas: { shows: 'a stack of tortillas', color: '#f0ddb4', accent: '#f0ddb4' },
} satisfies Record<string, Prop>
