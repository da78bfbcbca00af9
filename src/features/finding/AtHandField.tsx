import { type KeyboardEvent, useId, useState } from 'react'
import input from '../../ui/field/textInput.module.css'
import classes from './AtHandField.module.css'
import { type OfferedFood, suggestFoods } from './suggestFoods.ts'

interface AtHandFieldProps {
  offered: readonly OfferedFood[]
  add: (name: string) => void
}

/** An editable combobox, https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. */
export function AtHandField({ offered, add }: AtHandFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const foods = isOpen ? suggestFoods(typed, offered) : []
  const isUnknown = isOpen && foods.length === 0

  function type(text: string) {
    setTyped(text)
    setActive(0)
    setOpen(text !== '')
  }
  function pick({ name }: OfferedFood) {
    add(name)
    type('')
  }
  function move(steps: number) {
    if (!isOpen) setOpen(true)
    else if (foods.length > 0) setActive((active + steps + foods.length) % foods.length)
  }
  function onKeyDown(event: KeyboardEvent) {
    const food = foods[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && food) pick(food)
    else if (event.key === 'Escape' && typed !== '') type('')
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div className={classes.field}>
      <input
        className={input.box}
        role="combobox"
        aria-label="A food that you have"
        aria-autocomplete="list"
        aria-expanded={foods.length > 0}
        aria-controls={id}
        aria-activedescendant={foods[active] && `${id}${active}`}
        autoComplete="off"
        autoCapitalize="none"
        placeholder="egg, flour, …"
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        id={id}
        role="listbox"
        aria-label="Foods"
        hidden={foods.length === 0}
        className={classes.list}
      >
        {foods.map((food, place) => (
          <button
            key={food.name}
            id={`${id}${place}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(food)}
          >
            {food.name} ({food.count})
          </button>
        ))}
      </div>
      <p role="status" className={isUnknown ? `dimmed ${classes.note}` : 'visually-hidden'}>
        {isUnknown && `No recipe here uses “${typed.trim()}”.`}
      </p>
    </div>
  )
}
