import { Button } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router-dom'
import pills from '../../ui/pills.module.css'
import { AtHand } from './AtHand.tsx'
import { Diets } from './Diets.tsx'
import { FacetSelects } from './FacetSelects.tsx'
import classes from './FilterPanel.module.css'
import { type Filters, NO_FILTERS, writeFilters } from './filters.ts'
import type { FoundList } from './foundList.ts'
import { SortSelect } from './SortSelect.tsx'
import { Times } from './Times.tsx'

interface FilterPanelProps {
  found: FoundList
  isOpen: boolean
  close: () => void
}

/** All that recipes can be filtered and sorted by; every choice is a new entry of the history. */
export function FilterPanel({ found, isOpen, close }: FilterPanelProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const { filters, counts, index } = found
  const ask = (changes: Partial<Filters>) => {
    void navigate({ search: writeFilters(search, { ...filters, ...changes }) })
  }
  function clear() {
    focusToggle()
    ask(NO_FILTERS)
  }
  function finish() {
    focusToggle()
    close()
  }

  return (
    <>
      {found.active > 0 && (
        <button type="button" className={pills.pill} onClick={clear}>
          Clear filters
        </button>
      )}
      {isOpen && (
        <div id="filters" role="group" aria-label="Filters" className={classes.panel}>
          <Times chosen={filters.time} counts={counts.time} ask={ask} />
          <Diets {...{ filters, counts, index, ask }} />
          <div className={classes.selects}>
            <FacetSelects {...{ filters, counts, index, ask }} />
            <SortSelect {...{ filters, ask }} />
          </div>
          <AtHand {...{ filters, ask }} names={index.foods.names} counts={counts.have} />
          {found.count > 0 && (
            <Button className={classes.done} onClick={finish}>
              {found.count === 1 ? 'Show 1 recipe' : `Show ${found.count} recipes`}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** For what goes away when it is pressed: the focus goes to the button that stays. */
function focusToggle() {
  document.querySelector<HTMLElement>('[aria-controls="filters"]')?.focus()
}
