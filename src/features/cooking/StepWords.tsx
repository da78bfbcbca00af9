import { KeepTogether } from '../../ui/KeepTogether.tsx'
import classes from './StepWords.module.css'
import type { TextPiece } from './textPieces.ts'

interface StepWordsProps {
  pieces: TextPiece[]
  /** @param timer its index in the step */
  onTimer: (timer: number) => void
}

/** The text of a step; a press on the words of a timer starts it. */
export function StepWords({ pieces, onTimer }: StepWordsProps) {
  return pieces.map(({ text, timer }, index) =>
    timer === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
      <KeepTogether key={index}>{text}</KeepTogether>
    ) : (
      <button
        // oxlint-disable-next-line react/no-array-index-key -- as above
        key={index}
        type="button"
        className={classes.timer}
        title="Start timer"
        onClick={() => onTimer(timer)}
      >
        {text}
      </button>
    ),
  )
}
