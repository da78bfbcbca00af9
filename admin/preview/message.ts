import type { PageProps } from '../../src/pages/pageProps.ts'
import type { DocumentPageName } from '../../src/kinds/kinds.ts'
import type { FormProblem } from '../problemInForm.ts'

type PreviewName = DocumentPageName | 'about' | 'privacy'

export type PreviewPage = {
  [N in PreviewName]: { name: N; data: PageProps<N>['data'] }
}[PreviewName]

/** What stands in the way of a page. */
export interface NoPageYet {
  /** The fields in which nothing stands yet. */
  unfilled: string[]
  mistakes: FormProblem[]
}

/** What the editor sends to its preview. */
export type PreviewMessage = { page: PreviewPage; warnings: FormProblem[] } | NoPageYet
