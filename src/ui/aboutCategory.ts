import type { ShownCategory } from '../content/documents.ts'

/** What is said of a category when it is chosen; undefined when nothing is. */
export function aboutCategory(
  categories: readonly ShownCategory[],
  chosen: string,
): string | undefined {
  return categories.find(({ name }) => name === chosen)?.description
}
