import * as heads from 'words/heads'
import { saved } from 'words/navigation'
import * as words from 'words/pages'
import { storedPage } from './frames/storedPage.tsx'

export const Page = storedPage(() => import('../features/saved/view/SavedView.tsx'), {
  title: saved,
  description: heads.saved,
  about: words.savedAbout,
  empty: words.nothingSaved,
})
