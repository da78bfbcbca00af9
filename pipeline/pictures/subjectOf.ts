import type { DocumentKey } from '../../src/kinds/kinds.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { asText } from '../content/read/document.ts'
import { referenceTo } from '../content/check/references.ts'

/** What is known of a document that its cover, and its share image, follow from. */
export interface Subject {
  /** Its key among the documents of its folder; the site's own settings have none. */
  id?: DocumentKey
  /** The name of a product, for a review; the tagline, for the site. */
  title?: string
  category?: string
  course?: string
  /** The point of its picture that every crop keeps. */
  imageFocus?: string
  /** Minutes of a recipe. */
  prepTime?: number
  cookTime?: number
  restTime?: number
  /** What it rests for, such as `chilling`. */
  restKind?: string
}

/**
 * What the picture of a document, and its share image, may follow from. A document has the same
 * values under the same names when it was read from its file and when it was compiled: so the name of
 * a picture in the data of pages is the name under which its files are made.
 *
 * @param values as read or as compiled; what is missing or of another kind is left out
 */
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
    prepTime: numberOf(prepTime),
    cookTime: numberOf(cookTime),
    restTime: numberOf(restTime),
    restKind: asText(restKind),
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
