import type { Food } from '../types.ts'

/** Soups, sauces and what is poured over a dish. */
export const liquids = {
  broth: { shows: 'a clear broth with drops of fat', placed: 'base', size: 1, color: '#c98a43' },
  soup: { shows: 'a smooth soup', placed: 'base', size: 1, color: '#d64a2c' },
  sauce: { shows: 'a chunky tomato sauce', placed: 'base', size: 1, color: '#c8402a' },
  curry: {
    shows: 'a creamy curry with its oil standing out',
    placed: 'base',
    size: 1,
    color: '#d9a03c',
  },
  stew: { shows: 'a dark stew with chunks in it', placed: 'base', size: 1, color: '#80432a' },
  ragu: { shows: 'minced meat in tomato sauce', placed: 'base', size: 1, color: '#a83f27' },
  creamsauce: { shows: 'a pale cream sauce', placed: 'base', size: 1, color: '#f0dcae' },
  gravy: { shows: 'a pool of gravy', placed: 'base', size: 0.82, color: '#7d4522' },
  meltedcheese: { shows: 'a crust of melted cheese', placed: 'base', size: 1, color: '#f0c25c' },
  yogurt: { shows: 'a bowl of yogurt', placed: 'base', size: 0.98, color: '#f8eedc' },
  swirl: { shows: 'a swirl of cream', placed: 'one', size: 0.5, count: 1, color: '#fbf1dc' },
  drizzle: {
    shows: 'a sauce drizzled to and fro',
    placed: 'one',
    size: 0.82,
    count: 1,
    color: '#f6e6c0',
  },
  pool: { shows: 'a puddle of sauce', placed: 'one', size: 0.5, count: 1, color: '#c4391f' },
  yogurtstreak: {
    shows: 'yogurt brushed over the dish',
    placed: 'one',
    size: 0.6,
    count: 1,
    color: '#fbf3e2',
  },
  sourcream: {
    shows: 'a dollop of sour cream',
    placed: 'one',
    size: 0.24,
    count: 1,
    color: '#fbf4e6',
  },
  redoil: { shows: 'drops of chili oil', placed: 'dust', size: 0.82, count: 34, color: '#d9481f' },
} satisfies Record<string, Food>
