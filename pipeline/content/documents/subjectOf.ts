import type { DocumentKey } from '../../../src/kinds/kinds.ts'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { asNumber, asText } from './document.ts'
import { referenceTo } from './references.ts'

/** The values of a document from which its cover and its share image are made. */
export interface Subject {
  /** The site's own settings have none. */
  id?: DocumentKey
  /** The name of a product for a review, the tagline for the site. */
  title?: string
  category?: string
  course?: string
  imageFocus?: string
  prepTime?: number
  cookTime?: number
  restTime?: number
  restKind?: string
}

/** The values may be as read or as compiled. */
export function subjectOf(
  type: Pick<ContentType, 'folder' | 'titleField'>,
  values: Readonly<Record<string, unknown>>,
): Subject {
  const { category, cookTime, course, imageFocus, prepTime, restKind, restTime } = values
  return {
    id: referenceTo({ type, values })?.key ?? asText(values.slug),
    title: asText(values[type.titleField ?? 'tagline']),
    category: asText(category),
    course: asText(course),
    imageFocus: asText(imageFocus),
    prepTime: asNumber(prepTime),
    cookTime: asNumber(cookTime),
    restTime: asNumber(restTime),
    restKind: asText(restKind),
  }
}
