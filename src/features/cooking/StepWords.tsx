import type { TextPiece } from '../../cooking/splitAtTimers.ts'
import { keepTogether } from '../../ui/text/keepTogether.tsx'
import { useHydrated } from '../../shared/useBrowserValue.ts'
import classes from './StepWords.module.css'

type StepWordsProps = { pieces: readonly TextPiece[]; start: (timer: number) => void }

export function StepWords({ pieces, start }: StepWordsProps) {
  // A button that needs scripts is not prerendered.
  const isHydrated = useHydrated()
  return pieces.map(({ text, timer }) => {
    if (timer === undefined) return keepTogether(text)
    const key = `timer ${timer}`
    return isHydrated ? (
      <button
        key={key}
        type="button"
        className={`${classes.timer} ${classes.button}`}
        title="Start timer"
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
