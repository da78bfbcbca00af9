import type { PageData, PageName } from './pageData.ts'

/** What a page gets: its data, which is there when the page is shown at all. */
export interface PageProps<N extends PageName> {
  data: NonNullable<PageData<N>>
}
