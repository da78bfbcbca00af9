/** What loads when somebody cooks: what keeps the place, scales, highlights, and cook mode. */
export { Cooking } from './Cooking.tsx'
export { showRecipe } from './showRecipe.ts'
export { startTimer } from './startTimer.ts'
