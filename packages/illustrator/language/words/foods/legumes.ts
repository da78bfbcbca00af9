import type { Food } from '../types.ts'

/** Beans, peas and lentils. */
export const legumes = {
  chickpea: {
    shows: 'chickpeas',
    placed: 'scatter',
    size: 0.062,
    count: 34,
    color: '#e0ae62',
    sinks: true,
    version: 4,
  },
  blackbean: {
    shows: 'black beans',
    placed: 'scatter',
    size: 0.058,
    count: 34,
    color: '#3d2a30',
    sinks: true,
    version: 4,
  },
  chanamasala: {
    shows: 'chana masala in a hammered bowl',
    placed: 'one',
    size: 0.9,
    count: 1,
    color: '#b23c12',
    tall: true,
  },
  stewedbeans: {
    shows: 'black beans in their sauce over one half of the vessel',
    placed: 'base',
    size: 1,
    color: '#33201a',
  },
  kidneybean: {
    shows: 'kidney beans',
    placed: 'scatter',
    size: 0.068,
    count: 28,
    color: '#8a2f2a',
    sinks: true,
    version: 3,
  },
  whitebean: {
    shows: 'white beans',
    placed: 'scatter',
    size: 0.066,
    count: 30,
    color: '#f0e2c2',
    sinks: true,
    version: 2,
  },
  edamame: {
    shows: 'shelled edamame',
    placed: 'scatter',
    size: 0.056,
    count: 32,
    color: '#8fb548',
  },
  lentil: { shows: 'lentils', placed: 'base', size: 0.95, color: '#7d6a3a', version: 5 },
  mashedbeans: { shows: 'mashed, fried beans', placed: 'base', size: 0.8, color: '#95603e' },
} satisfies Record<string, Food>
