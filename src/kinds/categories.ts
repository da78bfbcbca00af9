import type { Folder } from './kinds.ts'

/** The choice that shows every category; none can have its name. */
export const ALL = 'All'

/** The kinds whose documents are filed under categories of `content/categories.yaml`. */
export type CategorizedFolder = Extract<Folder, 'recipes' | 'reviews' | 'posts'>
