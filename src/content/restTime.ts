import type { Recipe } from './documents.ts'
import { formatHours } from './formatHours.ts'

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
