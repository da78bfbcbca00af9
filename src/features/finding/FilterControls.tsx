import { type ReactNode, useId } from 'react'
import * as facetNames from 'words/facets'
import {
  FACET_OPTIONS,
  FACETS,
  type Facet,
  type FinderIndex,
  TIMES,
} from '../../content/finderIndex.ts'
import { recipeLabel } from '../../content/labels.ts'
import textInput from '../../ui/field/textInput.module.css'
import pills from '../../ui/choice/pills.module.css'
import classes from './filters.module.css'
import { type Filters, type SortOrder, SORTS } from './filters.ts'
import type { createFinder } from './finder.ts'
import * as words from 'words/filters'

export interface FilterControlProps {
  found: {
    index: FinderIndex
    filters: Filters
    counts: ReturnType<ReturnType<typeof createFinder>>['counts']
  }
  ask: (changes: Partial<Filters>) => void
}

export function PillFilters({ found: { filters, counts, index }, ask }: FilterControlProps) {
  const { facets, time: chosenTime } = filters
  const { perChoice, withoutChoice } = counts.time
  const times = [null, ...TIMES].map((time, position) => ({
    label: time === null ? words.any : words.upToMinutes({ minutes: time }),
    count: time === null ? withoutChoice : (perChoice[position - 1] ?? 0),
    isChosen: chosenTime === time,
    choose: () => ask({ time }),
  }))
  const toggle = (facet: Facet, name: string) => {
    const rest = facets[facet].filter((other) => other !== name)
    const chosen = rest.length < facets[facet].length ? rest : [...rest, name]
    ask({ facets: { ...facets, [facet]: chosen } })
  }
  return (
    <>
      <ChoiceGroup name={words.readyIn} choices={times} />
      {offeredFacets(index, true).map((facet) => {
        const choices = index.facets[facet].names.map((name, position) => ({
          label: recipeLabel(name),
          count: counts.facets[facet].perChoice[position] ?? 0,
          isChosen: facets[facet].includes(name),
          choose: () => toggle(facet, name),
        }))
        return <ChoiceGroup key={facet} name={facetNames[facet]} choices={choices} />
      })}
    </>
  )
}

function offeredFacets({ facets }: FinderIndex, isMultiple: boolean): Facet[] {
  const ofKind = FACETS.filter((facet) => FACET_OPTIONS[facet].isMultiple === isMultiple)
  return ofKind.filter((facet) => facets[facet].names.length > 0)
}

interface ChoiceGroupProps {
  name: string
  choices: { label: string; count: number; isChosen: boolean; choose: () => void }[]
}

function ChoiceGroup({ name, choices }: ChoiceGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.name}>{name}</legend>
      <div className="row">
        {choices
          .filter(({ count, isChosen }) => count > 0 || isChosen)
          .map(({ label, count, isChosen, choose }) => (
            <button
              key={label}
              type="button"
              className={pills.pill}
              aria-pressed={isChosen}
              onClick={choose}
            >
              {label} <span className={pills.count}>({count})</span>
            </button>
          ))}
      </div>
    </fieldset>
  )
}

export function SelectFilters({ found: { filters, counts, index }, ask }: FilterControlProps) {
  const { facets, have, sort } = filters
  const isUseless: Partial<Record<SortOrder, boolean>> = {
    missing: have.length === 0,
    rating: index.ratings.every((rating) => rating === 0),
  }
  return (
    <>
      {offeredFacets(index, false).map((facet) => {
        const { perChoice, withoutChoice } = counts.facets[facet]
        const [chosen = ''] = facets[facet]
        const choose = (name: string) =>
          ask({ facets: { ...facets, [facet]: name === '' ? [] : [name] } })
        return (
          <Select key={facet} label={facetNames[facet]} value={chosen} choose={choose}>
            <option value="">{`${words.any} (${withoutChoice})`}</option>
            {index.facets[facet].names.map((name, position) => {
              if (perChoice[position] === 0 && name !== chosen) return null
              return (
                <option key={name} value={name}>
                  {`${recipeLabel(name)} (${perChoice[position]})`}
                </option>
              )
            })}
          </Select>
        )
      })}
      <Select
        label={words.sortBy}
        className={classes.order}
        value={sort ?? ''}
        choose={(value) => ask({ sort: SORTS.find(([order]) => order === value)?.[0] ?? null })}
      >
        <option value="">{words.ourOrder}</option>
        {SORTS.filter(([order]) => !isUseless[order]).map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </Select>
    </>
  )
}

interface SelectProps {
  label: string
  className?: string
  value: string
  choose: (value: string) => void
  children: ReactNode
}

function Select({ label, className, value, choose, children }: SelectProps) {
  const id = useId()
  return (
    <div className={className}>
      {/* A label around the select would include all options in its name. */}
      <label htmlFor={id} className={classes.name}>
        {label}
      </label>
      <select
        id={id}
        className={textInput.box}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  )
}
