import type { Folder } from './kinds.ts'

/** The value for all categories in an address; no category may have this name. */
export const ALL_CATEGORIES = 'All'

/** The kinds whose documents have a category from `content/categories.yaml`. */
export const CATEGORIZED_FOLDERS = [
  'recipes',
  'reviews',
  'posts',
] as const satisfies readonly Folder[]
export type CategorizedFolder = (typeof CATEGORIZED_FOLDERS)[number]

export function isCategorized(folder: string): folder is CategorizedFolder {
  return CATEGORIZED_FOLDERS.some((name) => name === folder)
}

/** Whether a category means the same as a course, such as Hauptgerichte for Hauptgericht. */
export function namesCourse(category: string, course: string): boolean {
  return category.toLowerCase().startsWith(course.toLowerCase())
}
