import { totalTime } from '../../../src/content/cards.ts'
import { ANY_REST } from '../../../src/content/rest.ts'
import { kindOf } from '../../../src/kinds/kinds.ts'
import type { Subject } from '../subjectOf.ts'

export interface ShareText {
  /** The name of the site. */
  brand: string
  title: string
  /** One line above the title; may be empty. */
  kicker: string
}

/** Title and kicker: `Dinner · 35 min`, `Knives · Review`. The site's own settings have folder ''. */
export function shareText(folder: string, document: Subject): Omit<ShareText, 'brand'> {
  const parts = [document.category, kindOf(folder)?.shareLabel, timeOf(document)]
  return { title: document.title ?? '', kicker: parts.filter(Boolean).join(' · ') }
}

/** Such as `25 min + 4 hr chilling`. */
function timeOf({ prepTime, cookTime, restTime, restKind }: Subject): string | undefined {
  if (prepTime === undefined || cookTime === undefined) return undefined
  const rest = restTime === undefined ? [] : [`${duration(restTime)} ${restKind ?? ANY_REST}`]
  return [duration(totalTime({ prepTime, cookTime })), ...rest].join(' + ')
}

/** Such as `119 min`, `2 hr`, `6 hr 45 min`. */
function duration(minutes: number): string {
  if (minutes < 120) return `${minutes} min`
  const rest = minutes % 60
  return [`${Math.floor(minutes / 60)} hr`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}
