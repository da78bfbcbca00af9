import type { ReactElement } from 'react'
import card from '../../ui/card.module.css'
import classes from './CollectionItems.module.css'
import type { CollectionPageData } from './collectionPageData.ts'

type Item = CollectionPageData['items'][number]

interface CollectionItemsProps {
  items: Item[]
  /** Shows the card of a document. */
  show: (item: Item) => ReactElement
}

/** What is in a collection, in its order: cards, each with what the collection says of it. */
export function CollectionItems({ items, show }: CollectionItemsProps) {
  return (
    <ol className={`${card.gridOfThree} ${classes.items}`}>
      {items.map((item) => (
        <li key={`${item.folder}/${item.card.id}`} className={classes.item}>
          {show(item)}
          {item.line !== undefined && <p className={classes.line}>{item.line}</p>}
        </li>
      ))}
    </ol>
  )
}
