import { Fragment, type ReactNode } from 'react'
import { stepId } from '../../addresses/paths.ts'
import { stepGroups } from '../../content/groups.ts'
import { KeepTogether } from '../../ui/KeepTogether.tsx'
import tick from '../../ui/tick.module.css'
import classes from './RecipeSteps.module.css'

/** The step after which the advertisement stands. */
const AD_AFTER_STEP = 3

interface RecipeStepsProps {
  /** Steps, and the headings among them. */
  steps: string[]
  ad: ReactNode
  /** What to show in place of the text that is written. */
  wordsOf?: (position: number, text: string) => ReactNode
}

/** What to do, in numbered steps to be ticked, in groups where the recipe has some. */
export function RecipeSteps({ steps, ad, wordsOf }: RecipeStepsProps) {
  return stepGroups(steps).map(({ name, entries }, index) => (
    <Fragment key={entries[0]?.position}>
      {name && <h3 className={classes.group}>{name}</h3>}
      <ol className={classes.steps} start={index > 0 ? entries[0]?.position : undefined}>
        {entries.map(({ text, position }) => (
          <li key={text} id={stepId(position)} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {position}
            </span>
            <input
              type="checkbox"
              name="step"
              value={position}
              autoComplete="off"
              className={tick.tick}
              aria-label={`Step ${position} done`}
            />
            <p>{wordsOf ? wordsOf(position, text) : <KeepTogether>{text}</KeepTogether>}</p>
            {position === AD_AFTER_STEP && <div className={classes.ad}>{ad}</div>}
          </li>
        ))}
      </ol>
    </Fragment>
  ))
}
