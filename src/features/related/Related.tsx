import type { ReactElement } from 'react'
import { documentCards } from '../../cards/documentCards.tsx'
import type { CardData, Cards } from '../../content/cards.ts'
import { type Folder, KINDS, kindOf } from '../../kinds/kinds.ts'
import { BelowFold } from '../../ui/BelowFold.tsx'
import card from '../../ui/card.module.css'
import classes from './Related.module.css'

interface RelatedProps {
  related: Cards
  /** The kind of the document that they are related to, which comes first. */
  own: Folder
}

/** Fewer cards than this have their words beside the picture, so that they fill a line. */
const FEW = 3

/** What to read next, at the foot of a document: a row of cards for each kind that has any. */
export function Related({ related, own }: RelatedProps) {
  const others = KINDS.map(({ folder }) => folder).filter((folder) => folder !== own)
  return (
    <BelowFold>
      <div className={`container ${classes.rows}`}>
        {[own, ...others].map((folder) => (
          <Row key={folder} folder={folder} cards={cardsOf(folder, related)} />
        ))}
      </div>
    </BelowFold>
  )
}

function cardsOf<F extends Folder>(
  folder: F,
  related: { [K in F]: CardData<K>[] },
  show: { [K in F]: (card: CardData<K>) => ReactElement } = documentCards,
): ReactElement[] {
  return related[folder].map(show[folder])
}

function Row({ folder, cards }: { folder: Folder; cards: ReactElement[] }) {
  if (cards.length === 0) return null
  const id = `related-${folder}`
  const layout = cards.length < FEW ? `${classes.cards} ${card.beside}` : classes.cards
  return (
    <section
      aria-labelledby={id}
      className={cards.length === 1 ? classes.single : undefined}
      style={{ '--cards': cards.length }}
    >
      <h2 id={id}>Related {kindOf(folder).plural}</h2>
      <div className={layout}>{cards}</div>
    </section>
  )
}
