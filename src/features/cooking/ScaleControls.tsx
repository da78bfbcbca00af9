import type { FocusEvent, KeyboardEvent } from 'react'
import classes from './ScaleControls.module.css'

export type Rescale = { by: number } | { times: number } | { typed: string } | { units: string }

interface ScaleControlsProps {
  own: number
  servings: number
  units?: string
  note?: string
  rescale: (to: Rescale) => void
}

const TIMES = { '½×': 0.5, '1×': 1, '2×': 2, '3×': 3 }

export function ScaleControls({ own, servings, units = '', note, rescale }: ScaleControlsProps) {
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
          // A choice made elsewhere replaces typed text.
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
      {/* Rendered always: screen readers announce changes of a region they know. */}
      <div role="status">{note && <p className={`small ${classes.note}`}>{note}</p>}</div>
    </>
  )
}

function blurOnEnter({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  if (key === 'Enter') currentTarget.blur()
}
