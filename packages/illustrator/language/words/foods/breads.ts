import type { Food } from '../types.ts'

/** Bread, whole and in slices. */
export const breads = {
  loaf: {
    shows: 'a country loaf with a scored crust, cut at one end',
    placed: 'one',
    size: 1.02,
    count: 1,
    color: '#b9702f',
    tall: true,
    version: 3,
  },
  slice: {
    shows: 'slices of bread',
    placed: 'fan',
    size: 0.42,
    count: 2,
    step: 1,
    color: '#f3dcae',
  },
  toast: {
    shows: 'slices of toast with marks of the grill',
    placed: 'fan',
    size: 0.44,
    count: 2,
    step: 1,
    color: '#d9a05a',
    version: 3,
  },
  baguette: { shows: 'baguettes', placed: 'bundle', size: 1.05, count: 1, color: '#c8822f' },
  pita: {
    shows: 'round puffed pitas',
    placed: 'fan',
    size: 0.56,
    count: 2,
    step: 0.8,
    color: '#ecd2a0',
  },
  tortilla: {
    shows: 'a flour tortilla with browned blisters',
    placed: 'one',
    size: 0.9,
    count: 1,
    color: '#f1dcae',
    version: 2,
  },
  naan: {
    shows: 'a naan with charred bubbles',
    placed: 'one',
    size: 0.84,
    count: 1,
    color: '#e6bc78',
  },
  cornbread: {
    shows: 'wedges of cornbread',
    placed: 'one',
    size: 0.66,
    count: 1,
    color: '#efc04f',
  },
  bun: { shows: 'sesame buns', placed: 'scatter', size: 0.34, count: 3, color: '#cf8a3c' },
  croissant: { shows: 'croissants', placed: 'scatter', size: 0.48, count: 3, color: '#cf8a3c' },
} satisfies Record<string, Food>
