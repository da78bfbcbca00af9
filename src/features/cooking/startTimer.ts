import { type RecipeToCook, recipeLines } from './recipeToCook.ts'
import { allowSound } from './timers/sound.ts'
import { STORAGE_KEYS } from '../../storage/keys.ts'
import { announceChange } from '../../storage/webStorage.ts'
import { reportStorage } from './cookingProgress.ts'
import { beginTimer, timerId } from './timers/changeTimers.ts'

/** Call it in a click handler, which allows sound. @param position of the step, from 1 */
export function startTimer(recipe: RecipeToCook, position: number, index: number): void {
  const timer = recipe.cooking.steps[position - 1]?.timers[index]
  const text = recipeLines(recipe).steps[position - 1]
  if (!timer || text === undefined) return
  allowSound()
  const started = {
    recipe: recipe.id,
    dish: recipe.title,
    step: position,
    words: text.slice(...timer.span),
  }
  reportStorage(beginTimer(timerId(recipe.id, position, index), started, timer.seconds))
  // TimerArea listens for this, even where nothing can be stored.
  announceChange(STORAGE_KEYS.timers)
}
