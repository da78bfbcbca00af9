import { openDeviceStore } from './deviceStore.ts'
import { hasTexts } from '../shared/checkJson.ts'
import { STORAGE_KEYS } from './keys.ts'

export interface Timer {
  recipe: number
  dish: string
  step: number
  words: string
  /** In milliseconds since 1970, so that it survives reloads and sleep. */
  endsAt: number
  hasRung?: true
}

/** Ids contain recipe, step and position: each time in a recipe has at most one timer. */
export const timerStore = openDeviceStore<Timer>(STORAGE_KEYS.timers, (value) => {
  if (!hasTexts(value, 'dish', 'words')) return undefined
  const { recipe, dish, step, words, endsAt, hasRung } = value
  if (typeof recipe !== 'number' || typeof step !== 'number' || typeof endsAt !== 'number') {
    return undefined
  }
  return { recipe, dish, step, words, endsAt, ...(hasRung === true && { hasRung }) }
})
