import { documentCards } from '../../cards/documentCards.tsx'
import type { PageProps } from '../../content/pageProps.ts'
import card from '../../ui/list/card.module.css'
import classes from './CollectionItems.module.css'

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
