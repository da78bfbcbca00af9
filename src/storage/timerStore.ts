import { openDeviceStore } from './deviceStore.ts'
import { hasTexts } from '../shared/checkJson.ts'
import { STORAGE_KEYS } from './keys.ts'

export interface Timer {
  recipe: number
  dish: string
  step: number
  words: string
  /** In milliseconds since 1970, so that neither a reload nor sleep changes it. */
  endsAt: number
  hasRung?: true
}

/** Keys name recipe, step and position, so that each time in a recipe starts one timer. */
export const timerStore = openDeviceStore<Timer>(STORAGE_KEYS.timers, (value) => {
  if (!hasTexts(value, 'dish', 'words')) return undefined
  const { recipe, dish, step, words, endsAt, hasRung } = value
  if (typeof recipe !== 'number' || typeof step !== 'number' || typeof endsAt !== 'number') {
    return undefined
  }
  return { recipe, dish, step, words, endsAt, ...(hasRung === true && { hasRung }) }
})
