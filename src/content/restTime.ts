import type { Recipe } from './documents.ts'

export const DEFAULT_REST_KIND = 'resting'

/** Writes the rest of a recipe as `4 h chilling` or `45 min rising`. */
export function formatRest(recipe: { restTime?: number; restKind?: string }): string | undefined {
  const { restTime, restKind = DEFAULT_REST_KIND } = recipe
  if (restTime === undefined) return undefined
  return `${formatHours(restTime) ?? `${restTime} min`} ${restKind}`
}

type Times = Pick<Recipe, 'prepTime' | 'cookTime' | 'restTime'>

export function timeWithRest({ prepTime, cookTime, restTime = 0 }: Times): number {
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
