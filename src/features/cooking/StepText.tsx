import * as words from 'words/timers'
import type { TextPiece } from '../../cooking/splitAtTimers.ts'
import { useHydrated } from '../../shared/useBrowserValue.ts'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import classes from './StepText.module.css'

type StepTextProps = { pieces: readonly TextPiece[]; start: (timer: number) => void }

/** Shows a step, with a button for each time that starts a timer. */
export function StepText({ pieces, start }: StepTextProps) {
  // The buttons need scripts, so they are not prerendered.
  const isHydrated = useHydrated()
  return pieces.map(({ text, timer }) => {
    if (timer === undefined) return keepTogether(text)
    const key = `timer ${timer}`
    return isHydrated ? (
      <button
        key={key}
        type="button"
        className={`${classes.timer} ${classes.button}`}
        title={words.startTimer}
        onClick={() => start(timer)}
      >
        {text}
      </button>
    ) : (
      <span key={key} className={classes.timer}>
        {text}
      </span>
    )
  })
}
