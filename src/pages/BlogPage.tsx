import * as heads from 'words/heads'
import * as lists from 'words/lists'
import * as words from 'words/pages'
import { PostCard } from '../cards/PostCard.tsx'
import { Head } from '../seo/Head.tsx'
import { FEEDS } from '../addresses/feeds.ts'
import { paths } from '../addresses/paths.ts'
import { withAds } from '../ui/ads/AdSlot.tsx'
import card from '../ui/list/card.module.css'
import { FeedLink } from '../ui/list/FeedLink.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { SearchLink } from '../ui/page/SearchLink.tsx'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data }: PageProps<'blog'>) {
  return (
    <div className="container">
      <PageHead kicker={lists.posts} title={words.blogTitle}>
        {words.blogAbout} <SearchLink />
      </PageHead>
      <div className={`${card.gridOfThree} ${card.adBeside}`}>
        {withAds('posts', data.posts, (post, index) => (
          <PostCard post={post} heading="h2" isEager={index === 0} />
        ))}
      </div>
      <FeedLink href={FEEDS.blog.rss}>{words.followBlog}</FeedLink>
      <Head
        title={lists.posts}
        description={heads.blog}
        path={paths.blog}
        nodes={(write) => write.listNodes('posts', data.posts)}
      />
    </div>
  )
}
