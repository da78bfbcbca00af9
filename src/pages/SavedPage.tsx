import { lazy } from 'react'
import * as heads from 'words/heads'
import { saved } from 'words/navigation'
import * as words from 'words/pages'
import { loadCode } from '../shared/loadErrors.ts'
import { StoredPage } from './frames/StoredPage.tsx'
import type { PageProps } from '../content/pageProps.ts'

const SavedView = lazy(() => loadCode(import('../features/saved/SavedView.tsx')))

export function Page({ data }: PageProps<'saved'>) {
  return (
    <StoredPage
      title={saved}
      description={heads.saved}
      about={words.savedAbout}
      empty={words.nothingSaved}
    >
      <SavedView recipes={data.recipes} empty={words.nothingSaved} />
    </StoredPage>
  )
}
