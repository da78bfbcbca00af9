import { type DOMAttributes, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as words from 'words/cooking'
import { useRecords } from '../../storage/deviceStore.ts'
import { type Timer, timerStore } from '../../storage/timerStore.ts'
import classes from './CookMode.module.css'
import { useUnstored } from './cookingProgress.ts'
import { useHandsFree } from './handsFree/useHandsFree.tsx'
import { COOK_HASH } from './scaleAddress.ts'
import { TimerList } from './timers/TimerList.tsx'
import { useWakeLock } from './useWakeLock.ts'

interface CookDialogProps {
  name: string
  position: ReactNode
  /** Further buttons of the bar. */
  barButtons?: ReactNode
  /** Buttons that start timers. */
  timerButtons?: ReactNode
  nameTimer: (timer: Timer) => string
  /** Undefined where nothing was before. */
  goBack: (() => void) | undefined
  goOn: () => void
  /** How the button that goes on is called; without it, the button closes the dialog. */
  next: { name: string; label: string } | undefined
  handlers?: DOMAttributes<HTMLElement>
  /** Shows what to do now. @param notes on microphone, screen and storage */
  children: (notes: readonly string[]) => ReactNode
}

/** Fills the screen with one thing to do at a time. */
export function CookDialog(props: CookDialogProps) {
  const { goBack, goOn, next } = props
  const { dialog, close, onClose } = useDialog()
  const { button, panel, note } = useHandsFree()
  const mayTurnOff = useWakeLock()
  const notes = [
    note ?? [],
    mayTurnOff ? words.screenMayTurnOff : [],
    useUnstored() ? words.placeNotStored : [],
  ].flat()
  return (
    <>
      <dialog
        ref={dialog}
        aria-label={props.name}
        className={`${classes.dialog} screen-only`}
        onClose={onClose}
        {...props.handlers}
      >
        <div className={classes.bar}>
          <button type="button" aria-label={words.closeCookMode} onClick={close}>
            ✕
          </button>
          <p>{props.position}</p>
          {button}
          {props.barButtons}
        </div>
        {props.children(notes)}
        <div className={`row ${classes.controls}`}>
          <div className={`row ${classes.timers}`}>
            {props.timerButtons}
            {useRecords(timerStore).size > 0 && <TimerList compact nameTimer={props.nameTimer} />}
          </div>
          <button
            type="button"
            aria-label={words.backOneStep}
            data-command="back"
            disabled={!goBack}
            onClick={goBack}
          >
            {words.back}
          </button>
          <button
            type="button"
            className={classes.next}
            aria-label={next?.name ?? words.finish}
            data-command={next && 'next'}
            onClick={() => {
              goOn()
              if (!next) close()
            }}
          >
            {next?.label ?? words.finish}
          </button>
        </div>
      </dialog>
      {panel}
    </>
  )
}

const [navigation] = performance.getEntriesByType('navigation')
/** If cook mode was open at load, Back would leave the site. The flag outlives the component. */
let isLoadedOpen = navigation?.name.endsWith(COOK_HASH)

/** Calls show() first: showModal() makes the page inert, which would delay the first paint. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { search } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const opener = document.activeElement
    element.show()
    focusStep(element)
    // A press may remove or disable the focused button, and keys turn steps only in the dialog.
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
    dialog,
    close: () => dialog.current?.close(),
    onClose() {
      if (isLoadedOpen) void navigate({ search }, { replace: true })
      else void navigate(-1)
    },
  }
}

/** Screen readers read the focused step first. */
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
