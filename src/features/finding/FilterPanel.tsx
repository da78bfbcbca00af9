import { Button } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router-dom'
import pills from '../../ui/choice/pills.module.css'
import { AtHand } from './AtHand.tsx'
import { Diets, Times } from './Choices.tsx'
import classes from './FilterPanel.module.css'
import { type Filters, NO_FILTERS, writeFilters } from './filters.ts'
import type { FoundList } from './foundList.tsx'
import { FacetSelects, SortSelect } from './Selects.tsx'

interface FilterPanelProps {
  found: FoundList
  isOpen: boolean
  close: () => void
}

export function FilterPanel({ found, isOpen, close }: FilterPanelProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const ask = (changes: Partial<Filters>) => {
    void navigate({ search: writeFilters(search, { ...found.filters, ...changes }) })
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
          <Times {...{ found, ask }} />
          <Diets {...{ found, ask }} />
          <div className={classes.selects}>
            <FacetSelects {...{ found, ask }} />
            <SortSelect {...{ found, ask }} />
          </div>
          <AtHand {...{ found, ask }} />
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

/** The pressed button goes away, so the focus moves to the one that stays. */
function focusToggle() {
  document.querySelector<HTMLElement>('[aria-controls="filters"]')?.focus()
}
