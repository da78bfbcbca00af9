import { lazy } from 'react'
import { loadCode } from '../shared/loadErrors.ts'
import { StoredPage } from './frames/StoredPage.tsx'
import type { PageProps } from '../content/pageProps.ts'

const SavedView = lazy(() => loadCode(import('../features/saved/SavedView.tsx')))

const EMPTY =
  'Nothing is saved yet. “Save” on the page of a recipe puts it here, and keeps it for when there is no connection.'

export function Page({ data }: PageProps<'saved'>) {
  return (
    <StoredPage
      title="Saved recipes"
      description="The recipes that you have saved or cooked, with your notes, kept in this browser."
      about="Kept in this browser and nowhere else; there is no account."
      empty={EMPTY}
    >
      <SavedView recipes={data.recipes} empty={EMPTY} />
    </StoredPage>
  )
}
