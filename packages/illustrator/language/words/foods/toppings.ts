import type { Food } from '../types.ts'

/** What is strewn over a dish at the end. */
export const toppings = {
  pepperdust: {
    shows: 'cracked black pepper',
    placed: 'dust',
    size: 0.8,
    count: 46,
    color: '#3a241c',
    version: 2,
  },
  saltflakes: {
    shows: 'flakes of sea salt',
    placed: 'dust',
    size: 0.8,
    count: 40,
    color: '#fdfaf2',
    version: 2,
  },
  paprika: { shows: 'paprika', placed: 'dust', size: 0.8, count: 130, color: '#c2401f' },
  cinnamon: { shows: 'cinnamon', placed: 'dust', size: 0.8, count: 130, color: '#9c5a2e' },
  cocoa: { shows: 'cocoa powder', placed: 'dust', size: 0.8, count: 170, color: '#55301f' },
  sugar: { shows: 'powdered sugar', placed: 'dust', size: 0.8, count: 170, color: '#fffaf0' },
  breadcrumbs: {
    shows: 'toasted breadcrumbs',
    placed: 'dust',
    size: 0.8,
    count: 120,
    color: '#dca557',
    version: 3,
  },
} satisfies Record<string, Food>
