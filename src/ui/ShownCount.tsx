import { EmptyState } from './EmptyState.tsx'

interface ShownCountProps {
  count: number
  /** The kind of document, singular and plural. */
  one: string
  many: string
}

/** How many cards a choice shows: for screen readers alone, or for everyone when there are none. */
export function ShownCount({ count, one, many }: ShownCountProps) {
  if (count > 0) {
    return (
      <p className="visually-hidden" role="status">
        {count} {count === 1 ? one : many} shown
      </p>
    )
  }
  return <EmptyState>{`No ${many} in this category yet. Check back soon!`}</EmptyState>
}
