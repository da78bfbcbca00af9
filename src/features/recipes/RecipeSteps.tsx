import type { ReactNode } from 'react'
import { stepId } from '../../addresses/paths.ts'
import { KeepTogether } from '../../ui/KeepTogether.tsx'
import classes from './RecipeSteps.module.css'

/** The step after which the advertisement stands. */
const AD_AFTER_STEP = 3

interface RecipeStepsProps {
  steps: string[]
  ad: ReactNode
}

/** What to do, in numbered steps. */
export function RecipeSteps({ steps, ad }: RecipeStepsProps) {
  return (
    <ol className={classes.steps}>
      {steps.map((step, index) => (
        <li key={step} id={stepId(index + 1)} className={classes.step}>
          <span className={classes.number} aria-hidden="true">
            {index + 1}
          </span>
          <p>
            <KeepTogether>{step}</KeepTogether>
          </p>
          {index + 1 === AD_AFTER_STEP && <div className={classes.ad}>{ad}</div>}
        </li>
      ))}
    </ol>
  )
}
