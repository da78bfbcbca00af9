import type { Food } from '../types.ts'

/** Berries, and cherries among them. */
export const berries = {
  blueberry: { shows: 'blueberries', placed: 'scatter', size: 0.09, count: 7, color: '#44558f' },
  raspberry: {
    shows: 'raspberries',
    placed: 'scatter',
    size: 0.1,
    count: 5,
    color: '#cf3a57',
    version: 2,
  },
  strawberry: {
    shows: 'strawberries, halved',
    placed: 'scatter',
    size: 0.13,
    count: 4,
    color: '#d63a3c',
  },
  cherry: {
    shows: 'dark cherries on their stalks',
    placed: 'scatter',
    size: 0.11,
    count: 6,
    color: '#8a1f33',
  },
} satisfies Record<string, Food>
