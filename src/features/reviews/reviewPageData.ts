import type { PageData } from '../../content/pageData.ts'

/** A review as its page shows it. */
export type ReviewPageData = NonNullable<PageData<'review'>>
