import { PostHead } from '../features/blog/PostHead.tsx'
import { PostNeighbors } from '../features/blog/PostNeighbors.tsx'
import { QuickTips } from '../features/blog/QuickTips.tsx'
import { Body, InlineBody } from '../features/body/Body.tsx'
import { Related } from '../features/related/Related.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import { documentBreadcrumbs } from '../addresses/breadcrumbs.ts'
import { BelowFold } from '../ui/page/BelowFold.tsx'
import { AD_AFTER_PARAGRAPH, AdSlot } from '../ui/ads/AdSlot.tsx'
import { DocumentBar } from '../ui/document/DocumentBar.tsx'
import { bodyCards } from '../cards/documentCards.tsx'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data: post }: PageProps<'post'>) {
  const path = paths.post(post.id)
  const breadcrumbs = documentBreadcrumbs('posts', { name: post.title, path })
  return (
    <>
      <article className="container text-width">
        <DocumentBar breadcrumbs={breadcrumbs} />
        <PostHead post={post} />
        <BelowFold>
          <Body
            nodes={post.content}
            card={bodyCards(post.cards)}
            insert={{ afterParagraph: AD_AFTER_PARAGRAPH, node: <AdSlot /> }}
          />
          {post.tips && <QuickTips tips={post.tips} Text={InlineBody} />}
          <PostNeighbors neighbors={post.neighbors} />
        </BelowFold>
        <Head
          title={post.title}
          description={post.excerpt}
          path={path}
          document={post}
          nodes={(write) => [write.postNode(post), write.breadcrumbNode(breadcrumbs)]}
        />
      </article>
      <Related related={post.related} first="posts" />
    </>
  )
}
