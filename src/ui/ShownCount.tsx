import empty from './EmptyState.module.css'

interface ShownCountProps {
  count: number
  /** The kind of document, singular and plural. */
  one: string
  many: string
  /** Whether more than a category was chosen. */
  isFiltered?: boolean
}

/**
 * How many cards a choice shows: for screen readers alone, or for everyone when there are none or
 * when it was filtered. One element whatever it says, since screen readers announce what changes.
 */
export function ShownCount({ count, one, many, isFiltered = false }: ShownCountProps) {
  const hidden = isFiltered ? undefined : 'visually-hidden'
  return (
    <p className={count > 0 ? hidden : empty.empty} role="status">
      {count > 0
        ? `${count} ${count === 1 ? one : many} ${isFiltered ? 'found' : 'shown'}`
        : noneOf(many, isFiltered)}
    </p>
  )
}

function noneOf(many: string, isFiltered: boolean): string {
  return isFiltered
    ? `No ${many} match all of this. Take a filter away.`
    : `No ${many} in this category yet. Check back soon!`
}
