import type { PlannedDish } from '../../src/storage/mealPlan.ts'

export const SOUP: PlannedDish = {
  recipe: 7,
  title: 'Soup',
  servings: 4,
  day: '2026-11-30',
  meal: 'dinner',
}
