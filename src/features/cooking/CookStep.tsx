import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { TextPiece } from '../../content/cooking/writtenPieces.ts'
import classes from './CookMode.module.css'
import { CookIngredients } from './CookIngredients.tsx'
import { scaleNote } from './scaleNote.ts'
import { showRecipe } from './showRecipe.ts'
import { StepTimers } from './StepTimers.tsx'
import type { CookedRecipe } from './useCooking.tsx'

interface CookStepProps {
  recipe: CookedRecipe
  /** Counted from 0. */
  current: number
  /** What else is to be said. */
  children: ReactNode
}

/** A step with what it needs and what can be timed in it, between its neighbors. */
export function CookStep({ recipe, current, children }: CookStepProps) {
  const shown = showRecipe(recipe, useLocation().search)
  const note = scaleNote(shown.servings, recipe.servings)
  const [before, words = '', next] = [current - 1, current, current + 1].map((index) =>
    textOf(shown.steps[index]),
  )
  return (
    <>
      {before && <p className={classes.before}>✓ {before}</p>}
      <div className={classes.stage}>
        <div className={classes.step}>
          <p tabIndex={-1} className={classes.words} aria-live="polite" aria-atomic="true">
            <span className="visually-hidden">Step {current + 1}: </span>
            {words}
          </p>
          <StepTimers recipe={recipe} position={current + 1} />
        </div>
        <div key={current} ref={showTop} className={classes.needed}>
          <CookIngredients
            recipe={recipe}
            uses={shown.cooking.steps[current]?.uses ?? []}
            lines={shown.ingredients}
          />
          {note && <p>{note}</p>}
          {children}
        </div>
      </div>
      {next && <p className={classes.after}>Next: {next}</p>}
    </>
  )
}

/** Each step begins at its top. */
function showTop(part: HTMLElement | null) {
  part?.parentElement?.scrollTo(0, 0)
}

function textOf(pieces: readonly TextPiece[] | undefined): string | undefined {
  return pieces?.map(({ text }) => text).join('')
}
