import * as words from 'words/recipeList'
import { tryAgain } from 'words/site'
import pills from '../../ui/choice/pills.module.css'
import classes from './FilterBar.module.css'
import { FILTER_PANEL } from './filterButton.ts'
import type { useRecipeFilters } from './useRecipeFilters.ts'

export function FilterBar(props: ReturnType<typeof useRecipeFilters>) {
  const { isOpen, toggle, found, status, retry } = props
  return (
    <div className={`centered-row ${classes.bar} needs-scripts`}>
      <button
        type="button"
        className={pills.pill}
        aria-expanded={isOpen}
        aria-controls={FILTER_PANEL}
        onClick={toggle}
      >
        {words.filterAndSort}
        {found && found.active > 0 && ` (${found.active})`}
      </button>
      {status && (
        <p id={FILTER_PANEL} role="status">
          {status === 'loading' ? (
            words.loadingFilters
          ) : (
            <>
              {words.filtersNotLoaded}{' '}
              <button type="button" className={pills.pill} onClick={retry}>
                {tryAgain}
              </button>
            </>
          )}
        </p>
      )}
      {found?.panel(isOpen, toggle)}
    </div>
  )
}
