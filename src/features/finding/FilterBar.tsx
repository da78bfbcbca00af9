import pills from '../../ui/pills.module.css'
import classes from './FilterBar.module.css'
import type { FindingState } from './useFinding.ts'

const PANEL = 'filters'

/** The button that opens the filters, and the place where they appear. */
export function FilterBar({ isOpen, toggle, isWaiting, hasFailed, retry, found }: FindingState) {
  return (
    <div className={classes.bar}>
      <button
        type="button"
        className={pills.pill}
        aria-expanded={isOpen}
        aria-controls={PANEL}
        onClick={toggle}
      >
        Filter and sort{found && found.list.active > 0 && ` (${found.list.active})`}
      </button>
      <div id={PANEL} className={classes.place}>
        {isWaiting && <p role="status">Loading the filters …</p>}
        {hasFailed && (
          <p role="alert">
            The filters did not load. The connection may have been lost.{' '}
            <button type="button" className={pills.pill} onClick={retry}>
              Try again
            </button>
          </p>
        )}
        {found && <found.FilterPanel found={found.list} isOpen={isOpen} />}
      </div>
    </div>
  )
}
