import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRecord } from '../../storage/deviceStore.ts'
import { noteCooked } from '../../storage/keptRecipes.ts'
import classes from './CookMode.module.css'
import {
  changePlace,
  cookingStore,
  reportStored,
  startOver,
  tickLine,
  UNSTORED_NOTE,
  useUnstored,
} from './cookingStore.ts'
import { CookStep } from './CookStep.tsx'
import { type CookedRecipe, linesOf } from './cookedRecipe.ts'
import { COOK_HASH } from './scaleAddress.ts'
import { useTurning } from './useTurning.ts'
import { useWakeLock } from './useWakeLock.ts'

export function CookMode({ recipe }: { recipe: CookedRecipe }) {
  const { dialog, close, onClose } = useDialog()
  const { current, count, turn, finish } = useStep(recipe)
  const mayTurnOff = useWakeLock()
  const isUnstored = useUnstored()
  const turning = useTurning(turn)
  return (
    <dialog
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- the popup looks for the role
      role="dialog"
      aria-label={`Cook mode: ${recipe.title}`}
      className={`${classes.dialog} screen-only`}
      onClose={onClose}
      {...turning}
    >
      <div className={classes.bar}>
        <button type="button" aria-label="Close cook mode" onClick={close}>
          ✕
        </button>
        <p>
          <span className="visually-hidden">Step </span>
          {current + 1} of {count}
        </p>
        <button type="button" onClick={() => startOver(recipe.id)}>
          Start over
        </button>
      </div>
      <CookStep recipe={recipe} current={current}>
        {mayTurnOff && (
          <p>The screen may turn off: this browser does not let the page keep it on.</p>
        )}
        {isUnstored && <p>{UNSTORED_NOTE}</p>}
      </CookStep>
      <button
        type="button"
        className={classes.previous}
        aria-label="Previous step"
        disabled={current === 0}
        onClick={() => turn(-1)}
      >
        ←
      </button>
      <button
        type="button"
        className={classes.next}
        aria-label={current + 1 < count ? 'Next step' : 'Finish'}
        onClick={() => {
          if (current + 1 < count) return turn(1)
          finish()
          close()
        }}
      >
        {current + 1 < count ? '→' : 'Finish'}
      </button>
    </dialog>
  )
}

function useStep(recipe: CookedRecipe) {
  const { stepKeys } = linesOf(recipe)
  const place = useRecord(cookingStore, String(recipe.id))
  const current = Math.max(0, stepKeys.indexOf(place?.step ?? ''))
  function turn(by: 1 | -1) {
    const [from, to] = [stepKeys[current], stepKeys[current + by]]
    if (from === undefined || to === undefined) return
    if (by === 1) leave(from)
    changePlace(recipe.id, () => ({ step: to }))
  }
  function leave(step: string) {
    tickLine(recipe.id, 'steps', step, true)
    // Going on from the first step counts as cooking, opening a recipe does not.
    if (current === 0) reportStored(noteCooked(recipe.id, recipe.title, new Date()))
  }
  function finish() {
    leave(stepKeys[current] ?? '')
    startOver(recipe.id)
  }
  return { current, count: stepKeys.length, turn, finish }
}

const [loaded] = performance.getEntriesByType('navigation')
/** Whether the document was loaded with cook mode open: no history entry is left to go back to. */
let isLoadedOpen = loaded?.name.endsWith(COOK_HASH)

/** Open as long as the address says so; painted before it is modal, since inertness takes phones long. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { search } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const opener = document.activeElement
    // Screen readers read the focused step first.
    const focusStep = () => element.querySelector<HTMLElement>('[aria-live]')?.focus()
    element.show()
    focusStep()
    const cancel = afterPaint(() => {
      if (!element.open) return
      // Unlike close(), without an event.
      element.removeAttribute('open')
      element.showModal()
      focusStep()
    })
    return () => {
      cancel()
      isLoadedOpen = false
      element.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  return {
    dialog,
    close: () => dialog.current?.close(),
    onClose() {
      if (isLoadedOpen) void navigate({ search }, { replace: true })
      else void navigate(-1)
    },
  }
}

/** Calls back after the next paint; returns what cancels that. */
function afterPaint(call: () => void): () => void {
  let timeout: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timeout = setTimeout(call)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timeout)
  }
}
