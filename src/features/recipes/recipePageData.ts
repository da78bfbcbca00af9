import type { PageData } from '../../content/pageData.ts'

/** A recipe as its page shows it. */
export type RecipePageData = NonNullable<PageData<'recipe'>>
