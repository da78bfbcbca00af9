import type { ReactNode } from 'react'
import { type FinderIndex, TIMES } from '../../content/finding/finderIndex.ts'
import { capitalized } from '../../words/capitalized.ts'
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
  const { each, any } = counts.time
  return (
    <ChoiceGroup name="Ready in, chilling and rising included">
      <Choice
        label="Any"
        count={any}
        isChosen={filters.time === null}
        choose={() => ask({ time: null })}
      />
      {TIMES.map((time, place) => (
        <Choice
          key={time}
          label={`Up to ${time} min`}
          count={each[place] ?? 0}
          isChosen={filters.time === time}
          choose={() => ask({ time })}
        />
      ))}
    </ChoiceGroup>
  )
}

export function DietFilter({ found: { filters, counts, index }, ask }: FilterControlProps) {
  const { names } = index.facets.diet
  const { facets } = filters
  if (names.length === 0) return null
  const toggle = (name: string) => {
    const others = facets.diet.filter((one) => one !== name)
    const diet = others.length < facets.diet.length ? others : [...others, name]
    ask({ facets: { ...facets, diet } })
  }
  return (
    <ChoiceGroup name="Diet">
      {names.map((name, place) => (
        <Choice
          key={name}
          label={capitalized(name)}
          count={counts.facets.diet.each[place] ?? 0}
          isChosen={facets.diet.includes(name)}
          choose={() => toggle(name)}
        />
      ))}
    </ChoiceGroup>
  )
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
