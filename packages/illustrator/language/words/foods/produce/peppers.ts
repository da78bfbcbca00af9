import type { Food } from '../../types.ts'

/** Peppers and chilies. */
export const peppers = {
  pepper: {
    shows: 'strips of sweet pepper',
    placed: 'scatter',
    size: 0.36,
    count: 8,
    color: '#d8462f',
  },
  jalapeno: {
    shows: 'rings of green jalapeño',
    placed: 'scatter',
    size: 0.08,
    count: 8,
    color: '#5f9a3c',
  },
  chili: {
    shows: 'rings of red chili',
    placed: 'scatter',
    size: 0.065,
    count: 7,
    color: '#cf3426',
  },
} satisfies Record<string, Food>
