import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import * as words from 'words/filters'
import { filterAndSort } from 'words/recipeList'
import { breakpoints } from '../../theme/scale.ts'
import pills from '../../ui/choice/pills.module.css'
import { FoodsAtHandFilter } from './FoodsAtHandFilter.tsx'
import { type FilterControlProps, PillFilters, SelectFilters } from './FilterControls.tsx'
import classes from './filters.module.css'
import { type Filters, NO_FILTERS, writeFilters } from './filters.ts'
import { FILTER_PANEL, focusFilterButton } from './filterButton.ts'
import { Sheet } from '../../ui/sheet/Sheet.tsx'

/** Up to this width the panel is a sheet. */
const PHONE = `(max-width: ${breakpoints.sm})`

interface FilterPanelProps {
  found: FilterControlProps['found'] & { active: number; count: number }
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
    focusFilterButton()
    ask(NO_FILTERS)
  }
  function finish() {
    focusFilterButton()
    close()
  }

  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const isSheet = isOpen && isPhone
  const clearing = found.active > 0 && (
    <button type="button" className={pills.pill} onClick={clear}>
      {words.clear}
    </button>
  )
  const panel = (
    <div id={FILTER_PANEL} role="group" aria-label={words.filters} className={classes.panel}>
      <PillFilters {...{ found, ask }} />
      <div className={classes.selects}>
        <SelectFilters {...{ found, ask }} />
      </div>
      {found.index.foods.names.length > 0 && <FoodsAtHandFilter {...{ found, ask }} />}
      {isSheet && clearing}
      {(found.count > 0 || isSheet) && (
        <Button className={classes.done} onClick={finish}>
          {words.showRecipes({ count: found.count })}
        </Button>
      )}
    </div>
  )

  return (
    <>
      {!isSheet && clearing}
      {isSheet && (
        <Sheet name={filterAndSort} close={finish}>
          {panel}
        </Sheet>
      )}
      {isOpen && !isSheet && panel}
    </>
  )
}
