import type { FocusEvent, KeyboardEvent } from 'react'
import classes from './ScaleControls.module.css'

/** What a visitor asks for; a number of servings and units as they were typed or chosen. */
export type Rescale = { by: number } | { times: number } | { typed: string } | { units: string }

interface ScaleControlsProps {
  /** For how many the recipe is written. */
  own: number
  /** For how many it is shown. */
  servings: number
  units?: string
  /** What a cook has to know of these amounts. */
  note?: string
  rescale: (to: Rescale) => void
}

const TIMES = { '½×': 0.5, '1×': 1, '2×': 2, '3×': 3 }

/** For how many the amounts are, and in which units. */
export function ScaleControls({ own, servings, units = '', note, rescale }: ScaleControlsProps) {
  /** What is no number of servings becomes again what it was. */
  function commit({ currentTarget }: FocusEvent<HTMLInputElement>) {
    rescale({ typed: currentTarget.value })
    currentTarget.value = String(servings)
  }
  return (
    <>
      <div className={`${classes.stepper} needs-scripts`}>
        <button type="button" aria-label="Fewer servings" onClick={() => rescale({ by: -1 })}>
          −
        </button>
        <input
          // What was chosen elsewhere replaces what was typed.
          key={servings}
          aria-label="Servings"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={servings}
          onBlur={commit}
          onKeyDown={blurOnEnter}
        />
        <button type="button" aria-label="More servings" onClick={() => rescale({ by: 1 })}>
          +
        </button>
      </div>
      <div className={`${classes.row} needs-scripts`}>
        <div className={classes.times}>
          {Object.entries(TIMES).map(([label, times]) => (
            <button
              key={label}
              type="button"
              aria-pressed={servings === own * times}
              onClick={() => rescale({ times })}
            >
              {label}
            </button>
          ))}
        </div>
        <select
          aria-label="Units"
          value={units}
          onChange={({ currentTarget }) => rescale({ units: currentTarget.value })}
        >
          <option value="">As written</option>
          <option value="us">US</option>
          <option value="metric">Metric</option>
        </select>
      </div>
      {/* There from the beginning, so that what comes into it is read out. */}
      <div role="status">{note && <p className={classes.note}>{note}</p>}</div>
    </>
  )
}

function blurOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter') currentTarget.blur()
}
