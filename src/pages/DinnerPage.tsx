import * as words from 'words/dinner'
import { storedPage } from './frames/storedPage.tsx'

export const Page = storedPage(() => import('../features/cooking/dinner/DinnerView.tsx'), {
  title: words.title,
  description: words.head,
  about: words.about,
  empty: words.empty,
})
