import * as rests from 'words/rests'
import * as times from 'words/times'
import type { Recipe } from './prerender/documents.ts'
import { DEFAULT_REST_KIND, isLong, timeMessage } from './restTime.ts'

/** Formats minutes; from two hours on, with hours: `795` as `13 h 15 min`. */
export function formatTime(minutes: number): string {
  const { name, values } = timeMessage(minutes)
  return times[name](values)
}

/** Formats minutes with hours; undefined below two hours. */
export function formatHours(minutes: number): string | undefined {
  return isLong(minutes) ? formatTime(minutes) : undefined
}

/** Formats the rest time of a recipe: `4 h chilling`, `45 min rising`. */
export function formatRest(recipe: Pick<Recipe, 'restTime' | 'restKind'>): string | undefined {
  const { restTime, restKind = DEFAULT_REST_KIND } = recipe
  return restTime === undefined ? undefined : rests[restKind]({ time: formatTime(restTime) })
}
