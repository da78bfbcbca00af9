import { lazy } from 'react'
import * as words from 'words/plan'
import { loadCode } from '../shared/loadErrors.ts'
import { StoredPage } from './frames/StoredPage.tsx'
import type { PageProps } from '../content/pageProps.ts'

const PlanView = lazy(() => loadCode(import('../features/saved/plan/PlanView.tsx')))

export function Page({ data }: PageProps<'plan'>) {
  return (
    <StoredPage
      title={words.title}
      description={words.head}
      about={<span className="screen-only">{words.about}</span>}
      empty={words.head}
    >
      <PlanView recipes={data.recipes} />
    </StoredPage>
  )
}
