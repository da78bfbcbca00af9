import type { PageProps } from '../../src/content/pageProps.ts'
import type { DocumentPageName } from '../../src/kinds/kinds.ts'
import type { StandingPage } from '../../src/kinds/standingPages.ts'
import type { FormProblem } from '../problemInForm.ts'

export type PreviewName = DocumentPageName | StandingPage

export type PreviewPage<Name extends PreviewName = PreviewName> = {
  [N in Name]: { name: N; data: PageProps<N>['data'] }
}[Name]

/** What there is to do in a document. */
export interface ToDo {
  /** The fields in which nothing stands yet, and something must before it is published. */
  unfilled: string[]
  mistakes: FormProblem[]
  warnings: FormProblem[]
}

/** What the editor sends to its preview. */
export interface PreviewMessage extends ToDo {
  /** What is missing or wrong has a placeholder in it. */
  page: PreviewPage
}
