import type { ReactElement } from 'react'
import type { CardData, Cards } from '../../content/cards.ts'
import { type Folder, KINDS, kindOf } from '../../site/kinds.ts'
import classes from './Related.module.css'

interface RelatedProps {
  related: Cards
  /** The kind of the document that they are related to, which comes first. */
  own: Folder
  /** Shows one document of each kind. */
  cards: ShowCards
}

type ShowCards = { [F in Folder]: (card: CardData<F>) => ReactElement }

/** How many cards of a kind stand side by side on a desktop. */
const IN_A_ROW: Record<Folder, number> = { recipes: 4, reviews: 3, posts: 3, collections: 3 }
/** Columns of the grid, which three and four divide. */
const COLUMNS = 12

/** What to read next, at the foot of a document: a row of cards for each kind that has any. */
export function Related({ related, own, cards }: RelatedProps) {
  const others = KINDS.map(({ folder }) => folder).filter((folder) => folder !== own)
  return (
    <div className={`container ${classes.rows}`}>
      {[own, ...others].map((folder) => (
        <Row key={folder} folder={folder} cards={shown(folder, related, cards)} />
      ))}
    </div>
  )
}

function shown<F extends Folder>(
  folder: F,
  related: { [K in F]: CardData<K>[] },
  show: { [K in F]: (card: CardData<K>) => ReactElement },
): ReactElement[] {
  return related[folder].map(show[folder])
}

/** As wide as its cards, so that short rows share a line. */
function Row({ folder, cards }: { folder: Folder; cards: ReactElement[] }) {
  if (cards.length === 0) return null
  const id = `related-${folder}`
  const width = {
    '--cards': cards.length,
    '--span': (cards.length * COLUMNS) / IN_A_ROW[folder],
  }
  return (
    <section aria-labelledby={id} style={width}>
      <h2 id={id}>Related {kindOf(folder).plural}</h2>
      <div className={classes.cards}>{cards}</div>
    </section>
  )
}
