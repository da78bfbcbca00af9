import type { PageData, PageName } from './pageData.ts'

export interface PageProps<N extends PageName> {
  data: NonNullable<PageData<N>>
}
