import { type KeyboardEvent, useRef, useState } from 'react'
import * as words from 'words/filters'
import pills from '../../ui/choice/pills.module.css'
import listbox from '../../ui/field/listbox.module.css'
import textInput from '../../ui/field/textInput.module.css'
import { useCombobox } from '../../ui/field/useCombobox.ts'
import classes from './filters.module.css'
import type { FilterControlProps } from './FilterControls.tsx'
import { foldText } from './filters.ts'

export function FoodsAtHandFilter({ found: { filters, counts, index }, ask }: FilterControlProps) {
  const { have, sort } = filters
  const group = useRef<HTMLFieldSetElement>(null)
  const offered = index.foods.names
    .map((name, food) => ({ name, count: counts.have[food] ?? 0 }))
    .filter(({ name, count }) => count > 0 && !have.includes(name))
  function add(name: string) {
    ask({ have: [...have, name], sort: sort ?? 'missing' })
  }
  function remove(name: string) {
    const rest = have.filter((other) => other !== name)
    ask({ have: rest, sort: rest.length === 0 && sort === 'missing' ? null : sort })
    // The pressed button, which had the focus, is gone.
    group.current?.querySelector('input')?.focus()
  }

  return (
    <fieldset ref={group} className={classes.group}>
      <legend className={classes.name}>{words.foodsAtHand}</legend>
      <FoodField offered={offered} add={add} />
      {have.length > 0 && (
        <ul aria-label={words.chosenFoods} className="row">
          {have.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={pills.pill}
                aria-label={words.removeFood({ food: name })}
                onClick={() => remove(name)}
              >
                {name} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

interface FoodFieldProps {
  offered: readonly OfferedFood[]
  add: (name: string) => void
}

function FoodField({ offered, add }: FoodFieldProps) {
  const [typed, setTyped] = useState('')
  const foods = suggestFoods(typed, offered)
  const combobox = useCombobox(foods.length, 0)
  const isUnknown = combobox.isOpen && foods.length === 0

  function type(text: string) {
    setTyped(text)
    combobox.open(text !== '')
  }
  function pick({ name }: OfferedFood) {
    add(name)
    type('')
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault()
      type('')
    }
    combobox.input.onKeyDown(event)
  }

  return (
    <div className={classes.field}>
      <input
        {...combobox.input}
        className={textInput.box}
        aria-label={words.addFood}
        autoCapitalize="none"
        placeholder={words.foodExamples}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {combobox.isExpanded && (
        <div
          {...combobox.list}
          ref={scrollToList}
          aria-label={words.foods}
          className={listbox.list}
        >
          {foods.map((food, index) => (
            <button
              key={food.name}
              {...combobox.optionAt(index)}
              type="button"
              onClick={() => pick(food)}
            >
              {food.name} ({food.count})
            </button>
          ))}
        </div>
      )}
      <p role="status" className={isUnknown ? `dimmed ${classes.note}` : 'visually-hidden'}>
        {isUnknown && words.unknownFood({ typed: typed.trim() })}
      </p>
    </div>
  )
}

/** The list opens below its field, which may be at the lower edge of the screen. */
const scrollToList = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' })

interface OfferedFood {
  name: string
  count: number
}

const MAX_LIST = 8

/** Suggests foods: full matches, then prefixes of the name, then of a word; common ones first. */
export function suggestFoods(typed: string, offered: readonly OfferedFood[]): OfferedFood[] {
  const forms = singulars(foldText(typed))
  const rank = ({ name }: OfferedFood) => rankOf(foldText(name), forms)
  return offered
    .filter((food) => rank(food) < Infinity)
    .toSorted((a, b) => rank(a) - rank(b) || b.count - a.count)
    .slice(0, MAX_LIST)
}

function singulars(typed: string): string[] {
  return [typed, typed.replace(/ies$/, 'y'), typed.replace(/es$/, ''), typed.replace(/s$/, '')]
}

function rankOf(name: string, forms: readonly string[]): number {
  if (forms.includes(name)) return 0
  if (forms.some((form) => name.startsWith(form))) return 1
  return forms.some((form) => name.includes(` ${form}`)) ? 2 : Infinity
}
