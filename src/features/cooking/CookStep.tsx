import { useLocation } from 'react-router-dom'
import * as words from 'words/cooking'
import * as swapWords from 'words/swaps'
import { dietName } from '../../content/labels.ts'
import type { TextPiece } from '../../cooking/splitAtTimers.ts'
import { useRecord } from '../../storage/deviceStore.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import tick from '../../ui/field/tick.module.css'
import { spoken } from '../../ui/inline/spoken.tsx'
import type { RecipeToCook } from './recipeToCook.ts'
import dialog from './cookDialog.module.css'
import classes from './CookStep.module.css'
import { cookingStore } from '../../storage/cookingStore.ts'
import { tickLine } from './cookingProgress.ts'
import { scaleRecipe } from './scaleRecipe.ts'

type CookStepProps = { recipe: RecipeToCook; current: number; warnings: readonly string[] }

export function CookStep({ recipe, current, warnings }: CookStepProps) {
  const { search } = useLocation()
  const { steps, ingredientsOfSteps, note } = scaleRecipe(recipe, search)
  const uses = ingredientsOfSteps[current] ?? []
  const instruction = joinPieces(steps[current])
  const next = joinPieces(steps[current + 1])
  const swapNote = recipe.swapped && swapWords.note({ diet: dietName(recipe.swapped) })
  const notes = [swapNote ?? [], note ?? [], ...warnings].flat()
  const picture = recipe.stepPictures?.find(({ step }) => step === current + 1)
  return (
    <>
      <div className={classes.stage}>
        <div
          className={classes.words}
          data-taps
          style={{ '--letter-size': letterSize([instruction, ...notes]) }}
        >
          <p tabIndex={-1} aria-live="polite" aria-atomic="true">
            {words.step({ step: current + 1, instruction, spoken })}
          </p>
          {notes.map((text) => (
            <p key={text} className={`dimmed ${classes.note}`}>
              {text}
            </p>
          ))}
        </div>
        <div key={current} ref={layOutStep} className={classes.needed}>
          {picture && (
            <div className={classes.picture}>
              <Picture {...picture} title="" sizes="half" />
            </div>
          )}
          {uses.length > 0 && <Ingredients {...{ uses }} id={recipe.id} />}
        </div>
      </div>
      <p className={`dimmed ${dialog.after}`}>{next && words.stepAfter({ instruction: next })}</p>
    </>
  )
}

type IngredientsProps = {
  uses: ReturnType<typeof scaleRecipe>['ingredientsOfSteps'][number]
  id: number
}

function Ingredients({ uses, id }: IngredientsProps) {
  const ticked = useRecord(cookingStore, String(id))?.ingredients ?? []
  return (
    <details>
      <summary className="strong">{words.ingredientCount({ count: uses.length })}</summary>
      <ul aria-label={words.ingredientsOfStep} className={`ruled ${classes.ingredients}`}>
        {uses.map(({ key, text }) => (
          <li key={key}>
            <label className={tick.line}>
              <input
                type="checkbox"
                className={tick.tick}
                checked={ticked.includes(key)}
                onChange={({ currentTarget }) =>
                  tickLine(id, 'ingredients', key, currentTarget.checked)
                }
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The area of an average letter in square em, including line height and ragged line ends. */
const LETTER_AREA = 0.8

/** The font size at which texts fill a square, as a share of its side. */
function letterSize(texts: readonly string[]): number {
  return 1 / Math.sqrt(LETTER_AREA * texts.join(' ').length)
}

/** Opens the list of ingredients if both it and the step fit without scrolling. */
function layOutStep(needed: HTMLElement | null) {
  const instruction = needed?.previousElementSibling
  const stage = needed?.parentElement
  const list = needed?.querySelector('details')
  instruction?.scrollTo(0, 0)
  if (!instruction || !stage || !list) return undefined
  const observer = new ResizeObserver(() => {
    list.open = true
    list.open = [instruction, needed].every((part) => part.scrollHeight <= part.clientHeight)
  })
  observer.observe(stage)
  return () => observer.disconnect()
}

function joinPieces(pieces: readonly TextPiece[] = []): string {
  return pieces.map(({ text }) => text).join('')
}
