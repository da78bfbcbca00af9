import type { Recipe } from './documents.ts'
import { inHours } from './inHours.ts'

type Rest = Pick<Recipe, 'restTime' | 'restKind'>

/** What the rest of a recipe is called that does not say. */
export const ANY_REST = 'resting'

/** The rest of a recipe in words, `4 h chilling` or `45 min rising`; nothing where it has none. */
export function restWords({ restTime, restKind: kind = ANY_REST }: Rest): string | undefined {
  return restTime === undefined ? undefined : `${inHours(restTime) ?? `${restTime} min`} ${kind}`
}

/** Minutes from the start to the table, rest included. */
export function timeWithRest({
  prepTime,
  cookTime,
  restTime = 0,
}: Pick<Recipe, 'prepTime' | 'cookTime' | 'restTime'>): number {
  return prepTime + cookTime + restTime
}
