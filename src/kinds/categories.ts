import type { Folder } from './kinds.ts'

/** Addresses may name every category like this; none can have the name. */
export const ALL_CATEGORIES = 'All'

/** The kinds whose documents are filed under categories of `content/categories.yaml`. */
export const CATEGORIZED_FOLDERS = [
  'recipes',
  'reviews',
  'posts',
] as const satisfies readonly Folder[]
export type CategorizedFolder = (typeof CATEGORIZED_FOLDERS)[number]

export function isCategorized(folder: string): folder is CategorizedFolder {
  return CATEGORIZED_FOLDERS.some((name) => name === folder)
}

/** Whether a category says what the label of a course does, as Hauptgerichte for Hauptgericht. */
export function namesCourse(category: string, course: string): boolean {
  return category.toLowerCase().startsWith(course.toLowerCase())
}
