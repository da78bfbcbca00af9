import classes from './AdSlot.module.css'

interface AdSlotProps {
  /** `wide` between sections and rows of cards, `box` beside a card. */
  shape?: 'wide' | 'box'
}

/** A place kept for an advertisement; its height is reserved, so nothing moves when one appears. */
export function AdSlot({ shape = 'wide' }: AdSlotProps) {
  return (
    // No landmark: several of one name would stand in the way of those that lead somewhere.
    <div role="group" aria-label="Advertisement" className={classes.slot}>
      <p className={classes.label}>Advertisement</p>
      <div className={classes.box} data-shape={shape}>
        <p>Our ad network will appear here</p>
      </div>
    </div>
  )
}
