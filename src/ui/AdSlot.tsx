import classes from './AdSlot.module.css'

/** A place kept for an advertisement; its height is reserved, so nothing moves when one appears. */
export function AdSlot() {
  return (
    <aside aria-label="Advertisement" className={classes.slot}>
      <p className={classes.label}>Advertisement</p>
      <div className={classes.box}>
        <p>Our ad network will appear here</p>
      </div>
    </aside>
  )
}
