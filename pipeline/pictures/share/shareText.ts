import { timeWithoutRest } from '../../../src/content/cards.ts'
import { formatHours, formatRest } from '../../../src/content/restTime.ts'
import { kindOf } from '../../../src/kinds/kinds.ts'
import type { Subject } from '../../content/documents/subjectOf.ts'

export interface ShareText {
  brand: string
  title: string
  /** One line above the title; may be empty. */
  kicker: string
}

/** Returns `Dinner · 35 min` or `Knives · Review`. @param folder '' for the site itself */
export function shareText(folder: string, document: Subject): Omit<ShareText, 'brand'> {
  const parts = [document.category, kindOf(folder)?.shareLabel, timeOf(document)]
  return { title: document.title ?? '', kicker: parts.filter(Boolean).join(' · ') }
}

/** Returns times such as `25 min + 4 h chilling`. */
function timeOf({ prepTime, cookTime, restTime, restKind }: Subject): string | undefined {
  if (prepTime === undefined || cookTime === undefined) return undefined
  const minutes = timeWithoutRest({ prepTime, cookTime })
  const parts = [formatHours(minutes) ?? `${minutes} min`, formatRest({ restTime, restKind })]
  return parts.filter(Boolean).join(' + ')
}
