import type { Food } from '../types.ts'

/** Cakes, creams and what is served in a glass. */
export const desserts = {
  cake: {
    shows: 'a golden cake with a cracked sugar crust, one slice pulled out',
    placed: 'one',
    size: 0.84,
    count: 1,
    color: '#dfa64c',
  },
  layercake: {
    shows: 'a slice of layer cake',
    placed: 'one',
    size: 0.72,
    count: 1,
    color: '#e7bd74',
  },
  torte: {
    shows: 'a dark chocolate torte with a sunken top, a slice beside it',
    placed: 'one',
    size: 0.84,
    count: 1,
    color: '#54301f',
  },
  tiramisu: {
    shows: 'a square of tiramisu',
    placed: 'one',
    size: 0.54,
    count: 1,
    color: '#5e3a26',
  },
  pavlova: {
    shows: 'a pavlova with cream and passion fruit',
    placed: 'one',
    size: 0.9,
    count: 1,
    color: '#f6e8cd',
  },
  pannacotta: {
    shows: 'glasses of panna cotta under raspberries',
    placed: 'grid',
    size: 0.34,
    count: 6,
    color: '#f9eed6',
  },
  icecream: { shows: 'scoops of ice cream', placed: 'one', size: 0.8, count: 1, color: '#f8e8c6' },
  pudding: {
    shows: 'a glass bowl of pudding with cream',
    placed: 'one',
    size: 0.7,
    count: 1,
    color: '#7a4526',
  },
  oatjar: {
    shows: 'jars of creamy oats over dark berries',
    placed: 'row',
    size: 0.62,
    count: 2,
    step: -1.42,
    color: '#ecdcba',
  },
  meringue: {
    shows: 'kisses of meringue',
    placed: 'scatter',
    size: 0.26,
    count: 7,
    color: '#f6e7cc',
  },
  macaron: { shows: 'macarons', placed: 'scatter', size: 0.24, count: 6, color: '#e29aa0' },
} satisfies Record<string, Food>
