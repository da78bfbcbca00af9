import { KeepTogether } from '../../ui/KeepTogether.tsx'
import type { TextPiece } from './showRecipe.ts'
import { startTimer } from './startTimer.ts'
import classes from './StepWords.module.css'
import type { CookedRecipe } from './useCooking.ts'

interface StepWordsProps {
  recipe: CookedRecipe
  /** Of the step, from 1. */
  position: number
  pieces: TextPiece[]
}

/** The text of a step; a press on the words of a timer starts it. */
export function StepWords({ recipe, position, pieces }: StepWordsProps) {
  return pieces.map(({ text, timer }, index) =>
    timer === undefined ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
      <KeepTogether key={index}>{text}</KeepTogether>
    ) : (
      <button
        key={`timer ${timer}`}
        type="button"
        className={classes.timer}
        title="Start timer"
        onClick={() => startTimer(recipe, position, timer)}
      >
        {text}
      </button>
    ),
  )
}
