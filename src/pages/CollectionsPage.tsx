import { CollectionCard } from '../cards/CollectionCard.tsx'
import { Head } from '../seo/Head.tsx'
import { paths } from '../addresses/paths.ts'
import card from '../ui/list/card.module.css'
import { PageHead } from '../ui/page/PageHead.tsx'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data: { collections } }: PageProps<'collections'>) {
  return (
    <div className="container">
      <PageHead kicker="Collections" title="What Goes Together">
        Recipes, and the tools for them, chosen for one purpose and put in order.
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
        title="Collections"
        description="Recipes and reviews that belong together, chosen by our kitchen and put in order."
        path={paths.collections}
        nodes={(write) => write.listNodes('collections', collections)}
      />
    </div>
  )
}
