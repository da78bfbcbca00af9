import type { PageProps } from '../../src/content/pageProps.ts'
import type { DocumentPageName } from '../../src/kinds/kinds.ts'

export type PreviewName = DocumentPageName | 'about' | 'contact' | 'text'

export type PreviewPage<Name extends PreviewName = PreviewName> = {
  [N in Name]: { name: N; data: PageProps<N>['data'] }
}[Name]
