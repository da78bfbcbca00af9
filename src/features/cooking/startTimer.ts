import { readCooking } from '../../content/cooking/packedCooking.ts'
import { linesOf } from './recipeLines.ts'
import { allowSound } from './timers/sound.ts'
import { STORAGE_KEYS } from '../../storage/storedList.ts'
import { beginTimer, timerId } from './timers/timerStore.ts'
import { reportStored } from './unstored.ts'
import type { CookedRecipe } from './useCooking.tsx'

/**
 * Starts the timer that words of a step name; to be called in a press, so that it may be heard.
 *
 * @param position of the step, from 1
 * @param index of the timer in the step
 */
export function startTimer(recipe: CookedRecipe, position: number, index: number): void {
  const timer = readCooking(recipe.cooking).steps[position - 1]?.timers[index]
  const text = linesOf(recipe).steps[position - 1]
  if (!timer || text === undefined) return
  allowSound()
  const started = {
    recipe: recipe.id,
    dish: recipe.title,
    step: position,
    words: text.slice(...timer.span),
  }
  reportStored(beginTimer(timerId(recipe.id, position, index), started, timer.seconds))
  // What shows the timers hears of it as of one in another tab, whether or not it could be stored.
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.timers }))
}
