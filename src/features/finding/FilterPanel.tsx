import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLocation, useNavigate } from 'react-router-dom'
import { breakpoints } from '../../theme/scale.ts'
import pills from '../../ui/choice/pills.module.css'
import { AtHand } from './AtHand.tsx'
import { type ControlProps, Diets, Times } from './Choices.tsx'
import classes from './FilterPanel.module.css'
import { type Filters, NO_FILTERS, writeFilters } from './filters.ts'
import { focusToggle } from './focusToggle.ts'
import { FacetSelects, SortSelect } from './Selects.tsx'
import { Sheet } from '../../ui/sheet/Sheet.tsx'

/** Where a panel would push the recipes out of sight. */
const PHONE = `(max-width: ${breakpoints.sm})`

interface FilterPanelProps {
  found: ControlProps['found'] & { active: number; count: number }
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

  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false })
  const isSheet = isOpen && isPhone
  const clearing = found.active > 0 && (
    <button type="button" className={pills.pill} onClick={clear}>
      Clear filters
    </button>
  )
  const panel = (
    <div id="filters" role="group" aria-label="Filters" className={classes.panel}>
      <Times {...{ found, ask }} />
      <Diets {...{ found, ask }} />
      <div className={classes.selects}>
        <FacetSelects {...{ found, ask }} />
        <SortSelect {...{ found, ask }} />
      </div>
      <AtHand {...{ found, ask }} />
      {isSheet && clearing}
      {(found.count > 0 || isSheet) && (
        <Button className={classes.done} onClick={finish}>
          {found.count === 1 ? 'Show 1 recipe' : `Show ${found.count || 'no'} recipes`}
        </Button>
      )}
    </div>
  )

  return (
    <>
      {!isSheet && clearing}
      {isSheet && (
        <Sheet name="Filter and sort" close={finish}>
          {panel}
        </Sheet>
      )}
      {isOpen && !isSheet && panel}
    </>
  )
}
