import type { Product } from '../types.ts'

export const coffeeMachines = {
  espressomachine: {
    shows: 'an espresso machine',
    view: 'front',
    color: '#efe0c4',
    accent: '#3a3030',
    details: ['portafilter', 'pitcher', 'gauge', 'hopper', 'cup'],
    version: 3,
  },
  dripcoffee: {
    shows: 'a filter coffee machine with its carafe',
    version: 2,
    view: 'front',
    color: '#2a2c30',
    accent: '#cfc8be',
    details: ['band', 'display', 'steam'],
  },
  frenchpress: {
    shows: 'a French press',
    view: 'front',
    color: '#cfc8be',
    accent: '#8a5433',
    details: ['steam'],
  },
} satisfies Record<string, Product>
