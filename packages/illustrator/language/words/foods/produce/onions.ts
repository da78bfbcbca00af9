import type { Food } from '../../types.ts'

/** Onions and what grows in layers like them. */
export const onions = {
  onion: {
    shows: 'arcs of raw red onion',
    placed: 'scatter',
    size: 0.16,
    count: 5,
    color: '#8c3c6a',
  },
  onionrings: {
    shows: 'soft rings of red onion',
    placed: 'scatter',
    size: 0.26,
    count: 1,
    color: '#a8447a',
    version: 2,
  },
  pickledonion: {
    shows: 'pink slivers of pickled onion',
    placed: 'scatter',
    size: 0.26,
    count: 6,
    color: '#e0709a',
    version: 3,
  },
  charredonion: {
    shows: 'charred wedges of onion',
    placed: 'scatter',
    size: 0.19,
    count: 6,
    color: '#ecca90',
  },
  fennel: {
    shows: 'shaved slices of fennel',
    placed: 'scatter',
    size: 0.34,
    count: 6,
    color: '#e6edc4',
  },
  garlic: { shows: 'cloves of garlic', placed: 'scatter', size: 0.13, count: 5, color: '#f3e6d0' },
} satisfies Record<string, Food>
