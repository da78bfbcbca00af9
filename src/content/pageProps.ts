import type { PageData, PageName } from './prerender/pageData.ts'

export interface PageProps<N extends PageName> {
  data: NonNullable<PageData<N>>
}
