import { renderCard } from '../../cards/documentCards.tsx'
import type { PageProps } from '../../content/pageProps.ts'
import card from '../../ui/list/card.module.css'
import classes from './CollectionItems.module.css'

type Props = Pick<PageProps<'collection'>['data'], 'items' | 'cards'>

export function CollectionItems({ items, cards }: Props) {
  return (
    <ol className={`${card.gridOfThree} ${classes.items}`}>
      {items.map(({ folder, key, line }) => (
        <li key={`${folder}/${key}`} className={classes.item}>
          {renderCard(folder, key, cards)}
          {line !== undefined && <p className={classes.line}>{line}</p>}
        </li>
      ))}
    </ol>
  )
}
