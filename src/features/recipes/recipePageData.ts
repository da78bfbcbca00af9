import type { PageData } from '../../content/pageData.ts'

export type RecipePageData = NonNullable<PageData<'recipe'>>
