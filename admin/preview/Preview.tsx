import type { ComponentType } from 'react'
import { Page as AboutPage } from '../../src/pages/AboutPage.tsx'
import { Page as CollectionPage } from '../../src/pages/CollectionPage.tsx'
import type { PageProps } from '../../src/content/pageProps.ts'
import { Page as PostPage } from '../../src/pages/PostPage.tsx'
import { Page as RecipePage } from '../../src/pages/RecipePage.tsx'
import { Page as ReviewPage } from '../../src/pages/ReviewPage.tsx'
import { Page as TextPage } from '../../src/pages/TextPage.tsx'
import type { PreviewMessage, PreviewName, PreviewPage } from './message.ts'
import { Notes, Obstacles, Warnings } from './Problems.tsx'

const PAGES: { [N in PreviewName]: ComponentType<PageProps<N>> } = {
  recipe: RecipePage,
  review: ReviewPage,
  post: PostPage,
  collection: CollectionPage,
  about: AboutPage,
  text: TextPage,
}

export function Preview({ message: { page, ...toDo } }: { message: PreviewMessage }) {
  return (
    <>
      <Obstacles {...toDo} />
      <Warnings {...toDo} />
      <Notes {...toDo} />
      <SitePage {...page} />
    </>
  )
}

function SitePage<N extends PreviewName>({ name, data }: PreviewPage<N>) {
  const Page: ComponentType<PageProps<N>> = PAGES[name]
  return <Page data={data} />
}
