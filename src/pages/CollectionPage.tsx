import { collectionOf } from 'words/cards'
import * as words from 'words/pages'
import { Body } from '../features/body/Body.tsx'
import { CookTogether } from '../ui/list/CookTogether.tsx'
import { Related } from '../features/related/Related.tsx'
import { Head } from '../seo/Head.tsx'
import { documentPath } from '../kinds/kinds.ts'
import { paths } from '../addresses/paths.ts'
import { documentBreadcrumbs } from '../addresses/breadcrumbs.ts'
import { DocumentBar } from '../ui/document/DocumentBar.tsx'
import { DocumentHead } from '../ui/document/DocumentHead.tsx'
import card from '../ui/list/card.module.css'
import classes from './CollectionPage.module.css'
import { bodyCards, renderCard } from '../cards/documentCards.tsx'
import type { PageProps } from '../content/pageProps.ts'

export function Page({ data: collection }: PageProps<'collection'>) {
  const { title, description, items, content, cards, related } = collection
  const path = paths.collection(collection.slug)
  const breadcrumbs = documentBreadcrumbs('collections', { name: title, path })
  return (
    <>
      <div className="container">
        <DocumentBar breadcrumbs={breadcrumbs} />
        <DocumentHead
          document={collection}
          title={title}
          kicker={collectionOf({ count: items.length })}
          description={description}
        />
        <div className={classes.introduction}>
          <Body nodes={content} card={bodyCards(cards)} />
        </div>
        <h2 className="visually-hidden">{words.inCollection}</h2>
        <ol className={`${card.gridOfThree} ${classes.items}`}>
          {items.map(({ folder, key, line }) => (
            <li key={`${folder}/${key}`} className={classes.item}>
              {renderCard(folder, key, cards)}
              {line !== undefined && <p className={classes.line}>{line}</p>}
            </li>
          ))}
        </ol>
        <CookTogether
          ids={items.flatMap(({ folder, key }) => (folder === 'recipes' ? Number(key) : []))}
        />
      </div>
      <Related related={related} first="collections" />
      <Head
        title={title}
        description={description}
        path={path}
        document={collection}
        nodes={(write) => [
          ...write.itemListNodes(items.map(({ folder, key }) => documentPath(folder, key))),
          write.breadcrumbNode(breadcrumbs),
        ]}
      />
    </>
  )
}
