import { collectionOf } from 'words/cards'
import { paths } from '../addresses/paths.ts'
import type { CardData } from '../content/prerender/cards.ts'
import card from '../ui/list/card.module.css'
import { Card, type CardListing } from './Card.tsx'

export function CollectionCard({
  collection,
  ...listing
}: CardListing & { collection: CardData<'collections'> }) {
  return (
    <Card
      {...listing}
      document={collection}
      title={collection.title}
      to={paths.collection(collection.slug)}
      className={`${card.card} ${card.spaced}`}
      ratio="3 / 2"
      kicker={<p className="kicker">{collectionOf(collection)}</p>}
    >
      <p className={card.text}>{collection.description}</p>
    </Card>
  )
}
