/** What loads when somebody cooks: what keeps the place, scales, highlights, and cook mode. */
import { readCooking } from '../../content/cooking/packedCooking.ts'
import { allowSound } from './timers/sound.ts'
import { showTimers } from './timers/timersBegun.ts'
import { beginTimer } from './timers/timerStore.ts'
import type { CookedRecipe } from './useCooking.tsx'
import { linesOf } from './recipeLines.ts'

export { Cooking } from './Cooking.tsx'
export { showRecipe } from './showRecipe.ts'

/** Starts the timer that words of a step name; to be called in a press, so that it may be heard. */
export function startTimer(recipe: CookedRecipe, position: number, index: number): void {
  const timer = readCooking(recipe.cooking).steps[position - 1]?.timers[index]
  const text = linesOf(recipe).steps[position - 1]
  if (!timer || text === undefined) return
  allowSound()
  const { id, title } = recipe
  const words = text.slice(...timer.span)
  beginTimer(
    `${id}-${position}-${index}`,
    { recipe: id, dish: title, step: position, words },
    timer.seconds,
  )
  showTimers()
}
