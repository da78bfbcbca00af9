import { crumbs } from './crumbs.ts'
import { chicken, chickenthigh, drumstick, grilledchicken } from './poultry.ts'
import { bacon, brokenFalafel, falafel, pork, sausage, shawarma, tofu } from './porkandplants.ts'
import { beef, lamb, meatball, shortrib, steak } from './redmeat.ts'
import { skewer, tikka } from './skewers.ts'
import { sunflower } from './touches.ts'
import type { Color } from '../../core/color.ts'
import type { DrawPiece, Food, PieceFood } from '../types.ts'

interface Helping {
  size: number
  count: number
  draw: DrawPiece
}

const strewn = (shows: string, color: Color, helping: Helping): PieceFood => ({
  shows,
  placed: 'scatter',
  color,
  ...helping,
})

const single = (shows: string, color: Color, size: number, draw: DrawPiece): PieceFood => ({
  shows,
  placed: 'one',
  color,
  size,
  count: 1,
  draw,
})

/** Meat, and what takes its place. */
export const proteins = {
  chicken: strewn('pieces of braised chicken', '#e6bd84', { size: 0.16, count: 9, draw: chicken }),
  chickenthigh: strewn('roast chicken thighs', '#c9772c', {
    size: 0.27,
    count: 5,
    draw: chickenthigh,
  }),
  drumstick: strewn('roast drumsticks', '#c9752c', { size: 0.3, count: 5, draw: drumstick }),
  grilledchicken: single('a grilled chicken breast, sliced', '#c98a48', 0.6, grilledchicken),
  tikka: strewn('charred pieces of chicken tikka', '#dc6f2a', {
    size: 0.13,
    count: 12,
    draw: tikka,
  }),
  skewer: {
    shows: 'skewers of tikka with onion and pepper',
    placed: 'row',
    color: '#dc6f2a',
    size: 0.66,
    count: 3,
    step: 0.42,
    draw: skewer,
  },
  shawarma: strewn('strips of shawarma', '#b9723a', { size: 0.17, count: 26, draw: shawarma }),
  steak: single('a fan of sliced steak', '#6e3826', 0.62, steak),
  beef: strewn('thin dark slices of beef', '#6b3623', { size: 0.16, count: 14, draw: beef }),
  shortrib: strewn('glazed short ribs on the bone', '#7a3a20', {
    size: 0.29,
    count: 3,
    draw: shortrib,
  }),
  lamb: strewn('chunks of braised lamb', '#945432', { size: 0.13, count: 11, draw: lamb }),
  meatball: strewn('meatballs', '#87482b', { size: 0.125, count: 9, draw: meatball }),
  groundmeat: {
    shows: 'crumbled minced meat',
    placed: 'dust',
    color: '#a3663f',
    size: 0.62,
    count: 210,
    draw: (art, { x, y, radius, count, color }) =>
      crumbs(art, sunflower(art, { x, y, rx: radius }, count, 0.9), color, {
        size: 24,
        height: 5,
        rough: 0.34,
      }),
  },
  pork: strewn('charred slices of pork', '#b0602f', { size: 0.17, count: 11, draw: pork }),
  sausage: strewn('grilled sausages', '#a04e2c', { size: 0.3, count: 4, draw: sausage }),
  bacon: strewn('rashers of bacon', '#b04f38', { size: 0.32, count: 4, draw: bacon }),
  tofu: strewn('golden cubes of tofu', '#e6b765', { size: 0.1, count: 14, draw: tofu }),
  falafel: strewn('falafel', '#a86c34', {
    size: 0.14,
    count: 7,
    draw: (art, piece) => (art.random.next() < 0.2 ? brokenFalafel : falafel)(art, piece),
  }),
} satisfies Record<string, Food>
