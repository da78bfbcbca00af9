import type { ReactNode } from 'react'
import {
  FACET_OPTIONS,
  FACETS,
  type Facet,
  type FinderIndex,
  TIMES,
} from '../../content/finding/finderIndex.ts'
import { capitalized } from '../../shared/words.ts'
import pills from '../../ui/choice/pills.module.css'
import classes from './choices.module.css'
import type { Filters } from './filters.ts'
import type { createFinder } from './finder.ts'

export interface FilterControlProps {
  found: {
    index: FinderIndex
    filters: Filters
    counts: ReturnType<ReturnType<typeof createFinder>>['counts']
  }
  ask: (changes: Partial<Filters>) => void
}

export function TimeFilter({ found: { filters, counts }, ask }: FilterControlProps) {
  const { perChoice, withoutChoice } = counts.time
  return (
    <ChoiceGroup name="Ready in, chilling and rising included">
      <Choice
        label="Any"
        count={withoutChoice}
        isChosen={filters.time === null}
        choose={() => ask({ time: null })}
      />
      {TIMES.map((time, place) => (
        <Choice
          key={time}
          label={`Up to ${time} min`}
          count={perChoice[place] ?? 0}
          isChosen={filters.time === time}
          choose={() => ask({ time })}
        />
      ))}
    </ChoiceGroup>
  )
}

/** The facets of which several values can be chosen. */
export function MultipleFilters({ found: { filters, counts, index }, ask }: FilterControlProps) {
  const { facets } = filters
  const toggle = (facet: Facet, name: string) => {
    const others = facets[facet].filter((one) => one !== name)
    const chosen = others.length < facets[facet].length ? others : [...others, name]
    ask({ facets: { ...facets, [facet]: chosen } })
  }
  const offered = FACETS.filter(
    (facet) => FACET_OPTIONS[facet].isMultiple && index.facets[facet].names.length > 0,
  )
  return offered.map((facet) => (
    <ChoiceGroup key={facet} name={FACET_OPTIONS[facet].label}>
      {index.facets[facet].names.map((name, place) => (
        <Choice
          key={name}
          label={capitalized(name)}
          count={counts.facets[facet].perChoice[place] ?? 0}
          isChosen={facets[facet].includes(name)}
          choose={() => toggle(facet, name)}
        />
      ))}
    </ChoiceGroup>
  ))
}

function ChoiceGroup({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.name}>{name}</legend>
      <div className="row">{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  label: string
  count: number
  isChosen: boolean
  choose: () => void
}

function Choice({ label, count, isChosen, choose }: ChoiceProps) {
  if (count === 0 && !isChosen) return null
  return (
    <button type="button" className={pills.pill} aria-pressed={isChosen} onClick={choose}>
      {label} <span className={classes.count}>({count})</span>
    </button>
  )
}
