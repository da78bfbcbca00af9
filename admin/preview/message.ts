import type { Problem } from '../../pipeline/content/problem.ts'
import type { PageProps } from '../../src/pages/pageProps.ts'

/** The pages that a document is previewed as. */
type PreviewName = 'recipe' | 'review' | 'post' | 'about' | 'privacy'

/** A page with its data. */
export type PreviewPage = {
  [N in PreviewName]: { name: N; data: PageProps<N>['data'] }
}[PreviewName]

/** What the editor tells its preview: a page and what to look at again in it, or what stands in its way. */
export type PreviewMessage = { page: PreviewPage; warnings: Problem[] } | { problems: Problem[] }
