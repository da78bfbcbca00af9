import { lazy } from 'react'
import * as words from 'words/dinner'
import { loadCode } from '../shared/loadErrors.ts'
import { StoredPage } from './frames/StoredPage.tsx'
import type { PageProps } from '../content/pageProps.ts'

const DinnerView = lazy(() => loadCode(import('../features/cooking/dinner/DinnerView.tsx')))

export function Page({ data }: PageProps<'dinner'>) {
  return (
    <StoredPage
      title={words.title}
      description={words.head}
      about={words.about}
      empty={words.empty}
    >
      <DinnerView recipes={data.recipes} />
    </StoredPage>
  )
}
