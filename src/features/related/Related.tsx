import type { ReactElement } from 'react'
import * as relatedKinds from 'words/relatedKinds'
import { hasCard, renderCards } from '../../cards/documentCards.tsx'
import type { CardFolder, CardLists } from '../../content/prerender/cards.ts'
import { KINDS } from '../../kinds/kinds.ts'
import { BelowFold } from '../../ui/page/BelowFold.tsx'
import card from '../../ui/list/card.module.css'
import classes from './Related.module.css'

interface RelatedProps {
  related: CardLists
  /** The kind of the document itself; its row comes first. */
  first: CardFolder
}

/** Fewer cards have text beside the pictures, to fill the row. */
const MIN_CARDS_IN_ROW = 3

export function Related({ related, first }: RelatedProps) {
  const folders = new Set([first, ...KINDS.map(({ folder }) => folder).filter(hasCard)])
  return (
    <BelowFold>
      <div className={`container ${classes.rows} screen-only`}>
        {[...folders].map((folder) => (
          <RelatedRow key={folder} folder={folder} cards={renderCards(folder, related)} />
        ))}
      </div>
    </BelowFold>
  )
}

function RelatedRow({ folder, cards }: { folder: CardFolder; cards?: ReactElement[] }) {
  if (!cards?.length) return null
  const id = `related-${folder}`
  const layout = cards.length < MIN_CARDS_IN_ROW ? `${classes.cards} ${card.beside}` : classes.cards
  return (
    <section
      aria-labelledby={id}
      className={cards.length === 1 ? classes.single : undefined}
      style={{ '--cards': cards.length }}
    >
      <h2 id={id}>{relatedKinds[folder]}</h2>
      <div className={layout}>{cards}</div>
    </section>
  )
}
