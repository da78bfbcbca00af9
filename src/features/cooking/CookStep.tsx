import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { TextPiece } from '../../content/cooking/writtenPieces.ts'
import { useRecord, useRecords } from '../../storage/deviceStore.ts'
import tick from '../../ui/field/tick.module.css'
import { type CookedRecipe, linesOf } from './cookedRecipe.ts'
import classes from './CookMode.module.css'
import { cookingStore, tickLine } from './cookingStore.ts'
import { showRecipe } from './showRecipe.ts'
import { startTimer } from './startTimer.ts'
import { clockTime } from './timers/clock.ts'
import { TimerList } from './timers/TimerList.tsx'
import { timerId, type Timer, timerStore } from './timers/timerStore.ts'

interface CookStepProps {
  recipe: CookedRecipe
  current: number
  children: ReactNode
}

export function CookStep({ recipe, current, children }: CookStepProps) {
  const { search } = useLocation()
  const { steps, ingredients, usedIngredients, note } = useMemo(
    () => showRecipe(recipe, search),
    [recipe, search],
  )
  const uses = usedIngredients[current] ?? []
  const before = textOf(steps[current - 1])
  const next = textOf(steps[current + 1])
  return (
    <>
      {before && <p className={classes.before}>✓ {before}</p>}
      <div className={classes.stage}>
        <div className={classes.step}>
          <p tabIndex={-1} className={classes.words} aria-live="polite" aria-atomic="true">
            <span className="visually-hidden">Step {current + 1}: </span>
            {textOf(steps[current])}
          </p>
          <Timers recipe={recipe} position={current + 1} />
        </div>
        <div key={current} ref={showTop} className={classes.needed}>
          {uses.length > 0 && <Ingredients recipe={recipe} uses={uses} lines={ingredients} />}
          {note && <p>{note}</p>}
          {children}
        </div>
      </div>
      {next && <p className={classes.after}>Next: {next}</p>}
    </>
  )
}

function showTop(part: HTMLElement | null) {
  part?.parentElement?.scrollTo(0, 0)
}

function textOf(pieces: readonly TextPiece[] = []): string {
  return pieces.map(({ text }) => text).join('')
}

function Timers({ recipe, position }: { recipe: CookedRecipe; position: number }) {
  const running = useRecords(timerStore)
  const timers = recipe.cooking.steps[position - 1]?.timers ?? []
  const nameOf = ({ recipe: of, step, dish }: Timer) =>
    of === recipe.id ? `Step ${step}` : `Step ${step}, ${dish}`
  return (
    <div className={classes.timers}>
      {timers.map(({ seconds }, index) => {
        const id = timerId(recipe.id, position, index)
        return (
          !running.has(id) && (
            <button key={id} type="button" onClick={() => startTimer(recipe, position, index)}>
              Start {clockTime(seconds)}
            </button>
          )
        )
      })}
      {running.size > 0 && <TimerList nameOf={nameOf} />}
    </div>
  )
}

interface IngredientsProps {
  recipe: CookedRecipe
  uses: readonly number[]
  lines: readonly string[]
}

function Ingredients({ recipe, uses, lines }: IngredientsProps) {
  const ticked = useRecord(cookingStore, String(recipe.id))?.ingredients ?? []
  const { ingredientKeys } = linesOf(recipe)
  return (
    <ul aria-label="Ingredients of this step" className={classes.ingredients}>
      {uses.map((index) => {
        const key = ingredientKeys[index] ?? ''
        return (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                className={tick.tick}
                checked={ticked.includes(key)}
                onChange={({ currentTarget: { checked } }) =>
                  tickLine(recipe.id, 'ingredients', key, checked)
                }
              />
              {lines[index]}
            </label>
          </li>
        )
      })}
    </ul>
  )
}
