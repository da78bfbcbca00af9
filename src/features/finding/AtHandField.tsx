import { type KeyboardEvent, useState } from 'react'
import input from '../../ui/field/textInput.module.css'
import listbox from '../../ui/field/listbox.module.css'
import { useCombobox } from '../../ui/field/useCombobox.ts'
import classes from './AtHandField.module.css'
import { type OfferedFood, suggestFoods } from './suggestFoods.ts'

interface AtHandFieldProps {
  offered: readonly OfferedFood[]
  add: (name: string) => void
}

export function AtHandField({ offered, add }: AtHandFieldProps) {
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
