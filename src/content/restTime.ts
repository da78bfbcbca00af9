import type { Recipe } from './documents.ts'

interface Rest {
  /** Minutes. */
  restTime?: number
  restKind?: string
}

export const DEFAULT_REST_KIND = 'resting'

/** The rest of a recipe in words, `4 h chilling` or `45 min rising`; nothing where it has none. */
export function formatRest({
  restTime,
  restKind: kind = DEFAULT_REST_KIND,
}: Rest): string | undefined {
  return restTime === undefined
    ? undefined
    : `${formatHours(restTime) ?? `${restTime} min`} ${kind}`
}

export function timeWithRest({
  prepTime,
  cookTime,
  restTime = 0,
}: Pick<Recipe, 'prepTime' | 'cookTime' | 'restTime'>): number {
  return prepTime + cookTime + restTime
}

const MINUTES_PER_HOUR = 60
/** From this many minutes on, people think in hours. */
const LONG = 120

/** Minutes as hours and minutes, `795` as `13 h 15 min`; nothing for less than two hours. */
export function formatHours(minutes: number): string | undefined {
  if (minutes < LONG) return undefined
  const rest = minutes % MINUTES_PER_HOUR
  const hours = `${(minutes - rest) / MINUTES_PER_HOUR} h`
  return rest === 0 ? hours : `${hours} ${rest} min`
}
