import { hasAdSlots } from '../../settings/chosenProviders.ts'
import classes from './AdSlot.module.css'

interface AdSlotProps {
  /** `wide` between sections, `box` beside a card. */
  shape?: 'wide' | 'box'
}

/** Its height is reserved, so nothing moves when an ad appears. */
export function AdSlot({ shape = 'wide' }: AdSlotProps) {
  if (!hasAdSlots()) return null
  return (
    // A landmark per ad would crowd out the others.
    <div role="group" aria-label="Advertisement" className={`${classes.slot} screen-only`}>
      <p className={classes.label}>Advertisement</p>
      <div className={classes.box} data-shape={shape}>
        <p>Our ad network will appear here</p>
      </div>
    </div>
  )
}
