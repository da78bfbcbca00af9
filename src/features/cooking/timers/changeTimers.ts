import { type Timer, timerStore } from '../../../storage/timerStore.ts'

const FORGOTTEN_AFTER_MS = 24 * 60 * 60 * 1000

/** @param step of the recipe, from 1 @param index of the timer in its step */
export function timerId(recipe: number, step: number, index: number): string {
  return `${recipe}-${step}-${index}`
}

/** Starts a timer unless it runs. @returns whether it is stored */
export function beginTimer(id: string, timer: Omit<Timer, 'endsAt'>, seconds: number): boolean {
  return timerStore.change(id, (current) =>
    current && current.endsAt > Date.now()
      ? current
      : { ...timer, endsAt: Date.now() + seconds * 1000 },
  )
}

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
    if (now - endsAt > FORGOTTEN_AFTER_MS) removeTimer(id)
  }
}
