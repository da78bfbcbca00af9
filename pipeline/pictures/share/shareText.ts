import type { Catalogue } from '../../../languages/languages.ts'
import { DEFAULT_REST_KIND, timeMessage, timeWithoutRest } from '../../../src/content/restTime.ts'
import type { Subject } from '../subjectOf.ts'
import { fillMessage } from '../../words/siteWords.ts'

export interface ShareText {
  brand: string
  title: string
  /** One line above the title; may be empty. */
  kicker: string
}

export interface ShareSite {
  brand: string
  words: Catalogue
}

/** Returns `Dinner · 35 min` or `Knives · Review`. @param folder '' for the site itself */
export function shareText(folder: string, document: Subject, { brand, words }: ShareSite) {
  const kinds: Partial<Record<string, string>> = words.shareLabels
  const parts = [document.category, kinds[folder], timeOf(document, words)]
  return { brand, title: document.title ?? '', kicker: parts.filter(Boolean).join(' · ') }
}

/** Returns times such as `25 min + 4 h chilling`. */
function timeOf(
  { prepTime, cookTime, restTime, restKind = DEFAULT_REST_KIND }: Subject,
  { rests, times }: Catalogue,
): string | undefined {
  if (prepTime === undefined || cookTime === undefined) return undefined
  const format = (minutes: number) => {
    const { name, values } = timeMessage(minutes)
    return fillMessage(times[name], values)
  }
  const time = format(timeWithoutRest({ prepTime, cookTime }))
  if (restTime === undefined) return time
  const kinds: Partial<Record<string, string>> = rests
  return `${time} + ${fillMessage(kinds[restKind] ?? '', { time: format(restTime) })}`
}
