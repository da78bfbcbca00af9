import type { PageData } from '../../content/pageData.ts'

export type CollectionPageData = NonNullable<PageData<'collection'>>
