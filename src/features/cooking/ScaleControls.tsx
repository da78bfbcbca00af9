import type { FocusEvent, KeyboardEvent } from 'react'
import pills from '../../ui/pills.module.css'
import classes from './ScaleControls.module.css'
import { toServings } from './scaleAddress.ts'

const FACTORS = [
  [0.5, '½×'],
  [1, '1×'],
  [2, '2×'],
  [3, '3×'],
] as const

interface ScaleControlsProps {
  /** As written. */
  own: number
  servings: number
  setServings: (servings: number) => void
  units: string | undefined
  setUnits: (units: string) => void
}

function onEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter') currentTarget.blur()
}

/** For how many the amounts are, and in which units. */
export function ScaleControls({ own, servings, setServings, units, setUnits }: ScaleControlsProps) {
  function commit({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const typed = toServings(currentTarget.value)
    if (typed === undefined) currentTarget.value = String(servings)
    else if (typed !== servings) setServings(typed)
  }
  const step = (by: number) => setServings(Math.max(Math.min(1, servings), servings + by))
  return (
    <div className={`${classes.controls} needs-scripts`}>
      <div className={classes.stepper}>
        <button type="button" aria-label="Fewer servings" onClick={() => step(-1)}>
          −
        </button>
        <input
          key={servings}
          aria-label="Servings"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={servings}
          onBlur={commit}
          onKeyDown={onEnter}
        />
        <button type="button" aria-label="More servings" onClick={() => step(1)}>
          +
        </button>
      </div>
      {FACTORS.map(([factor, label]) => (
        <button
          key={label}
          type="button"
          className={pills.pill}
          aria-pressed={servings === own * factor}
          onClick={() => setServings(own * factor)}
        >
          {label}
        </button>
      ))}
      <select
        aria-label="Units"
        autoComplete="off"
        value={units ?? ''}
        onChange={({ currentTarget }) => setUnits(currentTarget.value)}
      >
        <option value="">As written</option>
        <option value="us">US</option>
        <option value="metric">Metric</option>
      </select>
    </div>
  )
}
