import * as words from 'words/site'
import { hasAdSlots } from '../../settings/chosenProviders.ts'
import classes from './AdSlot.module.css'
import { Fragment, type ReactNode } from 'react'

/**
 * The height is reserved, so that nothing moves when an ad appears.
 * @param props.shape `wide` between sections, `box` beside a card
 */
export function AdSlot({ shape = 'wide' }: { shape?: 'wide' | 'box' }) {
  if (!hasAdSlots()) return null
  return (
    // A landmark for each ad would crowd out the page's landmarks.
    <div
      role="group"
      aria-label={words.advertisement}
      className={`${classes.slot} screen-only`}
      data-slot
    >
      <p className={classes.label}>{words.advertisement}</p>
      <div className={classes.box} data-shape={shape}>
        <p>{words.adPlace}</p>
      </div>
    </div>
  )
}

/** The number of cards between ads. Eight recipes fill whole rows of four, two or one. */
const CARD_ADS = {
  recipes: { every: 8, ad: <AdSlot /> },
  reviews: { every: 6, ad: <AdSlot /> },
  posts: { every: 4, ad: <AdSlot shape="box" /> },
}

export function withAds<Item extends { id: number }>(
  list: keyof typeof CARD_ADS,
  items: Item[],
  show: (item: Item, index: number) => ReactNode,
): ReactNode[] {
  const { every, ad } = CARD_ADS[list]
  return items.map((item, index) => (
    <Fragment key={item.id}>
      {show(item, index)}
      {(index + 1) % every === 0 && ad}
    </Fragment>
  ))
}

/** A recipe's or post's only ad follows this step or paragraph. */
export const AD_AFTER_STEP = 3
export const AD_AFTER_PARAGRAPH = 3
