import type { PageProps } from '../../src/content/pageProps.ts'
import type { DocumentPageName } from '../../src/kinds/kinds.ts'
import type { FormProblem } from '../problemInForm.ts'

export type PreviewName = DocumentPageName | 'about' | 'contact' | 'text'

export type PreviewPage<Name extends PreviewName = PreviewName> = {
  [N in Name]: { name: N; data: PageProps<N>['data'] }
}[Name]

export interface ToDo {
  unfilled: string[]
  mistakes: FormProblem[]
  warnings: FormProblem[]
  /** Notes of an import on fields that are not written yet. */
  notes: { text: string; labels: string[] }[]
}

export interface PreviewMessage extends ToDo {
  /** The page with placeholders in place of missing and wrong values. */
  page: PreviewPage
}
