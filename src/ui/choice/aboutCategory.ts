import type { ShownCategory } from '../../content/documents.ts'

export function aboutCategory(
  categories: readonly ShownCategory[],
  chosen: string,
): string | undefined {
  return categories.find(({ name }) => name === chosen)?.description
}
