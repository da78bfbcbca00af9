import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import * as words from 'words/cooking'
import { language } from 'words/locale'
import * as recipeWords from 'words/recipe'
import { localNumber } from '../../shared/messages.ts'
import classes from './ScaleControls.module.css'
import { MAX_SERVINGS, MIN_SERVINGS, toServings } from '../../cooking/servings.ts'

export type Rescale =
  | { by: number }
  | { times: number }
  | { typed: string }
  | { units: string }
  | { swap: string }

interface ScaleProps {
  writtenServings: number
  servings: number
  units?: string
  note?: string
  rescale: (to: Rescale) => void
}

const ARROW_STEPS: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }
const TIMES = [0.5, 1, 2, 3]

export function ScaleControls({ writtenServings, servings, units, note, rescale }: ScaleProps) {
  /** Shown only while the servings equal `at`. */
  const [problem, setProblem] = useState({ text: '', at: servings })
  const field = useRef<HTMLInputElement>(null)
  // The field is uncontrolled, so new servings must replace its text; arrow keys do not blur it.
  useEffect(() => showServings(servings), [servings])
  function showServings(count: number) {
    if (field.current) field.current.value = localNumber(count)
  }
  function commit({ currentTarget: { value: typed } }: FocusEvent<HTMLInputElement>) {
    const chosen = toServings(typed)
    setProblem({ text: chosen === undefined ? servingsRefusal(typed, servings) : '', at: servings })
    showServings(chosen ?? servings)
    rescale({ typed })
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur()
    const by = ARROW_STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    rescale({ by })
  }
  return (
    <>
      <div className={`${classes.stepper} needs-scripts`}>
        <button type="button" aria-label={words.fewerServings} onClick={() => rescale({ by: -1 })}>
          −
        </button>
        <input
          ref={field}
          aria-label={recipeWords.servings}
          role="spinbutton"
          aria-valuenow={servings}
          aria-valuemin={MIN_SERVINGS}
          aria-valuemax={MAX_SERVINGS}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={localNumber(servings)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={words.moreServings} onClick={() => rescale({ by: 1 })}>
          +
        </button>
      </div>
      <BatchControls {...{ writtenServings, servings, units, rescale }} />
      {/* Always rendered: screen readers announce changes only of a region that they know. */}
      <div role="status" className={`small strong ${classes.note}`}>
        {problem.at === servings && <p>{problem.text}</p>}
        {note && <p>{note}</p>}
      </div>
    </>
  )
}

function BatchControls({ writtenServings, servings, units, rescale }: ScaleProps) {
  return (
    <div className={`${classes.controls} needs-scripts`}>
      <div className={classes.times}>
        {TIMES.map((times) => (
          <button
            key={times}
            type="button"
            aria-pressed={servings === writtenServings * times}
            onClick={() => rescale({ times })}
          >
            {times === 0.5 ? words.half : words.times({ factor: times })}
          </button>
        ))}
      </div>
      {language === 'en' && (
        <select
          aria-label={words.units}
          value={units ?? ''}
          onChange={({ currentTarget }) => rescale({ units: currentTarget.value })}
        >
          <option value="">{words.unitsAsWritten}</option>
          <option value="us">{words.unitsOfUs}</option>
          <option value="metric">{words.metricUnits}</option>
        </select>
      )}
    </div>
  )
}

function servingsRefusal(written: string, servings: number): string {
  const typed = written.trim()
  const limits = { servings, least: MIN_SERVINGS, most: MAX_SERVINGS }
  return typed ? words.impossibleServings({ typed, ...limits }) : words.missingServings(limits)
}
