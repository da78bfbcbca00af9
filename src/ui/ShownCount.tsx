import empty from './EmptyState.module.css'
import classes from './ShownCount.module.css'

interface ShownCountProps {
  count: number
  /** The kind of document, singular and plural. */
  one: string
  many: string
  /** What is said of the category, for everyone to see. */
  about?: string
  /** What everyone sees in place of the count for screen readers. */
  sentence?: string
}

/**
 * How many cards a choice shows: for screen readers alone, or for everyone when there are none. One
 * element whatever it says, since screen readers announce what changes in it.
 */
export function ShownCount({ count, one, many, about, sentence }: ShownCountProps) {
  const shown =
    count > 0
      ? `${count} ${count === 1 ? one : many} shown`
      : `No ${many} in this category yet. Check back soon!`
  return (
    <p
      className={count === 0 ? empty.empty : (about ?? sentence) ? classes.seen : 'visually-hidden'}
      role="status"
    >
      {about && `${about} `}
      {sentence ?? shown}
    </p>
  )
}
