import type { FocusEvent, KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { changeScale, type Scale, scaleOf, toServings, toUnits } from './scaleAddress.ts'
import { REPLACE, useOpened } from './scaleBy.ts'
import { scaleNote } from './scaleNote.ts'
import classes from './ScalePanel.module.css'
import type { CookedRecipe } from './useCooking.ts'

const FACTORS = [
  [0.5, '½×'],
  [1, '1×'],
  [2, '2×'],
  [3, '3×'],
] as const

/** For how many the amounts are, and in which units; there once it is asked for, or in use. */
export function ScalePanel({ recipe }: { recipe: CookedRecipe }) {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpened = useOpened()
  const { servings = recipe.servings, units } = scaleOf(location.search)
  if (!isOpened && servings === recipe.servings && units === undefined) return null
  const change = (to: Scale) => void navigate(changeScale(location, recipe, to), REPLACE)
  const note = scaleNote(servings, recipe.servings)
  return (
    <div className={classes.panel}>
      <div className={classes.factors}>
        {FACTORS.map(([factor, label]) => (
          <button
            key={label}
            type="button"
            aria-pressed={servings === recipe.servings * factor}
            onClick={() => change({ servings: recipe.servings * factor })}
          >
            {label}
          </button>
        ))}
      </div>
      <ServingsField servings={servings} setServings={(to) => change({ servings: to })} />
      <select
        aria-label="Units"
        value={units ?? ''}
        onChange={({ currentTarget }) => change({ units: toUnits(currentTarget.value) })}
      >
        <option value="">As written</option>
        <option value="us">US</option>
        <option value="metric">Metric</option>
      </select>
      <p role="status" className={classes.note}>
        {note}
      </p>
    </div>
  )
}

interface ServingsFieldProps {
  servings: number
  setServings: (servings: number) => void
}

/** Any number of servings; what is none becomes again what it was. */
function ServingsField({ servings, setServings }: ServingsFieldProps) {
  function commit({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const typed = toServings(currentTarget.value)
    if (typed === undefined) currentTarget.value = String(servings)
    else if (typed !== servings) setServings(typed)
  }
  return (
    <label className={classes.field}>
      Serves
      <input
        // What was chosen elsewhere replaces what was typed.
        key={servings}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={servings}
        onBlur={commit}
        onKeyDown={blurOnEnter}
      />
    </label>
  )
}

function blurOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter') currentTarget.blur()
}
