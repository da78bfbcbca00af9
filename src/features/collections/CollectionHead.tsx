import { PageTop } from '../../ui/page/PageHead.tsx'
import head from '../../ui/document/documentHead.module.css'
import { keepTogether } from '../../ui/text/keepTogether.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import type { PageProps } from '../../content/pageProps.ts'
import { documentCards } from '../../cards/documentCards.tsx'
import card from '../../ui/list/card.module.css'
import classes from './CollectionItems.module.css'

export function CollectionHead({ collection }: { collection: PageProps<'collection'>['data'] }) {
  const { title, description, imageDesc, picture, publicationBadge, items } = collection
  return (
    <PageTop className={`one-column-on-phones ${head.head}`}>
      <div className={`stack ${head.words}`}>
        <PublicationBadge label={publicationBadge} />
        <p className="kicker">Collection of {items.length}</p>
        <h1 tabIndex={-1}>{keepTogether(title)}</h1>
        <p className={`dimmed ${head.description}`}>{description}</p>
      </div>
      <Picture {...{ picture, imageDesc, title }} sizes="half" isEager />
    </PageTop>
  )
}

type Item = PageProps<'collection'>['data']['items'][number]

export function CollectionItems({ items }: { items: Item[] }) {
  return (
    <ol className={`${card.gridOfThree} ${classes.items}`}>
      {items.map((item) => (
        <li key={`${item.folder}/${item.card.id}`} className={classes.item}>
          {cardOf(item)}
          {item.line !== undefined && <p className={classes.line}>{item.line}</p>}
        </li>
      ))}
    </ol>
  )
}

function cardOf(item: Item) {
  return item.folder === 'recipes'
    ? documentCards.recipes(item.card)
    : documentCards.reviews(item.card)
}
