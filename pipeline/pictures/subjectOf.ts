import type { Subject } from '@pinchwell/illustrator/language'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { textOf } from '../content/document.ts'
import { referenceTo } from '../content/references.ts'

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
  const { art, category, cookTime, ingredients, prepTime, restKind, restTime } = values
  const lines: unknown[] = Array.isArray(ingredients) ? ingredients : []
  return {
    id: referenceTo({ type, values })?.key ?? textOf(values.slug),
    art: textOf(art),
    title: textOf(values[type.titleField ?? 'tagline']),
    category: textOf(category),
    prepTime: numberOf(prepTime),
    cookTime: numberOf(cookTime),
    restTime: numberOf(restTime),
    restKind: textOf(restKind),
    ingredients: lines.flatMap((line) =>
      typeof line === 'object' && line !== null && 'text' in line ? [String(line.text)] : [],
    ),
  }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}
