import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { TextPiece } from '../../content/cooking/writtenPieces.ts'
import type { CookedRecipe } from './cookedRecipe.ts'
import { CookIngredients } from './CookIngredients.tsx'
import classes from './CookMode.module.css'
import { showRecipe } from './showRecipe.ts'
import { StepTimers } from './StepTimers.tsx'

interface CookStepProps {
  recipe: CookedRecipe
  current: number
  children: ReactNode
}

/** A step between its neighbors. */
export function CookStep({ recipe, current, children }: CookStepProps) {
  const { search } = useLocation()
  const { steps, ingredients, usedIngredients, note } = useMemo(
    () => showRecipe(recipe, search),
    [recipe, search],
  )
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
          <StepTimers recipe={recipe} position={current + 1} />
        </div>
        <div key={current} ref={showTop} className={classes.needed}>
          <CookIngredients
            recipe={recipe}
            uses={usedIngredients[current] ?? []}
            lines={ingredients}
          />
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
