import pills from '../../ui/pills.module.css'
import classes from './choices.module.css'

interface ChoiceButtonProps {
  label: string
  /** How many recipes it would leave. */
  count: number
  isChosen: boolean
  choose: () => void
}

/** A choice that is made or taken back with a press; one that would leave nothing cannot be made. */
export function ChoiceButton({ label, count, isChosen, choose }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={pills.pill}
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={choose}
    >
      {label} <span className={classes.count}>({count})</span>
    </button>
  )
}
