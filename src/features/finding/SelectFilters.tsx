import { type ReactNode, useId } from 'react'
import { FACET_OPTIONS, FACETS } from '../../content/finding/finderIndex.ts'
import { capitalized } from '../../shared/words.ts'
import input from '../../ui/field/textInput.module.css'
import type { FilterControlProps } from './PillFilters.tsx'
import classes from './choices.module.css'
import { type SortOrder, SORTS } from './filters.ts'

export function FacetSelects({ found: { filters, counts, index }, ask }: FilterControlProps) {
  const { facets } = filters
  const offered = FACETS.filter(
    (facet) => !FACET_OPTIONS[facet].isMultiple && index.facets[facet].names.length > 0,
  )
  return offered.map((facet) => {
    const { perChoice, withoutChoice } = counts.facets[facet]
    const [chosen = ''] = facets[facet]
    const choose = (name: string) =>
      ask({ facets: { ...facets, [facet]: name === '' ? [] : [name] } })
    return (
      <LabeledSelect key={facet} label={FACET_OPTIONS[facet].label} value={chosen} choose={choose}>
        <option value="">{`Any (${withoutChoice})`}</option>
        {index.facets[facet].names.map((name, place) => {
          if (perChoice[place] === 0 && name !== chosen) return null
          return (
            <option key={name} value={name}>
              {`${capitalized(name)} (${perChoice[place]})`}
            </option>
          )
        })}
      </LabeledSelect>
    )
  })
}

const SORT_LABELS: Record<SortOrder, string> = {
  newest: 'Newest',
  quickest: 'Quickest',
  rating: 'Best rated',
  missing: 'Fewest missing',
  title: 'A–Z',
}

export function SortSelect({ found: { filters }, ask }: FilterControlProps) {
  const offered = SORTS.filter((one) => one !== 'missing' || filters.have.length > 0)
  const choose = (value: string) => ask({ sort: SORTS.find((one) => one === value) ?? null })
  return (
    <LabeledSelect label="Sort by" value={filters.sort ?? ''} choose={choose}>
      <option value="">Our order</option>
      {offered.map((one) => (
        <option key={one} value={one}>
          {SORT_LABELS[one]}
        </option>
      ))}
    </LabeledSelect>
  )
}

interface LabeledSelectProps {
  label: string
  value: string
  choose: (value: string) => void
  children: ReactNode
}

function LabeledSelect({ label, value, choose, children }: LabeledSelectProps) {
  const id = useId()
  return (
    <div>
      {/* A label around the select would be named by all its options. */}
      <label htmlFor={id} className={classes.name}>
        {label}
      </label>
      <select
        id={id}
        className={input.box}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  )
}
