import type { Recipe } from './documents.ts'
import { inHours } from './formatMinutes.ts'

interface Rest {
  /** Minutes. */
  restTime?: number
  restKind?: string
}

export const ANY_REST = 'resting'

/** The rest of a recipe in words, `4 h chilling` or `45 min rising`; nothing where it has none. */
export function restWords({ restTime, restKind: kind = ANY_REST }: Rest): string | undefined {
  return restTime === undefined ? undefined : `${inHours(restTime) ?? `${restTime} min`} ${kind}`
}

export function timeWithRest({
  prepTime,
  cookTime,
  restTime = 0,
}: Pick<Recipe, 'prepTime' | 'cookTime' | 'restTime'>): number {
  return prepTime + cookTime + restTime
}
