import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as words from 'words/cooking'
import * as timerWords from 'words/timers'
import { useRecord, useRecords } from '../../storage/deviceStore.ts'
import { recordCooked } from '../../storage/recipeStores.ts'
import classes from './cookDialog.module.css'
import { cookingStore } from '../../storage/cookingStore.ts'
import {
  changeProgress,
  reportStorage,
  startOver,
  useStartOver,
  tickLine,
  useUnstored,
} from './cookingProgress.ts'
import { CookStep } from './CookStep.tsx'
import { useHandsFree } from './handsFree/useHandsFree.tsx'
import { type RecipeToCook, recipeLines } from './recipeToCook.ts'
import { COOK_HASH } from './scaleAddress.ts'
import { useStepKeysAndSwipes } from './useStepKeysAndSwipes.ts'
import { useWakeLock } from './useWakeLock.ts'
import { startTimer } from './startTimer.ts'
import { spoken } from '../../ui/inline/spoken.tsx'
import { clockTime, TimerList } from './timers/TimerList.tsx'
import { type Timer, timerStore } from '../../storage/timerStore.ts'
import { timerId } from './timers/changeTimers.ts'

export function CookMode({ recipe }: { recipe: RecipeToCook }) {
  const { close, ...dialog } = useDialog()
  const { current, count, turn, finish } = useStep(recipe)
  const { startOver: startAgain, undo } = useStartOver(recipe.id)
  const { button, panel, note } = useHandsFree()
  const warnings = [note ?? [], useWarnings()].flat()
  const pressedAt = useRef(0)
  const isLast = current + 1 >= count
  return (
    <>
      <dialog
        {...dialog}
        {...useStepKeysAndSwipes(turn)}
        aria-label={words.cookModeOf({ title: recipe.title })}
        className={`${classes.dialog} screen-only`}
      >
        <div className={classes.bar}>
          <button type="button" aria-label={words.closeCookMode} onClick={close}>
            ✕
          </button>
          <p>{words.position({ step: current + 1, count, spoken })}</p>
          {button}
          <button type="button" onClick={undo ?? startAgain}>
            {undo ? words.undo : words.startOver}
          </button>
        </div>
        <CookStep {...{ recipe, current, warnings }} />
        <div className={`row ${classes.controls}`}>
          <CookTimers recipe={recipe} position={current + 1} />
          <button
            type="button"
            aria-label={words.backOneStep}
            data-command="back"
            disabled={current === 0}
            onClick={() => turn(-1)}
          >
            {words.back}
          </button>
          <button
            type="button"
            className={classes.next}
            aria-label={isLast ? words.finish : words.nextStep}
            data-command={isLast ? undefined : 'next'}
            onClick={({ timeStamp }) => {
              // “Finish” replaces “Next”, so a double press on “Next” must not finish.
              const isMeant = timeStamp - pressedAt.current > 400
              pressedAt.current = timeStamp
              if (!isLast) return turn(1)
              if (!isMeant) return
              finish()
              close()
            }}
          >
            {isLast ? words.finish : words.next}
          </button>
        </div>
      </dialog>
      {panel}
    </>
  )
}

function useWarnings(): string[] {
  const mayTurnOff = useWakeLock()
  const isUnstored = useUnstored()
  return [mayTurnOff ? words.screenMayTurnOff : [], isUnstored ? words.placeNotStored : []].flat()
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
    // Leaving the first step counts as cooking; opening a recipe does not.
    if (current === 0) reportStorage(recordCooked(recipe.id, recipe.title, new Date()))
  }
  function finish() {
    leave(stepKeys[current] ?? '')
    startOver(recipe.id)
  }
  return { current, count: stepKeys.length, turn, finish }
}

const [navigation] = performance.getEntriesByType('navigation')
/** Whether cook mode was open at load: Back would then leave the site. Outlives the component. */
let isLoadedOpen = navigation?.name.endsWith(COOK_HASH)

/** Calls show() first: showModal() makes the page inert, which would delay the first paint. */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { search } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const opener = document.activeElement
    element.show()
    focusStep(element)
    // A press may remove or disable the focused button; keys work only with focus in the dialog.
    element.addEventListener('click', () =>
      afterPaint(() => {
        if (!element.contains(document.activeElement)) focusStep(element)
      }),
    )
    const cancel = afterPaint(() => {
      if (!element.open) return
      // Removing the attribute fires no `close` event.
      element.removeAttribute('open')
      element.showModal()
      focusStep(element)
    })
    return () => {
      cancel()
      isLoadedOpen = false
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return {
    ref: dialog,
    close: () => dialog.current?.close(),
    onClose() {
      if (isLoadedOpen) void navigate({ search }, { replace: true })
      else void navigate(-1)
    },
  }
}

/** Makes screen readers start with the step. */
function focusStep(dialog: HTMLElement) {
  dialog.querySelector<HTMLElement>('[aria-live]')?.focus()
}

/** Calls back after the next paint; returns a function that cancels the call. */
function afterPaint(call: () => void): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timeout = setTimeout(call)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timeout)
  }
}

/** @param position of the step, from 1 */
function CookTimers({ recipe, position }: { recipe: RecipeToCook; position: number }) {
  const running = useRecords(timerStore)
  const timers = recipe.cooking.steps[position - 1]?.timers ?? []
  const nameTimer = (timer: Timer) =>
    timer.recipe === recipe.id ? timerWords.step({ step: timer.step }) : timer.dish
  return (
    <div className={`row ${classes.timers}`}>
      {timers.map(({ seconds }, index) => {
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
      })}
      {running.size > 0 && <TimerList compact nameTimer={nameTimer} />}
    </div>
  )
}
