import { openDeviceStore } from '../../../storage/deviceStore.ts'
import { readFields } from '../../../storage/readFields.ts'
import { STORAGE_KEYS } from '../../../storage/storedList.ts'

/** A timer that somebody started. */
export interface Timer {
  recipe: number
  /** The name of the recipe. */
  dish: string
  /** Counted from 1. */
  step: number
  /** The words that name its time. */
  words: string
  /** When it ends, in milliseconds since 1970: no reload, and no sleep of a page, moves that. */
  endsAt: number
  /** Whether it has rung; it rings in one tab. */
  hasRung?: true
}

/** When a timer that has ended and was not stopped is forgotten, in milliseconds. */
const FORGOTTEN_AFTER = 24 * 60 * 60 * 1000

/** Timers by the place that they were started from, so that one place starts one timer. */
export const timerStore = openDeviceStore<Timer>(STORAGE_KEYS.timers, (value) => {
  const { recipe, dish, step, words, endsAt, hasRung } = readFields(value)
  if (typeof recipe !== 'number' || typeof step !== 'number' || typeof endsAt !== 'number') {
    return undefined
  }
  if (typeof dish !== 'string' || typeof words !== 'string') return undefined
  return { recipe, dish, step, words, endsAt, ...(hasRung === true && { hasRung }) }
})

/** @param step of the recipe, from 1 @param index of the timer in the step */
export function timerId(recipe: number, step: number, index: number): string {
  return `${recipe}-${step}-${index}`
}

/**
 * Starts a timer, unless it runs.
 *
 * @returns whether it is stored
 */
export function beginTimer(id: string, timer: Omit<Timer, 'endsAt'>, seconds: number): boolean {
  return timerStore.change(id, (current) =>
    current && current.endsAt > Date.now()
      ? current
      : { ...timer, endsAt: Date.now() + seconds * 1000 },
  )
}

/** Adds to what is left of a timer; to one that has ended, from now on. */
export function extendTimer(id: string, seconds: number): void {
  timerStore.change(id, (timer) => {
    if (!timer) return undefined
    const { hasRung: _, endsAt, ...rest } = timer
    return { ...rest, endsAt: Math.max(endsAt, Date.now()) + seconds * 1000 }
  })
}

export function removeTimer(id: string): void {
  timerStore.change(id, () => undefined)
}

export function dropOldTimers(now = Date.now()): void {
  for (const [id, { endsAt }] of timerStore.readAll()) {
    if (now - endsAt > FORGOTTEN_AFTER) removeTimer(id)
  }
}
