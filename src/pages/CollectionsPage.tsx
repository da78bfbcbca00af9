import * as heads from 'words/heads'
import * as lists from 'words/lists'
import * as words from 'words/pages'
import { CollectionCard } from '../cards/CollectionCard.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import card from '../ui/list/card.module.css'
import { PageHead } from '../ui/page/PageHead.tsx'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data: { collections } }: PageProps<'collections'>) {
  return (
    <div className="container">
      <PageHead kicker={lists.collections} title={words.collectionsTitle}>
        {words.collectionsAbout}
      </PageHead>
      <div className={card.gridOfThree}>
        {collections.map((collection, index) => (
          <CollectionCard
            key={collection.slug}
            collection={collection}
            heading="h2"
            isEager={index === 0}
          />
        ))}
      </div>
      <Head
        title={lists.collections}
        description={heads.collections}
        path={paths.collections}
        nodes={(write) => write.listNodes('collections', collections)}
      />
    </div>
  )
}
