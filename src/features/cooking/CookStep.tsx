import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import classes from './CookMode.module.css'
import { CookIngredients } from './CookIngredients.tsx'
import { scaleOf } from './scaleAddress.ts'
import { showRecipe } from './showRecipe.ts'
import { StepTimers } from './StepTimers.tsx'
import type { TextPiece } from './textPieces.ts'
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
  const { servings = recipe.servings, units } = scaleOf(useLocation().search)
  const shown = showRecipe(recipe, servings, units)
  const [before, words = '', next] = [current - 1, current, current + 1].map((index) =>
    textOf(shown.steps[index]),
  )
  return (
    <div className={classes.stage}>
      {before && <p className={classes.neighbor}>✓ {before}</p>}
      <div className={classes.step}>
        <p className={classes.words} aria-live="polite" aria-atomic="true">
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
        {shown.note && <p>{shown.note}</p>}
        {children}
      </div>
      {next && <p className={classes.neighbor}>Next: {next}</p>}
    </div>
  )
}

/** Each step begins at its top. */
function showTop(part: HTMLElement | null) {
  part?.parentElement?.scrollTo(0, 0)
}

function textOf(pieces: readonly TextPiece[] | undefined): string | undefined {
  return pieces?.map(({ text }) => text).join('')
}
