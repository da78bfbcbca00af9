import * as words from 'words/cooking'
import * as timerWords from 'words/timers'
import { useRecord, useRecords } from '../../storage/deviceStore.ts'
import { recordCooked } from '../../storage/recipeStores.ts'
import { CookDialog } from './CookDialog.tsx'
import { cookingStore } from '../../storage/cookingStore.ts'
import {
  changeProgress,
  warnIfUnstored,
  startOver,
  useStartOver,
  tickLine,
} from './cookingProgress.ts'
import { CookStep } from './CookStep.tsx'
import { type RecipeToCook, recipeLines } from './recipeToCook.ts'
import { useStepKeysAndSwipes } from './useStepKeysAndSwipes.ts'
import { startTimer } from './startTimer.ts'
import { spoken } from '../../ui/text/spoken.tsx'
import { clockTime } from './timers/TimerList.tsx'
import { timerStore } from '../../storage/timerStore.ts'
import { timerId } from './timers/changeTimers.ts'

export function CookMode({ recipe }: { recipe: RecipeToCook }) {
  const { current, count, turn, finish } = useStep(recipe)
  const { startOver: startAgain, undo } = useStartOver(recipe.id)
  const isLast = current + 1 === count
  return (
    <CookDialog
      name={words.cookModeOf({ title: recipe.title })}
      position={words.position({ step: current + 1, count, spoken })}
      barButtons={
        <button type="button" onClick={undo ?? startAgain}>
          {undo ? words.undo : words.startOver}
        </button>
      }
      timerButtons={<TimerButtons recipe={recipe} position={current + 1} />}
      nameTimer={({ recipe: id, step, dish }) =>
        id === recipe.id ? timerWords.step({ step }) : dish
      }
      goBack={current > 0 ? () => turn(-1) : undefined}
      goOn={isLast ? finish : () => turn(1)}
      next={isLast ? undefined : { name: words.nextStep, label: words.next }}
      handlers={useStepKeysAndSwipes(turn)}
    >
      {(warnings) => <CookStep {...{ recipe, current, warnings }} />}
    </CookDialog>
  )
}

function useStep(recipe: RecipeToCook) {
  const { stepKeys } = recipeLines(recipe)
  const progress = useRecord(cookingStore, String(recipe.id))
  const current = Math.max(0, stepKeys.indexOf(progress?.step ?? ''))
  function turn(by: number) {
    const target = Math.min(Math.max(current + by, 0), stepKeys.length - 1)
    const [from, to] = [stepKeys[current], stepKeys[target]]
    if (from === undefined || to === undefined || from === to) return
    if (by === 1) leave(from)
    changeProgress(recipe.id, () => ({ step: to }))
  }
  function leave(step: string) {
    tickLine(recipe.id, 'steps', step, true)
    // Going on from the first step counts as cooking, opening a recipe does not.
    if (current === 0) warnIfUnstored(recordCooked(recipe.id, recipe.title, new Date()))
  }
  function finish() {
    leave(stepKeys[current] ?? '')
    startOver(recipe.id)
  }
  return { current, count: stepKeys.length, turn, finish }
}

/** @param position of the step, from 1 */
function TimerButtons({ recipe, position }: { recipe: RecipeToCook; position: number }) {
  const running = useRecords(timerStore)
  const timers = recipe.cooking.steps[position - 1]?.timers ?? []
  return timers.map(({ seconds }, index) => {
    const id = timerId(recipe.id, position, index)
    return (
      !running.has(id) && (
        <button
          key={id}
          type="button"
          data-command="timer"
          onClick={() => startTimer(recipe, position, index)}
        >
          {timerWords.startClock({ clock: clockTime(seconds) })}
        </button>
      )
    )
  })
}
