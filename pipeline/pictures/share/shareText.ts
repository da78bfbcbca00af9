import { totalTime } from '../../../src/content/cards.ts'
import { ANY_REST } from '../../../src/content/rest.ts'
import { kindOf } from '../../../src/kinds/kinds.ts'
import type { Subject } from '../subjectOf.ts'

/** The words of a share image. */
export interface ShareText {
  /** The name of the site. */
  brand: string
  title: string
  /** One line above the title; may be empty. */
  kicker: string
}

/**
 * What a document’s share image says.
 * @param folder of the document, '' for the site's own settings
 */
export function shareText(folder: string, document: Subject): Omit<ShareText, 'brand'> {
  return { title: document.title ?? '', kicker: kickerOf(folder, document) }
}

/** What it is, which its title may not say: `Dinner · 35 min`, `Knives · Review`, `Cooking Tips`. */
function kickerOf(folder: string, subject: Subject): string {
  const parts = [subject.category, kindOf(folder)?.shareLabel, timeOf(subject)]
  return parts.filter(Boolean).join(' · ')
}

/** How long a recipe takes, and what it waits for: `25 min + 4 hr chilling`. */
function timeOf({ prepTime, cookTime, restTime, restKind }: Subject): string | undefined {
  if (prepTime === undefined || cookTime === undefined) return undefined
  const rest = restTime === undefined ? [] : [`${duration(restTime)} ${restKind ?? ANY_REST}`]
  return [duration(totalTime({ prepTime, cookTime })), ...rest].join(' + ')
}

/** Minutes as they are said: `35 min`, `2 hr`, `6 hr 45 min`. */
function duration(minutes: number): string {
  if (minutes < 120) return `${minutes} min`
  const rest = minutes % 60
  return [`${Math.floor(minutes / 60)} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
