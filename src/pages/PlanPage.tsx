import * as words from 'words/plan'
import { storedPage } from './frames/storedPage.tsx'

export const Page = storedPage(() => import('../features/saved/plan/PlanView.tsx'), {
  title: words.title,
  description: words.head,
  about: <span className="screen-only">{words.about}</span>,
  empty: words.head,
})
