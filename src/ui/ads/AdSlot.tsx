import * as words from 'words/site'
import { hasAdSlots } from '../../settings/chosenProviders.ts'
import classes from './AdSlot.module.css'
import { Fragment, type ReactNode } from 'react'

interface AdSlotProps {
  /** `wide` between sections, `box` beside a card. */
  shape?: 'wide' | 'box'
}

/** The height is reserved, so that nothing moves when an ad appears. */
export function AdSlot({ shape = 'wide' }: AdSlotProps) {
  if (!hasAdSlots()) return null
  return (
    // One landmark per ad would crowd out the others.
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

export function withAds<Item extends { id: number }>(
  items: Item[],
  every: number,
  show: (item: Item, index: number) => ReactNode,
  ad: ReactNode,
): ReactNode[] {
  return items.map((item, index) => (
    <Fragment key={item.id}>
      {show(item, index)}
      {(index + 1) % every === 0 && ad}
    </Fragment>
  ))
}

/** The number of cards between two ads. Recipes have four columns, two or one: eight fill rows. */
export const RECIPES_PER_AD = 8
export const REVIEWS_PER_AD = 6
export const POSTS_PER_AD = 4
/** The step or paragraph that the only ad follows. */
export const AD_AFTER_STEP = 3
export const AD_AFTER_PARAGRAPH = 3
