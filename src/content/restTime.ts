import type { Recipe } from './prerender/documents.ts'

type Times = Pick<Recipe, 'prepTime' | 'cookTime' | 'restTime'>

export const DEFAULT_REST_KIND = 'resting'

/** Returns the minutes that lists show: preparation and cooking. */
export function timeWithoutRest({ prepTime, cookTime }: Omit<Times, 'restTime'>): number {
  return prepTime + cookTime
}

export function timeWithRest({ restTime = 0, ...times }: Times): number {
  return timeWithoutRest(times) + restTime
}

const MINUTES_PER_HOUR = 60
/** From this many minutes on, times show hours. */
const MIN_LONG_MINUTES = 120

export function isLong(minutes: number): boolean {
  return minutes >= MIN_LONG_MINUTES
}

/** Returns the name of the message in `words/times` for some minutes, and its values. */
export function timeMessage(minutes: number) {
  if (!isLong(minutes)) return { name: 'minutes', values: { hours: 0, minutes } } as const
  const rest = minutes % MINUTES_PER_HOUR
  const values = { hours: (minutes - rest) / MINUTES_PER_HOUR, minutes: rest }
  return { name: rest === 0 ? 'hours' : 'hoursAndMinutes', values } as const
}
