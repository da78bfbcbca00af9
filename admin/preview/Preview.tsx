import { Page as AboutPage } from '../../src/pages/AboutPage.tsx'
import { Page as CollectionPage } from '../../src/pages/CollectionPage.tsx'
import { Page as PostPage } from '../../src/pages/PostPage.tsx'
import { Page as PrivacyPage } from '../../src/pages/PrivacyPage.tsx'
import { Page as RecipePage } from '../../src/pages/RecipePage.tsx'
import { Page as ReviewPage } from '../../src/pages/ReviewPage.tsx'
import type { PreviewMessage, PreviewPage } from './message.ts'
import { Obstacles, Warnings } from './Problems.tsx'

/** A document as its page will show it, below what must be done before it is published. */
export function Preview({ message: { page, ...toDo } }: { message: PreviewMessage }) {
  return (
    <>
      <Obstacles {...toDo} />
      <Warnings {...toDo} />
      <SitePage page={page} />
    </>
  )
}

function SitePage({ page }: { page: PreviewPage }) {
  switch (page.name) {
    case 'recipe':
      return <RecipePage data={page.data} />
    case 'review':
      return <ReviewPage data={page.data} />
    case 'post':
      return <PostPage data={page.data} />
    case 'collection':
      return <CollectionPage data={page.data} />
    case 'about':
      return <AboutPage data={page.data} />
    case 'privacy':
      return <PrivacyPage data={page.data} />
  }
}
