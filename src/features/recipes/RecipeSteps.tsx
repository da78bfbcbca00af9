import { Fragment, type ReactNode } from 'react'
import * as words from 'words/recipe'
import { STEP_BOX } from '../../addresses/pageParts.ts'
import { stepId } from '../../addresses/paths.ts'
import { groupSteps } from '../../content/recipeGroups.ts'
import type { StepPicture } from '../../content/recipeMedia.ts'
import { hasAdSlots } from '../../settings/chosenProviders.ts'
import { AD_AFTER_STEP } from '../../ui/ads/AdSlot.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import tick from '../../ui/field/tick.module.css'
import classes from './RecipeSteps.module.css'

interface RecipeStepsProps {
  steps: string[]
  pictures?: readonly StepPicture[]
  ad: ReactNode
  renderStep: (text: string, position: number) => ReactNode
}

export function RecipeSteps({ steps, pictures, ad, renderStep }: RecipeStepsProps) {
  return groupSteps(steps).map(({ name, entries }, index) => (
    <Fragment key={entries[0]?.position}>
      {name && <h3 className={classes.group}>{name}</h3>}
      <ol className={classes.steps} start={index > 0 ? entries[0]?.position : undefined}>
        {entries.map(({ text, position }) => (
          <li key={position} id={stepId(position)} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {position}
            </span>
            <label>
              <input
                type="checkbox"
                name={STEP_BOX}
                value={position}
                autoComplete="off"
                className={`${tick.tick} screen-only`}
                aria-label={words.stepDone({ step: position })}
              />
            </label>
            <p>{renderStep(text, position)}</p>
            {pictures?.map(
              (picture) =>
                picture.step === position && (
                  <div key={position} className={classes.picture}>
                    <Picture {...picture} title="" sizes="half" />
                  </div>
                ),
            )}
            {position === AD_AFTER_STEP && hasAdSlots() && <div className={classes.ad}>{ad}</div>}
          </li>
        ))}
      </ol>
    </Fragment>
  ))
}
