import type { Food } from '../types.ts'
import { banhmi } from './banhmi.ts'
import { springroll, summerroll } from './paperRolls.ts'
import { pitafold, pitapocket } from './pitas.ts'
import { dumplingrow, fries, hashbrown, latke, tortillacake } from './potatoes.ts'
import { burrito, wrap } from './rolls.ts'
import { burger, sandwich } from './sandwiches.ts'
import { sushi } from './sushi.ts'
import { quesadilla, taco } from './tacos.ts'

/** What is rolled, folded, stacked or eaten with the fingers. */
export const handhelds = {
  taco: {
    shows: 'tacos filled with fish, cabbage and radish',
    placed: 'row',
    size: 0.6,
    step: -0.9,
    count: 3,
    color: '#d58a3e',
    draw: taco,
  },
  burrito: {
    shows: 'a burrito cut in half',
    placed: 'one',
    size: 0.86,
    count: 1,
    color: '#ecd2a0',
    draw: burrito,
  },
  wrap: {
    shows: 'a wrap cut on the diagonal and stacked',
    placed: 'one',
    size: 0.88,
    count: 1,
    color: '#ecd0a0',
    draw: wrap,
  },
  quesadilla: {
    shows: 'wedges of quesadilla',
    placed: 'row',
    size: 0.56,
    step: -0.84,
    count: 3,
    color: '#e9c888',
    draw: quesadilla,
  },
  banhmi: {
    shows: 'a split crusty roll packed with pork and pickles',
    placed: 'one',
    size: 0.98,
    count: 1,
    color: '#cf8c3f',
    draw: banhmi,
  },
  pitapocket: {
    shows: 'half a pita stuffed with falafel',
    placed: 'one',
    size: 0.78,
    count: 1,
    color: '#e9cd98',
    draw: pitapocket,
  },
  pitafold: {
    shows: 'pitas folded around strips of meat',
    placed: 'row',
    size: 0.6,
    step: -1.15,
    count: 2,
    color: '#9a5428',
    draw: pitafold,
  },
  summerroll: {
    shows: 'summer rolls with shrimp and mint',
    placed: 'row',
    size: 0.6,
    step: 0.7,
    count: 4,
    color: '#f1ead6',
    draw: summerroll,
  },
  springroll: {
    shows: 'fried spring rolls',
    placed: 'scatter',
    size: 0.44,
    count: 5,
    color: '#cf8a35',
    draw: springroll,
  },
  sushi: {
    shows: 'maki and nigiri',
    placed: 'one',
    size: 0.82,
    count: 1,
    color: '#f08560',
    draw: sushi,
  },
  burger: {
    shows: 'a burger',
    placed: 'one',
    size: 0.74,
    count: 1,
    color: '#cf8a3c',
    draw: burger,
  },
  sandwich: {
    shows: 'a sandwich cut on the diagonal',
    placed: 'one',
    size: 0.84,
    count: 1,
    color: '#ecc98c',
    draw: sandwich,
  },
  dumplingrow: {
    shows: 'a row of pan-fried dumplings',
    placed: 'one',
    size: 0.9,
    count: 1,
    color: '#f0dfbd',
    draw: dumplingrow,
  },
  tortillacake: {
    shows: 'a thick potato tortilla, one wedge pulled out',
    placed: 'one',
    size: 0.84,
    count: 1,
    color: '#e6b84c',
    draw: tortillacake,
  },
  hashbrown: {
    shows: 'hash browns',
    placed: 'scatter',
    size: 0.36,
    count: 4,
    color: '#d59a42',
    draw: hashbrown,
  },
  fries: {
    shows: 'fries',
    placed: 'scatter',
    size: 0.26,
    count: 30,
    color: '#ebb850',
    draw: fries,
  },
  latke: {
    shows: 'latkes',
    placed: 'scatter',
    size: 0.36,
    count: 4,
    color: '#cf9440',
    draw: latke,
  },
} satisfies Record<string, Food>
