import type { ContentType } from '../../src/content/schema/documentType.ts'
import { asNumber, asText } from '../../src/shared/checkJson.ts'
import { keyIn } from '../../src/kinds/kinds.ts'

export type Subject = Partial<ReturnType<typeof subjectOf>>

/** Returns the inputs of covers and share images. The values may be read or compiled ones. */
export function subjectOf(
  type: Pick<ContentType, 'folder' | 'titleField'>,
  values: Readonly<Record<string, unknown>>,
) {
  const { category, cookTime, course, imageFocus, prepTime, restKind, restTime } = values
  return {
    // The site's settings have no id, and their tagline is the title.
    id: keyIn(type.folder, values) ?? asText(values.slug),
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
