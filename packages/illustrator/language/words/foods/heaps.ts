import type { Food } from '../types.ts'

/** Small things that were put down together, with a spoon or by hand. */
export const heaps = {
  cornheap: {
    shows: 'a heap of corn kernels',
    placed: 'one',
    size: 0.3,
    count: 1,
    color: '#f7cf44',
  },
  minceheap: {
    shows: 'a heap of minced meat, fried brown',
    placed: 'one',
    size: 0.3,
    count: 1,
    color: '#94552f',
  },
  shreddedchicken: {
    shows: 'poached chicken, pulled into shreds',
    placed: 'one',
    size: 0.34,
    count: 1,
    color: '#efcf9c',
  },
  spinachheap: {
    shows: 'wilted spinach, folded and glossy',
    placed: 'one',
    size: 0.3,
    count: 1,
    color: '#2f6a2a',
  },
  scallionheap: {
    shows: 'a pinch of scallion rings',
    placed: 'one',
    size: 0.2,
    count: 1,
    color: '#7ab04a',
  },
  cucumberheap: {
    shows: 'a pile of cucumber matchsticks',
    placed: 'one',
    size: 0.3,
    count: 1,
    color: '#3f7a34',
  },
  parmesanheap: {
    shows: 'a heap of finely grated parmesan',
    placed: 'one',
    size: 0.2,
    count: 1,
    color: '#fbeec4',
  },
  peanutheap: {
    shows: 'a heap of chopped peanuts',
    placed: 'one',
    size: 0.22,
    count: 1,
    color: '#e0b06a',
  },
  sproutheap: {
    shows: 'a tuft of bean sprouts',
    placed: 'one',
    size: 0.24,
    count: 1,
    color: '#f6efdc',
  },
  stirfry: {
    shows: 'a bowl of rice with fried tofu and broccoli, chopsticks that lift a cube',
    placed: 'one',
    size: 0.82,
    count: 1,
    tall: true,
    color: '#e8992c',
  },
  chiveheap: {
    shows: 'lengths of garlic chive',
    placed: 'one',
    size: 0.24,
    count: 1,
    color: '#3f8a34',
  },
} satisfies Record<string, Food>
