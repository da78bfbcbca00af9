import { openDeviceStore } from './deviceStore.ts'
import { hasTexts } from '../shared/checkJson.ts'
import { STORAGE_KEYS } from './keys.ts'

export interface Timer {
  recipe: number
  dish: string
  step: number
  words: string
  /** Milliseconds since 1970; neither a reload nor sleep changes it. */
  endsAt: number
  hasRung?: true
}

/** Keyed by step and position, so that each time in a recipe starts one timer. */
export const timerStore = openDeviceStore<Timer>(STORAGE_KEYS.timers, (value) => {
  if (!hasTexts(value, 'dish', 'words')) return undefined
  const { recipe, dish, step, words, endsAt, hasRung } = value
  if (typeof recipe !== 'number' || typeof step !== 'number' || typeof endsAt !== 'number') {
    return undefined
  }
  return { recipe, dish, step, words, endsAt, ...(hasRung === true && { hasRung }) }
})
