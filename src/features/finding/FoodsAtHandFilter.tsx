import { type KeyboardEvent, useRef, useState } from 'react'
import pills from '../../ui/choice/pills.module.css'
import listbox from '../../ui/field/listbox.module.css'
import input from '../../ui/field/textInput.module.css'
import { useCombobox } from '../../ui/field/useCombobox.ts'
import classes from './FoodsAtHandFilter.module.css'
import choices from './choices.module.css'
import type { FilterControlProps } from './PillFilters.tsx'
import { type OfferedFood, suggestFoods } from './suggestFoods.ts'

export function FoodsAtHandFilter({ found: { filters, counts, index }, ask }: FilterControlProps) {
  const { have, sort } = filters
  const group = useRef<HTMLFieldSetElement>(null)
  const offered = index.foods.names
    .map((name, place) => ({ name, count: counts.have[place] ?? 0 }))
    .filter(({ name, count }) => count > 0 && !have.includes(name))
  function add(name: string) {
    ask({ have: [...have, name], sort: sort ?? 'missing' })
  }
  function remove(name: string) {
    const left = have.filter((one) => one !== name)
    ask({ have: left, sort: left.length === 0 && sort === 'missing' ? null : sort })
    // The pressed button is gone.
    group.current?.querySelector('input')?.focus()
  }

  return (
    <fieldset ref={group} className={choices.group}>
      <legend className={choices.name}>What I have</legend>
      <FoodField offered={offered} add={add} />
      {have.length > 0 && (
        <ul aria-label="Foods that you have" className="row">
          {have.map((name) => (
            <li key={name}>
              <button
                type="button"
                className={pills.pill}
                aria-label={`Remove ${name}`}
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
        className={input.box}
        aria-label="A food that you have"
        autoCapitalize="none"
        placeholder="egg, flour, …"
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {combobox.isExpanded && (
        <div {...combobox.list} aria-label="Foods" className={listbox.list}>
          {foods.map((food, place) => (
            <button
              key={food.name}
              {...combobox.optionAt(place)}
              type="button"
              onClick={() => pick(food)}
            >
              {food.name} ({food.count})
            </button>
          ))}
        </div>
      )}
      <p role="status" className={isUnknown ? `dimmed ${classes.note}` : 'visually-hidden'}>
        {isUnknown && `No recipe here uses “${typed.trim()}”.`}
      </p>
    </div>
  )
}
