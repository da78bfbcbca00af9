import { lazy } from 'react'
import { needed } from '../loading/loadErrors.ts'
import { DevicePage } from './DevicePage.tsx'
import type { PageProps } from '../content/pageProps.ts'

/** It is not prerendered, so no visit needs to begin with it. */
const SavedView = lazy(async () => {
  const view = await needed(import('../features/saved/SavedView.tsx'))
  return { default: view.SavedView }
})

export function Page({ data }: PageProps<'saved'>) {
  return (
    <DevicePage
      title="Saved recipes"
      description="The recipes that you have saved or cooked, with your notes, kept in this browser."
      about="Kept in this browser and nowhere else; there is no account."
    >
      <SavedView recipes={data.recipes} />
    </DevicePage>
  )
}
