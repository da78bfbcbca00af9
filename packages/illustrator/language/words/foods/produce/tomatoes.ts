import type { Food } from '../../types.ts'

export const tomatoes = {
  tomato: {
    shows: 'slices of tomato',
    placed: 'scatter',
    size: 0.24,
    count: 6,
    color: '#d64a2c',
    version: 2,
  },
  cherrytomato: {
    shows: 'cherry tomatoes, whole and halved',
    placed: 'scatter',
    size: 0.12,
    count: 10,
    color: '#d64a2c',
  },
} satisfies Record<string, Food>
